import LabUI

extension Scene {
  /// The extra derived cases, and the scenes P1 to P11 that other engines get wrong.
  static let derived: [Scene] = [
    Scene("X1 three colours", size(300, 200)) {
      HStack {
        Color.red
        Color.green
        Color.blue
      }
    } expected: {
      // (300 - 16) / 3 wide each.
      [
        Drawn(.red, 0, 0, 284 / 3, 200), Drawn(.green, 284 / 3 + 8, 0, 284 / 3, 200),
        Drawn(.blue, 2 * (284 / 3 + 8), 0, 284 / 3, 200),
      ]
    },
    Scene("X2 three colours, spacing 0", size(300, 200)) {
      HStack(spacing: 0) {
        Color.red
        Color.green
        Color.blue
      }
    } expected: {
      [Drawn(.red, 0, 0, 100, 200), Drawn(.green, 100, 0, 100, 200), Drawn(.blue, 200, 0, 100, 200)]
    },
    Scene("X3 50 by 20, colour, colour of priority 1", size(300, 200)) {
      HStack {
        Color.red.frame(width: 50, height: 20)
        Color.green
        Color.blue.layoutPriority(1)
      }
    } expected: {
      [Drawn(.red, 0, 90, 50, 20), Drawn(.green, 58, 0, 0, 200), Drawn(.blue, 66, 0, 234, 200)]
    },
    Scene("X4 at least 100, and a colour", size(150, 200)) {
      HStack {
        Color.red.frame(minWidth: 100, maxWidth: .infinity)
        Color.blue
      }
    } expected: {
      [Drawn(.red, 0, 0, 100, 200), Drawn(.blue, 108, 0, 42, 200)]
    },
    Scene("X5 at most 40, a colour, a spacer", size(300, 200)) {
      HStack {
        Color.red.frame(maxWidth: 40)
        Color.blue
        Spacer()
      }
    } expected: {
      [Drawn(.red, 0, 0, 40, 200), Drawn(.blue, 48, 0, 244, 200)]
    },
    Scene("P1 least flexible first") {
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 0, maxWidth: 200)
        Color.blue.frame(minWidth: 0, maxWidth: 50)
      }
    } expected: {
      [Drawn(.red, 0, 0, 150, 200), Drawn(.blue, 150, 0, 50, 200)]
    },
    Scene("P2 the reserved minimum is given back") {
      HStack(spacing: 0) {
        Color.red
        Color.blue.frame(minWidth: 30, maxWidth: 60).layoutPriority(1)
      }
    } expected: {
      [Drawn(.red, 0, 0, 140, 200), Drawn(.blue, 140, 0, 60, 200)]
    },
    Scene("P3 fifty, spacer, fifty", size(300, 200)) {
      HStack {
        square(.red, 50)
        Spacer()
        square(.blue, 50)
      }.background(Color.green)
    } expected: {
      [Drawn(.green, 0, 75, 300, 50), Drawn(.red, 0, 75, 50, 50), Drawn(.blue, 250, 75, 50, 50)]
    },
    Scene("P4 a wide child in a frame of at most 200", size(300, 200)) {
      Color.red.frame(width: 250, height: 20).frame(maxWidth: 200).background(Color.green)
    } expected: {
      [Drawn(.green, 50, 90, 200, 20), Drawn(.red, 25, 90, 250, 20)]
    },
    Scene("P5 a narrow child in a frame of at least 100", size(300, 200)) {
      Color.red.frame(width: 40, height: 20).frame(minWidth: 100).background(Color.green)
    } expected: {
      [Drawn(.green, 100, 90, 100, 20), Drawn(.red, 130, 90, 40, 20)]
    },
    Scene("P9 nested stacks", size(300, 200)) {
      VStack(spacing: 10) {
        HStack(spacing: 10) {
          Color.red
          Color.blue.frame(width: 80)
        }.padding(10)
        HStack {
          square(.green, 40)
          Spacer()
          square(.yellow, 40)
        }.frame(height: 60)
      }
    } expected: {
      [
        Drawn(.red, 10, 10, 190, 110), Drawn(.blue, 210, 10, 80, 110), Drawn(.green, 0, 150, 40, 40),
        Drawn(.yellow, 260, 150, 40, 40),
      ]
    },
    Scene("P10 priority between minima", size(300, 200)) {
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 20, maxWidth: .infinity)
        Color.green.frame(minWidth: 20, maxWidth: .infinity).layoutPriority(1)
        Color.blue.frame(minWidth: 60, maxWidth: .infinity)
      }
    } expected: {
      [Drawn(.red, 0, 0, 20, 200), Drawn(.green, 20, 0, 220, 200), Drawn(.blue, 240, 0, 60, 200)]
    },
    Scene("measured: priority between a minimum and a fixed width", size(300, 200)) {
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 20, maxWidth: .infinity)
        Color.green.frame(minWidth: 20, maxWidth: .infinity).layoutPriority(1)
        Color.blue.frame(width: 60)
      }
    } expected: {
      [Drawn(.red, 0, 0, 20, 200), Drawn(.green, 20, 0, 220, 200), Drawn(.blue, 240, 0, 60, 200)]
    },
    Scene("P11 an overflowing row is centred", size(300, 200)) {
      HStack {
        Color.red.frame(width: 250, height: 20)
        Spacer(minLength: 20)
        Color.blue.frame(width: 100, height: 20)
      }.background(Color.green)
    } expected: {
      [Drawn(.green, -35, 90, 370, 20), Drawn(.red, -35, 90, 250, 20), Drawn(.blue, 235, 90, 100, 20)]
    },
    Scene("B25 objc.io: at most 100, at least 100", size(150, 200)) {
      HStack(spacing: 0) {
        Color.red.frame(maxWidth: 100)
        Color.blue.frame(minWidth: 100)
      }
    } expected: {
      [Drawn(.red, -12.5, 0, 75, 200), Drawn(.blue, 62.5, 0, 100, 200)]
    },
    Scene("B29 insets of 15 on both sides of a segment of 90", size(90, 40)) {
      Color.red.padding(.horizontal, 15)
    } expected: {
      [Drawn(.red, 15, 0, 60, 40)]
    },
    Scene("semantics 1: fixed 50 and two greedy in 320", size(320, 20)) {
      HStack(spacing: 8) {
        Color.red.frame(width: 50)
        Color.green
        Color.blue
      }
    } expected: {
      // (320 - 16 - 50) / 2 = 127.
      [Drawn(.red, 0, 0, 50, 20), Drawn(.green, 58, 0, 127, 20), Drawn(.blue, 193, 0, 127, 20)]
    },
    Scene("engine facts 2.1: an empty stack keeps its explicit gaps", size(100, 20)) {
      HStack(spacing: 10) {
        Color.red.frame(width: 20)
        HStack {}
        Color.blue.frame(width: 20)
      }
    } expected: {
      // 20 + 10 + 0 + 10 + 20 = 60, centred.
      [Drawn(.red, 20, 0, 20, 20), Drawn(.blue, 60, 0, 20, 20)]
    },
    Scene("measured: an empty ForEach contributes no gap", size(100, 20)) {
      HStack(spacing: 10) {
        Color.red.frame(width: 20)
        ForEach(0..<0) { _ in Color.green }
        Color.blue.frame(width: 20)
      }
    } expected: {
      [Drawn(.red, 25, 0, 20, 20), Drawn(.blue, 55, 0, 20, 20)]
    },
  ]
}
