/// A place in which one view leads to another; here the first view, which fills it.
public struct NavigationStack<Root: View>: View {
  let root: Root

  /// Makes a place with a first view.
  public init(@ViewBuilder root: () -> Root) { self.root = root() }

  /// The first view in all the room there is; there is no bar.
  public var body: some View {
    ZStack { root }.frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A place in which one view leads to another; here the first view, which fills it.
public struct NavigationView<Content: View>: View {
  let content: Content

  /// Makes a place with a first view.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The first view in all the room there is; there is no bar.
  public var body: some View {
    ZStack { content }.frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// How the title of a navigation bar is shown.
public enum _NavigationTitleDisplayMode: Sendable {
  /// As the view before.
  case automatic
  /// In the bar.
  case inline
  /// Under the bar.
  case large
}

/// What is said of the place in which a view stands.
public enum NavigationBarItem {
  /// How a title is shown.
  public typealias TitleDisplayMode = _NavigationTitleDisplayMode
}

extension View {
  /// Accepted; there is no bar.
  public func navigationTitle(_ title: Text) -> Self { self }

  /// Accepted; there is no bar.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> Self { self }

  /// Accepted; there is no bar.
  @_disfavoredOverload public func navigationTitle<S: StringProtocol>(_ title: S) -> Self { self }

  /// Accepted; there is no bar.
  public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> Self {
    self
  }

  /// Accepted; there is no bar.
  @_disfavoredOverload public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> Self { self }

  /// Accepted; there is no bar.
  public func navigationBarHidden(_ hidden: Bool) -> Self { self }
}
