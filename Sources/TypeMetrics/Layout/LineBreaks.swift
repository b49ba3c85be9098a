/// Where a line may break.
///
/// Spaces are measured on Apple's SwiftUI (swiftui-web); hyphens, dashes and ideographs follow the plain
/// cases of Unicode's line breaking algorithm (UAX 14, classes HY, BA, ID, CL, OP).
enum LineBreaks {
  /// Whether a character is white space at which lines break; no-break spaces are not.
  static func isSpace(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    return switch scalar.value {
    case 0x20, 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: true
    default: false
    }
  }

  /// Whether a line may break between two characters, neither of them a space to break at.
  ///
  /// - Parameters:
  ///   - character: The first of the next line.
  ///   - previous: The last of the line.
  ///   - beforePrevious: The one before that, or nil at the start of a paragraph.
  static func isAllowed(
    before character: Character, after previous: Character, _ beforePrevious: Character?
  ) -> Bool {
    guard let next = character.unicodeScalars.first, let last = previous.unicodeScalars.first else {
      return false
    }
    switch last.value {
    case 0x2D, 0x2010, 0x2012, 0x2013, 0x2014, 0xAD:
      guard let beforePrevious, !isSpace(beforePrevious) else { return false }
      // A hyphen before a number may be its sign, and closing marks stay where they are.
      return character.isLetter || (last.value != 0x2D && character.isNumber)
    default:
      guard last.value > 0x2FFF || next.value > 0x2FFF else { return false }
      guard Widths.isWide(last) || Widths.isWide(next) else { return false }
      return !closing.contains(character) && !opening.contains(previous)
        && (next.value > 0x2FFF || character.isLetter || character.isNumber)
    }
  }

  /// Whether a byte is a letter of ASCII.
  static func isASCIILetter(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20)
  }

  private static let closing = Set("、。，．！？：；）」』】〕〉》々ー…\u{2019}\u{201D}")
  private static let opening = Set("（「『【〔〈《\u{2018}\u{201C}([{")
}
