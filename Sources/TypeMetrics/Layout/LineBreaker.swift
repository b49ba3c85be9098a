/// One line of a paragraph, as clusters.
struct BrokenLine: Equatable {
  /// The clusters, with the spaces that hang over the end.
  var range: Range<Int>
  /// The index of the paragraph.
  var paragraph: Int
}

/// Breaks paragraphs into lines no wider than a proposal.
///
/// Greedy after spaces, which hang over the end; a word that is wider than a line of its own breaks between
/// characters, at least one a line. Where exactly two lines come out and the second is a lone word, the last
/// word of the first goes with it if that fits and makes the lines more even. All measured on Apple's
/// SwiftUI (swiftui-web).
struct LineBreaker {
  let shaped: ShapedText
  /// The most that a line may draw, in units, with the tolerance for rounding.
  let limit: Double

  /// Prepares to break a text.
  ///
  /// - Parameters:
  ///   - shaped: The text.
  ///   - width: The proposal in points.
  init(_ shaped: ShapedText, width: Double) {
    self.shaped = shaped
    limit = shaped.unit > 0 ? (width + Pixels.tolerance) / shaped.unit : .infinity
  }

  /// The lines of all paragraphs, or as many as it takes to know that there are more than `maximum`.
  func lines(stoppingAfter maximum: Int) -> [BrokenLine] {
    var lines: [BrokenLine] = []
    for index in shaped.paragraphs.indices {
      guard lines.count <= maximum else { break }
      appendLines(of: index, to: &lines, stoppingAfter: maximum)
    }
    return lines
  }

  private func appendLines(of index: Int, to lines: inout [BrokenLine], stoppingAfter maximum: Int) {
    let paragraph = shaped.paragraphs[index]
    let first = lines.count
    var start = paragraph.lowerBound
    repeat {
      let end = lineEnd(from: start, in: paragraph)
      lines.append(BrokenLine(range: start..<end, paragraph: index))
      start = end
    } while start < paragraph.upperBound && lines.count <= maximum
    guard start == paragraph.upperBound, lines.count == first + 2,
      let split = evenSplit(lines[first], lines[first + 1])
    else { return }
    lines[first].range = paragraph.lowerBound..<split
    lines[first + 1].range = split..<paragraph.upperBound
  }

  /// Where the line ends that starts at a cluster.
  private func lineEnd(from start: Int, in paragraph: Range<Int>) -> Int {
    var lastBreak = start
    var hasInk = false
    for index in start..<paragraph.upperBound {
      let cluster = shaped.clusters[index]
      guard !cluster.isSpace else { continue }
      if hasInk {
        if cluster.breaksBefore || shaped.clusters[index - 1].isSpace { lastBreak = index }
        if cluster.end - shaped.clusters[start].start > limit { return lastBreak > start ? lastBreak : index }
      }
      hasInk = true
    }
    return paragraph.upperBound
  }

  /// Where to break two lines so that the last word of the first joins a lone word, if that evens them out.
  private func evenSplit(_ first: BrokenLine, _ second: BrokenLine) -> Int? {
    guard isBreak(second.range.lowerBound, in: first.range), lastBreak(in: second.range) == nil,
      let split = lastBreak(in: first.range)
    else { return nil }
    let moved = inkWidth(split..<second.range.upperBound)
    let left = inkWidth(first.range.lowerBound..<split)
    let unevenness = abs(inkWidth(first.range) - inkWidth(second.range))
    return moved <= limit && abs(left - moved) < unevenness ? split : nil
  }

  /// Whether a line may break before a cluster, given what stands before it.
  private func isBreak(_ index: Int, in previous: Range<Int>) -> Bool {
    guard !previous.isEmpty else { return false }
    return shaped.clusters[index].breaksBefore || shaped.clusters[index - 1].isSpace
  }

  /// The start of the last word but the first in a line, or nil if it has one word.
  private func lastBreak(in range: Range<Int>) -> Int? {
    guard let ink = range.first(where: { !shaped.clusters[$0].isSpace }) else { return nil }
    return range.last { index in
      index > ink && !shaped.clusters[index].isSpace && isBreak(index, in: range)
    }
  }

  /// The width of a line without the spaces that hang over its end, in units.
  func inkWidth(_ range: Range<Int>) -> Double {
    shaped.width(shaped.trimmed(range))
  }
}

extension ShapedText {
  /// A line without the spaces at its end.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, clusters[end - 1].isSpace { end -= 1 }
    return range.lowerBound..<end
  }
}
