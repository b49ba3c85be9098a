extension View {
  /// Sets the text size for this view and all inside it.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> ModifiedContent<Self, _EnvironmentModifier> {
    modifier(_EnvironmentModifier { $0.dynamicTypeSize = size })
  }

  /// Limits the text size for this view and all inside it.
  public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> ModifiedContent<Self, _EnvironmentModifier>
  where T.Bound == DynamicTypeSize {
    let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
    return modifier(
      _EnvironmentModifier {
        // A range without any size limits nothing.
        guard let least = allowed.first, let most = allowed.last else { return }
        $0.dynamicTypeSize = min(max($0.dynamicTypeSize, least), most)
      })
  }
}

/// A number that grows with the user's text size.
///
/// It is multiplied by the size of a text style at the present text size over its size at the default one, and
/// rounded to a pixel.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.pixelLength) private var pixel
  private let value: Value
  private let style: Font.TextStyle

  /// Makes a number that grows as a text style does.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    value = wrappedValue
    style = textStyle
  }

  /// Makes a number that grows as the body style does.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// The number at the present text size.
  public var wrappedValue: Value {
    let pixels = value * Value(style.metrics.scale(at: typeSize)) / Value(pixel)
    return pixels.rounded() * Value(pixel)
  }
}

extension TypeMetrics.TextStyle {
  /// What a length that belongs to the style is multiplied by at a text size.
  ///
  /// Apple scales by the style's line heights; these are the sizes of its font.
  func scale(at typeSize: DynamicTypeSize) -> Double { size(at: typeSize) / size }
}
