import LabCore
import LabUI

/// What a menu offers.
struct MenuItem: Identifiable {
  let title: String
  let symbol: String
  /// How long after the menu is opened the item begins to appear, in seconds.
  let delay: Double

  var id: String { title }

  /// Three items that appear from the bottom up, each half a second after the one below it.
  static let all = [
    MenuItem(title: "Write", symbol: "note.text", delay: 1),
    MenuItem(title: "Picture", symbol: "photo", delay: 0.5),
    MenuItem(title: "Film", symbol: "video", delay: 0),
  ]
}

/// A round button with items that pop up above it, one after the other (seed 002).
struct PopUpMenu: View {
  let style: MenuVariant.Style
  let diameter: CGFloat
  @Binding var isOpen: Bool

  var body: some View {
    VStack(alignment: style == .trailing ? .trailing : .circles, spacing: 8) {
      items
      Button {
        isOpen.toggle()
      } label: {
        Image(systemName: "plus")
          .font(.title)
          .frame(width: 50, height: 50)
          .background {
            Circle().fill(Color.primary.opacity(0.1)).labElement("button")
          }
      }
    }
    .labelStyle(CircleLabelStyle(diameter: diameter))
    .labElement("menu")
  }

  /// The items, by the way in which they come and go.
  @ViewBuilder private var items: some View {
    switch style {
    case .onTheView:
      if isOpen {
        ForEach(MenuItem.all) { item in
          label(item).animation(.linear(duration: 1).delay(item.delay), value: isOpen)
        }
      }
    case .stableStack, .trailing, .scrim:
      ForEach(MenuItem.all) { item in
        label(item).modifier(StableStack(isShown: isOpen, delay: item.delay))
      }
    case .moving:
      ForEach(MenuItem.all) { item in
        label(item)
          .transition(.move(edge: .bottom).combined(with: .opacity))
          .modifier(StableStack(isShown: isOpen, delay: item.delay))
      }
    case .timeline:
      ForEach(MenuItem.all) { item in
        label(item).modifier(TimelineShare(progress: isOpen ? 1 : 0, delay: item.delay, duration: 1))
      }
    }
  }

  private func label(_ item: MenuItem) -> some View {
    Label(item.title, systemImage: item.symbol).labElement(item.title)
  }
}

/// The title, and behind it the icon in a circle whose centre is the menu's guide.
private struct CircleLabelStyle: LabelStyle {
  let diameter: CGFloat

  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) {
      configuration.title
      configuration.icon
        .frame(width: diameter, height: diameter)
        .background {
          Circle().fill(Color.primary.opacity(0.1)).labElement("circle")
        }
        .alignmentGuide(.circles) { $0[HorizontalAlignment.center] }
        // Never heard of outside the row, which has a trailing edge of its own (seed 002 at 09:08).
        .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
    }
    .font(.footnote)
  }
}

extension HorizontalAlignment {
  private enum Circles: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[HorizontalAlignment.center] }
  }

  /// The centre of what has no circle in it, or of the circle.
  fileprivate static let circles = HorizontalAlignment(Circles.self)
}
