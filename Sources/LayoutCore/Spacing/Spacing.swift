public import Foundation

/// What a view prefers as its distance to a neighbour, for each of its edges.
///
/// The model is the one that reproduces every gap measured on Apple's SwiftUI (swiftui-web). An edge says up to
/// four things, and the distance between two facing edges is found like this:
/// 1. both are *plain*: 8 points;
/// 2. one faces text and the other is text: a distance from the text's metrics;
/// 3. both are text: the lower one's leading;
/// 4. of what applies the largest counts. Where nothing does, the larger *number* that either edge gives; with no
///    number either, 8 points.
///
/// Trivially copyable. Edges are logical: leading stays leading right to left.
@frozen public struct Spacing: Sendable {
  /// The distance of two views that say nothing of each other, in points.
  @inlinable public static var standard: CGFloat { 8 }

  @usableFromInline var flags: Flags
  /// Numbers that need no match on the other side, NaN for none: top, leading, bottom, trailing.
  @usableFromInline var numbers: (top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat)
  /// The text at the top edge: its distance to something plain above it, and its leading.
  @usableFromInline var topText: (toPlain: CGFloat, leading: CGFloat)
  /// The text at the bottom edge: its distance to something plain below it, and the size of a pixel.
  @usableFromInline var bottomText: (toPlain: CGFloat, pixel: CGFloat)

  @usableFromInline @frozen struct Flags: OptionSet, Sendable {
    @usableFromInline let rawValue: UInt16
    @inlinable init(rawValue: UInt16) { self.rawValue = rawValue }

    /// Plain edges, in the order of `EdgeSet`.
    @inlinable static func plain(_ edges: EdgeSet) -> Flags { Flags(rawValue: UInt16(edges.rawValue)) }
    /// Edges that may face text.
    @inlinable static func facesText(_ edges: EdgeSet) -> Flags {
      Flags(rawValue: UInt16(edges.rawValue) << 4)
    }
    /// Edges that are text: top or bottom.
    @inlinable static func text(_ edges: EdgeSet) -> Flags { Flags(rawValue: UInt16(edges.rawValue) << 8) }
    /// All flags of some edges.
    @inlinable static func every(_ edges: EdgeSet) -> Flags {
      Flags(rawValue: UInt16(edges.rawValue) * 0x111)
    }
  }

  @inlinable init(
    flags: Flags, numbers: (top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat),
    topText: (toPlain: CGFloat, leading: CGFloat) = (0, 0),
    bottomText: (toPlain: CGFloat, pixel: CGFloat) = (0, 1)
  ) {
    self.flags = flags
    self.numbers = numbers
    self.topText = topText
    self.bottomText = bottomText
  }

  /// The spacing of anything that is not text and says nothing else.
  @inlinable public static var plain: Spacing {
    Spacing(flags: [.plain(.all), .facesText(.vertical)], numbers: (.nan, .nan, .nan, .nan))
  }

  /// No distance to anything that asks for none: a Spacer.
  @inlinable public static var zero: Spacing { Spacing(flags: [], numbers: (0, 0, 0, 0)) }

  /// A spacing that says nothing; the start of a union.
  @inlinable public static var none: Spacing { Spacing(flags: [], numbers: (.nan, .nan, .nan, .nan)) }

  /// The spacing of a Spacer between views along an axis: none along it, plain across it.
  @inlinable public static func spacer(along axis: LayoutAxis) -> Spacing {
    axis == .horizontal
      ? zero.resetting(.vertical) : zero.resetting(.horizontal)
  }

  /// Given distances in points; nil says nothing about an edge.
  @inlinable public static func custom(
    top: CGFloat? = nil, leading: CGFloat? = nil, bottom: CGFloat? = nil, trailing: CGFloat? = nil
  ) -> Spacing {
    Spacing(
      flags: [], numbers: (top ?? .nan, leading ?? .nan, bottom ?? .nan, trailing ?? .nan))
  }

  /// The spacing of text.
  ///
  /// With L = ascender + descender and d = L / 10 rounded up to a pixel, something plain above the text is
  /// d + descender from it, and something plain below it L + d − cap height (or d + descender if that is more).
  /// Exact for the 24 fonts measured by swiftui-web.
  /// - Parameters:
  ///   - ascender: from the baseline up, in points, positive.
  ///   - descender: from the baseline down, in points, positive.
  ///   - capHeight: the height of capitals, in points.
  ///   - leading: what the font adds between lines, in points; 0 for the system font.
  ///   - pixelLength: the size of a pixel, in points.
  @inlinable public static func text(
    ascender: CGFloat, descender: CGFloat, capHeight: CGFloat, leading: CGFloat, pixelLength: CGFloat
  ) -> Spacing {
    let line = ascender + descender
    let margin = ceil(line * 0.1, to: pixelLength)
    let above = margin + descender
    return text(
      above: above, below: max(line + margin - capHeight, above), leading: leading, pixelLength: pixelLength)
  }

  /// The spacing of text in a font whose distances are known.
  /// - Parameters:
  ///   - above: to something plain above the text, in points.
  ///   - below: to something plain below the text, in points.
  ///   - leading: to a text above it, in points.
  ///   - pixelLength: the size of a pixel, in points.
  @inlinable public static func text(
    above: CGFloat, below: CGFloat, leading: CGFloat, pixelLength: CGFloat
  ) -> Spacing {
    Spacing(
      flags: [.plain(.horizontal), .text(.vertical)], numbers: (.nan, .nan, .nan, .nan),
      topText: (above, leading), bottomText: (below, pixelLength))
  }

  /// The preferred distance to the view that follows along an axis, in points.
  @inlinable public func distance(to next: Spacing, along axis: LayoutAxis) -> CGFloat {
    axis == .horizontal ? horizontalDistance(to: next) : verticalDistance(to: next)
  }

  @inlinable func horizontalDistance(to next: Spacing) -> CGFloat {
    if flags.contains(.plain(.trailing)), next.flags.contains(.plain(.leading)) { return Spacing.standard }
    return Spacing.larger(numbers.trailing, next.numbers.leading)
  }

  @inlinable func verticalDistance(to next: Spacing) -> CGFloat {
    // The common case: neither has any text.
    let texts = flags.union(next.flags).intersection(.text(.vertical))
    if texts.isEmpty {
      if flags.contains(.plain(.bottom)), next.flags.contains(.plain(.top)) { return Spacing.standard }
      return Spacing.larger(numbers.bottom, next.numbers.top)
    }
    return textDistance(to: next)
  }

  @usableFromInline func textDistance(to next: Spacing) -> CGFloat {
    var distance = -CGFloat.infinity
    if flags.contains(.plain(.bottom)), next.flags.contains(.plain(.top)) { distance = Spacing.standard }
    if flags.contains(.text(.bottom)) {
      if next.flags.contains(.facesText(.top)) { distance = max(distance, bottomText.toPlain) }
      if next.flags.contains(.text(.top)) {
        distance = max(distance, Spacing.ceil(next.topText.leading, to: bottomText.pixel))
      }
    }
    if flags.contains(.facesText(.bottom)), next.flags.contains(.text(.top)) {
      distance = max(distance, next.topText.toPlain)
    }
    return distance == -.infinity ? Spacing.larger(numbers.bottom, next.numbers.top) : distance
  }

  /// This spacing with what another says about some edges added, edge by edge, the larger value counting.
  ///
  /// A container's own spacing is the union of its children's across its axis, and of the first and the last child
  /// on the two ends of its axis.
  @inlinable public func union(with other: Spacing, edges: EdgeSet = .all) -> Spacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// Adds what another spacing says about some edges.
  @inlinable public mutating func formUnion(_ other: Spacing, edges: EdgeSet = .all) {
    if edges.contains(.top) {
      numbers.top = Spacing.numberMax(numbers.top, other.numbers.top)
      if other.flags.contains(.text(.top)) {
        let known = flags.contains(.text(.top))
        topText.toPlain = known ? max(topText.toPlain, other.topText.toPlain) : other.topText.toPlain
        topText.leading = known ? max(topText.leading, other.topText.leading) : other.topText.leading
      }
    }
    if edges.contains(.bottom) {
      numbers.bottom = Spacing.numberMax(numbers.bottom, other.numbers.bottom)
      if other.flags.contains(.text(.bottom)) {
        let known = flags.contains(.text(.bottom))
        bottomText.toPlain =
          known ? max(bottomText.toPlain, other.bottomText.toPlain) : other.bottomText.toPlain
        bottomText.pixel = known ? max(bottomText.pixel, other.bottomText.pixel) : other.bottomText.pixel
      }
    }
    if edges.contains(.leading) {
      numbers.leading = Spacing.numberMax(numbers.leading, other.numbers.leading)
    }
    if edges.contains(.trailing) {
      numbers.trailing = Spacing.numberMax(numbers.trailing, other.numbers.trailing)
    }
    flags.formUnion(other.flags.intersection(.every(edges)))
  }

  /// This spacing with some edges made plain, as a frame or padding does to the edges it sets.
  @inlinable public func resetting(_ edges: EdgeSet) -> Spacing {
    var result = self
    result.flags.subtract(.every(edges))
    result.flags.formUnion([.plain(edges), .facesText(edges.intersection(.vertical))])
    if edges.contains(.top) { result.numbers.top = .nan }
    if edges.contains(.leading) { result.numbers.leading = .nan }
    if edges.contains(.bottom) { result.numbers.bottom = .nan }
    if edges.contains(.trailing) { result.numbers.trailing = .nan }
    return result
  }

  @inlinable static func numberMax(_ a: CGFloat, _ b: CGFloat) -> CGFloat {
    if a.isNaN { return b }
    return b > a ? b : a
  }

  @inlinable static func larger(_ a: CGFloat, _ b: CGFloat) -> CGFloat {
    let number = numberMax(a, b)
    return number.isNaN ? standard : number
  }

  @inlinable static func ceil(_ value: CGFloat, to pixel: CGFloat) -> CGFloat {
    pixel > 0 ? (value / pixel).rounded(.up) * pixel : value
  }
}
