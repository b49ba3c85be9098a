import Foundation
import LabCore
import LabUI

/// The bounds of the selected item: the first that is not `nil`.
struct SelectedBoundsKey: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }

  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}

extension SelectionIndicatorConfiguration {
  /// The row of items; the selected one tells its bounds.
  var anchoredItems: some View {
    let selection = selection.wrappedValue
    return HStack(spacing: spacing) {
      ForEach(items) { item in
        button(for: item)
          .anchorPreference(key: SelectedBoundsKey.self, value: .bounds) { bounds in
            item.id == selection ? bounds : nil
          }
      }
    }
    .buttonStyle(.plain)
  }
}
