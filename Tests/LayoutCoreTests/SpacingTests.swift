import Foundation
import LayoutCore
import Testing

/// The system font at a size: per em ascender, descender and cap height as swiftui-web read them, no leading.
private func system(_ size: CGFloat, ios: Bool = false) -> Spacing {
  .text(
    ascender: (ios ? 0.9521484375 : 0.966796875) * size, descender: (ios ? 0.2412109375 : 0.2109375) * size,
    capHeight: 0.70458984375 * size, leading: 0, pixelLength: 0.5)
}

@Suite struct SpacingTests {
  /// Measured on Apple's SwiftUI (swiftui-web, measured facts section 2).
  @Test(
    arguments: [(13, false, 8.15087890625, 4.7421875), (17, true, 10.80908203125, 6.6005859375)]
      as [(CGFloat, Bool, CGFloat, CGFloat)])
  func textBesideSomethingPlain(size: CGFloat, ios: Bool, below: CGFloat, above: CGFloat) {
    let text = system(size, ios: ios)
    #expect(abs(text.distance(to: .plain, along: .vertical) - below) < 1e-9)
    #expect(abs(Spacing.plain.distance(to: text, along: .vertical) - above) < 1e-9)
    #expect(text.distance(to: .plain, along: .horizontal) == 8)
    #expect(text.distance(to: text, along: .horizontal) == 8)
    #expect(text.distance(to: text, along: .vertical) == 0)
  }

  /// Rows 53 to 55: the lower text's leading, rounded up to the upper text's pixel.
  struct Texts: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var upperLeading: CGFloat
    var pixel: CGFloat
    var lowerLeading: CGFloat
    var distance: CGFloat
  }

  @Test(arguments: [
    Texts(testDescription: "53 alike", upperLeading: 5, pixel: 13, lowerLeading: 5, distance: 13),
    Texts(
      testDescription: "54 a lower one of more leading", upperLeading: 5, pixel: 13, lowerLeading: 17,
      distance: 26),
    Texts(
      testDescription: "55 a lower one of less leading", upperLeading: 17, pixel: 23, lowerLeading: 5,
      distance: 23),
  ])
  func textAboveText(_ row: Texts) {
    let upper = Spacing.text(
      ascender: 2, descender: 3, capHeight: 1, leading: row.upperLeading, pixelLength: row.pixel)
    let lower = Spacing.text(
      ascender: 7, descender: 11, capHeight: 1, leading: row.lowerLeading, pixelLength: 1)
    #expect(upper.distance(to: lower, along: .vertical) == row.distance)
  }

  @Test("58, 71 a number beside a text is the distance", arguments: [10, 13] as [CGFloat])
  func numbersBesideText(number: CGFloat) {
    let text = Spacing.text(ascender: 2, descender: 3, capHeight: 1, leading: 5, pixelLength: 13)
    #expect(text.distance(to: .custom(top: number), along: .vertical) == number)
    #expect(Spacing.custom(bottom: number).distance(to: text, along: .vertical) == number)
  }

  @Test("68, 74 edges with nothing in common are 8 apart") func plainViewsAreEightApart() {
    #expect(Spacing.plain.distance(to: .plain, along: .horizontal) == 8)
    #expect(Spacing.plain.distance(to: .plain, along: .vertical) == 8)
    #expect(ViewSpacing().distance(to: ViewSpacing(), along: .vertical) == 8)
    #expect(Spacing.none.distance(to: .none, along: .horizontal) == 8)
  }

  @Test func spacersAskForNothingAlongTheirAxis() {
    let spacer = Spacing.spacer(along: .horizontal)
    for neighbour in [Spacing.plain, system(13), spacer] {
      #expect(spacer.distance(to: neighbour, along: .horizontal) == 0)
      #expect(neighbour.distance(to: spacer, along: .horizontal) == 0)
    }
    #expect(Spacing.spacer(along: .vertical).distance(to: system(13), along: .vertical) == 0)
  }

  /// Rows 64 to 67; the cases give left and right, which right to left are trailing and leading.
  @Test("64-67 numbers take the larger") func numbersTakeTheLarger() {
    let a = Spacing.custom(top: 2, leading: 3, bottom: 7, trailing: 11)
    let b = Spacing.custom(top: 13, leading: 17, bottom: 21, trailing: 23)
    let mirroredA = Spacing.custom(top: 2, leading: 11, bottom: 7, trailing: 3)
    let mirroredB = Spacing.custom(top: 13, leading: 23, bottom: 21, trailing: 17)
    #expect(a.distance(to: b, along: .horizontal) == 17)
    #expect(mirroredA.distance(to: mirroredB, along: .horizontal) == 23)
    #expect(a.distance(to: b, along: .vertical) == 13)
    #expect(b.distance(to: a, along: .horizontal) == 23)
    #expect(mirroredB.distance(to: mirroredA, along: .horizontal) == 17)
    #expect(b.distance(to: a, along: .vertical) == 21)
  }

  /// Row 69: an edge that says nothing leaves it to the other one, and two such give the default.
  @Test("69 one number is enough") func oneNumberIsEnough() {
    let a = Spacing.custom(top: 2, leading: 3)
    let b = Spacing.custom(bottom: 21, trailing: 23)
    #expect(a.distance(to: b, along: .horizontal) == 8)
    #expect(b.distance(to: a, along: .horizontal) == 23)
    #expect(b.distance(to: a, along: .vertical) == 21)
  }

  /// Right to left the trailing edge of row 72 is the left one, which asks for 2.
  @Test("72, 73 zero leaves it to the other") func zeroLeavesItToTheOther() {
    #expect(Spacing.custom(leading: 2, trailing: 3).distance(to: .zero, along: .horizontal) == 3)
    #expect(Spacing.custom(leading: 3, trailing: 2).distance(to: .zero, along: .horizontal) == 2)
    let all = ViewSpacing(.custom(top: 10, leading: 20, bottom: 30, trailing: 40))
    #expect(all.distance(to: .zero, along: .horizontal) == 40)
    #expect(all.distance(to: .zero, along: .vertical) == 30)
  }

  /// Rows 60, 61 and 75, read from the distances to a view that leaves it to the other.
  @Test("60, 61, 75 unions take the larger, edge by edge") func unionsTakeTheLargerEdgeByEdge() {
    func edges(_ spacing: Spacing) -> [CGFloat] {
      [
        Spacing.none.distance(to: spacing, along: .vertical),
        Spacing.none.distance(to: spacing, along: .horizontal),
        spacing.distance(to: .none, along: .vertical), spacing.distance(to: .none, along: .horizontal),
      ]
    }
    let a = Spacing.custom(top: 5, leading: 10)
    let b = Spacing.custom(top: 9, leading: 3, trailing: 15)
    #expect(edges(a.union(with: b)) == [9, 10, 8, 15])
    #expect(edges(a.union(with: .custom(top: 8, leading: 3, trailing: 15))) == [8, 10, 8, 15])
    #expect(edges(Spacing.custom(top: 5).union(with: b, edges: .leading)) == [5, 3, 8, 8])
    #expect(
      edges(Spacing.custom(top: 10, leading: 20).union(with: .custom(top: 30, trailing: 40), edges: .top))
        == [30, 20, 8, 8])
  }

  /// Row 63: what a frame or padding does to the edges that it sets.
  @Test("63 edges that are set anew are plain") func resetEdgesArePlain() {
    let custom = Spacing.custom(top: 5, leading: 10, bottom: 15, trailing: 20).resetting(.vertical)
    #expect(Spacing.none.distance(to: custom, along: .horizontal) == 10)
    #expect(custom.distance(to: .none, along: .horizontal) == 20)
    #expect(custom.distance(to: custom, along: .vertical) == 8)
    let framed = system(13).resetting(.vertical)
    #expect(framed.distance(to: framed, along: .vertical) == 8)
    #expect(abs(framed.distance(to: system(13), along: .vertical) - 4.7421875) < 1e-9)
    let bottomOnly = system(13).resetting(.bottom)
    #expect(system(13).distance(to: bottomOnly, along: .vertical) == 0)
    #expect(bottomOnly.distance(to: .plain, along: .vertical) == 8)
    #expect(Spacing.custom(leading: 20).resetting(.leading).distance(to: .plain, along: .horizontal) == 8)
  }

  @Test func stacksPassOnTheirChildrensSpacing() {
    let text = system(13)
    // Measured: a row of texts between two texts in a column has no gaps.
    let row = Spacing.ofStack([text, text], along: .horizontal)
    #expect(text.distance(to: row, along: .vertical) == 0)
    #expect(row.distance(to: text, along: .vertical) == 0)
    // A column ends with its last child.
    let column = Spacing.ofStack([text, .plain], along: .vertical)
    #expect(text.distance(to: column, along: .vertical) == 0)
    #expect(column.distance(to: .plain, along: .vertical) == 8)
    // One text makes its row a text and a plain view at once: the largest distance counts.
    let mixed = Spacing.ofStack([.plain, text], along: .horizontal)
    #expect(abs(mixed.distance(to: .plain, along: .vertical) - 8.15087890625) < 1e-9)
    // Spacers at the ends of a row leave no gap to its neighbours.
    let spaced = Spacing.ofStack([.spacer(along: .horizontal), text], along: .horizontal)
    #expect(Spacing.plain.distance(to: spaced, along: .horizontal) == 0)
    #expect(Spacing.ofStack([], along: .horizontal).distance(to: .plain, along: .vertical) == 8)
  }

  /// The measured column of swiftui-web: text, text, a 10-point view, text is 16 + 0 + 16 + 8.15 + 10 + 4.74 + 16.
  @Test func aColumnOfTextAndPlainViews() {
    let children = [system(13), system(13), .plain, system(13)]
    let gaps = zip(children, children.dropFirst()).map { $0.distance(to: $1, along: .vertical) }
    let heights: CGFloat = 58
    let height = gaps.reduce(heights, +)
    #expect(abs(height - 70.8930664) < 1e-6)
  }
}
