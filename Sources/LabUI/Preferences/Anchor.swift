/// A rectangle, point or list of them of one view, for use in the coordinates of another.
///
/// It keeps where its source stood in the window when it was made: read it in the pass that wrote it.
public struct Anchor<Value> {
  let box: AnchorBox<Value>

  /// What is taken from the source.
  public struct Source {
    let make: (CGSize, (CGRect) -> CGRect) -> AnchorBox<Value>
  }
}

// A value of an anchor is never changed, and what converts it holds nothing but the value: an anchor may be the default of
// a key, which is a global.
extension Anchor: @unchecked Sendable where Value: Sendable {}
extension Anchor.Source: @unchecked Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
  /// Anchors are equal when they stand for the same place in the window.
  public static func == (a: Anchor, b: Anchor) -> Bool { a.box.windowValue == b.box.windowValue }
}

extension Anchor: Hashable where Value: Hashable {
  /// Hashes the place in the window.
  public func hash(into hasher: inout Hasher) { hasher.combine(box.windowValue) }
}

/// The place of an anchor in the window; a reference, because anchors are copied once for each merge of a preference.
final class AnchorBox<Value> {
  /// In the window's coordinates.
  let windowValue: Value
  /// The value when the reader is gone.
  let fallback: Value
  let convert: ((CGRect) -> CGRect) -> Value

  init(windowValue: Value, fallback: Value, convert: @escaping ((CGRect) -> CGRect) -> Value) {
    self.windowValue = windowValue
    self.fallback = fallback
    self.convert = convert
  }
}

extension Anchor.Source where Value == CGRect {
  /// A rectangle in the view's coordinates.
  public static func rect(_ rect: CGRect) -> Anchor<Value>.Source {
    Anchor<Value>.Source { _, toWindow in .rect(toWindow(rect)) }
  }

  /// The view's bounds.
  public static var bounds: Anchor<Value>.Source {
    Anchor<Value>.Source { size, toWindow in .rect(toWindow(CGRect(origin: .zero, size: size))) }
  }
}

extension AnchorBox where Value == CGRect {
  static func rect(_ rect: CGRect) -> AnchorBox<CGRect> {
    AnchorBox<CGRect>(windowValue: rect, fallback: .zero) { $0(rect) }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view's coordinates.
  public static func point(_ point: CGPoint) -> Anchor<Value>.Source {
    Anchor<Value>.Source { _, toWindow in .point(toWindow(CGRect(origin: point, size: .zero)).origin) }
  }

  /// A point as fractions of the view's size.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<Value>.Source {
    Anchor<Value>.Source { size, toWindow in
      .point(toWindow(CGRect(origin: point.point(in: size), size: .zero)).origin)
    }
  }

  /// The left top.
  public static var topLeading: Anchor<Value>.Source { unitPoint(.topLeading) }
  /// The middle of the top.
  public static var top: Anchor<Value>.Source { unitPoint(.top) }
  /// The right top.
  public static var topTrailing: Anchor<Value>.Source { unitPoint(.topTrailing) }
  /// The middle of the left side.
  public static var leading: Anchor<Value>.Source { unitPoint(.leading) }
  /// The centre.
  public static var center: Anchor<Value>.Source { unitPoint(.center) }
  /// The middle of the right side.
  public static var trailing: Anchor<Value>.Source { unitPoint(.trailing) }
  /// The left bottom.
  public static var bottomLeading: Anchor<Value>.Source { unitPoint(.bottomLeading) }
  /// The middle of the bottom.
  public static var bottom: Anchor<Value>.Source { unitPoint(.bottom) }
  /// The right bottom.
  public static var bottomTrailing: Anchor<Value>.Source { unitPoint(.bottomTrailing) }
}

extension AnchorBox where Value == CGPoint {
  static func point(_ point: CGPoint) -> AnchorBox<CGPoint> {
    AnchorBox<CGPoint>(windowValue: point, fallback: .zero) { $0(CGRect(origin: point, size: .zero)).origin }
  }
}
