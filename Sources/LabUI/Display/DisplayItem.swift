/// One thing that is drawn.
public struct DisplayItem: Equatable, Sendable {
  /// What is drawn.
  public enum Content: Hashable, Sendable {
    /// A colour filling the frame.
    case color(Color)
    /// A shape by its name ("Rectangle", "Capsule", "Circle", "Border" …) in a colour.
    case shape(String, Color)
    /// A text.
    case text(String)
    /// An image by its name.
    case image(String)
  }

  /// What is drawn.
  public var content: Content
  /// Where it is drawn, in the window's coordinates in points, with every offset, scale and transition applied; not
  /// snapped to pixels.
  public var frame: CGRect
  /// How opaque it is drawn: the product along its ancestors.
  public var opacity: Double
  /// Whether it has left the layout and is only drawn until its transition ends.
  public var isRemoved: Bool
  /// The part of the window that the scroll views and clipped views around it leave it; nil for all of it.
  ///
  /// A clip to a shape, such as round corners, counts as its bounds.
  public var clip: CGRect?

  /// What of the frame can be seen; `.null` when nothing can.
  public var visibleFrame: CGRect { ShownLeaf(frame: frame, clip: clip).visibleFrame }
}

/// Where something is shown at one time and how.
struct ShownLeaf {
  var frame: CGRect
  var opacity = 1.0
  var clip: CGRect?

  /// What the clip leaves of the frame; `.null` for nothing.
  var visibleFrame: CGRect {
    guard let clip else { return frame }
    let part = frame.intersection(clip)
    return part.width > 0 && part.height > 0 ? part : .null
  }
}
