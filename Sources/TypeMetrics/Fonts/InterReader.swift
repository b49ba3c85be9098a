/// Reads the packed numbers of `InterBlob`.
struct InterReader {
  private let bytes: [UInt8]
  private var position = 0

  /// Decodes a base64 text; characters outside its alphabet are skipped.
  init(base64: StaticString) {
    var decoded: [UInt8] = []
    decoded.reserveCapacity(base64.utf8CodeUnitCount / 4 * 3)
    base64.withUTF8Buffer { text in
      var bits: UInt32 = 0
      var count = 0
      for character in text {
        let value: UInt32
        switch character {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): value = UInt32(character) - 65
        case UInt8(ascii: "a")...UInt8(ascii: "z"): value = UInt32(character) - 71
        case UInt8(ascii: "0")...UInt8(ascii: "9"): value = UInt32(character) + 4
        case UInt8(ascii: "+"): value = 62
        case UInt8(ascii: "/"): value = 63
        default: continue
        }
        bits = bits << 6 | value
        count += 6
        if count >= 8 {
          count -= 8
          decoded.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
        }
      }
    }
    bytes = decoded
  }

  /// Reads an unsigned number of variable length, seven bits a byte, lowest first.
  mutating func next() -> Int {
    var value = 0
    var shift = 0
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      value |= Int(byte & 0x7F) << shift
      if byte & 0x80 == 0 { break }
      shift += 7
    }
    return value
  }

  /// Reads a signed number, zigzag coded.
  mutating func nextSigned() -> Int {
    let value = next()
    return value & 1 == 0 ? value / 2 : -(value / 2) - 1
  }
}
