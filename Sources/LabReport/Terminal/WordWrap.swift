/// Breaks a text at its spaces into lines of at most so many cells; a longer word is cut.
///
/// - Parameter indent: What every line but the first begins with.
package func wordWrapped(_ text: String, cells limit: Int, indent: String = "") -> [String] {
  var lines: [String] = []
  var line = ""
  var isEmpty = true
  for word in text.split(separator: " ") {
    let word = truncated(String(word), toCells: max(1, limit - cellWidth(indent)))
    if !isEmpty, cellWidth(line) + 1 + cellWidth(word) > limit {
      lines.append(line)
      line = indent
      isEmpty = true
    }
    line += isEmpty ? word : " " + word
    isEmpty = false
  }
  if !isEmpty || lines.isEmpty { lines.append(line) }
  return lines
}
