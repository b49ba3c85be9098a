import LabUI

/// A row of buttons with a view of the caller's behind the selected one, which takes that one's size (seed 001).
///
/// Each segment is measured by a reader in its background. The sizes come back through a preference into state, and a
/// guide that the selected segment shares with the selection's view puts that view behind it.
struct SegmentedPicker<Item: Hashable & Sendable, Segment: View, Selection: View>: View {
  private let items: [Item]
  @Binding private var selected: Item?
  private let segment: (Item, Bool) -> Segment
  private let selection: () -> Selection
  @State private var sizes: [Item: CGSize] = [:]

  init(
    _ items: [Item], selected: Binding<Item?>, @ViewBuilder segment: @escaping (Item, Bool) -> Segment,
    @ViewBuilder selection: @escaping () -> Selection
  ) {
    self.items = items
    self._selected = selected
    self.segment = segment
    self.selection = selection
  }

  var body: some View {
    ZStack(alignment: Alignment(horizontal: .selectedSegment, vertical: .center)) {
      if let selected {
        let size = sizes[selected] ?? .zero
        selection()
          .frame(width: size.width, height: size.height)
          .alignmentGuide(.selectedSegment) { $0[HorizontalAlignment.center] }
      }
      HStack(spacing: 0) {
        ForEach(items, id: \.self) { item in
          Button {
            selected = item
          } label: {
            segment(item, item == selected)
          }
          .buttonStyle(.plain)
          .background {
            GeometryReader { proxy in
              Color.clear.preference(key: SegmentSizes<Item>.self, value: [item: proxy.size])
            }
          }
          // Another guide, not another view, where the item is not selected: it keeps its identity.
          .alignmentGuide(item == selected ? .selectedSegment : .otherSegments) {
            $0[HorizontalAlignment.center]
          }
        }
      }
      .onPreferenceChange(SegmentSizes<Item>.self) { sizes = $0 }
    }
  }
}

/// The sizes of the segments, by item.
private struct SegmentSizes<Item: Hashable & Sendable>: PreferenceKey {
  static var defaultValue: [Item: CGSize] { [:] }

  static func reduce(value: inout [Item: CGSize], nextValue: () -> [Item: CGSize]) {
    value.merge(nextValue()) { $1 }
  }
}

extension HorizontalAlignment {
  private enum SelectedSegment: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[HorizontalAlignment.center] }
  }

  private enum OtherSegments: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[HorizontalAlignment.center] }
  }

  fileprivate static let selectedSegment = HorizontalAlignment(SelectedSegment.self)
  fileprivate static let otherSegments = HorizontalAlignment(OtherSegments.self)
}
