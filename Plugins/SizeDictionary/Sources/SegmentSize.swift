import Foundation
import LabUI

/// The size of one item, as it travels from the item to the row's state.
struct SegmentSize: Equatable {
  /// The item, or `nil` where nothing was measured.
  var id: AnyHashable?
  /// In points.
  var size = CGSize.zero
}

/// The size of one item.
///
/// The last value wins, which is harmless where each reader stands around one item (seed 001).
struct SegmentSizeKey: PreferenceKey {
  static var defaultValue: SegmentSize { SegmentSize() }

  static func reduce(value: inout SegmentSize, nextValue: () -> SegmentSize) {
    value = nextValue()
  }
}

extension View {
  /// Writes the view's size, measured by a reader in its background, as a preference.
  func measuresSegment(_ id: AnyHashable) -> some View {
    background(
      GeometryReader { proxy in
        Color.clear.preference(key: SegmentSizeKey.self, value: SegmentSize(id: id, size: proxy.size))
      }
    )
  }
}
