/// Breaks compact JSON into lines for a reader: what is short stays on one line.
///
/// - Parameters:
///   - text: JSON without any white space outside strings, as an encoder writes it.
///   - limit: The longest text of an array or object that stays on one line.
func layOutJSON(_ text: String, limit: Int = 120) -> String {
  let bytes = Array(text.utf8)
  var output: [UInt8] = []
  output.reserveCapacity(bytes.count * 2)
  let ends = matchingEnds(in: bytes)
  var index = 0
  var depth = 0

  func breakLine() {
    output.append(UInt8(ascii: "\n"))
    output.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
  }

  while index < bytes.count {
    let byte = bytes[index]
    switch byte {
    case UInt8(ascii: "\""):
      let end = stringEnd(in: bytes, from: index)
      output.append(contentsOf: bytes[index..<end])
      index = end
      continue
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      let end = ends[index] ?? index
      if end - index < limit {
        appendOnOneLine(bytes[index...end], to: &output)
        index = end + 1
        continue
      }
      output.append(byte)
      depth += 1
      breakLine()
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      depth -= 1
      breakLine()
      output.append(byte)
    case UInt8(ascii: ","):
      output.append(byte)
      breakLine()
    case UInt8(ascii: ":"):
      output.append(byte)
      output.append(UInt8(ascii: " "))
    default: output.append(byte)
    }
    index += 1
  }
  return String(decoding: output, as: UTF8.self)
}

/// The index behind a string that begins at `start`.
private func stringEnd(in bytes: [UInt8], from start: Int) -> Int {
  var index = start + 1
  while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
    index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
  }
  return min(index + 1, bytes.count)
}

/// For each opening bracket, the index of the one that closes it.
private func matchingEnds(in bytes: [UInt8]) -> [Int: Int] {
  var ends: [Int: Int] = [:]
  var open: [Int] = []
  var index = 0
  while index < bytes.count {
    switch bytes[index] {
    case UInt8(ascii: "\""):
      index = stringEnd(in: bytes, from: index)
      continue
    case UInt8(ascii: "{"), UInt8(ascii: "["): open.append(index)
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      if let start = open.popLast() { ends[start] = index }
    default: break
    }
    index += 1
  }
  return ends
}

/// Appends an array or object with a space after each colon and comma.
private func appendOnOneLine(_ bytes: ArraySlice<UInt8>, to output: inout [UInt8]) {
  var isInString = false
  var isEscaped = false
  for byte in bytes {
    output.append(byte)
    if isInString {
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        isInString = false
      }
    } else if byte == UInt8(ascii: "\"") {
      isInString = true
    } else if byte == UInt8(ascii: ":") || byte == UInt8(ascii: ",") {
      output.append(UInt8(ascii: " "))
    }
  }
}
