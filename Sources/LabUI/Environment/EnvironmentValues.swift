/// A key of the environment.
public protocol EnvironmentKey {
  /// The type of the key's value.
  associatedtype Value
  /// The value where none was set.
  static var defaultValue: Value { get }
}

/// The values that a view's surroundings give it.
public struct EnvironmentValues: CustomStringConvertible {
  var builtIn = BuiltIn()
  private var custom: [ObjectIdentifier: Any] = [:]
  private var names: [ObjectIdentifier: String] = [:]

  /// What the engine itself reads, compared as one value.
  struct BuiltIn: Equatable {
    var layoutDirection = LayoutDirection.leftToRight
    var displayScale: CGFloat = 2
    var text = TextEnvironment()
    var foreground: Color?
    var accent: Color?
    var isEnabled = true
    var buttonLook = _ButtonLook.automatic
    var colorScheme = ColorScheme.light
    var scroll = ScrollEnvironment()
    var images = ImageEnvironment()
    var platform = Platform.iOS
  }

  /// Creates an environment of defaults.
  public init() {}

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      // What is not there would be cast to the nil of an optional value.
      guard let value = custom[ObjectIdentifier(key)] else { return Key.defaultValue }
      return value as? Key.Value ?? Key.defaultValue
    }
    set {
      custom[ObjectIdentifier(key)] = newValue
      names[ObjectIdentifier(key)] = "\(key)"
    }
  }

  /// The custom keys that were set, with their values, by name.
  public var description: String {
    let parts = custom.map { id, value in "\(names[id] ?? "?") = \(value)" }.sorted()
    return "[" + parts.joined(separator: ", ") + "]"
  }

  /// Whether nothing is known to differ; values that cannot be compared differ.
  func isSame(as other: EnvironmentValues) -> Bool {
    guard builtIn == other.builtIn, custom.count == other.custom.count else { return false }
    return custom.allSatisfy { key, value in
      guard let value2 = other.custom[key] else { return false }
      return Self.areEqual(value, value2)
    }
  }

  private static func areEqual(_ a: Any, _ b: Any) -> Bool {
    func compare<T: Equatable>(_ a: T) -> Bool { (b as? T) == a }
    if let a = a as? any Equatable { return compare(a) }
    guard type(of: a) is AnyClass, type(of: b) is AnyClass else { return false }
    return a as AnyObject === b as AnyObject
  }
}

/// The direction in which content is laid out.
public enum LayoutDirection: Hashable, Sendable, CaseIterable {
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}

/// Light or dark appearance.
public enum ColorScheme: Hashable, Sendable, CaseIterable {
  /// The light appearance.
  case light
  /// The dark appearance.
  case dark
}

extension EnvironmentValues {
  /// The direction in which content is laid out.
  public var layoutDirection: LayoutDirection {
    get { builtIn.layoutDirection }
    set { builtIn.layoutDirection = newValue }
  }

  /// Pixels a point; widths and heights of text are rounded up to a pixel.
  ///
  /// 2 by default.
  public var displayScale: CGFloat {
    get { builtIn.displayScale }
    set { builtIn.displayScale = newValue > 0 && newValue.isFinite ? newValue : 1 }
  }

  /// The size of a pixel in points.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// Whether controls react.
  public var isEnabled: Bool {
    get { builtIn.isEnabled }
    set { builtIn.isEnabled = newValue }
  }

  /// The appearance.
  public var colorScheme: ColorScheme {
    get { builtIn.colorScheme }
    set { builtIn.colorScheme = newValue }
  }
}
