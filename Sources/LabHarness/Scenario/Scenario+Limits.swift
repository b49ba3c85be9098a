public import Foundation
import LabCore

extension Scenario {
  /// The greatest length in points; beyond it a double is too coarse for what is measured.
  public static let longestLength: CGFloat = 100_000
  /// The most frames a second that are run.
  public static let highestFrameRate = 1_000.0
  /// The longest that a scenario may last before its last step, in seconds.
  public static let longestTime = 3_600.0

  /// The scenario with every number in the range that can be run.
  ///
  /// The command line refuses such numbers with a message; this is for a scenario that was made in code or read
  /// from JSON, so that none of them can hang a run.
  var sanitized: Scenario {
    var copy = self
    func length(_ value: CGFloat, least: CGFloat = 0) -> CGFloat {
      value.isNaN ? least : min(max(value, least), Self.longestLength)
    }
    copy.containerSize = containerSize.map {
      CGSize(width: length($0.width), height: length($0.height))
    }
    copy.spacing = spacing.map { length($0, least: -Self.longestLength) }
    copy.items = items.map { Item(id: $0.id, title: $0.title, width: $0.width.map { length($0) }) }
    copy.displayScale = displayScale.isNaN ? 1 : min(max(displayScale, 0.5), 16)
    copy.frameRate = frameRate.isNaN ? 60 : min(max(frameRate, 1), Self.highestFrameRate)
    copy.settleLimit = settleLimit.isNaN ? 10 : min(max(settleLimit, 0), 120)
    if case .points(let size) = textSize { copy.textSize = .points(length(size)) }
    if case .underline(thickness: let thickness) = look {
      copy.look = .underline(thickness: length(thickness))
    }
    copy.steps = steps.map { step in
      var step = step
      step.time = step.time.map { $0.isNaN ? 0 : min(max($0, 0), Self.longestTime) }
      switch step.action {
      case .insert(let items, at: let index):
        let items = items.map { Item(id: $0.id, title: $0.title, width: $0.width.map { length($0) }) }
        step.action = .insert(items, at: index)
      case .resize(let size):
        step.action = .resize(CGSize(width: length(size.width), height: length(size.height)))
      case .setTextSize(.points(let size)): step.action = .setTextSize(.points(length(size)))
      default: break
      }
      return step
    }
    return copy
  }
}
