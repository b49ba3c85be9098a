import LabCore
public import LabUI

/// The pop-up menu of seed 002.
public struct MenuVariant: ExhibitVariant {
  /// How the items come and go, or what else is shown.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// The animation stands on the inserted views themselves.
    case onTheView = "on-the-view"
    /// Each item comes and goes in a stack that stays.
    case stableStack = "stable-stack"
    /// The same, and the items move up while they fade in.
    case moving
    /// One animated progress drives all items.
    case timeline
    /// The menu is aligned by its trailing edge.
    case trailing
    /// The page is dimmed while the menu is open.
    case scrim
  }

  /// How the items come and go, or what else is shown.
  public let style: Style
  /// The diameter of an item's circle in points; the button's is 50.
  public let diameter: Double

  /// Creates the program.
  public nonisolated init(_ style: Style, diameter: Double = 40) {
    self.style = style
    self.diameter = diameter
  }

  /// The exhibit's id and the style's name.
  public nonisolated var id: String { "menu.\(style.rawValue)" }

  /// What this variant does, in a sentence.
  public nonisolated var summary: String {
    switch style {
    case .onTheView: "The animation stands on the views that the if inserts: nothing is animated."
    case .stableStack: "Each if stands in a stack of its own that stays, and the animation on that stack."
    case .moving: "As stable-stack, with .move(edge: .bottom).combined(with: .opacity)."
    case .timeline: "One animation of one progress: an Animatable modifier gives each item its share of it."
    case .trailing: "As stable-stack, aligned by .trailing instead of by a guide of its own."
    case .scrim:
      "As stable-stack, with two layers that dim the page while the menu is open: one has a z-index."
    }
  }

  /// The menu is opened and, when all is done, closed.
  public nonisolated var setting: ExhibitSetting {
    let opacities = MenuItem.all.map { ExhibitColumn($0.title, .opacity) }
    let more =
      switch style {
      case .moving: MenuItem.all.map { ExhibitColumn($0.title, .top) }
      case .trailing: [ExhibitColumn("circle", .right), ExhibitColumn("button", .right)]
      case .scrim: [ExhibitColumn("plain scrim", .opacity), ExhibitColumn("raised scrim", .opacity)]
      default: [ExhibitColumn]()
      }
    return ExhibitSetting(
      size: CGSize(width: 390, height: 400),
      steps: [ExhibitStep(at: 0, .tap("button")), ExhibitStep(at: 3, .tap("button"))],
      instants: [0, 0.25, 0.5, 0.75, 1, 1.5, 2, 3, 3.25, 3.5, 3.75, 4, 4.5, 5], columns: opacities + more)
  }

  /// Builds the program as it starts: the menu is closed.
  public func makeBody() -> some View {
    MenuProgram(style: style, diameter: diameter)
  }
}

/// A page with the menu in its corner.
private struct MenuProgram: View {
  let style: MenuVariant.Style
  let diameter: CGFloat
  @State private var isOpen = false

  var body: some View {
    ZStack(alignment: .bottomTrailing) {
      VStack {
        Image(systemName: "globe").imageScale(.large).foregroundColor(.accentColor)
        Text("Nothing here yet")
      }
      .padding()
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background { Color.white.labElement("page") }
      if style == .scrim {
        if isOpen {
          Color.black.opacity(0.2).labElement("plain scrim")
        }
        if isOpen {
          Color.black.opacity(0.2).labElement("raised scrim").zIndex(1)
        }
      }
      PopUpMenu(style: style, diameter: diameter, isOpen: $isOpen)
        .padding(30)
        .zIndex(2)
    }
    .animation(animation, value: isOpen)
  }

  /// What is set from outside the menu: the whole timeline's curve, or that of the layers.
  private var animation: Animation? {
    switch style {
    case .timeline: .linear(duration: TimelineShare.length)
    case .scrim: .linear(duration: 1)
    default: nil
    }
  }
}

extension Exhibit {
  /// The pop-up menu of seed 002.
  public static let menu = Exhibit(
    id: "menu", title: "A menu that pops up",
    summary:
      "Items appear above a round button one after the other, their circles centred over it: which animation reaches them, and in which order they go.",
    variants: MenuVariant.Style.allCases.map { MenuVariant($0) })
}
