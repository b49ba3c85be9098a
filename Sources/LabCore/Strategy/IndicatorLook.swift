public import Foundation

/// How a selection indicator is drawn.
public enum IndicatorLook: Hashable, Sendable, Codable {
  /// A line along the bottom of the selected item, `thickness` points high.
  case underline(thickness: CGFloat)

  /// A capsule behind the selected item, as high as the item.
  case capsule

  /// The kind of a look, without its measures.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// A line along the bottom.
    case underline
    /// A capsule behind the item.
    case capsule
  }

  /// The kind of this look.
  public var kind: Kind {
    switch self {
    case .underline: .underline
    case .capsule: .capsule
    }
  }
}
