import Foundation
import LabCore
import LabUI

extension HorizontalAlignment {
  /// The centre of the selected item and of the indicator.
  static let selectionCenter = HorizontalAlignment(SelectionCenterID.self)
}

private enum SelectionCenterID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat {
    context[HorizontalAlignment.center]
  }
}

extension SelectionIndicatorConfiguration {
  /// The alignment of the row and its indicator: a line without height lies at the bottom from the first.
  var selectionAlignment: Alignment {
    Alignment(horizontal: .selectionCenter, vertical: look.kind == .underline ? .bottom : .center)
  }
}

/// The indicator, in the size that was measured for the selected item; nothing without a selected item.
struct SegmentSelection: View {
  let configuration: SelectionIndicatorConfiguration
  let sizes: [AnyHashable: CGSize]

  var body: some View {
    if let item = configuration.selectedItem {
      let size = sizes[item.id] ?? .zero
      shape
        .frame(width: size.width, height: size.height)
        .alignmentGuide(.selectionCenter) { dimensions in
          dimensions[HorizontalAlignment.center]
        }
    }
  }

  @ViewBuilder private var shape: some View {
    switch configuration.look {
    case .underline(let thickness):
      VStack(spacing: 0) {
        Spacer(minLength: 0)
        configuration.tint
          .frame(height: thickness)
          .labIndicator()
      }
    case .capsule:
      Capsule()
        .fill(configuration.tint)
        .labIndicator()
    }
  }
}

/// The row of seed 001: items that are measured one by one, and behind them the indicator.
///
/// The guide that an item sets is chosen by its key, so that an item keeps its identity when it is selected.
struct SegmentedRow: View {
  let configuration: SelectionIndicatorConfiguration
  /// Where an underline is put in the row's height; a capsule is as high as the row.
  var vertical = VerticalAlignment.bottom
  @State private var sizes: [AnyHashable: CGSize] = [:]

  var body: some View {
    let selection = configuration.selection.wrappedValue
    ZStack(alignment: Alignment(horizontal: .selectionCenter, vertical: alignment)) {
      SegmentSelection(configuration: configuration, sizes: sizes)
      HStack(spacing: configuration.spacing) {
        ForEach(configuration.items) { item in
          MeasuredSegment(
            item: item, isSelected: item.id == selection, selection: configuration.selection, sizes: $sizes,
            look: configuration.look)
        }
      }
    }
    .buttonStyle(.plain)
  }

  private var alignment: VerticalAlignment {
    configuration.look.kind == .underline ? vertical : .center
  }
}

/// An item whose size is put into the row's state whenever it changes.
private struct MeasuredSegment: View {
  let item: SelectionIndicatorConfiguration.Item
  let isSelected: Bool
  @Binding var selection: AnyHashable?
  @Binding var sizes: [AnyHashable: CGSize]
  let look: IndicatorLook

  var body: some View {
    ItemButton(item, selection: $selection, look: look)
      .measuresSegment(item.id)
      .onPreferenceChange(SegmentSizeKey.self) { segment in
        if let id = segment.id { sizes[id] = segment.size }
      }
      .setsSelectionGuide(isSelected)
  }
}

/// An item that only writes its size, for whoever reads it further out.
struct Segment<Key: PreferenceKey>: View where Key.Value == SegmentSize {
  let item: SelectionIndicatorConfiguration.Item
  let isSelected: Bool
  @Binding var selection: AnyHashable?
  let look: IndicatorLook

  var body: some View {
    ItemButton(item, selection: $selection, look: look)
      .measuresSegment(item.id, with: Key.self)
      .setsSelectionGuide(isSelected)
  }
}

extension View {
  /// Sets the selection's guide to the view's centre while it is selected, and else one that nobody asks for.
  func setsSelectionGuide(_ isSelected: Bool) -> some View {
    alignmentGuide(isSelected ? .selectionCenter : .listRowSeparatorLeading) { dimensions in
      dimensions[HorizontalAlignment.center]
    }
  }
}
