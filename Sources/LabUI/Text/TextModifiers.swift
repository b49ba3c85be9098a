extension View {
  /// Sets the font of texts.
  public func font(_ font: Font?) -> ModifiedContent<Self, _EnvironmentModifier> {
    modifier(_EnvironmentModifier { $0.font = font })
  }

  /// Sets the weight of texts; nil takes the font's.
  public func fontWeight(_ weight: Font.Weight?) -> ModifiedContent<Self, _EnvironmentModifier> {
    modifier(_EnvironmentModifier { $0.builtIn.text.weight = weight })
  }

  /// Sets texts in bold, or not.
  public func bold(_ isActive: Bool = true) -> ModifiedContent<Self, _EnvironmentModifier> {
    modifier(_EnvironmentModifier { $0.builtIn.text.weight = isActive ? .bold : nil })
  }

  /// Sets texts in italics, or not.
  public func italic(_ isActive: Bool = true) -> ModifiedContent<Self, _EnvironmentModifier> {
    modifier(_EnvironmentModifier { $0.builtIn.text.isItalic = isActive })
  }

  /// Sets the most lines that a text may take.
  public func lineLimit(_ number: Int?) -> ModifiedContent<Self, _EnvironmentModifier> {
    modifier(_EnvironmentModifier { $0.lineLimit = number.map { max($0, 1) } })
  }

  /// Sets the most lines that a text may take, and whether it keeps their room when it has fewer.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> ModifiedContent<Self, _EnvironmentModifier> {
    modifier(
      _EnvironmentModifier {
        $0.lineLimit = max(limit, 1)
        $0.builtIn.text.reservedLines = reservesSpace ? max(limit, 1) : 0
      })
  }

  /// Sets the points between lines.
  public func lineSpacing(_ spacing: CGFloat) -> ModifiedContent<Self, _EnvironmentModifier> {
    modifier(_EnvironmentModifier { $0.lineSpacing = spacing.isFinite ? max(spacing, 0) : 0 })
  }

  /// Sets how far the font may shrink before a text is cut.
  public func minimumScaleFactor(_ factor: CGFloat) -> ModifiedContent<Self, _EnvironmentModifier> {
    modifier(_EnvironmentModifier { $0.minimumScaleFactor = factor.isFinite ? min(max(factor, 0), 1) : 1 })
  }

  /// Sets where a text that does not fit is cut.
  public func truncationMode(_ mode: Text.TruncationMode) -> ModifiedContent<Self, _EnvironmentModifier> {
    modifier(_EnvironmentModifier { $0.truncationMode = mode })
  }
}
