/// What the nine weights of Inter share: which characters it has, and how they pair.
///
/// It is read once and lives as long as the program, so that measuring neither counts references nor
/// allocates.
struct InterCoverage: @unchecked Sendable {
  /// Code points from here on are not in the tables.
  static let limit = 0x2300

  /// Font units per em.
  let unitsPerEm: Int
  /// For each code point below `limit` its slot in the tables, 0 where there is none.
  let slots: UnsafePointer<UInt16>
  /// The number of slots, the empty slot 0 included.
  let slotCount: Int
  /// For each slot the row of the kerning matrix for what follows it.
  let leftClasses: UnsafePointer<UInt8>
  /// For each slot the column of the kerning matrix for what stands before it.
  let rightClasses: UnsafePointer<UInt8>
  /// The columns of the kerning matrix.
  let columns: Int
  /// The rows of the kerning matrix.
  let rows: Int
  /// For each slot its entry in the palette of advances.
  fileprivate let advanceEntries: UnsafePointer<UInt16>
  /// Entries of nine advances, one a weight, one entry after the other.
  fileprivate let advancePalette: UnsafePointer<Int16>
  /// For each cell of the kerning matrix its entry in the palette of kernings.
  fileprivate let kernEntries: UnsafePointer<UInt16>
  /// Entries of nine kernings, one a weight.
  fileprivate let kernPalette: UnsafePointer<Int16>
  /// How many weights an entry has.
  fileprivate let weights: Int

  /// The tables of Inter.
  static let shared = InterCoverage()

  private init() {
    var reader = InterReader(base64: InterBlob.base64)
    _ = reader.next()
    unitsPerEm = reader.next()
    let weights = reader.next()
    self.weights = weights
    advancePalette = Self.palette(&reader, weights: weights)
    kernPalette = Self.palette(&reader, weights: weights)
    rows = reader.next()
    columns = reader.next()
    let cells = immortal(UInt16.self, count: rows * columns)
    var cell = 0
    while cell < rows * columns {
      let entry = UInt16(reader.next())
      let end = cell + reader.next()
      while cell < end {
        cells[cell] = entry
        cell += 1
      }
    }
    kernEntries = UnsafePointer(cells)

    slotCount = reader.next() + 1
    let slots = immortal(UInt16.self, count: Self.limit)
    let left = immortal(UInt8.self, count: slotCount)
    let right = immortal(UInt8.self, count: slotCount)
    let entries = immortal(UInt16.self, count: slotCount)
    var codePoint = 0
    for slot in 1..<slotCount {
      codePoint += reader.next()
      slots[codePoint] = UInt16(slot)
      entries[slot] = UInt16(reader.next())
      left[slot] = UInt8(reader.next())
      right[slot] = UInt8(reader.next())
    }
    advanceEntries = UnsafePointer(entries)
    self.slots = UnsafePointer(slots)
    leftClasses = UnsafePointer(left)
    rightClasses = UnsafePointer(right)
  }

  private static func palette(_ reader: inout InterReader, weights: Int) -> UnsafePointer<Int16> {
    let count = reader.next() * weights
    let values = immortal(Int16.self, count: count)
    for index in 0..<count { values[index] = Int16(reader.nextSigned()) }
    return UnsafePointer(values)
  }
}

/// Room for numbers, all zero, that is never given back.
private func immortal<Number: FixedWidthInteger>(
  _ type: Number.Type, count: Int
) -> UnsafeMutablePointer<Number> {
  let numbers = UnsafeMutablePointer<Number>.allocate(capacity: max(count, 1))
  numbers.initialize(repeating: 0, count: count)
  return numbers
}

extension InterFace {
  /// Unpacks one weight.
  ///
  /// - Parameter weight: The place of the weight among the nine.
  init(weight: Int) {
    let coverage = InterCoverage.shared
    let advances = immortal(Int32.self, count: coverage.slotCount)
    for slot in 1..<coverage.slotCount {
      let entry = Int(coverage.advanceEntries[slot])
      advances[slot] = Int32(coverage.advancePalette[entry * coverage.weights + weight])
    }
    let kerning = immortal(Int16.self, count: coverage.rows * coverage.columns)
    for cell in 0..<coverage.rows * coverage.columns where coverage.kernEntries[cell] != 0 {
      kerning[cell] = coverage.kernPalette[Int(coverage.kernEntries[cell]) * coverage.weights + weight]
    }

    let asciiAdvances = immortal(Int.self, count: 256)
    asciiAdvances.update(repeating: Self.special, count: 256)
    let asciiKerning = immortal(Int16.self, count: 128 * 128)
    for first in 32..<127 {
      let slot = Int(coverage.slots[first])
      asciiAdvances[first] = Int(advances[slot])
      let row = Int(coverage.leftClasses[slot]) * coverage.columns
      for second in 32..<127 {
        let column = Int(coverage.rightClasses[Int(coverage.slots[second])])
        asciiKerning[first << 7 | second] = kerning[row + column]
      }
    }
    self.coverage = coverage
    emsPerUnit = 1 / Double(coverage.unitsPerEm)
    self.advances = UnsafePointer(advances)
    self.kerning = UnsafePointer(kerning)
    self.asciiAdvances = UnsafePointer(asciiAdvances)
    self.asciiKerning = UnsafePointer(asciiKerning)
  }
}
