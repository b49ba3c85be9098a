public import Foundation

extension Scenario {
  /// Something that happens to the picker, and when.
  public struct Step: Hashable, Sendable {
    /// What happens.
    public var action: Action
    /// When it happens, in seconds after the first frame, or `nil` for a short rest after the previous
    /// step has settled.
    public var time: Double?
    /// Whether a change of the items is made inside `withAnimation`, with the scenario's animation.
    ///
    /// A selection is always animated as the strategy does it; the window and the environment never are.
    public var isAnimated: Bool

    /// Creates a step.
    public init(_ action: Action, at time: Double? = nil, animated: Bool = true) {
      self.action = action
      self.time = time
      isAnimated = animated
    }

    /// Creates a step that selects an id, which need not be in the list, or nothing.
    public init(select selection: String?, at time: Double? = nil) {
      self.init(.select(selection), at: time)
    }

    /// The id that the step selects; `nil` for none, and for a step that selects nothing new.
    public var selection: String? {
      if case .select(let id) = action { id } else { nil }
    }
  }

  /// What can happen to a picker.
  public enum Action: Hashable, Sendable {
    /// An id is selected, which need not be in the list, or nothing.
    case select(String?)
    /// Items are put into the list before the one at an index, which is brought into range.
    case insert([Item], at: Int)
    /// The items of some ids are taken out; of two with one id, the first.
    case remove([String])
    /// The items are brought into the order of some ids; those that are not named follow in their order.
    case reorder([String])
    /// The window gets another size in points.
    case resize(CGSize)
    /// The row runs in another direction.
    case turn(Direction)
    /// The text gets another size.
    case setTextSize(TextSize)

    /// The kind of a step; its raw value is the name in JSON.
    public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
      /// Something or nothing is selected.
      case select
      /// Items are put in.
      case insert
      /// Items are taken out.
      case remove
      /// Items change their places.
      case reorder
      /// The window's size changes.
      case resize
      /// The direction changes.
      case turn
      /// The text's size changes.
      case textSize = "text-size"
    }

    /// The kind of the step.
    public var kind: Kind {
      switch self {
      case .select: .select
      case .insert: .insert
      case .remove: .remove
      case .reorder: .reorder
      case .resize: .resize
      case .turn: .turn
      case .setTextSize: .textSize
      }
    }
  }
}

extension Scenario.Step: Codable {
  private enum Key: String, CodingKey {
    case action, selection, time, items, at, ids, size, direction, textSize, animated
  }

  /// Reads a step; one without an action selects, as `{"selection": "2", "time": 0.5}` does.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    let action: Scenario.Action =
      switch try values.decodeIfPresent(Scenario.Action.Kind.self, forKey: .action) ?? .select {
      case .select: .select(try values.decodeIfPresent(String.self, forKey: .selection))
      case .insert:
        .insert(
          try values.decode([Scenario.Item].self, forKey: .items),
          at: try values.decodeIfPresent(Int.self, forKey: .at) ?? 0)
      case .remove: .remove(try values.decode([String].self, forKey: .ids))
      case .reorder: .reorder(try values.decode([String].self, forKey: .ids))
      case .resize: .resize(try values.decode(CGSize.self, forKey: .size))
      case .turn: .turn(try values.decode(Scenario.Direction.self, forKey: .direction))
      case .textSize: .setTextSize(try values.decode(TextSize.self, forKey: .textSize))
      }
    self.init(
      action, at: try values.decodeIfPresent(Double.self, forKey: .time),
      animated: try values.decodeIfPresent(Bool.self, forKey: .animated) ?? true)
  }

  /// Writes a step; what selects has no action, and what is animated does not say so.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    if action.kind != .select { try values.encode(action.kind, forKey: .action) }
    switch action {
    case .select(let id): try values.encodeIfPresent(id, forKey: .selection)
    case .insert(let items, let index):
      try values.encode(items, forKey: .items)
      try values.encode(index, forKey: .at)
    case .remove(let ids), .reorder(let ids): try values.encode(ids, forKey: .ids)
    case .resize(let size): try values.encode(size, forKey: .size)
    case .turn(let direction): try values.encode(direction, forKey: .direction)
    case .setTextSize(let size): try values.encode(size, forKey: .textSize)
    }
    try values.encodeIfPresent(time, forKey: .time)
    if !isAnimated { try values.encode(false, forKey: .animated) }
  }
}
