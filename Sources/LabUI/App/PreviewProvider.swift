/// A type that shows views while they are written.
///
/// It compiles, and its previews can be put in a window; nothing shows them by itself.
@MainActor @preconcurrency public protocol PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View

  /// The views to show.
  @ViewBuilder static var previews: Self.Previews { get }
}

/// How large a preview is.
public enum PreviewLayout: Sendable {
  /// As the device.
  case device
  /// As the view.
  case sizeThatFits
  /// A size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// A device to show a preview on.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The name of the device.
  public let rawValue: String
  /// Names a device.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Names a device.
  public init(stringLiteral value: String) { rawValue = value }
}

extension View {
  /// Accepted; nothing shows previews.
  public func previewLayout(_ value: PreviewLayout) -> Self { self }

  /// Accepted; nothing shows previews.
  public func previewDevice(_ value: PreviewDevice?) -> Self { self }

  /// Accepted; nothing shows previews.
  public func previewDisplayName(_ value: String?) -> Self { self }
}
