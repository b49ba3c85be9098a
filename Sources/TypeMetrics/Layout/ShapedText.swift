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
  /// The sign for what was cut, in the font of the text or of its first part.
  private let ellipsis: Ellipsis
  private let shaper: Shaper
  /// The parts of a text in several fonts; empty for a text in one font.
  private var parts: [Part] = []
  /// Where the text that is shaped at present goes on.
  private var progress = Progress()

  /// The sign "…" in one font.
  struct Ellipsis {
    /// Its advance in units.
    var advance: Double
    /// Its slot for kerning.
    var slot: Int
  }

  /// A part of a text in several fonts.
  private struct Part {
    var shaper: Shaper
    var ellipsis: Ellipsis
    /// The clusters.
    var range: Range<Int>
  }

  /// What is kept from one character to the next.
  private struct Progress {
    var paragraphStart = 0
    var offset = 0
    var previous: Character?
    var beforePrevious: Character?
  }

  /// Shapes a text.
  init(_ text: String, font: FontDescription, table: FontTable?) {
    self.text = text
    shaper = Shaper(font: font, table: table)
    unit = shaper.unit
    ellipsis = Ellipsis(shaper)
    clusters.reserveCapacity(text.utf8.count)
    if table == nil, text.utf8.allSatisfy({ $0 < 0x80 }) {
      shapeASCII()
    } else {
      shapeCharacters(of: text, by: shaper)
      endParagraph()
    }
    // Recorded widths are rounded up, so that advances are the better measure of a part of a text.
    if let table, table.advances.isEmpty, !table.widths.isEmpty {
      for paragraph in paragraphs { fit(paragraph, to: table.widths, unit: unit) }
    }
    if shaper.tracking != 0 { track(clusters.indices, by: shaper.tracking) }
    place()
  }

  /// Shapes a text of several parts, in points.
  init(_ runs: [TextRun], table: (FontDescription) -> FontTable?) {
    text = runs.map(\.text).joined()
    shaper = Shaper(font: runs.first?.font ?? FontDescription(size: 0), table: nil)
    unit = 1
    ellipsis = Ellipsis(shaper).scaled(by: shaper.unit)
    clusters.reserveCapacity(text.utf8.count)
    for run in runs {
      let table = table(run.font)
      let shaper = Shaper(font: run.font, table: table)
      let first = clusters.count
      shapeCharacters(of: run.text, by: shaper)
      for index in first..<clusters.count {
        clusters[index].start *= shaper.unit
        clusters[index].end *= shaper.unit
      }
      if first < clusters.count {
        // What stands in another font does not kern.
        clusters[first].start = 0
        if let table, table.advances.isEmpty, !table.widths.isEmpty {
          fit(first..<clusters.count, to: table.widths, unit: 1)
        }
        if shaper.tracking != 0 { track(first..<clusters.count, by: shaper.tracking * shaper.unit) }
      }
      let mark = Ellipsis(shaper).scaled(by: shaper.unit)
      parts.append(Part(shaper: shaper, ellipsis: mark, range: first..<clusters.count))
    }
    endParagraph()
    place()
  }

  private mutating func endParagraph() {
    paragraphs.append(progress.paragraphStart..<clusters.count)
    progress.paragraphStart = clusters.count
  }

  /// Appends the clusters and paragraphs of any text, the last paragraph left open.
  private mutating func shapeCharacters(of text: String, by shaper: Shaper) {
    for character in text {
      defer { progress.offset += character.utf8.count }
      if character.isNewline {
        endParagraph()
        progress.previous = nil
        progress.beforePrevious = nil
        continue
      }
      let last = clusters.count > progress.paragraphStart ? Int(clusters[clusters.count - 1].lastSlot) : 0
      var cluster = shaper.cluster(character, after: last, offset: progress.offset)
      if let previous = progress.previous, !cluster.isSpace {
        cluster.breaksBefore = LineBreaks.isAllowed(
          before: character, after: previous, progress.beforePrevious)
      }
      clusters.append(cluster)
      progress.beforePrevious = progress.previous
      progress.previous = character
    }
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
    // Negative tracking may take back more than there is.
    range.isEmpty ? 0 : max(clusters[range.upperBound - 1].end - clusters[range.lowerBound].start, 0)
  }

  /// The sign for what was cut, in the font of a cluster.
  func ellipsis(at cluster: Int) -> Ellipsis {
    part(of: cluster)?.ellipsis ?? ellipsis
  }

  /// What is added between a slot and the next one in the font of a cluster, in units.
  func kern(_ first: Int, _ second: Int, at cluster: Int) -> Double {
    guard let part = part(of: cluster) else { return shaper.kern(first, second) }
    return part.shaper.kern(first, second) * part.shaper.unit
  }

  /// The part that a cluster belongs to; that of the last cluster for one behind the end.
  private func part(of cluster: Int) -> Part? {
    parts.first { $0.range.contains(cluster) } ?? parts.last { !$0.range.isEmpty } ?? parts.last
  }

  /// The indices of the parts that have clusters among these, or of the one that an empty line stands in.
  func partIndices(of clusters: Range<Int>) -> [Int] {
    let found = parts.indices.filter { parts[$0].range.overlaps(clusters) }
    guard found.isEmpty else { return found }
    let before = parts.lastIndex { !$0.range.isEmpty && $0.range.upperBound <= clusters.lowerBound }
    return [before ?? parts.firstIndex { !$0.range.isEmpty } ?? 0]
  }

  /// The text of some clusters in a row.
  func string(_ range: Range<Int>) -> Substring {
    guard !range.isEmpty else { return "" }
    let utf8 = text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: clusters[range.lowerBound].offset)
    let last = utf8.index(utf8.startIndex, offsetBy: clusters[range.upperBound - 1].offset)
    return text[start..<text.index(after: last)]
  }

  /// Stretches some clusters, or else the words among them, to the widths that a table gives.
  ///
  /// Until the clusters are placed, `start` is the kerning before a cluster and `end` its advance.
  private mutating func fit(_ range: Range<Int>, to widths: [String: Double], unit: Double) {
    guard !range.isEmpty else { return }
    if let width = widths[String(string(range))] { return stretch(range, to: width, unit) }
    var start = range.lowerBound
    while start < range.upperBound {
      var end = start
      while end < range.upperBound, !clusters[end].isSpace { end += 1 }
      if end > start, let width = widths[String(string(start..<end))] {
        stretch(start..<end, to: width, unit)
      }
      start = end + 1
    }
  }

  private mutating func track(_ range: Range<Int>, by tracking: Double) {
    for index in range { clusters[index].end += tracking }
  }

  private mutating func stretch(_ range: Range<Int>, to width: Double, _ unit: Double) {
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

extension ShapedText.Ellipsis {
  fileprivate init(_ shaper: Shaper) {
    let measure = shaper.measure("…", after: 0)
    self.init(advance: measure.advance + shaper.tracking, slot: Int(measure.lastSlot))
  }

  fileprivate func scaled(by factor: Double) -> Self { Self(advance: advance * factor, slot: slot) }
}
