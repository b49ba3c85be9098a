public import LabHarness

/// A marked element as it was displayed.
public struct ExhibitElement: Hashable, Sendable {
  /// The mark's id; several elements may share one.
  public var id: String
  /// Where what is drawn in it was displayed, in points from the window's left top corner.
  ///
  /// Without anything drawn in it, its layout.
  public var frame: Frame
  /// Its place in the layout, to which it is on its way.
  public var layout: Frame
  /// How much of its frame the scroll views and clips around it leave, 0 to 1.
  public var visible: Double
  /// How opaque it was displayed, 0 to 1; 0 when nothing is drawn in it.
  public var opacity: Double
  /// Whether it was out of the layout and only drawn until its transition ended.
  public var isRemoved: Bool

  /// Creates a displayed element.
  public init(
    id: String, frame: Frame, layout: Frame? = nil, visible: Double = 1, opacity: Double = 1,
    isRemoved: Bool = false
  ) {
    self.id = id
    self.frame = frame
    self.layout = layout ?? frame
    self.visible = visible
    self.opacity = opacity
    self.isRemoved = isRemoved
  }
}

extension ExhibitElement: Codable {
  private enum CodingKeys: String, CodingKey { case id, frame, layout, visible, opacity, isRemoved }

  /// Reads an element; what is left out is as for one that is at its place, opaque and wholly visible.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try container.decode(String.self, forKey: .id),
      frame: try container.decode(Frame.self, forKey: .frame),
      layout: try container.decodeIfPresent(Frame.self, forKey: .layout),
      visible: try container.decodeIfPresent(Double.self, forKey: .visible) ?? 1,
      opacity: try container.decode(Double.self, forKey: .opacity),
      isRemoved: try container.decodeIfPresent(Bool.self, forKey: .isRemoved) ?? false)
  }

  /// Writes an element; a layout that is the frame is left out, and so is what most elements are.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(frame, forKey: .frame)
    if layout != frame { try container.encode(layout, forKey: .layout) }
    if visible != 1 { try container.encode(visible, forKey: .visible) }
    try container.encode(opacity, forKey: .opacity)
    if isRemoved { try container.encode(isRemoved, forKey: .isRemoved) }
  }
}
