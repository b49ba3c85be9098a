/// One user-perceived character of a text, with its place on an endless line.
struct Cluster {
  /// Where it starts, after kerning with what stands before it, in units of the text.
  var start: Double
  /// Where its advance ends.
  var end: Double
  /// Where it starts in the text, in bytes of UTF-8.
  var offset: Int
  /// The font's slots of its first and last visible character, 0 where it has none, for kerning.
  var firstSlot: UInt16
  /// See `firstSlot`.
  var lastSlot: UInt16
  /// Whether it is white space at which lines break, and which hangs over their ends.
  var isSpace: Bool
  /// Whether a line may break before it although no space stands there.
  var breaksBefore: Bool
}

/// A text as clusters, paragraph by paragraph.
struct ShapedText {
  /// The text.
  let text: String
  /// Its clusters in order, line breaks left out.
  private(set) var clusters: [Cluster] = []
  /// The clusters of each paragraph; an empty text has one empty paragraph.
  private(set) var paragraphs: [Range<Int>] = []
  /// What a unit is in points.
  let unit: Double
  /// The advance of "…" in units, and its slot for kerning.
  let ellipsis: (advance: Double, slot: Int)
  private let shaper: Shaper

  /// Shapes a text.
  init(_ text: String, font: FontDescription, table: FontTable?) {
    self.text = text
    shaper = Shaper(font: font, table: table)
    unit = shaper.unit
    let mark = shaper.measure("…", after: 0)
    ellipsis = (mark.advance, Int(mark.lastSlot))
    clusters.reserveCapacity(text.utf8.count)
    if table == nil, text.utf8.allSatisfy({ $0 < 0x80 }) {
      shapeASCII()
    } else {
      shapeCharacters()
    }
    // Recorded widths are rounded up, so that advances are the better measure of a part of a text.
    if let table, table.advances.isEmpty, !table.widths.isEmpty { fit(to: table.widths) }
    place()
  }

  /// Appends the clusters and paragraphs of any text.
  private mutating func shapeCharacters() {
    var paragraphStart = 0
    var offset = 0
    var previous: Character?
    var beforePrevious: Character?
    for character in text {
      defer { offset += character.utf8.count }
      if character.isNewline {
        paragraphs.append(paragraphStart..<clusters.count)
        paragraphStart = clusters.count
        previous = nil
        beforePrevious = nil
        continue
      }
      let last = clusters.count > paragraphStart ? Int(clusters[clusters.count - 1].lastSlot) : 0
      var cluster = shaper.cluster(character, after: last, offset: offset)
      if let previous, !cluster.isSpace {
        cluster.breaksBefore = LineBreaks.isAllowed(before: character, after: previous, beforePrevious)
      }
      clusters.append(cluster)
      beforePrevious = previous
      previous = character
    }
    paragraphs.append(paragraphStart..<clusters.count)
  }

  /// Does the same for a text of ASCII, in which a byte is a character but for a carriage return and line
  /// feed together, without building characters.
  private mutating func shapeASCII() {
    var paragraphStart = 0
    var offset = 0
    var previous: UInt8 = 0
    var beforePrevious: UInt8 = 0
    for byte in text.utf8 {
      defer { offset += 1 }
      if byte == 0x0A, previous == 0x0D, clusters.count == paragraphStart {
        previous = 0
        continue
      }
      if (0x0A...0x0D).contains(byte) {
        paragraphs.append(paragraphStart..<clusters.count)
        paragraphStart = clusters.count
        previous = byte
        beforePrevious = 0
        continue
      }
      let last = clusters.count > paragraphStart ? Int(clusters[clusters.count - 1].lastSlot) : 0
      var cluster = shaper.cluster(ascii: byte, after: last, offset: offset)
      cluster.breaksBefore =
        previous == 0x2D && beforePrevious > 0x20 && LineBreaks.isASCIILetter(byte)
      clusters.append(cluster)
      beforePrevious = previous
      previous = byte
    }
    paragraphs.append(paragraphStart..<clusters.count)
  }

  /// The widest paragraph set on one line, trailing spaces included, in points.
  var widestParagraph: Double {
    paragraphs.reduce(0) { max($0, width($1)) } * unit
  }

  /// The width of some clusters in a row, in units.
  func width(_ range: Range<Int>) -> Double {
    range.isEmpty ? 0 : clusters[range.upperBound - 1].end - clusters[range.lowerBound].start
  }

  /// What is added between a slot and the next one, in units.
  func kern(_ first: Int, _ second: Int) -> Double {
    shaper.kern(first, second)
  }

  /// The text of some clusters in a row.
  func string(_ range: Range<Int>) -> Substring {
    guard !range.isEmpty else { return "" }
    let utf8 = text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: clusters[range.lowerBound].offset)
    let last = utf8.index(utf8.startIndex, offsetBy: clusters[range.upperBound - 1].offset)
    return text[start..<text.index(after: last)]
  }

  /// Stretches the paragraphs, and otherwise the words, whose widths a table gives.
  ///
  /// Until the clusters are placed, `start` is the kerning before a cluster and `end` its advance.
  private mutating func fit(to widths: [String: Double]) {
    for paragraph in paragraphs where !paragraph.isEmpty {
      if let width = widths[String(string(paragraph))] {
        stretch(paragraph, to: width)
        continue
      }
      var start = paragraph.lowerBound
      while start < paragraph.upperBound {
        var end = start
        while end < paragraph.upperBound, !clusters[end].isSpace { end += 1 }
        if end > start, let width = widths[String(string(start..<end))] { stretch(start..<end, to: width) }
        start = end + 1
      }
    }
  }

  private mutating func stretch(_ range: Range<Int>, to width: Double) {
    clusters[range.lowerBound].start = 0
    let natural = range.reduce(0) { $0 + clusters[$1].start + clusters[$1].end }
    for index in range {
      if natural > 0 {
        clusters[index].start *= width / unit / natural
        clusters[index].end *= width / unit / natural
      } else {
        clusters[index].end = width / unit / Double(range.count)
      }
    }
  }

  /// Turns kernings and advances into places.
  private mutating func place() {
    for paragraph in paragraphs {
      var position = 0.0
      for index in paragraph {
        let start = position + (index == paragraph.lowerBound ? 0 : clusters[index].start)
        position = start + clusters[index].end
        clusters[index].start = start
        clusters[index].end = position
      }
    }
  }
}
