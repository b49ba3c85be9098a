import Foundation
import LabCore
import LabUI

/// What the engine's probes say at one instant, in host coordinates.
struct ProbeReading {
  struct Item {
    var id: String
    /// The item's place in the layout, where a tap finds it.
    var layout: CGRect
    /// Where the item is displayed.
    var displayed: CGRect
  }

  struct Indicator {
    var displayed: CGRect
    var opacity: Double
    var isRemoved: Bool
  }

  var container: CGRect?
  var items: [Item] = []
  var indicators: [Indicator] = []

  /// Reads a window's probes.
  ///
  /// - Parameters:
  ///   - items: The items if it is known that they are where they were.
  ///   - isAlone: Whether nothing stands beside the strategy's view; otherwise what does is left out.
  @MainActor init(_ host: ViewHost, items known: [Item]? = nil, isAlone: Bool) {
    guard isAlone else {
      take(host.probes)
      return
    }
    items =
      known ?? host.probes(named: ProbeTag.itemName, withLeaves: true).compactMap(Item.init)
    indicators = host.probes(named: ProbeTag.indicatorName, withLeaves: true).map(\.indicator)
    for probe in host.probes(named: ProbeTag.container.name, withLeaves: false) where !probe.isRemoved {
      container = container.map { $0.union(probe.frame) } ?? probe.frame
    }
  }

  /// Sorts marked views in the order of the tree, up to what stands beside the strategy's view, which is last in it.
  private mutating func take(_ probes: [ProbeRecord]) {
    for probe in probes.prefix(while: { $0.tag != .other }) {
      switch probe.tag.name {
      case ProbeTag.itemName: if let item = Item(probe) { items.append(item) }
      case ProbeTag.indicatorName: indicators.append(probe.indicator)
      case ProbeTag.container.name where !probe.isRemoved:
        container = container.map { $0.union(probe.frame) } ?? probe.frame
      default: break
      }
    }
  }
}

extension ProbeReading.Item {
  /// Reads a marked item; `nil` for one that is going.
  fileprivate init?(_ probe: ProbeRecord) {
    guard !probe.isRemoved, let id = probe.tag.id?.base as? String else { return nil }
    self.init(id: id, layout: probe.frame, displayed: probe.displayedFrame)
  }
}

extension ProbeRecord {
  /// The layout's frame, moved by as much as the first thing drawn in it is still away from its goal.
  fileprivate var displayedFrame: CGRect {
    guard let leaf = leaves.first else { return frame }
    return frame.offsetBy(
      dx: leaf.frame.origin.x - leaf.target.origin.x, dy: leaf.frame.origin.y - leaf.target.origin.y)
  }

  /// What is drawn in it; without anything drawn, an indicator that cannot be seen.
  fileprivate var indicator: ProbeReading.Indicator {
    guard let first = leaves.first else {
      return .init(displayed: frame, opacity: 0, isRemoved: isRemoved)
    }
    var displayed = first.frame
    var opacity = first.opacity
    for leaf in leaves.dropFirst() {
      displayed = displayed.union(leaf.frame)
      opacity = max(opacity, leaf.opacity)
    }
    return .init(displayed: displayed, opacity: opacity, isRemoved: isRemoved)
  }
}
