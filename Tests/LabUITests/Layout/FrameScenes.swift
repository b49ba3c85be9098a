import LabUI

extension Scene {
  /// Flexible frames (Apple's documentation of `frame(minWidth:…)`; measured rows) and ideal sizes.
  static let frames: [Scene] = [
    flexible("min 100 around 40", 40, { $0.frame(minWidth: 100) }, 100),
    flexible("max 200 around 40", 40, { $0.frame(maxWidth: 200) }, 200),
    flexible("min 50 and max infinity around 40", 40, { $0.frame(minWidth: 50, maxWidth: .infinity) }, 300),
    flexible("max 200 around 250", 250, { $0.frame(maxWidth: 200) }, 200),
    flexible("max infinity around 350 grows with it", 350, { $0.frame(maxWidth: .infinity) }, 350),
    flexible(
      "min 0 and max infinity is the proposal", 350, { $0.frame(minWidth: 0, maxWidth: .infinity) }, 300),
    flexible("ideal 150, fixed", 40, { $0.frame(idealWidth: 150).fixedSize() }, 150),
    flexible("ideal without fixedSize is the child's", 40, { $0.frame(idealWidth: 150) }, 40),
    Scene("a colour's ideal size is 10", size(100, 100)) {
      Color.red.fixedSize()
    } expected: {
      [Drawn(.red, 45, 45, 10, 10)]
    },
    Scene("a colour fixed in one direction", size(100, 100)) {
      Color.red.fixedSize(horizontal: true, vertical: false)
    } expected: {
      [Drawn(.red, 45, 0, 10, 100)]
    },
    Scene("a reader's ideal size is 10", size(100, 100)) {
      GeometryReader { _ in Color.red }.fixedSize()
    } expected: {
      [Drawn(.red, 45, 45, 10, 10)]
    },
    Scene("a reader's children lie at the leading top, each offered all of it", size(100, 80)) {
      GeometryReader { proxy in
        Color.red
        Color.blue.frame(width: proxy.size.width / 2, height: proxy.size.height / 4)
      }
    } expected: {
      [Drawn(.red, 0, 0, 100, 80), Drawn(.blue, 0, 0, 50, 20)]
    },
    Scene("frame(alignment:) of an overflowing child", size(100, 100)) {
      square(.red, 60).frame(width: 40, height: 40, alignment: .bottomTrailing).background(Color.green)
    } expected: {
      // The frame lies at 30; the child's far corner at 70.
      [Drawn(.green, 30, 30, 40, 40), Drawn(.red, 10, 10, 60, 60)]
    },
    Scene("offset moves the drawing, not the slot", size(100, 40)) {
      HStack(spacing: 0) {
        square(.red, 20).offset(x: 7, y: -3)
        square(.blue, 20)
      }
    } expected: {
      [Drawn(.red, 37, 7, 20, 20), Drawn(.blue, 50, 10, 20, 20)]
    },
    // fatbobman: 100 by 100 scaled by 2.2 keeps its layout size of 100 and is drawn 220 wide.
    Scene("scaleEffect is drawn larger about its centre", size(300, 300)) {
      square(.red, 100).scaleEffect(2.2).background(Color.green)
    } expected: {
      [Drawn(.green, 100, 100, 100, 100), Drawn(.red, 40, 40, 220, 220)]
    },
    Scene("scaleEffect about the leading top", size(100, 100)) {
      Color.red.frame(width: 80, height: 60).scaleEffect(0.5, anchor: .topLeading)
    } expected: {
      [Drawn(.red, 10, 20, 40, 30)]
    },
    Scene("scaleEffect in x and y", size(100, 100)) {
      Color.red.frame(width: 80, height: 60).scaleEffect(x: 0.5, y: 1.5)
    } expected: {
      [Drawn(.red, 30, 5, 40, 90)]
    },
    Scene("U5 scaleEffect(0.5) about the centre", size(100, 100)) {
      Color.red.frame(width: 80, height: 60).scaleEffect(0.5)
    } expected: {
      [Drawn(.red, 30, 35, 40, 30)]
    },
    Scene("U5 scaleEffect(0) leaves nothing of the size", size(100, 100)) {
      Color.red.frame(width: 80, height: 60).scaleEffect(0)
    } expected: {
      [Drawn(.red, 50, 50, 0, 0)]
    },
    Scene("U5 an offset, and another one in its overlay", size(200, 200)) {
      Color.red.frame(width: 80, height: 60)
        .overlay { Color.blue.frame(width: 80, height: 60).offset(x: 40, y: 30) }
        .offset(x: 20, y: 15)
    } expected: {
      // At (60, 70), moved by (20, 15), and from there by (40, 30).
      [Drawn(.red, 80, 85, 80, 60), Drawn(.blue, 120, 115, 80, 60)]
    },
    Scene("U3 insets add up and begin at their leading top", size(100, 100)) {
      Color.red.frame(width: 50, height: 30)
        .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        .padding(EdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8))
        .background(Color.green)
        .frame(width: 100, height: 100, alignment: .topLeading)
    } expected: {
      // Together 6, 8, 10 and 12 around 50 by 30.
      [Drawn(.green, 0, 0, 70, 46), Drawn(.red, 8, 6, 50, 30)]
    },
    // Opacity over a translation of (10, 20) over a rectangle at (1, 2), 3 by 4.
    Scene("187 frame under an offset", size(3, 4)) {
      Color.blue.offset(x: 10, y: 20).offset(x: 1, y: 2).opacity(0.5)
    } expected: {
      [Drawn(.blue, 11, 22, 3, 4)]
    },
  ]

  private static func flexible<Framed: View>(
    _ name: String, _ child: CGFloat,
    _ frame: @escaping @MainActor @Sendable (Block) -> Framed, _ width: CGFloat
  ) -> Scene {
    Scene("flexible frame: \(name)", size(300, 20)) {
      frame(Block(color: .red, width: child, height: 20)).background(Color.green)
    } expected: {
      [Drawn(.green, (300 - width) / 2, 0, width, 20), Drawn(.red, (300 - child) / 2, 0, child, 20)]
    }
  }

  /// Overlays and backgrounds: offered the view's size, aligned in it, never changing it.
  static let layers: [Scene] = [
    Scene("a layer is offered the view's size", size(100, 100)) {
      square(.red, 40).overlay { Color.blue }.background { Color.green }
    } expected: {
      [Drawn(.green, 30, 30, 40, 40), Drawn(.red, 30, 30, 40, 40), Drawn(.blue, 30, 30, 40, 40)]
    },
    Scene("a larger layer changes nothing around it", size(100, 40)) {
      HStack(spacing: 0) {
        square(.red, 20).overlay { square(.blue, 30) }
        square(.green, 20)
      }
    } expected: {
      [Drawn(.red, 30, 10, 20, 20), Drawn(.blue, 25, 5, 30, 30), Drawn(.green, 50, 10, 20, 20)]
    },
    Scene("several views in a layer lie one over the other", size(100, 100)) {
      square(.red, 40).overlay(alignment: .bottomTrailing) {
        square(.blue, 20)
        square(.green, 10)
      }
    } expected: {
      [Drawn(.red, 30, 30, 40, 40), Drawn(.blue, 50, 50, 20, 20), Drawn(.green, 60, 60, 10, 10)]
    },
    Scene("the form that takes a view", size(100, 100)) {
      square(.red, 40).overlay(square(.blue, 10), alignment: .top).background(
        square(.green, 10), alignment: .leading)
    } expected: {
      [Drawn(.green, 30, 45, 10, 10), Drawn(.red, 30, 30, 40, 40), Drawn(.blue, 45, 30, 10, 10)]
    },
    Scene("an empty layer", size(40, 40)) {
      Color.red.overlay {}.background { if false { Color.blue } }
    } expected: {
      [Drawn(.red, 0, 0, 40, 40)]
    },
    Scene("hidden keeps its room", size(60, 20)) {
      HStack(spacing: 0) {
        square(.red, 20).hidden()
        square(.blue, 20)
      }
    } expected: {
      [Drawn(.blue, 30, 0, 20, 20)]
    },
    Scene("zIndex changes the order of drawing only", size(60, 20)) {
      HStack(spacing: 0) {
        square(.red, 20).zIndex(1)
        square(.blue, 20)
        square(.green, 20).padding(0).zIndex(-1)
      }
    } expected: {
      [Drawn(.green, 40, 0, 20, 20), Drawn(.blue, 20, 0, 20, 20), Drawn(.red, 0, 0, 20, 20)]
    },
    Scene("measured: zIndex survives outer unary modifiers", size(60, 20)) {
      ZStack {
        square(.red, 20).zIndex(1).padding(5)
        square(.blue, 20)
      }
    } expected: {
      [Drawn(.blue, 20, 0, 20, 20), Drawn(.red, 20, 0, 20, 20)]
    },
  ]
}
