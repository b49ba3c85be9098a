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

/// The size of one item, with the reduce of somebody who did not know what to put there.
struct FirstSizeKey: PreferenceKey {
  static var defaultValue: SegmentSize { SegmentSize() }

  static func reduce(value: inout SegmentSize, nextValue: () -> SegmentSize) {}
}

extension View {
  /// Writes the view's size, measured by a reader in its background, as a preference.
  func measuresSegment(_ id: AnyHashable) -> some View {
    measuresSegment(id, with: SegmentSizeKey.self)
  }

  /// The same for another key.
  func measuresSegment<Key: PreferenceKey>(
    _ id: AnyHashable, with key: Key.Type
  ) -> some View where Key.Value == SegmentSize {
    background(
      GeometryReader { proxy in
        Color.clear.preference(key: key, value: SegmentSize(id: id, size: proxy.size))
      }
    )
  }
}
