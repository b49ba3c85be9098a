import LabUI

extension Scene {
  /// Rows 200 to 208 of the cases: inputs of OpenSwiftUI's snapshot tests, pixel-verified against SwiftUI.
  static let stacks: [Scene] = [
    Scene("200 stackFrameElementFrameHStack") {
      HStack {
        square(.red, 50)
        square(.blue, 50)
      }.frame(width: 150, height: 150)
    } expected: {
      [Drawn(.red, 46, 75, 50, 50), Drawn(.blue, 104, 75, 50, 50)]
    },
    Scene("201 stackFrameElementFrameVStack") {
      VStack {
        square(.red, 50)
        square(.blue, 50)
      }.frame(width: 150, height: 150)
    } expected: {
      [Drawn(.red, 75, 46, 50, 50), Drawn(.blue, 75, 104, 50, 50)]
    },
    Scene("202 stackFrameElementFrameHVStack") {
      fourSquares.frame(width: 150, height: 150)
    } expected: {
      [
        Drawn(.red, 80, 32, 40, 40), Drawn(.blue, 80, 80, 40, 40), Drawn(.green, 56, 128, 40, 40),
        Drawn(.yellow, 104, 128, 40, 40),
      ]
    },
    Scene("203 elementFrameHVStack") {
      fourSquares
    } expected: {
      [
        Drawn(.red, 80, 32, 40, 40), Drawn(.blue, 80, 80, 40, 40), Drawn(.green, 56, 128, 40, 40),
        Drawn(.yellow, 104, 128, 40, 40),
      ]
    },
    Scene("206 defaultHVStack") {
      VStack {
        Color.red
        Color.blue
        HStack {
          Color.green
          Color.yellow
        }
      }
    } expected: {
      // (200 - 2 * 8) / 3 = 184 / 3 high each, 8 apart.
      [
        Drawn(.red, 0, 0, 200, 184 / 3), Drawn(.blue, 0, 208 / 3, 200, 184 / 3),
        Drawn(.green, 0, 416 / 3, 96, 184 / 3), Drawn(.yellow, 104, 416 / 3, 96, 184 / 3),
      ]
    },
    Scene("207 layoutPriorityForHVStack") {
      VStack {
        Color.red
        Color.blue.layoutPriority(1)
        HStack {
          Color.green
          Color.yellow
        }
      }
    } expected: {
      [
        Drawn(.red, 0, 0, 200, 0), Drawn(.blue, 0, 8, 200, 184), Drawn(.green, 0, 200, 96, 0),
        Drawn(.yellow, 104, 200, 96, 0),
      ]
    },
    Scene("208 sameSizeInVStack") {
      VStack(spacing: 20) {
        Color.red
        square(.yellow, 10)
        Color.blue
      }
    } expected: {
      [Drawn(.red, 0, 0, 200, 75), Drawn(.yellow, 95, 95, 10, 10), Drawn(.blue, 0, 125, 200, 75)]
    },
  ]

  @MainActor private static var fourSquares: some View {
    VStack {
      square(.red, 40)
      square(.blue, 40)
      HStack {
        square(.green, 40)
        square(.yellow, 40)
      }
    }
  }

  /// Rows 221 to 234: spacers.
  static let spacers: [Scene] = [
    Scene("221 spacerInHStack") {
      HStack {
        square(.red, 50)
        Spacer()
        square(.blue, 50)
      }.frame(width: 200, height: 80)
    } expected: {
      [Drawn(.red, 0, 75, 50, 50), Drawn(.blue, 150, 75, 50, 50)]
    },
    Scene("222 spacerInVStack") {
      VStack {
        square(.red, 50)
        Spacer()
        square(.blue, 50)
      }.frame(width: 80, height: 200)
    } expected: {
      [Drawn(.red, 75, 0, 50, 50), Drawn(.blue, 75, 150, 50, 50)]
    },
    Scene("224 multipleSpacersInVStack") {
      VStack {
        Color.red.frame(width: 50, height: 40)
        Spacer()
        Color.blue.frame(width: 50, height: 40)
        Spacer()
        Color.green.frame(width: 50, height: 40)
      }.frame(width: 80, height: 250)
    } expected: {
      [Drawn(.red, 75, -25, 50, 40), Drawn(.blue, 75, 80, 50, 40), Drawn(.green, 75, 185, 50, 40)]
    },
    Scene("225 spacerWithMinLengthInHStack(50)") {
      HStack {
        square(.red, 50)
        Spacer(minLength: 50)
        square(.blue, 50)
      }.frame(width: 180, height: 80)
    } expected: {
      [Drawn(.red, 10, 75, 50, 50), Drawn(.blue, 140, 75, 50, 50)]
    },
    Scene("226 spacerWithMinLengthInVStack(30)") {
      VStack {
        square(.red, 50)
        Spacer(minLength: 30)
        square(.blue, 50)
      }.frame(width: 80, height: 160)
    } expected: {
      [Drawn(.red, 75, 20, 50, 50), Drawn(.blue, 75, 130, 50, 50)]
    },
    Scene("227 spacerAtStartInHStack") {
      HStack {
        Spacer()
        square(.red, 50)
        square(.blue, 50)
      }.frame(width: 200, height: 80)
    } expected: {
      [Drawn(.red, 92, 75, 50, 50), Drawn(.blue, 150, 75, 50, 50)]
    },
    Scene("228 spacerAtEndInHStack") {
      HStack {
        square(.red, 50)
        square(.blue, 50)
        Spacer()
      }.frame(width: 200, height: 80)
    } expected: {
      [Drawn(.red, 0, 75, 50, 50), Drawn(.blue, 58, 75, 50, 50)]
    },
    Scene("229 spacersAtBothEndsInHStack") {
      HStack {
        Spacer()
        square(.red, 50)
        square(.blue, 50)
        Spacer()
      }.frame(width: 200, height: 80)
    } expected: {
      [Drawn(.red, 46, 75, 50, 50), Drawn(.blue, 104, 75, 50, 50)]
    },
    Scene("231 spacerWithZeroMinLength") {
      HStack {
        Color.red.frame(width: 80, height: 50)
        Spacer(minLength: 0)
        Color.blue.frame(width: 80, height: 50)
      }.frame(width: 160, height: 80)
    } expected: {
      [Drawn(.red, 20, 75, 80, 50), Drawn(.blue, 100, 75, 80, 50)]
    },
    Scene("232 spacerWithLargeMinLength(100)") {
      HStack {
        Color.red.frame(width: 30, height: 50)
        Spacer(minLength: 100)
        Color.blue.frame(width: 30, height: 50)
      }.frame(width: 200, height: 80)
    } expected: {
      [Drawn(.red, 0, 75, 30, 50), Drawn(.blue, 170, 75, 30, 50)]
    },
    Scene("233 spacerInHStackWithoutFrame") {
      HStack {
        square(.red, 50)
        Spacer()
        square(.blue, 50)
      }
    } expected: {
      [Drawn(.red, 0, 75, 50, 50), Drawn(.blue, 150, 75, 50, 50)]
    },
    Scene("234 spacerInVStackWithoutFrame") {
      VStack {
        square(.red, 50)
        Spacer()
        square(.blue, 50)
      }
    } expected: {
      [Drawn(.red, 75, 0, 50, 50), Drawn(.blue, 75, 150, 50, 50)]
    },
  ]
}
