import LabCore
import LabUI

/// One selection shown by two rows of tabs: an anchor's line above, three followers of one source below (seed 003).
struct TabsProgram: View {
  let titles: [String]
  @State private var selected = 0
  @Namespace private var space

  var body: some View {
    VStack(spacing: 8) {
      Text("Anchor preference").font(.title3).foregroundColor(.secondary)
      anchored.padding()
      Text("Matched geometry").font(.title3).foregroundColor(.secondary)
      matched.padding()
    }
  }

  private func tab(_ index: Int, mark: String) -> some View {
    Button {
      withAnimation { selected = index }
    } label: {
      Text(titles[index]).labElement(mark)
    }
    .foregroundColor(.primary)
  }

  /// The selected tab's bounds travel up as an anchor, and a line is drawn there.
  private var anchored: some View {
    HStack(spacing: 8) {
      ForEach(titles.indices, id: \.self) { index in
        tab(index, mark: "upper \(titles[index])")
          .anchorPreference(key: SelectedBounds.self, value: .bounds) { index == selected ? $0 : nil }
      }
    }
    .backgroundPreferenceValue(SelectedBounds.self) { anchor in
      GeometryReader { proxy in
        if let anchor {
          let bounds = proxy[anchor]
          Color.green
            .labElement("line")
            .frame(width: bounds.width, height: 1)
            .offset(x: bounds.minX, y: bounds.maxY)
        }
      }
    }
  }

  /// Each tab is a source, and each has a bar of its own that follows the selected one.
  private var matched: some View {
    HStack(spacing: 8) {
      ForEach(titles.indices, id: \.self) { index in
        tab(index, mark: titles[index])
          .matchedGeometryEffect(id: index, in: space)
          .overlay {
            Self.colors[index % Self.colors.count]
              .labElement("bar \(index + 1)")
              .frame(height: CGFloat(10 * (titles.count - index)))
              .matchedGeometryEffect(id: selected, in: space, isSource: false)
          }
      }
    }
  }

  private static let colors: [Color] = [.red, .green, .blue]
}

/// The bounds of the selected tab: the first that says so.
private enum SelectedBounds: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }

  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}
