import LabUI

extension Scene {
  /// Rows 210 to 220: stacks in depth.
  static let depthStacks: [Scene] = [
    depth("210 center", .center, 90, 90),
    depth("211 top", .top, 90, 70),
    depth("212 bottom", .bottom, 90, 110),
    depth("213 leading", .leading, 70, 90),
    depth("214 trailing", .trailing, 110, 90),
    depth("215 topLeading", .topLeading, 70, 70),
    depth("217 bottomLeading", .bottomLeading, 70, 110),
    depth("218 bottomTrailing", .bottomTrailing, 110, 110),
    Scene("220 overlayAndBackground") {
      ZStack { square(.red, 200) }
        .overlay(alignment: .topLeading) { square(.green, 100) }
        .background(alignment: .bottomTrailing) { square(.blue, 100) }
    } expected: {
      [Drawn(.blue, 100, 100, 100, 100), Drawn(.red, 0, 0, 200, 200), Drawn(.green, 0, 0, 100, 100)]
    },
  ]

  private static func depth(_ name: String, _ alignment: Alignment, _ x: CGFloat, _ y: CGFloat) -> Scene {
    Scene("\(name) (ZStack)") {
      ZStack(alignment: alignment) {
        square(.red, 60)
        square(.blue, 20)
      }
    } expected: {
      [Drawn(.red, 70, 70, 60, 60), Drawn(.blue, x, y, 20, 20)]
    }
  }

  /// Rows 236 to 250: padding around a blue 50 by 30, with a background outside it.
  static let padding: [Scene] = [
    padded(
      "236 defaultPadding(16)", { $0.padding() }, Drawn(.red, 59, 69, 82, 62), Drawn(.blue, 75, 85, 50, 30)),
    padded("237 padding(20)", { $0.padding(20) }, Drawn(.red, 55, 65, 90, 70), Drawn(.blue, 75, 85, 50, 30)),
    padded("238 padding(0)", { $0.padding(0) }, Drawn(.red, 75, 85, 50, 30), Drawn(.blue, 75, 85, 50, 30)),
    padded(
      "239 padding(.top,30)", { $0.padding(.top, 30) }, Drawn(.red, 75, 70, 50, 60),
      Drawn(.blue, 75, 100, 50, 30)),
    padded(
      "240 padding(.bottom,30)", { $0.padding(.bottom, 30) }, Drawn(.red, 75, 70, 50, 60),
      Drawn(.blue, 75, 70, 50, 30)),
    padded(
      "241 padding(.leading,30)", { $0.padding(.leading, 30) }, Drawn(.red, 60, 85, 80, 30),
      Drawn(.blue, 90, 85, 50, 30)),
    padded(
      "242 padding(.trailing,30)", { $0.padding(.trailing, 30) }, Drawn(.red, 60, 85, 80, 30),
      Drawn(.blue, 60, 85, 50, 30)),
    padded(
      "243 padding(.horizontal,40)", { $0.padding(.horizontal, 40) }, Drawn(.red, 35, 85, 130, 30),
      Drawn(.blue, 75, 85, 50, 30)),
    padded(
      "244 padding(.vertical,40)", { $0.padding(.vertical, 40) }, Drawn(.red, 75, 45, 50, 110),
      Drawn(.blue, 75, 85, 50, 30)),
    padded(
      "245 padding([.top,.trailing],25)", { $0.padding([.top, .trailing], 25) },
      Drawn(.red, 62.5, 72.5, 75, 55),
      Drawn(.blue, 62.5, 97.5, 50, 30)),
    padded(
      "246 edgeInsets(10,20,30,15)",
      { $0.padding(EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 15)) },
      Drawn(.red, 57.5, 65, 85, 70), Drawn(.blue, 77.5, 75, 50, 30)),
    Scene("248 nestedPadding") {
      Color.blue.frame(width: 50, height: 30)
        .padding(10).background(Color.green).padding(20).background(Color.red)
    } expected: {
      [Drawn(.red, 45, 55, 110, 90), Drawn(.green, 65, 75, 70, 50), Drawn(.blue, 75, 85, 50, 30)]
    },
    Scene("250 paddingInVStack") {
      VStack(spacing: 0) {
        Color.blue.frame(height: 30).padding(.bottom, 20).background(Color.red)
        Color.green.frame(height: 30).padding(.top, 15).background(Color.yellow)
      }
    } expected: {
      [
        Drawn(.red, 0, 52.5, 200, 50), Drawn(.blue, 0, 52.5, 200, 30), Drawn(.yellow, 0, 102.5, 200, 45),
        Drawn(.green, 0, 117.5, 200, 30),
      ]
    },
  ]

  private static func padded<Padded: View>(
    _ name: String, _ pad: @escaping @MainActor @Sendable (Block) -> Padded,
    _ background: Drawn, _ content: Drawn
  ) -> Scene {
    Scene(name) {
      pad(Block(color: .blue, width: 50, height: 30)).background(Color.red)
    } expected: {
      [background, content]
    }
  }

  /// Rows 253 to 256: proportions and positions.
  static let ratiosAndPositions: [Scene] = [
    Scene("253 aspectRatioTwo") {
      ZStack {
        Color.red.aspectRatio(2, contentMode: .fit).frame(width: 100, height: 50)
        Color.green.aspectRatio(2, contentMode: .fill).frame(width: 50, height: 100)
      }.frame(width: 100, height: 100)
    } expected: {
      [Drawn(.red, 50, 75, 100, 50), Drawn(.green, 0, 50, 200, 100)]
    },
    Scene("254 aspectRatioNil") {
      ZStack {
        Color.red.aspectRatio(contentMode: .fit).frame(width: 100, height: 50)
        Color.green.aspectRatio(contentMode: .fill).frame(width: 50, height: 100)
      }.frame(width: 200, height: 200)
    } expected: {
      [Drawn(.red, 75, 75, 50, 50), Drawn(.green, 50, 50, 100, 100)]
    },
    Scene("measured: colour of ratio 2 in 100 by 100", size(100, 100)) {
      Color.red.aspectRatio(2, contentMode: .fit)
    } expected: {
      [Drawn(.red, 0, 25, 100, 50)]
    },
    Scene("256 position") {
      ZStack {
        square(.red, 50).position(x: 0, y: 0)
        square(.green, 50).position(x: 50, y: 0)
        square(.blue, 50).position(x: 0, y: 50)
        square(.black, 50).position(x: 50, y: 50)
      }.frame(width: 100, height: 100)
    } expected: {
      [
        Drawn(.red, 25, 25, 50, 50), Drawn(.green, 75, 25, 50, 50), Drawn(.blue, 25, 75, 50, 50),
        Drawn(.black, 75, 75, 50, 50),
      ]
    },
    // Measured: the position takes the remaining 244 of an HStack; its child keeps its size.
    Scene("measured: position takes the rest of a row", size(300, 40)) {
      HStack {
        Color.red.frame(width: 48, height: 40)
        square(.blue, 20).position(x: 10, y: 10).background(Color.green)
      }
    } expected: {
      [Drawn(.red, 0, 0, 48, 40), Drawn(.green, 56, 0, 244, 40), Drawn(.blue, 56, 0, 20, 20)]
    },
  ]
}
