import Curriculum
import Grading
import Terminal

/// Errors in sentences, for those who listen: nothing points at a column.
struct SpokenErrors {
  let attempt: StudioState.Attempt
  let folder: String

  private static let most = 5

  var lines: [StyledLine] {
    let grade = attempt.grade
    let entries = DiagnosticDigest(grade.diagnostics, in: attempt.sources).entries
      .filter { $0.diagnostic.message != grade.message }
    var lines = StyledLine.lines(grade.message ?? "")
    for entry in entries.prefix(Self.most) {
      let error = entry.diagnostic
      let end = error.message.hasSuffix(".") ? "" : "."
      lines.append(.text("Error: \(error.message)\(end) \(place(error))"))
    }
    if entries.count > Self.most {
      lines.append(.text("And \(entries.count - Self.most) more errors."))
    }
    return lines
  }

  /// The file, the line's number and the line itself.
  func place(_ place: Diagnostic) -> String {
    let file = "\(folder)/\(place.file)"
    guard place.line > 0, !DiagnosticView.wholeFile.contains(place.id) else {
      return "In \(file)."
    }
    let source = attempt.sources.first { $0.path == place.file }
    let lines =
      source?.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) ?? []
    guard lines.indices.contains(place.line - 1) else { return "In \(file), line \(place.line)." }
    let line = String(decoding: lines[place.line - 1], as: UTF8.self).drop { $0.isWhitespace }
    return "In \(file), line \(place.line): \(line)"
  }
}
