// What changes how a view is painted but neither where it is nor what the display list says: accepted and passed
// through, so that whole programs compile (see the register of differences).
extension View {
  /// Accepted; shadows are not in the display list.
  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> Self { self }

  /// Accepted; blurring is not in the display list.
  public func blur(radius: CGFloat, opaque: Bool = false) -> Self { self }
}
