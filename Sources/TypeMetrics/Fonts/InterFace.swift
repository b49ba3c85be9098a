/// One weight of Inter: advances and kerning in font units, equal to HarfBuzz's.
///
/// A face is a handle of pointers to tables that are unpacked when first asked for and never freed.
struct InterFace: @unchecked Sendable {
  /// What stands for the advance of a byte that the short way cannot measure.
  ///
  /// These are control characters and everything outside ASCII. Its bit is in no real advance.
  static let special = 1 << 48

  /// The parts that all weights share.
  let coverage: InterCoverage
  /// What a font unit is in ems.
  let emsPerUnit: Double
  /// The advance of each slot.
  let advances: UnsafePointer<Int32>
  /// The kerning of each pair of classes, row by row.
  let kerning: UnsafePointer<Int16>
  /// The advance of each byte, `special` for those that are not printable ASCII.
  let asciiAdvances: UnsafePointer<Int>
  /// The kerning of each pair of ASCII characters, 128 to a row.
  let asciiKerning: UnsafePointer<Int16>

  /// The width in font units of a text of printable ASCII, or nil for any other text.
  @inline(__always)
  func asciiUnits(_ text: String) -> Int? {
    text.utf8.withContiguousStorageIfAvailable { bytes -> Int? in
      // Code 0 kerns with nothing, so the first character needs no case of its own.
      var previous = 0
      var sum = 0
      var seen = 0
      for byte in bytes {
        let advance = asciiAdvances[Int(byte)]
        seen |= advance
        sum &+= advance &+ Int(asciiKerning[previous << 7 | Int(byte & 0x7F)])
        previous = Int(byte & 0x7F)
      }
      return seen & Self.special == 0 ? sum : nil
    } ?? nil
  }

  /// The slot of a character, or 0 if the font has none.
  @inline(__always)
  func slot(_ scalar: Unicode.Scalar) -> Int {
    scalar.value < UInt32(InterCoverage.limit) ? Int(coverage.slots[Int(scalar.value)]) : 0
  }

  /// What is added between two slots that follow each other.
  @inline(__always)
  func kern(_ first: Int, _ second: Int) -> Int {
    Int(kerning[Int(coverage.leftClasses[first]) * coverage.columns + Int(coverage.rightClasses[second])])
  }

  /// The width in font units of a text whose every character stands for itself in the tables, or nil.
  ///
  /// Line breaks, characters that the font lacks and marks that may combine with others make it nil.
  func simpleUnits(_ text: String) -> Int? {
    var previous = 0
    var sum = 0
    for scalar in text.unicodeScalars {
      let slot = slot(scalar)
      // 2028 and 2029 are line breaks; from FE00 on there is no slot anyway.
      guard slot != 0, scalar.value &- 0x2028 > 1 else { return nil }
      let advance = Int(advances[slot])
      // Invisible characters take no part in kerning: the letters around them do.
      guard advance != 0 else { continue }
      sum &+= advance
      if previous != 0 { sum &+= kern(previous, slot) }
      previous = slot
    }
    return sum
  }
}

extension InterFace {
  private static let ultraLight = InterFace(weight: 0)
  private static let thin = InterFace(weight: 1)
  private static let light = InterFace(weight: 2)
  private static let regular = InterFace(weight: 3)
  private static let medium = InterFace(weight: 4)
  private static let semibold = InterFace(weight: 5)
  private static let bold = InterFace(weight: 6)
  private static let heavy = InterFace(weight: 7)
  private static let black = InterFace(weight: 8)

  /// The face nearest to a weight.
  ///
  /// Each weight is a constant of its own, so that a program that only uses one unpacks one.
  @inline(__always)
  static func nearest(_ weight: FontWeight) -> InterFace {
    switch weight.tableIndex {
    case 0: ultraLight
    case 1: thin
    case 2: light
    case 3: regular
    case 4: medium
    case 5: semibold
    case 6: bold
    case 7: heavy
    default: black
    }
  }
}
