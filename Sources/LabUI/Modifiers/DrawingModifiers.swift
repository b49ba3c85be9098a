// What changes how a view is painted but neither where it is nor what the display list says: accepted and passed
// through, so that whole programs compile (see the register of differences).

/// How two layers of drawing are put together; accepted.
public enum BlendMode: Hashable, Sendable {
  /// One over the other.
  case normal
  /// Products of colours.
  case multiply
  /// Products of what is missing to white.
  case screen
  /// Multiplied or screened by what lies behind.
  case overlay
  /// The darker of two.
  case darken
  /// The lighter of two.
  case lighten
  /// What lies behind made brighter.
  case colorDodge
  /// What lies behind made darker.
  case colorBurn
  /// Softly multiplied or screened.
  case softLight
  /// Multiplied or screened.
  case hardLight
  /// The difference of two.
  case difference
  /// The difference with less contrast.
  case exclusion
  /// The hue of the front.
  case hue
  /// The saturation of the front.
  case saturation
  /// Hue and saturation of the front.
  case color
  /// The lightness of the front.
  case luminosity
  /// The front where there is something behind.
  case sourceAtop
  /// The front where there is nothing in it.
  case destinationOver
  /// What lies behind, without the front.
  case destinationOut
  /// The sum, darker.
  case plusDarker
  /// The sum, lighter.
  case plusLighter
}

/// How colours are computed; accepted.
public enum ColorRenderingMode: Hashable, Sendable {
  /// As they are.
  case nonLinear
  /// In linear light.
  case linear
  /// Beyond 0 and 1.
  case extendedLinear
}

extension View {
  /// Accepted; shadows are not in the display list.
  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> Self { self }

  /// Accepted; blurring is not in the display list.
  public func blur(radius: CGFloat, opaque: Bool = false) -> Self { self }

  /// Accepted; colours in the display list are the views' own.
  public func brightness(_ amount: Double) -> Self { self }

  /// Accepted; colours in the display list are the views' own.
  public func contrast(_ amount: Double) -> Self { self }

  /// Accepted; colours in the display list are the views' own.
  public func saturation(_ amount: Double) -> Self { self }

  /// Accepted; colours in the display list are the views' own.
  public func grayscale(_ amount: Double) -> Self { self }

  /// Accepted; colours in the display list are the views' own.
  public func hueRotation(_ angle: Angle) -> Self { self }

  /// Accepted; colours in the display list are the views' own.
  public func colorInvert() -> Self { self }

  /// Accepted; colours in the display list are the views' own.
  public func colorMultiply(_ color: Color) -> Self { self }

  /// Accepted; opacities in the display list are the views' own.
  public func luminanceToAlpha() -> Self { self }

  /// Accepted; layers are not in the display list.
  public func blendMode(_ blendMode: BlendMode) -> Self { self }

  /// Accepted; layers are not in the display list.
  public func compositingGroup() -> Self { self }

  /// Accepted; layers are not in the display list.
  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> Self { self }

  /// Accepted; there is no pointer that could rest on a view.
  public func help(_ text: String) -> Self { self }

  /// Accepted; there is no pointer that could rest on a view.
  public func help(_ text: Text) -> Self { self }

  /// Shows only what lies inside the view's frame.
  ///
  /// A mask itself is not laid out: its shape is not in the display list.
  public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask)
    -> ModifiedContent<Self, _ClipModifier>
  {
    modifier(_ClipModifier())
  }

  /// Shows only what lies inside the view's frame.
  ///
  /// A mask itself is not laid out: its shape is not in the display list.
  public func mask<Mask: View>(_ mask: Mask) -> ModifiedContent<Self, _ClipModifier> {
    modifier(_ClipModifier())
  }

  /// Sets the appearance of the view; here of the view alone, not of the window around it.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> ModifiedContent<Self, _EnvironmentModifier>
  {
    modifier(_EnvironmentModifier { if let colorScheme { $0.colorScheme = colorScheme } })
  }

  /// Accepted; there is no status bar.
  public func statusBarHidden(_ hidden: Bool = true) -> Self { self }

  /// Accepted; there is no status bar.
  public func statusBar(hidden: Bool) -> Self { self }
}
