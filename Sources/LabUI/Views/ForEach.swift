/// A view for each element of a collection, each with the element's identity.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// Makes the content of an element.
  public var content: (Data.Element) -> Content
  @usableFromInline let id: (Data.Element) -> ID
}

extension ForEach: View where Content: View {
  /// A view of the engine has no body.
  public typealias Body = Never

  /// Writes itself into the retained tree.
  @inlinable public static func _visit(_ view: Self, _ cursor: inout _ViewCursor) {
    let node = cursor.takeForEach(isLazy: !Content._isSeveral)
    if node.pointee.kind == .lazyForEach { return cursor.visitLazily(node, view.lazySource) }
    var inner = cursor
    inner.descend(into: node)
    if cursor.isMaking {
      let container = ForEachObject<ID>()
      node.pointee.object = .passRetained(container)
      container.reserve(view.data.count)
      _ = view.makeContents(from: 0) { _, id in
        container.ids.append(id)
        return true
      } visit: { _, content in
        var item = inner
        container.nodes.append(item.enterItem(&inner))
        Content._visit(content, &item)
      }
      container.warnOfDuplicates(in: cursor.graph, Self.self)
    } else {
      let container = node.object(ForEachObject<ID>.self)
      // Mostly nothing came, went or moved: the elements are compared on the way.
      let count = view.makeContents(from: 0) { index, id in
        index < container.ids.count && container.ids[index] == id
      } visit: { index, content in
        var item = inner
        item.descend(into: container.nodes[index])
        Content._visit(content, &item)
      }
      guard count < view.data.count || count < container.ids.count else { return }
      let plan = container.reorder(view.data.map(view.id), at: node, inner, Self.self)
      // The branches before the first difference are where they were and have been visited.
      _ = view.makeContents(from: count) { _, _ in
        true
      } visit: { index, content in
        var item = inner
        plan.enter(index, &item)
        Content._visit(content, &item)
      }
      container.finish(plan, at: node, cursor)
    }
  }

  /// Its elements for a container that makes only those that are seen.
  @inlinable @MainActor var lazySource: LazySource {
    LazySource(
      count: data.count,
      id: { AnyHashable(id(data[data.index(data.startIndex, offsetBy: $0)])) },
      explicitID: { Content._explicitID(content(data[data.index(data.startIndex, offsetBy: $0)])) },
      visit: { index, cursor in
        var made: Content?
        observing { made = content(data[data.index(data.startIndex, offsetBy: index)]) }
        if let made { Content._visit(made, &cursor) }
      })
  }

  /// Makes the contents from a position on, up to the first whose id is not accepted; returns where it stopped.
  ///
  /// They are made some at a time: what a content reads of observable objects is to be noted for the body around it, but
  /// not what the views in it read when they are visited; and noting has a price that one element should not pay.
  @inlinable func makeContents(
    from start: Int, accept: (Int, ID) -> Bool, visit: (Int, Content) -> Void
  ) -> Int {
    var batch: ContiguousArray<Content> = []
    batch.reserveCapacity(Swift.min(data.count - start, 64))
    var position = data.index(data.startIndex, offsetBy: start)
    let end = data.endIndex
    var index = start
    var isAccepted = true
    while position != end, isAccepted {
      observing {
        while position != end, batch.count < 64 {
          let element = data[position]
          isAccepted = accept(index + batch.count, id(element))
          guard isAccepted else { return }
          batch.append(content(element))
          position = data.index(after: position)
        }
      }
      for content in batch {
        visit(index, content)
        index += 1
      }
      batch.removeAll(keepingCapacity: true)
    }
    return index
  }

  /// Whether it always is one layout element.
  @inlinable public static var _isUnary: Bool { false }
  /// Whether it may be other than one element.
  @inlinable public static var _isSeveral: Bool { true }
}

extension ForEach where Content: View {
  /// A view for each element, identified by a property.
  @inlinable public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    self.id = { $0[keyPath: id] }
  }

  /// A view for each identifiable element.
  @inlinable public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.data = data
    self.content = content
    id = { $0.id }
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// A view for each number of a range.
  @inlinable public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.data = data
    self.content = content
    id = { $0 }
  }
}

extension ForEach where Content: View {
  /// A view for each element of a bound collection, given a binding to the element.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == BindingCollection<C> {
    self.data = BindingCollection(binding: data)
    self.content = content
    self.id = { $0.wrappedValue[keyPath: id] }
  }

  /// A view for each identifiable element of a bound collection, given a binding to the element.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == BindingCollection<C>, C.Element: Identifiable, ID == C.Element.ID {
    self.init(data, id: \.id, content: content)
  }
}

/// The elements of a bound collection as bindings.
public struct BindingCollection<Base: MutableCollection & RandomAccessCollection>: RandomAccessCollection {
  let binding: Binding<Base>

  /// The first position.
  public var startIndex: Base.Index { binding.wrappedValue.startIndex }
  /// The position behind the last.
  public var endIndex: Base.Index { binding.wrappedValue.endIndex }
  /// The next position.
  public func index(after index: Base.Index) -> Base.Index { binding.wrappedValue.index(after: index) }
  /// The position before.
  public func index(before index: Base.Index) -> Base.Index { binding.wrappedValue.index(before: index) }

  /// A binding to the element at a position; once the element is gone it keeps reading the last value.
  public subscript(position: Base.Index) -> Binding<Base.Element> {
    let binding = binding
    let last = binding.wrappedValue[position]
    return Binding(
      get: {
        let base = binding.wrappedValue
        return base.indices.contains(position) ? base[position] : last
      },
      set: { value in
        guard binding.wrappedValue.indices.contains(position) else { return }
        binding.wrappedValue[position] = value
      })
  }
}
