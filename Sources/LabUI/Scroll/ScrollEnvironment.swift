/// What modifiers around a scroll view say of it.
struct ScrollEnvironment: Equatable {
  /// The room between the edges of the viewport and the content at rest.
  var margins = EdgeInsets()
  /// Where it starts and stays, as fractions of its lengths.
  var initialAnchor: UnitPoint?
  var alignmentAnchor: UnitPoint?
  var sizeChangesAnchor: UnitPoint?
  var isDisabled = false
}

/// What of a scroll view a content margin applies to.
public struct ContentMarginPlacement: Hashable, Sendable {
  private let name: String
  /// The content and the indicators.
  public static let automatic = ContentMarginPlacement(name: "automatic")
  /// The content.
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  /// The indicators.
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

/// What a default scroll anchor is for.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let name: String
  /// Where the scroll view starts.
  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
  /// What stays in place when content or container change their size.
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
  /// Where content lies that is shorter than the container.
  public static let alignment = ScrollAnchorRole(name: "alignment")
}

/// When scroll indicators are shown.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let name: String
  /// As the platform does.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  /// While scrolling.
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  /// Never, where the input allows.
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  /// Never.
  public static let never = ScrollIndicatorVisibility(name: "never")
}

extension View {
  /// Keeps the content of the scroll views inside away from their edges, in points.
  ///
  /// Margins of indicators change nothing, as none is drawn.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    modifier(
      _EnvironmentModifier { values in
        guard placement != .scrollIndicators else { return }
        var margins = values.builtIn.scroll.margins
        if edges.contains(.top) { margins.top = insets.top.sane }
        if edges.contains(.leading) { margins.leading = insets.leading.sane }
        if edges.contains(.bottom) { margins.bottom = insets.bottom.sane }
        if edges.contains(.trailing) { margins.trailing = insets.trailing.sane }
        values.builtIn.scroll.margins = margins
      })
  }

  /// Keeps the content of the scroll views inside away from their edges by a length in points; nil is 16.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let length = length ?? 16
    return contentMargins(
      edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length), for: placement)
  }

  /// Keeps the content of the scroll views inside away from their edges by a length in points.
  public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic)
    -> some View
  {
    contentMargins(.all, length, for: placement)
  }

  /// Sets where the scroll views inside start, keep their place and put short content; nil as usual.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    modifier(
      _EnvironmentModifier {
        $0.builtIn.scroll.initialAnchor = anchor
        $0.builtIn.scroll.alignmentAnchor = anchor
        $0.builtIn.scroll.sizeChangesAnchor = anchor
      })
  }

  /// Sets one of the things that a scroll anchor is for; nil as usual.
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    modifier(
      _EnvironmentModifier {
        switch role {
        case .initialOffset: $0.builtIn.scroll.initialAnchor = anchor
        case .alignment: $0.builtIn.scroll.alignmentAnchor = anchor
        default: $0.builtIn.scroll.sizeChangesAnchor = anchor
        }
      })
  }

  /// Keeps the scroll views inside from being scrolled by hand.
  public func scrollDisabled(_ disabled: Bool) -> some View {
    modifier(_EnvironmentModifier { $0.builtIn.scroll.isDisabled = $0.builtIn.scroll.isDisabled || disabled })
  }

  /// Accepted; indicators are not drawn.
  @inlinable public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> Self { self }

  /// Accepted; every scroll view clips here.
  @inlinable public func scrollClipDisabled(_ disabled: Bool = true) -> Self { self }
}

extension CGFloat {
  /// A margin that layout can bear.
  fileprivate var sane: CGFloat { isFinite ? Swift.max(self, 0) : 0 }
}
