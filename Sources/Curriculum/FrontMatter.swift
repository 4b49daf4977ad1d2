/// The `key: value` lines between two lines of `---` with which an exercise's text begins.
struct FrontMatter: Equatable {
  struct Field: Equatable {
    var key: String
    var value: String
    var line: Int
  }

  /// Lines that have no colon have the whole line as their key.
  var fields: [Field] = []
  /// The line on which the text after it begins.
  var bodyLine = 1
  var isClosed = true

  /// An opening line without its closing one makes everything up to the first heading front matter.
  init(lines: [Substring]) {
    guard let first = lines.first, Self.isFence(first) else { return }
    for (index, line) in lines.enumerated().dropFirst() {
      if Self.isFence(line) {
        bodyLine = index + 2
        return
      }
      if line.hasPrefix("## ") {
        isClosed = false
        bodyLine = index + 1
        return
      }
      let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      let key = trimmed(parts[0])
      guard parts.count == 2 || !key.isEmpty else { continue }
      fields.append(
        Field(key: key, value: parts.count == 2 ? trimmed(parts[1]) : "", line: index + 1))
    }
    isClosed = false
    bodyLine = lines.count + 1
  }

  /// The text after it, with blank lines in its place so that every line keeps its number.
  func body(of lines: [Substring]) -> String {
    let start = min(bodyLine - 1, lines.count)
    return String(repeating: "\n", count: start) + lines[start...].joined(separator: "\n")
  }

  private static func isFence(_ line: Substring) -> Bool { trimmed(line) == "---" }
}

func trimmed(_ text: some StringProtocol) -> String {
  var rest = text[...]
  while rest.first?.isWhitespace == true { rest.removeFirst() }
  while rest.last?.isWhitespace == true { rest.removeLast() }
  return String(rest)
}

extension String {
  /// The text's lines, ended as Markdown ends them.
  var lines: [Substring] {
    split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
  }

  /// A list with commas between its parts.
  var commaSeparated: [String] {
    split(separator: ",", omittingEmptySubsequences: false).map { trimmed($0) }
  }
}
