/// A value that views send up the tree to those around them.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value where nothing was written.
  static var defaultValue: Value { get }
  /// Merges the next value, in order of the tree, into what is there.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nil.
  public static var defaultValue: Value { nil }
}
