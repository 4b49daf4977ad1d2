import Grading
import SwiftLexer

/// Whole lines that changes take away and bring.
struct LineEdit {
  /// Indices of lines; empty where lines are only brought.
  private(set) var removed: Range<Int>
  private(set) var added: [String] = []

  private static let mostLines = 200

  /// Nil if the changes overlap or reach beyond the source, which has changed since then.
  init?(_ changes: [Diagnostic.FixIt], of lines: [ArraySlice<UInt8>]) {
    // Of insertions at one place the compiler's first stays first.
    let changes = changes.enumerated().sorted {
      ($0.element.span.line, $0.element.span.column, $0.offset)
        < ($1.element.span.line, $1.element.span.column, $1.offset)
    }.map(\.element)
    guard let first = changes.first?.span.line, let last = changes.map(\.span.endLine).max(),
      first >= 1, first <= last, last <= lines.count, last - first < Self.mostLines
    else { return nil }
    removed = (first - 1)..<last
    let text = SourceText(Array(lines[removed].joined(separator: [0x0A])))
    func offset(_ line: Int, _ column: Int) -> Int? {
      text.offset(of: SourceText.Location(line: line - first + 1, column: column))
    }
    var result: [UInt8] = []
    var read = 0
    for change in changes {
      guard let start = offset(change.span.line, change.span.column),
        let end = offset(change.span.endLine, change.span.endColumn), read <= start, start <= end
      else { return nil }
      result += text.bytes[read..<start]
      result += Self.indented(change.replacement, behind: result).utf8
      read = end
    }
    result += text.bytes[read...]
    added = result.split(separator: 0x0A, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    trim(lines)
  }

  /// The compiler gives the lines that it brings no indentation but that of the first.
  private static func indented(_ replacement: String, behind text: [UInt8]) -> String {
    let shown = Placeholders.shown(replacement)
    let start = text.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let indentation = text[start...]
    guard indentation.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) else { return shown }
    let lines = shown.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().map { index, line in
      let isPlain = index > 0 && !(line.first.map { $0 == " " || $0 == "\t" } ?? false)
      return (isPlain ? String(decoding: indentation, as: UTF8.self) : "") + line
    }.joined(separator: "\n")
  }

  /// Lines that stay as they are need not be shown, nor blank ones that come last.
  private mutating func trim(_ lines: [ArraySlice<UInt8>]) {
    func isKept(_ index: Int, _ line: String?) -> Bool {
      line.map { lines[index].elementsEqual($0.utf8) } ?? false
    }
    while !removed.isEmpty, isKept(removed.lowerBound, added.first) {
      removed = removed.dropFirst()
      added.removeFirst()
    }
    while !removed.isEmpty, isKept(removed.upperBound - 1, added.last) {
      removed = removed.dropLast()
      added.removeLast()
    }
    while let last = added.last, last.allSatisfy(\.isWhitespace) { added.removeLast() }
  }
}

/// What an editor would show as a box to be filled in: `<#Int#>`.
enum Placeholders {
  /// Each in the form `‹Int›`, which nobody takes for Swift.
  static func shown(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstRange(of: "<#"),
      let end = rest[start.upperBound...].firstRange(of: "#>")
    {
      // `<#T##name: Int##Int#>` names the argument before its type.
      let words = rest[start.upperBound..<end.lowerBound].split(separator: "##")
      let name = words.count > 1 && words[0] == "T" ? words[1] : words.first ?? ""
      result += rest[..<start.lowerBound] + "‹\(name)›"
      rest = rest[end.upperBound...]
    }
    return result + rest
  }
}
