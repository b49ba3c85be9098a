/// The text of a string literal: Markdown in it is read, and nothing is looked up in a table of translations.
///
/// A literal handed to `Text` is one, as in SwiftUI; a `String` is shown as it is. Of Markdown it has what stands
/// within a line: `**bold**`, `*italic*`, `~~struck through~~`, code between backticks and links.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// The characters, with a place holder for each text.
  let key: String
  /// The texts that were interpolated.
  let texts: [Text]

  /// What stands in a key for a text: the object replacement character.
  static let placeholder: Character = "\u{FFFC}"

  /// Makes a key of a string.
  public init(_ value: String) {
    key = value
    texts = []
  }

  /// Makes a key of a literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// Makes a key of a literal with values in it.
  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    texts = stringInterpolation.texts
  }

  /// Puts a literal with values together.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var key = ""
    var texts: [Text] = []

    /// Starts with nothing.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + interpolationCount * 4)
    }

    /// Adds a part of the literal, in which Markdown is read.
    public mutating func appendLiteral(_ literal: String) { key += literal }

    /// Adds a string as it is.
    public mutating func appendInterpolation(_ string: String) { appendVerbatim(string) }

    /// Adds a part of a string as it is.
    public mutating func appendInterpolation(_ string: Substring) { appendVerbatim(String(string)) }

    /// Adds a text with what it says of itself.
    public mutating func appendInterpolation(_ text: Text) {
      key.append(LocalizedStringKey.placeholder)
      texts.append(text)
    }

    /// Adds a number, written for English: whole numbers with commas, others with six decimals.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      appendVerbatim(value._written)
    }

    /// Adds a number by a specifier of `printf`; one that is not for a number is left out.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      let isNumeric = Self.isNumeric(specifier)
      appendVerbatim(isNumeric ? String(format: specifier, value._argument) : value._written)
    }

    /// Whether a specifier takes one number and nothing else: `printf` would read any other from nowhere.
    private static func isNumeric(_ specifier: String) -> Bool {
      var count = 0
      var rest = Substring(specifier)
      while let percent = rest.firstIndex(of: "%") {
        rest = rest[rest.index(after: percent)...]
        if rest.first == "%" {
          rest.removeFirst()
          continue
        }
        rest = rest.drop { "0123456789+-# .hlqLztj'".contains($0) }
        guard let kind = rest.popFirst(), "diouxXeEfFgGaA".contains(kind) else { return false }
        count += 1
      }
      return count <= 1
    }

    /// Adds a value as a format writes it in English.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      appendVerbatim(format.locale(Locale(identifier: "en_US")).format(input))
    }

    private mutating func appendVerbatim(_ string: String) {
      guard Markdown.mayBe(string) else {
        key += string
        return
      }
      for character in string {
        if Markdown.isSpecial(character) { key.append("\\") }
        key.append(character)
      }
    }
  }
}

/// A number that can stand in a `LocalizedStringKey`.
///
/// Not for conformers outside the engine.
public protocol _FormatSpecifiable: Equatable {
  /// The number as an argument of `printf`.
  var _argument: any CVarArg { get }
  /// The number as it is written for English.
  var _written: String { get }
}

extension _FormatSpecifiable where Self: FixedWidthInteger & CVarArg {
  /// The number as an argument of `printf`.
  public var _argument: any CVarArg { self }
  /// The number with a comma before each three digits.
  public var _written: String { Self.grouped(String(self)) }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint {
  /// The number as an argument of `printf`.
  public var _argument: any CVarArg { Double(self) }
  /// The number with six decimals, and a comma before each three digits of its whole part.
  public var _written: String { Self.grouped(String(format: "%lf", Double(self))) }
}

extension _FormatSpecifiable {
  fileprivate static func grouped(_ number: String) -> String {
    let end = number.firstIndex(of: ".") ?? number.endIndex
    let start = number.firstIndex(where: \.isNumber) ?? end
    var whole = String(number[start..<end])
    guard whole.count > 3 else { return number }
    for place in stride(from: whole.count - 3, to: 0, by: -3) {
      whole.insert(",", at: whole.index(whole.startIndex, offsetBy: place))
    }
    return number[..<start] + whole + number[end...]
  }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}

extension Text {
  /// Makes a text of a key, reading Markdown in it; nothing is looked up.
  ///
  /// - Parameters:
  ///   - key: The key, which is also what is shown.
  ///   - tableName: Accepted.
  ///   - bundle: Accepted.
  ///   - comment: Accepted.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    if key.texts.isEmpty, !Markdown.mayBe(key.key) {
      self.init(verbatim: key.key)
    } else {
      self.init(parts: Markdown(key.key).parts(key.texts))
    }
  }
}
