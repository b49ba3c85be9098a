internal import Foundation

/// Measures characters one by one, with the kerning between them.
struct Shaper {
  /// What a unit is in points: a font unit, or a point where a table rules.
  let unit: Double
  private let face: InterFace
  private let table: FontTable?
  /// The font units of Inter in units.
  private let unitsPerFontUnit: Double
  /// An em in units.
  private let em: Double
  /// The advance of every character in units, or nil if they differ.
  private let cell: Double?
  /// The slots of the digits that are all as wide as a zero; empty if they differ.
  private let figures: [Int]
  /// What is added after each character, in units.
  let tracking: Double

  init(font: FontDescription, table: FontTable?) {
    face = InterFace.nearest(font.weight)
    self.table = table
    var font = font
    if let size = table?.size { font.size = size }
    let perEm = Double(face.coverage.unitsPerEm)
    let fontUnit = font.effectiveSize / perEm
    unit = table == nil ? fontUnit : 1
    let own = table == nil ? 1 : fontUnit
    unitsPerFontUnit = own * font.design.widthFactor
    em = perEm * own
    let em = em
    cell = font.design.cell.map { $0 * em }
    let face = face
    figures = font.hasMonospacedDigits && cell == nil ? "0123456789".unicodeScalars.map { face.slot($0) } : []
    tracking = unit > 0 ? font.trackingWidth(1) / unit : 0
  }

  /// The advance of a slot that is not 0, in units.
  private func advance(_ slot: Int) -> Double {
    if let cell { return face.advances[slot] == 0 ? 0 : cell }
    return Double(face.advances[figures.contains(slot) ? figures[0] : slot]) * unitsPerFontUnit
  }

  /// The advance of a tab, in units.
  private var tab: Double { 4 * (cell ?? Double(face.advances[face.slot(" ")]) * unitsPerFontUnit) }

  /// The kerning between two slots, in units.
  func kern(_ first: Int, _ second: Int) -> Double {
    guard first != 0, second != 0, cell == nil else { return 0 }
    if !figures.isEmpty, figures.contains(first), figures.contains(second) { return 0 }
    return Double(face.kern(first, second)) * unitsPerFontUnit
  }

  /// Measures a character.
  ///
  /// - Parameters:
  ///   - character: The character.
  ///   - slot: The slot of the character before it, or 0.
  ///   - offset: Where it starts in its text.
  /// - Returns: A cluster that is not placed yet: `start` is its kerning, `end` its advance.
  func cluster(_ character: Character, after slot: Int, offset: Int) -> Cluster {
    let measure = measure(character, after: slot)
    return Cluster(
      start: measure.kern, end: measure.advance, offset: offset, firstSlot: measure.firstSlot,
      lastSlot: measure.lastSlot, isSpace: LineBreaks.isSpace(character), breaksBefore: false)
  }

  /// Measures a character of ASCII without a table, which is what `cluster(_:after:offset:)` gives for it.
  func cluster(ascii byte: UInt8, after slot: Int, offset: Int) -> Cluster {
    let own = Int(face.coverage.slots[Int(byte)])
    var cluster = Cluster(
      start: 0, end: 0, offset: offset, firstSlot: UInt16(own), lastSlot: UInt16(own),
      isSpace: byte == 0x20 || byte == 0x09, breaksBefore: false)
    if own != 0 {
      cluster.start = kern(slot, own)
      cluster.end = advance(own)
    } else if byte == 0x09 {
      cluster.end = tab
    } else {
      // A control character is invisible: what stands before it kerns with what follows.
      cluster.lastSlot = UInt16(slot)
    }
    return cluster
  }

  /// What a character adds to a line.
  struct Measure {
    var kern = 0.0
    var advance = 0.0
    var firstSlot: UInt16 = 0
    var lastSlot: UInt16 = 0
  }

  /// Measures a character after another's slot.
  ///
  /// Characters that the font lacks have fallback advances: a tab four spaces; emoji and East Asian wide
  /// characters one em for the whole cluster; other letters 0.6 em each; marks, controls and invisible
  /// characters nothing.
  func measure(_ character: Character, after slot: Int) -> Measure {
    if let table, !table.advances.isEmpty, let advance = table.advances[character] {
      return Measure(advance: advance)
    }
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return Measure() }
    if scalars.count == 1 { return measure(scalars, after: slot) }
    if scalars.contains(where: { $0.value == 0xFE0F || $0.value == 0x20E3 }) || Widths.isWide(first) {
      return Measure(advance: em)
    }
    if scalars.dropFirst().contains(where: { $0.properties.canonicalCombiningClass != .notReordered }) {
      let composed = String(character).precomposedStringWithCanonicalMapping
      return measure(composed.unicodeScalars, after: slot)
    }
    return measure(scalars, after: slot)
  }

  private func measure(_ scalars: some Sequence<Unicode.Scalar>, after slot: Int) -> Measure {
    var result = Measure()
    var last = slot
    for scalar in scalars {
      let slot = face.slot(scalar)
      let fontUnits = slot != 0 ? Int(face.advances[slot]) : 0
      if slot != 0, fontUnits == 0 { continue }
      guard slot != 0 else {
        if scalar == "\t" {
          result.advance += tab
          last = 0
        } else if !Widths.isInvisible(scalar) {
          result.advance += Widths.isWide(scalar) ? em : cell ?? 0.6 * em
          last = 0
        }
        continue
      }
      let kern = kern(last, slot)
      if result.firstSlot == 0, result.advance == 0 {
        result.firstSlot = UInt16(slot)
        result.kern = kern
      } else {
        result.advance += kern
      }
      result.advance += advance(slot)
      last = slot
    }
    result.lastSlot = UInt16(last)
    return result
  }
}
