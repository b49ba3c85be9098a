import LabUI

extension Scene {
  /// Guides through containers and wrappers.
  ///
  /// In each a child of known guide stands over a blue block whose guide is 0:
  /// the blue block shows where the guide of what is above it lies.
  static let guides: [Scene] = [
    // Measured: VStack(.leading) of 100 (guide = own trailing), 50, 30 (guide = half its width) in 300.
    Scene("measured: explicit leading guides", size(300, 30)) {
      VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(width: 100, height: 10).alignmentGuide(.leading) { $0[.trailing] }
        Color.green.frame(width: 50, height: 10)
        Color.blue.frame(width: 30, height: 10).alignmentGuide(.leading) { $0.width / 2 }
      }
    } expected: {
      [Drawn(.red, 75, 0, 100, 10), Drawn(.green, 175, 10, 50, 10), Drawn(.blue, 160, 20, 30, 10)]
    },
    Scene("B30 a custom guide gets through a row", size(143, 140)) {
      VStack(alignment: .selection, spacing: 0) {
        menuRow(60, .red, .selection)
        menuRow(90, .green, .selection)
        Color.blue.frame(width: 50, height: 40)
      }
    } expected: {
      // Guides 60 + 8 + 20 = 88, 90 + 8 + 20 = 118, 25: origins 30, 0, 93; circles centred at 118.
      [
        Drawn(.gray, 30, 0, 60, 40), Drawn(.red, 98, 0, 40, 40), Drawn(.gray, 0, 40, 90, 40),
        Drawn(.green, 98, 40, 40, 40), Drawn(.blue, 93, 80, 50, 40),
      ].map(lowered)
    },
    Scene("B30 a built-in guide does not", size(138, 140)) {
      VStack(alignment: .trailing, spacing: 0) {
        menuRow(60, .red, .trailing)
        menuRow(90, .green, .trailing)
        Color.blue.frame(width: 50, height: 40)
      }
    } expected: {
      [
        Drawn(.gray, 30, 0, 60, 40), Drawn(.red, 98, 0, 40, 40), Drawn(.gray, 0, 40, 90, 40),
        Drawn(.green, 98, 40, 40, 40), Drawn(.blue, 88, 80, 50, 40),
      ].map(lowered)
    },
    guide("P7 carried through a row", 26) {
      HStack(spacing: 1) {
        square(.red, 5)
        Color.green.frame(width: 40, height: 5).alignmentGuide(.selection) { $0.width / 2 }
      }
    } drawn: {
      [Drawn(.red, 0, 0, 5, 5), Drawn(.green, 6, 0, 40, 5)]
    },
    guide("the mean of two in depth", 25) {
      ZStack(alignment: .leading) {
        Color.red.frame(width: 40, height: 5).alignmentGuide(.selection) { _ in 10 }
        Color.green.frame(width: 40, height: 5).alignmentGuide(.selection) { _ in 40 }
      }
    } drawn: {
      [Drawn(.red, 0, 0, 40, 5), Drawn(.green, 0, 0, 40, 5)]
    },
    guide("through two rows and a column", 32) {
      VStack(spacing: 0) {
        HStack(spacing: 2) {
          square(.red, 10)
          HStack(spacing: 0) {
            square(.green, 10)
            Color.red.frame(width: 20, height: 10).alignmentGuide(.selection) { $0.width / 2 }
          }
        }
      }
    } drawn: {
      [Drawn(.red, 0, 0, 10, 10), Drawn(.green, 12, 0, 10, 10), Drawn(.red, 22, 0, 20, 10)]
    },
    guide("the outermost wins and sees the inner", 8) {
      Color.red.frame(width: 40, height: 5)
        .alignmentGuide(.selection) { _ in 5 }
        .alignmentGuide(.selection) { $0[.selection] + 3 }
    } drawn: {
      [Drawn(.red, 0, 0, 40, 5)]
    },
    guide("the closure sees the default of the view inside", 20) {
      Color.red.frame(width: 40, height: 5).alignmentGuide(.selection) { $0[.selection] }
    } drawn: {
      [Drawn(.red, 0, 0, 40, 5)]
    },
    guide("explicit is nil where nothing sets it", 7) {
      Color.red.frame(width: 40, height: 5)
        .alignmentGuide(.selection) { $0[explicit: .selection] == nil ? 7 : 0 }
    } drawn: {
      [Drawn(.red, 0, 0, 40, 5)]
    },
    guide("padding adds its inset", 15) {
      marked.padding(.leading, 10)
    } drawn: {
      [Drawn(.red, 10, 0, 40, 5)]
    },
    guide("a frame adds the child's origin", 35) {
      marked.frame(width: 100)
    } drawn: {
      [Drawn(.red, 30, 0, 40, 5)]
    },
    guide("a flexible frame adds the child's origin", 65) {
      marked.frame(minWidth: 100, alignment: .trailing)
    } drawn: {
      [Drawn(.red, 60, 0, 40, 5)]
    },
    guide("an offset does not", 5) {
      marked.offset(x: 9)
    } drawn: {
      [Drawn(.red, 9, 0, 40, 5)]
    },
    guide("a scale does not", 5) {
      marked.scaleEffect(x: 0.5, anchor: .leading)
    } drawn: {
      [Drawn(.red, 0, 0, 20, 5)]
    },
    guide("what changes no layout passes it on", 5) {
      wrapped
    } drawn: {
      [Drawn(.clear, 0, 0, 40, 5), Drawn(.red, 0, 0, 40, 5)]
    },
    guide("a type-erased view passes it on", 5) {
      AnyView(marked)
    } drawn: {
      [Drawn(.red, 0, 0, 40, 5)]
    },
    guide("a button passes on its label's", 5) {
      Button {
      } label: {
        marked
      }
    } drawn: {
      [Drawn(.red, 0, 0, 40, 5)]
    },
    guide("a reader does not", 50) {
      GeometryReader { _ in marked }.frame(width: 100, height: 5)
    } drawn: {
      [Drawn(.red, 0, 0, 40, 5)]
    },
    guide("an overlay's guide does not escape", 20) {
      Color.red.frame(width: 40, height: 5)
        .overlay { Color.clear.alignmentGuide(.selection) { _ in 33 } }
    } drawn: {
      [Drawn(.red, 0, 0, 40, 5), Drawn(.clear, 0, 0, 40, 5)]
    },
    // Engine facts 2.6: the frame's side is always its default guide.
    Scene("frame(alignment: .leading) of a child with leading -10", size(100, 20)) {
      square(.red, 20).alignmentGuide(.leading) { _ in -10 }.frame(
        width: 100, height: 20, alignment: .leading)
    } expected: {
      [Drawn(.red, 10, 0, 20, 20)]
    },
    // A wrapper of one view passes a built-in guide on too: 5 of its own and 10 of padding.
    Scene("semantics 2: a built-in guide gets through padding", size(120, 20)) {
      VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(width: 40, height: 10).alignmentGuide(.leading) { _ in 5 }.padding(.leading, 10)
        Color.blue.frame(width: 105, height: 10)
      }
    } expected: {
      // From -15 to 105 about the guide: 120 wide; the blue one begins at 15, the red one at 10 of its padding.
      [Drawn(.red, 10, 0, 40, 10), Drawn(.blue, 15, 10, 105, 10)]
    },
    overlay(0, 0), overlay(1, 44), overlay(2, 96),
    Scene("a vertical guide of the same id", size(20, 50)) {
      HStack(alignment: .selectionLine, spacing: 0) {
        Color.red.frame(width: 10, height: 50)
        Color.blue.frame(width: 10, height: 20).alignmentGuide(.selectionLine) { _ in 0 }
      }
    } expected: {
      // As a vertical guide the id's default asks for the horizontal centre: 5. The blue one's top stands there.
      [Drawn(.red, 0, 0, 10, 50), Drawn(.blue, 10, 5, 10, 20)]
    },
    // The union of the aligned ranges, without the guide line itself: all guides lie outside (engine facts 8.3).
    Scene("guides outside of all children do not widen the stack", size(40, 20)) {
      VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(width: 40, height: 10).alignmentGuide(.leading) { _ in -30 }
        Color.blue.frame(width: 20, height: 10).alignmentGuide(.leading) { _ in -30 }
      }
    } expected: {
      [Drawn(.red, 0, 0, 40, 10), Drawn(.blue, 0, 10, 20, 10)]
    },
  ]

  @MainActor private static var marked: some View {
    Color.red.frame(width: 40, height: 5).alignmentGuide(.selection) { _ in 5 }
  }

  @MainActor private static var wrapped: some View {
    let layout = marked.layoutPriority(1).fixedSize().id(1).background { Color.clear }
    let drawing = layout.opacity(1).zIndex(0).transition(.opacity)
    return drawing.preference(key: TotalKey.self, value: 1).environment(\.isEnabled, true)
  }

  @MainActor private static func menuRow(
    _ title: CGFloat, _ icon: Color, _ guide: HorizontalAlignment
  ) -> some View {
    HStack(spacing: 8) {
      Color.gray.frame(width: title, height: 40)
      square(icon, 40).alignmentGuide(guide) { $0[HorizontalAlignment.center] }
    }
  }

  /// The scenes of B30 are 120 high in a host of 140.
  private static func lowered(_ drawn: Drawn) -> Drawn {
    var drawn = drawn
    drawn.frame.origin.y += 10
    return drawn
  }

  /// A view over a block of width 100 whose own guide is 0, in a host of 200 in which both begin at the left.
  private static func guide<Content: View>(
    _ name: String, _ value: CGFloat, @ViewBuilder content: @escaping @MainActor @Sendable () -> Content,
    drawn: () -> [Drawn]
  ) -> Scene {
    Scene(name.hasPrefix("P") ? name : "guide: \(name)", size(200, 100)) {
      VStack(alignment: .selection, spacing: 0) {
        content()
        Color.blue.frame(width: 100, height: 1).alignmentGuide(.selection) { _ in 0 }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    } expected: {
      let height = drawn().map(\.frame.maxY).max() ?? 0
      return drawn() + [Drawn(.blue, value, height, 100, 1)]
    }
  }

  /// A line in an overlay that is aligned on the guide of an item in the row.
  private static func overlay(_ selected: Int, _ x: CGFloat) -> Scene {
    Scene("an overlay on a propagated guide, item \(selected)", size(144, 20)) {
      HStack(spacing: 8) {
        ForEach(0..<3) { index in
          Color.gray.frame(width: GuideRow.widths[index], height: 20)
            .alignmentGuide(index == selected ? .selection : .other) { $0[HorizontalAlignment.center] }
        }
      }
      .overlay(alignment: Alignment(horizontal: .selection, vertical: .bottom)) {
        Color.red.frame(width: 40, height: 1)
      }
    } expected: {
      [
        Drawn(.gray, 0, 0, 40, 20), Drawn(.gray, 48, 0, 32, 20), Drawn(.gray, 88, 0, 56, 20),
        Drawn(.red, x, 19, 40, 1),
      ]
    }
  }
}
