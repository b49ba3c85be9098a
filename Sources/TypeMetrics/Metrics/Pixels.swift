/// Rounding of lengths to the pixels of a display.
enum Pixels {
  /// The share of a pixel that a length may stick out before it takes another one.
  ///
  /// It only absorbs the error of adding many numbers.
  static let tolerance = 1e-6

  /// Rounds a length up to whole pixels.
  ///
  /// - Parameters:
  ///   - length: The length in points.
  ///   - pixel: The size of a pixel in points; anything but a positive number rounds nothing.
  static func up(_ length: Double, pixel: Double) -> Double {
    guard pixel > 0, pixel.isFinite else { return length }
    return up(length, scale: 1 / pixel)
  }

  /// Rounds a length up to whole pixels, of which a point has a number.
  @inline(__always)
  static func up(_ length: Double, scale: Double) -> Double {
    let pixels = length * scale - tolerance
    // Larger numbers have no fractions to round, and NaN stays what it is.
    guard abs(pixels) < 0x1p52 else { return length }
    let whole = Double(Int(pixels))
    // Dividing by the scale, not multiplying by the pixel, gives the nearest number also for thirds.
    return (whole < pixels ? whole + 1 : whole) / scale
  }

  /// Rounds a length to the nearest whole pixel.
  static func nearest(_ length: Double, pixel: Double) -> Double {
    guard pixel > 0, pixel.isFinite, length.isFinite else { return length }
    let scale = 1 / pixel
    guard scale.isFinite else { return length }
    return (length * scale).rounded() / scale
  }
}
