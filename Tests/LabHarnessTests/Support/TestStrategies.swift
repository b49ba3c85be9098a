import LabCore
import LabUI

/// A line under the selected item, inserted and removed by `if`.
struct FadingLine: SelectionIndicatorStrategy {
  let id = "fading-line"
  let title = "Fading line"
  let promises = StrategyPromises(summary: "A line for each item.", motion: .fades, looks: [.underline])

  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: configuration.spacing) {
      ForEach(configuration.items) { item in
        Button {
          withAnimation(configuration.animation) { configuration.selection.wrappedValue = item.id }
        } label: {
          ItemLabel(item).labItem(item.id)
        }
        .buttonStyle(.plain)
        .overlay(alignment: .bottom) {
          if configuration.selection.wrappedValue == item.id {
            Rectangle().fill(configuration.tint).frame(height: 2).labIndicator()
          }
        }
      }
    }
  }
}

/// One line of 40 points in a column on a guide of its own.
struct FixedLine: SelectionIndicatorStrategy {
  var width: CGFloat = 40
  let id = "fixed-line"
  let title = "Fixed line"
  let promises = StrategyPromises(
    summary: "One line on a guide.", motion: .moves, width: .fixed, looks: [.underline],
    leavesItemsInPlace: false)

  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .selected, spacing: 0) {
      HStack(spacing: configuration.spacing) {
        ForEach(configuration.items) { item in
          if configuration.selection.wrappedValue == item.id {
            label(item, configuration).alignmentGuide(.selected) { $0[HorizontalAlignment.center] }
          } else {
            label(item, configuration)
          }
        }
      }
      Rectangle().fill(configuration.tint).frame(width: width, height: 2).labIndicator()
    }
  }

  private func label(
    _ item: SelectionIndicatorConfiguration.Item, _ configuration: Configuration
  ) -> some View {
    ItemLabel(item)
      .labItem(item.id)
      .onTapGesture {
        withAnimation(configuration.animation) { configuration.selection.wrappedValue = item.id }
      }
  }
}

/// A line on the anchor of the selected item's bounds.
struct AnchoredLine: SelectionIndicatorStrategy {
  let id = "anchored-line"
  let title = "Anchored line"
  let promises = StrategyPromises(summary: "A line on an anchor.", motion: .moves)

  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: configuration.spacing) {
      ForEach(configuration.items) { item in
        let isSelected = configuration.selection.wrappedValue == item.id
        Button {
          withAnimation(configuration.animation) { configuration.selection.wrappedValue = item.id }
        } label: {
          ItemLabel(item).labItem(item.id)
        }
        .buttonStyle(.plain)
        .anchorPreference(key: SelectedBounds.self, value: .bounds) { isSelected ? $0 : nil }
      }
    }
    .overlayPreferenceValue(SelectedBounds.self) { bounds in
      GeometryReader { proxy in
        if let bounds {
          Rectangle()
            .fill(configuration.tint)
            .labIndicator()
            .frame(width: proxy[bounds].width, height: 2)
            .offset(x: proxy[bounds].minX, y: proxy[bounds].maxY - 2)
        }
      }
      .allowsHitTesting(false)
    }
  }
}

/// Items that no tap can select.
struct DeafItems: SelectionIndicatorStrategy {
  let id = "deaf-items"
  let title = "Deaf items"
  let promises = StrategyPromises(summary: "Nothing takes a tap.", motion: .moves)

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      ForEach(configuration.items) { item in
        ItemLabel(item).labItem(item.id)
      }
    }
  }
}

private enum SelectedBounds: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }

  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}

extension HorizontalAlignment {
  private enum Selected: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[HorizontalAlignment.center] }
  }

  fileprivate static let selected = HorizontalAlignment(Selected.self)
}
