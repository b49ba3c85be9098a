import LabCore
import LabUI

/// Animates what changes together with the selection, and nothing else.
struct SelectionAnimation: ViewModifier {
  let configuration: SelectionIndicatorConfiguration

  func body(content: Content) -> some View {
    content.animation(configuration.animation, value: configuration.selection.wrappedValue)
  }
}
