// What turns or distorts a view where it is painted. It changes no layout (measured on Apple's SwiftUI, swiftui-web,
// Transform), and the display list shows frames as if it were not there (see the register of differences).

extension View {
  /// Accepted; turns are not in the display list.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> Self { self }

  /// Accepted; turns in space are not in the display list.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> Self { self }

  /// Accepted; changes of coordinates are not in the display list.
  public func transformEffect(_ transform: CGAffineTransform) -> Self { self }

  /// Accepted; changes of coordinates are not in the display list.
  public func projectionEffect(_ transform: ProjectionTransform) -> Self { self }

  /// Accepted; that a view is painted mirrored is not in the display list.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> Self { self }
}

/// A modifier that changes where its content is painted, but not its layout.
///
/// What it does to the coordinates is not in the display list.
@MainActor @preconcurrency public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// The change of coordinates for content of a size.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Writes the content into the retained tree as it is.
  public static func _visit<Modified: View>(
    _ modifier: Self, _ content: Modified, _ cursor: inout _ViewCursor
  ) { Modified._visit(content, &cursor) }

  /// Whether the modified content always is exactly one layout element.
  public static func _isUnary<Modified: View>(_ content: Modified.Type) -> Bool { Modified._isUnary }

  /// The effect without a say in layout, which no effect has here.
  public func ignoredByLayout() -> some ViewModifier { self }
}
