/// Views that belong together, with a header and a footer.
///
/// In a stack it is its header, its content and its footer, one after the other; lazy containers give header and footer
/// lines of their own and may pin them.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
}

extension Section: View where Parent: View, Content: View, Footer: View {
  /// A view of the engine has no body.
  public typealias Body = Never

  /// Makes a section.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.content = content()
    self.header = header()
    self.footer = footer()
  }

  /// Makes a section.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.header = header
    self.footer = footer
  }

  /// Writes itself into the retained tree.
  public static func _visit(_ view: Self, _ cursor: inout _ViewCursor) {
    let node = cursor.take(.section)
    var inner = cursor
    inner.descend(into: node)
    inner.visitPart(.header, view.header)
    inner.visitPart(.content, view.content)
    inner.visitPart(.footer, view.footer)
  }

  /// Whether it always is one layout element.
  public static var _isUnary: Bool { false }
  /// Whether it may be other than one element.
  public static var _isSeveral: Bool { true }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Makes a section without a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), footer: footer(), content: content)
  }

  /// Makes a section without a header.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), footer: footer, content: content)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Makes a section without a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), footer: EmptyView(), content: content)
  }

  /// Makes a section without a footer.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, footer: EmptyView(), content: content)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Makes a section of content alone.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), footer: EmptyView(), content: content)
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Makes a section under a title.
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content)
  }
}

/// What a child of a section's node is.
enum SectionPart: Int32 { case header, content, footer }

extension _ViewCursor {
  @MainActor fileprivate mutating func visitPart<V: View>(_ part: SectionPart, _ view: V) {
    let node = take(.sectionPart)
    node.pointee.key0 = part.rawValue
    var inner = self
    inner.descend(into: node)
    // A header or footer in a lazy container is made when it is seen, as a row is (measured on Apple's SwiftUI,
    // swiftui-web).
    let isLazy =
      inner.isMaking
      ? part != .content && !V._isSeveral && inner.isInLazyContainer
      : inner.existing?.pointee.kind == .lazyForEach && part != .content
    guard isLazy else { return V._visit(view, &inner) }
    let content = inner.take(.lazyForEach)
    inner.visitLazily(
      content,
      LazySource(
        count: 1, id: { _ in AnyHashable(SectionEdgeID()) }, explicitID: { _ in V._explicitID(view) }
      ) {
        V._visit(view, &$1)
      })
  }
}

/// The identity of a header or footer among the rows of its container; no program can ask for it.
struct SectionEdgeID: Hashable {}

extension UnsafeMutablePointer where Pointee == Node {
  /// Calls `body` with each part of a section.
  func forEachSectionPart(_ body: (SectionPart, NodeRef) -> Void) {
    var child = pointee.first
    while let node = child {
      child = node.pointee.next
      if let part = SectionPart(rawValue: node.pointee.key0) { body(part, node) }
    }
  }
}
