/// Returns a text as it may be written to a terminal: what would not be seen, or would change what is seen, is
/// spelt out.
///
/// Control characters, bidirectional overrides and isolates, other invisible format characters, line separators and
/// private or unassigned characters become `\u{1B}` and the like. The joiners inside an emoji stay. A mark
/// without a letter gets a dotted circle, so that it does not join what is printed before it.
package func terminalSafe(_ text: String) -> String {
  var safe = ""
  for character in text {
    let scalars = character.unicodeScalars
    let isEmoji = scalars.first?.properties.isEmoji == true && scalars.count > 1
    // Sixteen is more than any script stacks on a letter; a heap of marks would run over the lines around it.
    for (index, scalar) in scalars.prefix(16).enumerated() {
      if isEmoji, index > 0, isEmojiJoiner(scalar) {
        safe.unicodeScalars.append(scalar)
      } else if let spelling = spelling(of: scalar) {
        safe += spelling
      } else {
        if index == 0, isMark(scalar) { safe += "\u{25CC}" }
        safe.unicodeScalars.append(scalar)
      }
    }
  }
  return safe
}

/// A text cut to so many cells, the last of them an ellipsis if anything is missing.
package func truncated(_ text: String, toCells limit: Int) -> String {
  guard cellWidth(text) > limit else { return text }
  guard limit > 0 else { return "" }
  var cut = ""
  var cells = 0
  for character in text {
    cells += cellWidth(character)
    if cells > limit - 1 { break }
    cut.append(character)
  }
  return cut + "…"
}

/// A text filled up with spaces to so many cells.
func padded(_ text: String, toCells width: Int, alignRight: Bool = false) -> String {
  let fill = String(repeating: " ", count: max(0, width - cellWidth(text)))
  return alignRight ? fill + text : text + fill
}

private func isEmojiJoiner(_ scalar: Unicode.Scalar) -> Bool {
  scalar.value == 0x200D || (0xE0020...0xE007F).contains(scalar.value)
}

private func isMark(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .spacingMark: true
  default: false
  }
}

/// How a scalar is spelt out, or `nil` if it can be shown.
private func spelling(of scalar: Unicode.Scalar) -> String? {
  switch scalar {
  case "\n": return "\\n"
  case "\r": return "\\r"
  case "\t": return "\\t"
  default: break
  }
  switch scalar.properties.generalCategory {
  case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned:
    return "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  default:
    return nil
  }
}
