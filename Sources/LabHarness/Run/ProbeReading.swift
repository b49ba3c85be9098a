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

  init(_ probes: [ProbeRecord]) {
    for probe in probes {
      switch probe.tag.name {
      case ProbeTag.itemName:
        guard !probe.isRemoved, let id = probe.tag.id?.base as? String else { continue }
        items.append(Item(id: id, layout: probe.frame, displayed: probe.displayedFrame))
      case ProbeTag.indicatorName:
        indicators.append(probe.indicator)
      case ProbeTag.container.name where !probe.isRemoved:
        container = container.map { $0.union(probe.frame) } ?? probe.frame
      default: break
      }
    }
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
