import Sandbox

/// A message as the compiler prints it, before anybody knows whose file it is about.
struct CompilerMessage: Equatable {
  var path: String
  var line: Int
  var column: Int
  var severity: Diagnostic.Severity
  var id: String
  /// The compiler's name for warnings of this kind; empty for most messages.
  var group = ""
  var text: String
  /// What the compiler underlines, and the changes that it offers; the text of a message has neither.
  var ranges: [Diagnostic.Span] = []
  var fixIts: [Diagnostic.FixIt] = []
  /// The notes that follow it.
  var notes: [CompilerMessage] = []
}

extension CompilerMessage {
  /// Whether it is an error in a file that was compiled, and not one of the compiler's own troubles.
  var isOfSource: Bool { severity == .error && path.hasPrefix("./") }

  /// As the compiler would print it, without the line of code.
  var asLine: String { "\(path):\(line):\(column): \(severity.rawValue): \(text)" }

  /// What a call of the compiler says: from the file that it wrote for machines, else from its words, in which what it
  /// quotes of the code can look like a message. Nothing if the file is too large.
  static func all(of outcome: Outcome, serialized: [UInt8]?) -> [CompilerMessage] {
    if SerializedDiagnostics.areTooMany(in: serialized) { return [] }
    let read = serialized.flatMap(SerializedDiagnostics.messages) ?? []
    return read.isEmpty ? all(in: outcome.errors) : read
  }

  /// The messages of a compiler's output in the style `llvm`, each with the notes that belong to it.
  static func all(in output: [UInt8]) -> [CompilerMessage] {
    var messages: [CompilerMessage] = []
    for line in output.split(separator: UInt8(ascii: "\n")) {
      guard let message = CompilerMessage(line: String(decoding: line, as: UTF8.self)) else {
        continue
      }
      if message.severity == .note, !messages.isEmpty {
        messages[messages.count - 1].notes.append(message)
      } else {
        messages.append(message)
      }
    }
    return messages
  }

  /// `path:line:column: severity: text [id]`, or nil for the source lines in between.
  private init?(line: String) {
    for severity in [Diagnostic.Severity.error, .warning, .note] {
      guard let mark = line.firstRange(of: ": \(severity.rawValue): ") else { continue }
      let place = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      guard place.count >= 3, let column = Int(place[place.count - 1]),
        let row = Int(place[place.count - 2]), row > 0, column > 0
      else { continue }
      let (text, id, group) = Self.withoutTags(line[mark.upperBound...])
      self.init(
        path: place.dropLast(2).joined(separator: ":"), line: row, column: column,
        severity: severity, id: id, group: group, text: text)
      return
    }
    return nil
  }

  /// Takes the compiler's own `[id]`, and the `[#Group]` that may follow it, off the end of a message.
  ///
  /// No more than that: what stands before them can be words of the code that it is about.
  static func withoutTags(_ message: Substring) -> (text: String, id: String, group: String) {
    var text = message
    let group = takeTag(startingWith: "[#", from: &text)
    let id = takeTag(startingWith: "[", from: &text)
    return (String(text), id, group)
  }

  /// Nothing if there is no such tag at the end of the text.
  private static func takeTag(startingWith mark: String, from text: inout Substring) -> String {
    guard text.hasSuffix("]"), let open = text.lastIndex(of: "["), open > text.startIndex,
      text[text.index(before: open)] == " ", text[open...].hasPrefix(mark)
    else { return "" }
    let tag = text[open...].dropFirst(mark.count).dropLast()
    guard !tag.isEmpty, tag.allSatisfy({ $0.isLetter || $0.isNumber || "_-".contains($0) }) else {
      return ""
    }
    text = text[..<text.index(before: open)]
    return String(tag)
  }
}
