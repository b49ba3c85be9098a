/// Rough widths of characters that the tables lack.
enum Widths {
  /// Whether a character takes no room: controls, marks, joiners, variation selectors.
  static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.properties.isDefaultIgnorableCodePoint { return true }
    return switch scalar.properties.generalCategory {
    case .control, .format, .nonspacingMark, .enclosingMark, .surrogate: true
    default: false
    }
  }

  /// Whether a character is about one em wide: emoji, and the wide scripts of East Asia.
  static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x33FF, 0xA960...0xA97F, 0xFE30...0xFE4F, 0xFF01...0xFF60, 0xFFE0...0xFFE6:
      true
    default:
      isIdeographic(scalar) || scalar.properties.isEmojiPresentation
    }
  }

  /// Whether lines may break on either side of a character as a rule: ideographs, kana, Hangul, emoji.
  static func isIdeographic(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3041...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0x1F1E6...0x1FAFF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
