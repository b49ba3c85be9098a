/// The Markdown of one line: emphasis, code, links and escapes, by the rules of CommonMark for simple cases.
struct Markdown {
  private var tokens: [Token] = []

  private enum Token {
    case text(String)
    case code(String)
    case link(isStart: Bool)
    case delimiter(Delimiter)
  }

  /// A run of one of the characters that emphasise.
  private struct Delimiter {
    var character: Character
    /// How many are not matched.
    var count: Int
    var canOpen: Bool
    var canClose: Bool
    /// How much bolder, more italic and more struck through the text is from here on.
    var bold = 0
    var italic = 0
    var strike = 0

    mutating func emphasise(_ length: Int, by sign: Int) {
      if character == "~" { strike += sign } else if length == 2 { bold += sign } else { italic += sign }
    }
  }

  /// Whether a string can have Markdown in it at all.
  static func mayBe(_ string: String) -> Bool {
    string.utf8.contains { byte in
      // * _ ~ ` [ \
      byte == 0x2A || byte == 0x5F || byte == 0x7E || byte == 0x60 || byte == 0x5B || byte == 0x5C
    }
  }

  /// Whether a character must be escaped to be shown as it is.
  static func isSpecial(_ character: Character) -> Bool { "*_~`[\\".contains(character) }

  /// Reads a string.
  init(_ string: String) {
    tokenize(Array(string))
    match()
  }

  private mutating func tokenize(_ characters: [Character]) {
    var plain = ""
    var linkEnds: [Int: Int] = [:]
    var index = 0
    func flush() -> Token? {
      defer { plain = "" }
      return plain.isEmpty ? nil : .text(plain)
    }
    func length(of character: Character, at start: Int) -> Int {
      characters[start...].prefix { $0 == character }.count
    }
    while index < characters.count {
      let character = characters[index]
      var token: Token?
      var next = index + 1
      switch character {
      case "\\":
        if next < characters.count, characters[next].isPunctuation || characters[next].isSymbol {
          plain.append(characters[next])
          index += 2
          continue
        }
      case "`":
        let count = length(of: character, at: index)
        next = index + count
        var end = next
        while end < characters.count, characters[end] != "`" || length(of: "`", at: end) != count {
          end += characters[end] == "`" ? length(of: "`", at: end) : 1
        }
        guard end < characters.count else {
          plain += String(characters[index..<next])
          index = next
          continue
        }
        token = .code(String(characters[next..<end]))
        next = end + count
      case "[":
        if let close = Self.linkEnd(characters, from: index) {
          linkEnds[close.text] = close.end
          token = .link(isStart: true)
        }
      case "]":
        if let end = linkEnds[index] {
          token = .link(isStart: false)
          next = end
        }
      case "*", "_", "~":
        let count = length(of: character, at: index)
        next = index + count
        let before = index > 0 ? characters[index - 1] : " "
        let after = next < characters.count ? characters[next] : " "
        var run = Delimiter(
          character: character, count: count, canOpen: !after.isWhitespace, canClose: !before.isWhitespace)
        // An underscore within a word is a letter of it.
        if character == "_" {
          run.canOpen = run.canOpen && !(before.isLetter || before.isNumber)
          run.canClose = run.canClose && !(after.isLetter || after.isNumber)
        }
        token = .delimiter(run)
      default: break
      }
      if let token {
        if let text = flush() { tokens.append(text) }
        tokens.append(token)
      } else {
        plain.append(character)
      }
      index = next
    }
    if let text = flush() { tokens.append(text) }
  }

  /// Where the text of a link that starts here ends, and where its address does.
  private static func linkEnd(_ characters: [Character], from start: Int) -> (text: Int, end: Int)? {
    guard let text = characters[start...].firstIndex(of: "]"), text + 1 < characters.count,
      characters[text + 1] == "(", let end = characters[text...].firstIndex(of: ")"),
      !characters[text..<end].contains(where: \.isWhitespace)
    else { return nil }
    return (text, end + 1)
  }

  /// Finds the runs that belong together: each closing one takes what the nearest opening ones have left.
  private mutating func match() {
    var open: [Int] = []
    for index in tokens.indices {
      guard case .delimiter(var closer) = tokens[index] else { continue }
      while closer.canClose, closer.count > 0,
        let place = open.lastIndex(where: { delimiter(at: $0)?.character == closer.character }),
        var opener = delimiter(at: open[place])
      {
        let length = min(opener.count, closer.count, 2)
        if closer.character == "~", length < 2 { break }
        opener.count -= length
        closer.count -= length
        opener.emphasise(length, by: 1)
        closer.emphasise(length, by: -1)
        tokens[open[place]] = .delimiter(opener)
        // What was opened in between and not closed is no emphasis.
        open.removeSubrange((opener.count == 0 ? place : place + 1)...)
      }
      tokens[index] = .delimiter(closer)
      if closer.canOpen, closer.count > 0 { open.append(index) }
    }
  }

  private func delimiter(at index: Int) -> Delimiter? {
    if case .delimiter(let run) = tokens[index] { run } else { nil }
  }

  /// The parts of the text.
  ///
  /// - Parameter texts: What the place holders stand for, in order.
  func parts(_ texts: [Text]) -> [Text] {
    var parts: [Text] = []
    var rest = texts[...]
    var (bold, italic, strike, links) = (0, 0, 0, 0)
    func append(_ string: String, isCode: Bool = false) {
      var attributes = TextAttributes()
      var paint = TextPaint()
      if bold > 0 { attributes.emphasis = .bold }
      if italic > 0 { attributes.isItalic = true }
      if strike > 0 { paint.strikethrough = .some(.single) }
      if links > 0 { paint.color = .some(.accentColor) }
      if isCode { attributes.design = .some(.monospaced) }
      let isPlain = attributes == TextAttributes() && paint == TextPaint()
      var pieces = string.split(separator: LocalizedStringKey.placeholder, omittingEmptySubsequences: false)[
        ...]
      while let piece = pieces.popFirst() {
        let text = Text(verbatim: String(piece))
        parts.append(isPlain ? text : text.with(attributes, paint))
        if !pieces.isEmpty, let inner = rest.popFirst() {
          parts.append(isPlain ? inner : inner.with(attributes, paint))
        }
      }
    }
    for token in tokens {
      switch token {
      case .text(let string): append(string)
      case .code(let string): append(string, isCode: true)
      case .link(let isStart): links += isStart ? 1 : -1
      case .delimiter(let run):
        let left = String(repeating: run.character, count: run.count)
        let opens = run.bold > 0 || run.italic > 0 || run.strike > 0
        if opens { append(left) }
        bold += run.bold
        italic += run.italic
        strike += run.strike
        if !opens { append(left) }
      }
    }
    return parts
  }
}
