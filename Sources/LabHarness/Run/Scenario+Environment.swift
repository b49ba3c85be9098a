import LabCore
import LabUI

extension AnimationSpec {
  /// The engine's animation, or `nil` for none.
  var animation: Animation? {
    switch self {
    case .default: .default
    case .none: nil
    case .linear(let seconds): .linear(duration: seconds)
    case .easeIn(let seconds): .easeIn(duration: seconds)
    case .easeOut(let seconds): .easeOut(duration: seconds)
    case .easeInOut(let seconds): .easeInOut(duration: seconds)
    case .spring(let response, let dampingFraction):
      .spring(response: response, dampingFraction: dampingFraction)
    case .smooth: .smooth
    case .snappy: .snappy
    case .bouncy: .bouncy
    case .interactiveSpring: .interactiveSpring
    }
  }
}

extension Scenario {
  /// The environment in which the row is hosted.
  func environment(in state: ScenarioState) -> EnvironmentValues {
    var values = EnvironmentValues()
    values.layoutDirection = state.direction == .rightToLeft ? .rightToLeft : .leftToRight
    values.displayScale = displayScale
    switch state.textSize {
    case .points(let size): values.font = .system(size: size)
    case .dynamicType(let size): values.dynamicTypeSize = size.typeSize
    case .style(let style): values.font = .system(style.textStyle)
    }
    return values
  }
}

extension TextSize.DynamicType {
  /// The engine's text size.
  fileprivate var typeSize: DynamicTypeSize {
    switch self {
    case .xSmall: .xSmall
    case .small: .small
    case .medium: .medium
    case .large: .large
    case .xLarge: .xLarge
    case .xxLarge: .xxLarge
    case .xxxLarge: .xxxLarge
    case .accessibility1: .accessibility1
    case .accessibility2: .accessibility2
    case .accessibility3: .accessibility3
    case .accessibility4: .accessibility4
    case .accessibility5: .accessibility5
    }
  }
}

extension TextSize.Style {
  /// The engine's text style.
  fileprivate var textStyle: Font.TextStyle {
    switch self {
    case .largeTitle: .largeTitle
    case .title: .title
    case .title2: .title2
    case .title3: .title3
    case .headline: .headline
    case .body: .body
    case .callout: .callout
    case .subheadline: .subheadline
    case .footnote: .footnote
    case .caption: .caption
    case .caption2: .caption2
    }
  }
}
