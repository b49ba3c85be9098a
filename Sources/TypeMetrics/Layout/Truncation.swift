/// A line that was cut: what is left before and after its "…".
struct Truncation: Equatable {
  /// The clusters before the mark.
  var prefix: Range<Int>
  /// The clusters after the mark.
  var suffix: Range<Int>
  /// The width of all three, in units.
  var width: Double
}

extension LineBreaker {
  /// Cuts the rest of a paragraph to fit on one line.
  ///
  /// Characters go one at a time, and spaces next to the mark with them (measured on Apple's SwiftUI,
  /// swiftui-web). In the middle, both sides are given half of the room, and what the end leaves goes to the
  /// start. The mark stays even where it does not fit itself.
  ///
  /// - Parameters:
  ///   - rest: The clusters that the line would have to hold.
  ///   - mode: Where to cut.
  func truncate(_ rest: Range<Int>, mode: TextTruncationMode) -> Truncation {
    let none = Truncation(
      prefix: rest.lowerBound..<rest.lowerBound, suffix: rest.upperBound..<rest.upperBound,
      width: shaped.ellipsis(at: rest.lowerBound).advance)
    switch mode {
    case .tail:
      return longestPrefix(of: rest, keeping: none, within: limit)
    case .head:
      return longestSuffix(of: rest, keeping: none, within: limit)
    case .middle:
      let room = limit - none.width
      let start = longestPrefix(of: rest, keeping: none, within: none.width + room / 2)
      let both = longestSuffix(of: rest, keeping: start, within: limit)
      return longestPrefix(of: rest, keeping: both, within: limit)
    }
  }

  private func longestPrefix(
    of rest: Range<Int>, keeping given: Truncation, within limit: Double
  ) -> Truncation {
    var best = given
    for end in rest.lowerBound..<given.suffix.lowerBound where !shaped.clusters[end].isSpace {
      let candidate = cut(rest.lowerBound..<end + 1, given.suffix)
      if candidate.width <= limit { best = candidate }
      // Kerning may bring a wider line back by less than the mark's own width.
      if candidate.width > limit + shaped.ellipsis(at: end).advance { break }
    }
    return best
  }

  private func longestSuffix(
    of rest: Range<Int>, keeping given: Truncation, within limit: Double
  ) -> Truncation {
    var best = given
    let starts = (given.prefix.upperBound..<rest.upperBound).reversed()
    for start in starts where !shaped.clusters[start].isSpace {
      let candidate = cut(given.prefix, start..<rest.upperBound)
      if candidate.width <= limit { best = candidate }
      if candidate.width > limit + shaped.ellipsis(at: start).advance { break }
    }
    return best
  }

  /// The mark is in the font of what stands before it, or else of what stands after it.
  private func cut(_ prefix: Range<Int>, _ suffix: Range<Int>) -> Truncation {
    let place = prefix.last ?? suffix.first ?? prefix.lowerBound
    let mark = shaped.ellipsis(at: place)
    var width = shaped.width(prefix) + mark.advance + shaped.width(suffix)
    if let last = prefix.last {
      width += shaped.kern(Int(shaped.clusters[last].lastSlot), mark.slot, at: place)
    }
    if let first = suffix.first {
      width += shaped.kern(mark.slot, Int(shaped.clusters[first].firstSlot), at: place)
    }
    return Truncation(prefix: prefix, suffix: suffix, width: width)
  }
}
