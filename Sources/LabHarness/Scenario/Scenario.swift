public import Foundation
public import LabCore

/// What is shown to every strategy: the items, the container, the environment, and what happens when.
public struct Scenario: Hashable, Sendable {
  /// One item of the row.
  public struct Item: Identifiable, Hashable, Sendable, Codable {
    /// The identity that steps refer to; of two equal ones, the first is meant.
    public var id: String
    /// The text that is shown.
    public var title: String
    /// A fixed width in points, or `nil` for the width of the text.
    public var width: CGFloat?

    /// Creates an item.
    public init(id: String, title: String, width: CGFloat? = nil) {
      self.id = id
      self.title = title
      self.width = width
    }
  }

  /// The direction in which the row runs.
  public enum Direction: String, Hashable, Sendable, Codable, CaseIterable {
    /// From left to right.
    case leftToRight = "ltr"
    /// From right to left.
    case rightToLeft = "rtl"
  }

  /// What is around the picker.
  public enum Setting: String, Hashable, Sendable, Codable, CaseIterable {
    /// Nothing: the picker stands in the middle of the window.
    case window
    /// A strip that scrolls along the row and keeps the selected item in sight.
    case strip
    /// Another picker below it, with items of the same ids.
    case twoPickers = "two-pickers"
    /// The same, and both are given one namespace.
    case sharedNamespace = "shared-namespace"

    /// Whether there is no other picker.
    var isAlone: Bool { self == .window || self == .strip }
  }

  /// The name in the catalogue, or `nil` for a scenario of one's own.
  public var name: String?
  /// The items, leading to trailing.
  public var items: [Item]
  /// The id that is selected when the row appears, or `nil`.
  public var initialSelection: String?
  /// What happens, in order.
  public var steps: [Step]
  /// The size of the window in points, or `nil` for one that holds the row with room to spare.
  public var containerSize: CGSize?
  /// The direction in which the row runs.
  public var direction: Direction
  /// The size of the text.
  public var textSize: TextSize
  /// How many pixels a point has.
  public var displayScale: CGFloat
  /// Whether the selected item's text is bold.
  public var boldSelection: Bool
  /// Whether a text that does not fit on its line takes more of them; otherwise it is cut.
  public var wrapsText: Bool
  /// What is around the picker.
  public var setting: Setting
  /// How the indicator is drawn.
  public var look: IndicatorLook
  /// The distance between items in points, or `nil` for the stack's own.
  public var spacing: CGFloat?
  /// The animation of a change of the selection.
  public var animation: AnimationSpec
  /// How many frames a second are displayed.
  public var frameRate: Double
  /// How many seconds a step may take to settle before it is cut off with a note.
  public var settleLimit: Double

  /// Creates a scenario.
  public init(
    items: [Item], initialSelection: String? = nil, steps: [Step] = [], containerSize: CGSize? = nil,
    direction: Direction = .leftToRight, textSize: TextSize = .style(.body), displayScale: CGFloat = 2,
    boldSelection: Bool = false, wrapsText: Bool = false, setting: Setting = .window,
    look: IndicatorLook = .underline(thickness: 2), spacing: CGFloat? = nil,
    animation: AnimationSpec = .default, frameRate: Double = 60, settleLimit: Double = 10
  ) {
    self.items = items
    self.initialSelection = initialSelection
    self.steps = steps
    self.containerSize = containerSize
    self.direction = direction
    self.textSize = textSize
    self.displayScale = displayScale
    self.boldSelection = boldSelection
    self.wrapsText = wrapsText
    self.setting = setting
    self.look = look
    self.spacing = spacing
    self.animation = animation
    self.frameRate = frameRate
    self.settleLimit = settleLimit
  }
}

extension Scenario {
  /// The thickness of the underline in points, or `nil` if the indicator is a capsule.
  public var underlineThickness: CGFloat? {
    if case .underline(let thickness) = look { thickness } else { nil }
  }

  /// The steps that are taken when none are asked for, and the selection to begin with.
  ///
  /// Up to eight items are selected in turn and then the first again, which is the longest way back. Of a longer
  /// list, the first two, the middle one and the last stand for all.
  public static func tour(of items: [Item]) -> (initial: String?, steps: [Step]) {
    guard let first = items.first else { return (nil, []) }
    var indices = Array(items.indices)
    if items.count > 8 { indices = [0, 1, items.count / 2, items.count - 1] }
    let ids = indices.dropFirst().map { items[$0].id }
    return (first.id, ids.isEmpty ? [] : (ids + [first.id]).map { Step(select: $0) })
  }
}
