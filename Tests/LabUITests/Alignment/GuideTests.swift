import LabUI
import Testing

/// How guides travel, and how several become one.
@MainActor @Suite struct GuideTests {
  @Test(arguments: Scene.guides) func guides(_ scene: Scene) { scene.check() }

  struct Merge: Sendable, CustomTestStringConvertible {
    var row: String
    var values: [CGFloat?]
    var result: CGFloat
    var testDescription: String { row }
  }

  /// Rows 1 to 14 of the cases: the values of the children are folded by their running mean.
  nonisolated static let merges: [Merge] =
    (0...10).map { n in
      Merge(row: "\(n + 1) 0...\(n)", values: (0...n).map { CGFloat($0) }, result: CGFloat(n) / 2)
    } + [
      Merge(row: "12 eleven equal values", values: Array(repeating: 3.25, count: 11), result: 3.25),
      Merge(row: "13 three values", values: [1, 3, 5], result: 3),
      Merge(row: "14 three values and two views without one", values: [1, 3, 5, nil, nil], result: 3),
    ]

  @Test("1-14 explicit values merge to their mean", arguments: merges)
  func explicitValuesMergeToTheirMean(_ merge: Merge) {
    let host = ViewHost(size: CGSize(width: 200, height: 100)) {
      VStack(alignment: .selection, spacing: 0) {
        ZStack(alignment: .leading) {
          ForEach(merge.values.indices, id: \.self) { index in
            Color.red.frame(width: 100, height: 5)
              .alignmentGuide(merge.values[index] == nil ? .other : .selection) { _ in
                merge.values[index] ?? 99
              }
          }
        }
        Color.blue.frame(width: 100, height: 1).alignmentGuide(.selection) { _ in 0 }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    #expect(abs(host.frame(.blue).minX - merge.result) < 1e-9)
    #expect(host.frame(.red).minX == 0)
  }

  @Test func aGuideThatChangesMovesWhatDependsOnIt() {
    let model = Model<CGFloat>(0)
    let host = ViewHost(size: CGSize(width: 200, height: 20)) {
      VStack(alignment: .selection, spacing: 0) {
        HStack(spacing: 0) {
          Driven(model) { value in
            Color.red.frame(width: 100, height: 10).alignmentGuide(.selection) { _ in value }
          }
        }
        Color.blue.frame(width: 20, height: 1).alignmentGuide(.selection) { _ in 0 }
      }.frame(maxWidth: .infinity, alignment: .leading)
    }
    for value: CGFloat in [0, 30, 12.5, 80] {
      model.set(value, host)
      #expect(host.frame(.blue).minX == value)
    }
  }

  @Test func aGuideThatIsNoNumberTrapsNothing() {
    let host = ViewHost(size: CGSize(width: 200, height: 20)) {
      VStack(alignment: .selection, spacing: 0) {
        Color.red.frame(width: 100, height: 10).alignmentGuide(.selection) { _ in .nan }
        Color.green.frame(width: 100, height: 10).alignmentGuide(.selection) { _ in .infinity }
        Color.blue.frame(width: 20, height: 1)
      }
    }
    #expect(host.displayList.count == 3)
  }
}
