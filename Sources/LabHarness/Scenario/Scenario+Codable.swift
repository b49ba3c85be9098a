import Foundation
import LabCore

extension Scenario: Codable {
  private enum Key: String, CodingKey {
    case name, items, initialSelection, steps, containerSize, direction, textSize, displayScale, boldSelection
    case wrapsText, setting, look, spacing, animation, frameRate, settleLimit
  }

  /// Reads a scenario; what earlier reports do not have is as it was then.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    self.init(
      items: try values.decode([Item].self, forKey: .items),
      initialSelection: try values.decodeIfPresent(String.self, forKey: .initialSelection),
      steps: try values.decode([Step].self, forKey: .steps),
      containerSize: try values.decodeIfPresent(CGSize.self, forKey: .containerSize),
      direction: try values.decode(Direction.self, forKey: .direction),
      textSize: try values.decode(TextSize.self, forKey: .textSize),
      displayScale: try values.decode(CGFloat.self, forKey: .displayScale),
      boldSelection: try values.decodeIfPresent(Bool.self, forKey: .boldSelection) ?? false,
      wrapsText: try values.decodeIfPresent(Bool.self, forKey: .wrapsText) ?? false,
      setting: try values.decodeIfPresent(Setting.self, forKey: .setting) ?? .window,
      look: try values.decode(IndicatorLook.self, forKey: .look),
      spacing: try values.decodeIfPresent(CGFloat.self, forKey: .spacing),
      animation: try values.decode(AnimationSpec.self, forKey: .animation),
      frameRate: try values.decode(Double.self, forKey: .frameRate),
      settleLimit: try values.decode(Double.self, forKey: .settleLimit))
    name = try values.decodeIfPresent(String.self, forKey: .name)
  }

  /// Writes a scenario; a name, bold text, wrapping and a setting are left out where there are none.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encodeIfPresent(name, forKey: .name)
    try values.encode(items, forKey: .items)
    try values.encodeIfPresent(initialSelection, forKey: .initialSelection)
    try values.encode(steps, forKey: .steps)
    try values.encodeIfPresent(containerSize, forKey: .containerSize)
    try values.encode(direction, forKey: .direction)
    try values.encode(textSize, forKey: .textSize)
    try values.encode(displayScale, forKey: .displayScale)
    if boldSelection { try values.encode(true, forKey: .boldSelection) }
    if wrapsText { try values.encode(true, forKey: .wrapsText) }
    if setting != .window { try values.encode(setting, forKey: .setting) }
    try values.encode(look, forKey: .look)
    try values.encodeIfPresent(spacing, forKey: .spacing)
    try values.encode(animation, forKey: .animation)
    try values.encode(frameRate, forKey: .frameRate)
    try values.encode(settleLimit, forKey: .settleLimit)
  }
}
