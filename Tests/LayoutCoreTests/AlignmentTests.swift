import Foundation
import LayoutCore
import Testing

private enum Selection: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
}

private enum Origin: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

private enum Corner: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width + context.height }
}

private enum Largest: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  static func combineExplicit(_ value: CGFloat, into accumulated: CGFloat?, count: Int) -> CGFloat? {
    max(value, accumulated ?? value)
  }
}

/// Rows 1 to 16 of the public numeric cases (OpenSwiftUI, `AlignmentGuideTests`), and keys.
@Suite struct AlignmentTests {
  @Test(arguments: 0...10) func customGuidesMergeToTheMean(n: Int) {
    // The mean of 0, 1 … n is n / 2.
    let merged = HorizontalAlignment(Selection.self).combineExplicit((0...n).map { CGFloat($0) })
    #expect(abs((merged ?? .nan) - CGFloat(n) / 2) < 1e-12)
  }

  @Test func equalValuesKeepTheirMean() {
    #expect(HorizontalAlignment(Selection.self).combineExplicit([CGFloat?](repeating: 7, count: 11)) == 7)
  }

  @Test func viewsWithoutAValueDoNotCount() {
    let guide = VerticalAlignment(Selection.self)
    #expect(guide.combineExplicit([1, 3, 5]) == 3)
    #expect(guide.combineExplicit([1, 3, 5, nil, nil]) == 3)
    #expect(guide.combineExplicit([nil, 1, nil, 3, 5]) == 3)
    #expect(guide.combineExplicit([nil, nil]) == nil)
  }

  @Test func edgesAndCentresDoNotMerge() {
    let horizontal: [HorizontalAlignment] = [.leading, .center, .trailing]
    let vertical: [VerticalAlignment] = [.top, .center, .bottom]
    #expect(horizontal.allSatisfy { $0.combineExplicit([1, 3]) == nil && !$0.key.propagatesOutOfContainers })
    #expect(vertical.allSatisfy { $0.combineExplicit([1, 3]) == nil && !$0.key.propagatesOutOfContainers })
  }

  @Test func baselinesMergeToTheOutermost() {
    #expect(VerticalAlignment.firstTextBaseline.combineExplicit([5, 3, 8]) == 3)
    #expect(VerticalAlignment.lastTextBaseline.combineExplicit([5, 3, 8]) == 8)
  }

  @Test func aGuideMayHaveItsOwnRule() {
    #expect(HorizontalAlignment(Largest.self).combineExplicit([1, 5, 3]) == 5)
  }

  @Test("15, 16 a fraction is the value in a unit view") func fractionIsTheValueInAUnitView() {
    #expect(AlignmentKey(Origin.self, axis: .horizontal).fraction == 0)
    #expect(AlignmentKey(Corner.self, axis: .horizontal).fraction == 2)
  }

  @Test func builtInDefaults() {
    let view = ViewDimensions(size: CGSize(width: 40, height: 20))
    #expect([view[.leading], view[HorizontalAlignment.center], view[.trailing]] == [0, 20, 40])
    #expect([view[.top], view[VerticalAlignment.center], view[.bottom]] == [0, 10, 20])
    #expect([view[.firstTextBaseline], view[.lastTextBaseline]] == [20, 20])
    #expect([view[.listRowSeparatorLeading], view[.listRowSeparatorTrailing]] == [0, 40])
    #expect(view[explicit: .leading] == nil)
  }

  @Test func oneTypeGivesAKeyForEachAxis() {
    let first = AlignmentKey(Selection.self, axis: .horizontal)
    let second = AlignmentKey(Selection.self, axis: .vertical)
    #expect(first == AlignmentKey(Selection.self, axis: .horizontal))
    #expect(first != second)
    #expect(first.axis == .horizontal && second.axis == .vertical)
    #expect(first != AlignmentKey(Origin.self, axis: .horizontal))
    #expect(AlignmentKey.verticalCenter.axis == .vertical && AlignmentKey.trailing.axis == .horizontal)
    #expect(AlignmentKey.listRowSeparatorLeading.axis == .horizontal)
  }

  /// More types than one block of the registry holds.
  @Test func manyTypesKeepTheirOwnDefaults() {
    func chain<T>(_ type: T.Type, depth: Int) -> [AlignmentKey] {
      let key = AlignmentKey(Nested<T>.self, axis: .horizontal)
      return depth == 0 ? [key] : [key] + chain([T].self, depth: depth - 1)
    }
    let keys = chain(Int.self, depth: 199)
    #expect(Set(keys).count == 200)
    let view = ViewDimensions(size: .zero)
    #expect(keys.indices.allSatisfy { keys[$0].defaultValue(in: view) == CGFloat(2 * $0) })
  }

  @Test func explicitValuesComeFromTheLookup() {
    var value: CGFloat = 12
    withUnsafePointer(to: &value) { pointer in
      let view = ViewDimensions(
        size: CGSize(width: 40, height: 20), proposal: .unspecified, context: UnsafeRawPointer(pointer)
      ) { context, _, size, key in
        key == .leading ? context.load(as: CGFloat.self) + size.width : .nan
      }
      #expect(view[.leading] == 52)
      #expect(view[explicit: .leading] == 52)
      #expect(view[.trailing] == 40)
      #expect(view[explicit: .trailing] == nil)
    }
  }

  @Test func keysAreTheSameFromManyThreads() async {
    let keys = await withTaskGroup(of: AlignmentKey.self) { group in
      for _ in 0..<64 { group.addTask { AlignmentKey(Concurrent.self, axis: .vertical) } }
      return await group.reduce(into: Set<AlignmentKey>()) { $0.insert($1) }
    }
    #expect(keys.count == 1)
  }

  // MARK: Guides through containers

  /// T1 and T2 of the semantics: a row 40, 32, 56 with gaps 8, and a line below it in a column on a custom guide.
  ///
  /// The guide is the centre of the selected item: 20, 64 or 116 of 144; without a selection the row's centre 72;
  /// with all three their mean 200 / 3.
  @Test(
    arguments: [
      (40, [0], 0, 144, 0), (40, [1], 44, 144, 0), (40, [2], 96, 144, 0), (40, [], 52, 144, 0),
      (40, [0, 1, 2], 200.0 / 3 - 20, 144, 0),
      // The line sticks out on the left by 20 and the row moves right; or on the right, and nothing moves.
      (80, [0], 0, 164, 20), (80, [1], 24, 144, 0), (80, [2], 76, 156, 0),
    ] as [(CGFloat, [Int], CGFloat, CGFloat, CGFloat)])
  func lineUnderTheSelection(line: CGFloat, selected: [Int], lineX: CGFloat, width: CGFloat, rowX: CGFloat) {
    let key = AlignmentKey(Selection.self, axis: .horizontal)
    let items = [40, 32, 56].enumerated().map { index, width -> Box in
      let item = fixed("\(index)", CGFloat(width), 20)
      return selected.contains(index) ? Guided(key, item) { $0.width / 2 } : item
    }
    let row = StackBox(named: "row", .horizontal, 8, items)
    let column = vstack(named: "column", gap: 0, key: key, row, fixed("line", line, 1))
    let frames = column.frames(in: CGSize(width: width, height: 21))
    #expect(abs(frames["column"]!.width - width) < 1e-9)
    #expect(abs(frames["line"]!.minX - lineX) < 1e-9)
    #expect(abs(frames["row"]!.minX - rowX) < 1e-9)
  }

  /// P7: padding adds its inset to a guide that passes through it, two containers deep.
  @Test func guidesPassThroughPaddingAndRows() {
    let key = AlignmentKey(Selection.self, axis: .horizontal)
    let item = Padded(leading: 10, Guided(key, fixed("item", 30, 10)) { _ in 4 })
    let row = hstack(gap: 5, fixed("first", 20, 10), hstack(gap: 0, item, fixed("last", 6, 10)))
    // 20 + 5 for the first item and the gap, 10 of padding, 4 of its own.
    #expect(row.explicit(key, .unspecified) == 39)
    #expect(row.explicit(.leading, .unspecified) == nil)
  }

  @Test func framesUseTheirOwnDefaultGuide() {
    let child = Guided(.leading, fixed("child", 30, 10)) { _ in -10 }
    let frames = Framed(100, 10, alignment: .leading, child).frames(in: CGSize(width: 100, height: 10))
    #expect(frames["child"]?.minX == 10)
  }
}

private enum Concurrent: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

private protocol Depth { static var depth: Int { get } }
extension Int: Depth { fileprivate static var depth: Int { 0 } }
extension Array: Depth where Element: Depth { fileprivate static var depth: Int { Element.depth + 1 } }

/// A family of guides whose default is twice the nesting of its parameter.
private enum Nested<T>: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat {
    CGFloat(2 * ((T.self as? any Depth.Type)?.depth ?? -1))
  }
}
