/// Gives a view a size of its own in one or both directions.
public struct _FrameLayout: _PrimitiveModifier {
  @usableFromInline let width: CGFloat?
  @usableFromInline let height: CGFloat?
  @usableFromInline let alignment: Alignment

  @inlinable init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }

  /// Takes its node, configures it and enters it.
  @inlinable public func _enter(_ cursor: inout _ViewCursor) -> _ViewCursor {
    let config = SIMD4<Double>(Self.length(width), Self.length(height), 0, 0)
    return cursor.enter(.fixedFrame, config, alignment)
  }

  /// NaN stands for no length at all; one that was given as NaN is as invalid as a negative one.
  @inlinable static func length(_ length: CGFloat?) -> Double {
    guard let length else { return .nan }
    return length.isNaN ? -1 : Double(length)
  }
}

/// Gives a view bounds for its size.
public struct _FlexFrameLayout: _PrimitiveModifier {
  let minWidth: CGFloat?
  let idealWidth: CGFloat?
  let maxWidth: CGFloat?
  let minHeight: CGFloat?
  let idealHeight: CGFloat?
  let maxHeight: CGFloat?
  let alignment: Alignment

  /// Takes its node, configures it and enters it.
  public func _enter(_ cursor: inout _ViewCursor) -> _ViewCursor {
    let node = cursor.take(.flexibleFrame)
    let graph = cursor.graph
    let frame = FlexibleFrame(
      minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
      idealHeight: idealHeight, maxHeight: maxHeight, onWarning: { graph.warn($0) })
    if cursor.isMaking {
      node.pointee.object = .passRetained(FlexibleFrameObject(frame))
      node.setAlignment(alignment)
    } else {
      let object = node.object(FlexibleFrameObject.self)
      if !object.frame.isSame(as: frame) {
        object.frame = frame
        node.markSize()
      }
      if node.setAlignment(alignment) { node.markSize() }
    }
    let behind = cursor
    cursor.descend(into: node)
    return behind
  }
}

extension FlexibleFrame {
  fileprivate func isSame(as other: FlexibleFrame) -> Bool {
    width.isSame(as: other.width) && height.isSame(as: other.height)
  }
}

extension FlexibleFrame.Bounds {
  fileprivate func isSame(as other: Self) -> Bool {
    func same(_ a: CGFloat, _ b: CGFloat) -> Bool { a == b || a.isNaN && b.isNaN }
    return same(minimum, other.minimum) && same(ideal, other.ideal) && same(maximum, other.maximum)
  }
}

extension View {
  /// Puts the view in a frame of a fixed size; nil leaves a dimension to the view.
  ///
  /// A length that is negative or not finite is ignored, with a warning.
  @inlinable public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> ModifiedContent<Self, _FrameLayout> {
    modifier(_FrameLayout(width: width, height: height, alignment: alignment))
  }

  /// Puts the view in a frame with bounds for its size.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> ModifiedContent<Self, _FlexFrameLayout> {
    modifier(
      _FlexFrameLayout(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
        idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
  }
}

extension UnsafeMutablePointer where Pointee == Node {
  /// Keeps an alignment in the two keys; true when it is another than before.
  @discardableResult func setAlignment(_ alignment: Alignment) -> Bool {
    let horizontal = alignment.horizontal.key.index
    let vertical = alignment.vertical.key.index
    guard pointee.key0 != horizontal || pointee.key1 != vertical else { return false }
    pointee.key0 = horizontal
    pointee.key1 = vertical
    return true
  }

  /// Keeps four numbers; true when one is another than before.
  func setConfig(_ config: SIMD4<Double>) -> Bool {
    let old = pointee.config
    for lane in 0..<4 where old[lane] != config[lane] && !(old[lane].isNaN && config[lane].isNaN) {
      pointee.config = config
      return true
    }
    return false
  }
}

extension _ViewCursor {
  /// Takes a node that is all numbers, marks what changed, and enters it; returns the cursor behind it.
  @usableFromInline @MainActor mutating func enter(
    _ kind: NodeKind, _ config: SIMD4<Double>, _ alignment: Alignment? = nil
  ) -> _ViewCursor {
    let node = take(kind)
    let isChanged = node.setConfig(config)
    let isRealigned = alignment.map { node.setAlignment($0) } ?? false
    if isMaking || isChanged, kind == .fixedFrame,
      config.x < 0 || config.y < 0 || config.x.isInfinite || config.y.isInfinite
    {
      graph.warn(LayoutWarning.invalidFrame)
    }
    if !isMaking, isChanged || isRealigned { node.markSize() }
    let behind = self
    descend(into: node)
    return behind
  }
}
