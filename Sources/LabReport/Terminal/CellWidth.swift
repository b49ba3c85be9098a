/// How many cells of a terminal a text takes: two for wide characters and emoji, none for combining marks.
package func cellWidth(_ text: String) -> Int {
  text.reduce(0) { $0 + cellWidth($1) }
}

/// How many cells of a terminal a character takes.
package func cellWidth(_ character: Character) -> Int {
  let scalars = character.unicodeScalars
  guard let first = scalars.first else { return 0 }
  if isDrawnAsEmoji(scalars) { return 2 }
  if scalars.dropFirst().isEmpty { return cellWidth(first) }
  return scalars.reduce(0) { $0 + cellWidth($1) }
}

/// Whether a character is drawn as one emoji, whatever it is put together from.
private func isDrawnAsEmoji(_ scalars: Character.UnicodeScalarView) -> Bool {
  guard let first = scalars.first else { return false }
  if first.properties.isEmojiPresentation { return true }
  if isRegionalIndicator(first) { return scalars.count > 1 }
  return first.properties.isEmoji && scalars.contains { $0.value == 0xFE0F || $0.value == 0x20E3 }
}

private func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
  (0x1F1E6...0x1F1FF).contains(scalar.value)
}

private func cellWidth(_ scalar: Unicode.Scalar) -> Int {
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .format, .control: return 0
  default: break
  }
  // The vowels and finals of a Korean syllable that is written in parts join its first consonant.
  if (0x1160...0x11FF).contains(scalar.value) { return 0 }
  return wideRanges.contains { $0.contains(scalar.value) } ? 2 : 1
}

/// The ranges that Unicode's EastAsianWidth calls wide or full-width, joined where only unassigned ones lie between.
private let wideRanges: [ClosedRange<UInt32>] = [
  0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
  0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60,
  0xFFE0...0xFFE6, 0x16FE0...0x18CFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F2FF, 0x20000...0x3FFFD,
]
