package import Foundation
package import LabCore
package import LabUI
import Observation

/// An item of the row: its id is its place.
package struct RowItem: Identifiable, Hashable {
  package var id: Int
  package var title: String
  package var width: CGFloat

  package init(id: Int, title: String, width: CGFloat) {
    self.id = id
    self.title = title
    self.width = width
  }

  /// Widths 40, 32 and 56; with a spacing of 8 the row is 144 wide.
  package static let standard = [
    RowItem(id: 0, title: "Inbox", width: 40), RowItem(id: 1, title: "Sent", width: 32),
    RowItem(id: 2, title: "Archive", width: 56),
  ]
}

/// What the row shows; tests change it from outside.
@MainActor @Observable package final class RowModel {
  package var items: [RowItem]
  package var selection: Int?

  package init(items: [RowItem], selection: Int?) {
    self.items = items
    self.selection = selection
  }
}

/// A strategy in a window of 300 by 100 points.
@MainActor package struct Row {
  package let model: RowModel
  package let host: ViewHost

  package init(
    _ strategy: any SelectionIndicatorStrategy, items: [RowItem] = RowItem.standard, selection: Int? = 0,
    look: IndicatorLook = .underline(thickness: 1), animation: Animation? = .default,
    direction: LayoutDirection = .leftToRight
  ) {
    var environment = EnvironmentValues()
    environment.layoutDirection = direction
    let model = RowModel(items: items, selection: selection)
    func open(_ strategy: some SelectionIndicatorStrategy) -> ViewHost {
      ViewHost(size: CGSize(width: 300, height: 100), environment: environment) {
        RowView(strategy: strategy, model: model, look: look, animation: animation)
      }
    }
    self.model = model
    host = open(strategy)
  }

  /// Selects an item at the time that is now.
  package func select(_ id: Int?) {
    model.selection = id
    host.advance(by: 0)
  }

  /// Selects an item and waits until nothing moves.
  package func settle(at id: Int?) {
    select(id)
    host.settle()
  }

  /// The strategy's own view, in the window.
  package var container: CGRect {
    host.probes.first { $0.tag == ProbeTag(name: "row") }?.frame ?? .null
  }

  /// What is drawn in the indicator's colour, from the left top corner of the strategy's view.
  package var indicators: [DisplayItem] {
    let origin = container.origin
    return host.displayList.compactMap { item in
      guard item.content == .color(.red) || item.content == .shape("Capsule", .red) else { return nil }
      var item = item
      item.frame = item.frame.offsetBy(dx: -origin.x, dy: -origin.y)
      return item
    }
  }

  /// The frame of the only indicator that is drawn.
  package func line() throws -> CGRect {
    let indicators = indicators
    guard indicators.count == 1 else { throw Missing(what: "one indicator, not \(indicators.count)") }
    return indicators[0].frame
  }

  /// The final frame of an item, from the left top corner of the strategy's view.
  package func item(_ id: Int) throws -> CGRect {
    let tag = ProbeTag(name: "item", id: AnyHashable(id))
    guard let record = host.probes.first(where: { $0.tag == tag && !$0.isRemoved }) else {
      throw Missing(what: "item \(id)")
    }
    return record.frame.offsetBy(dx: -container.minX, dy: -container.minY)
  }

  /// Whether everything drawn has a frame that a screen could show.
  package var isFinite: Bool {
    host.displayList.allSatisfy {
      $0.frame.origin.x.isFinite && $0.frame.origin.y.isFinite && $0.frame.width.isFinite
        && $0.frame.height.isFinite && (0...1).contains($0.opacity)
    }
  }
}

/// What a test wanted of a row and did not find.
package struct Missing: Error {
  package var what: String
}

private struct RowView<Strategy: SelectionIndicatorStrategy>: View {
  let strategy: Strategy
  let model: RowModel
  let look: IndicatorLook
  let animation: Animation?

  var body: some View {
    strategy.makeBody(
      configuration: SelectionIndicatorConfiguration(
        items: model.items,
        selection: Binding(get: { model.selection }, set: { model.selection = $0 }),
        look: look, animation: animation, spacing: 8, tint: .red, title: \.title, width: \.width)
    )
    .probe(ProbeTag(name: "row"))
  }
}

/// Where the items of the standard row lie, by arithmetic: widths 40, 32, 56 with gaps of 8.
package enum Edges {
  package static func of(_ id: Int, _ direction: LayoutDirection = .leftToRight) -> (
    left: CGFloat, right: CGFloat
  ) {
    let left: CGFloat = [0, 48, 88][id]
    let right: CGFloat = [40, 80, 144][id]
    return direction == .leftToRight ? (left, right) : (144 - right, 144 - left)
  }
}

/// The part of the way that a critically damped spring of 0.5 s, the default animation, has gone after a time.
///
/// The closed form 1 - (1 + wt) exp(-wt) with w = 2 pi / 0.5 gives 0.3577, 0.7154 and 0.9864.
package let defaultSpring: [(time: Double, part: CGFloat)] = [(0.1, 0.3577), (0.2, 0.7154), (0.5, 0.9864)]

/// Whether two lengths differ by no more than a tolerance.
package func near(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 1e-9) -> Bool { abs(a - b) <= tolerance }

/// Whether a frame has these left and right edges.
package func spans(_ frame: CGRect, _ left: CGFloat, _ right: CGFloat, _ tolerance: CGFloat = 1e-9) -> Bool {
  near(frame.minX, left, tolerance) && near(frame.maxX, right, tolerance)
}

/// All paths of three selections, each a list of ids.
package let paths: [[Int]] = (0..<3).flatMap { a in (0..<3).flatMap { b in (0..<3).map { [a, b, $0] } } }

/// The lists of items that an app may come to hold.
package let oddLists: [[RowItem]] = [
  [],
  [RowItem(id: 0, title: "Inbox", width: 40)],
  // Two items with one id.
  [
    RowItem(id: 0, title: "Inbox", width: 40), RowItem(id: 0, title: "Inbox", width: 24),
    RowItem(id: 1, title: "Sent", width: 32),
  ],
  [RowItem(id: 0, title: "", width: 0), RowItem(id: 1, title: "Sent", width: -1)],
  [RowItem(id: 0, title: "Inbox", width: .nan), RowItem(id: 1, title: "Sent", width: .infinity)],
]
