import Curriculum
import Grading
import Terminal

/// The errors of code that does not compile: the first in full, the next in short, the rest counted.
struct DiagnosticView {
  /// In the order in which they are to be mended.
  let diagnostics: [Diagnostic]
  /// The learner's files as they were compiled.
  let sources: [SourceFile]
  /// The exercise's folder as it is shown before file names.
  let folder: String
  let width: Int
  /// Whether `atelier explain` has a page for an id.
  let isExplained: (String) -> Bool
  /// A message that stands above these lines and need not be repeated.
  var alreadySaid: String?

  /// What is said of a file as such, wherever in it.
  static let wholeFile: Set<String> = ["missing_file", "file_layout", "refused_file"]

  private static let mostInShort = 4
  private static let mostNotes = 4

  var lines: [StyledLine] {
    let digest = DiagnosticDigest(diagnostics, in: sources)
    guard let first = digest.entries.first else { return [] }
    var lines = [.blank] + inFull(first)
    let others = digest.entries.dropFirst()
    if !others.isEmpty { lines.append(.blank) }
    lines += others.prefix(Self.mostInShort).map(inShort)
    let rest = max(0, others.count - Self.mostInShort) + digest.followUps
    if rest > 0 {
      let counted = rest == 1 ? "1 more error; it" : "\(rest) more errors; they"
      lines += [.blank, .text("… and \(counted) may follow from the first.", .secondary)]
    }
    return lines
  }

  private func inFull(_ entry: DiagnosticDigest.Entry) -> [StyledLine] {
    let error = entry.diagnostic
    var lines = [placeLine(error)]
    if error.message != alreadySaid {
      lines.append(
        StyledLine([StyledText("error: ", style: .failure), StyledText(error.message)]))
    }
    lines += excerptRows(error)
    if !entry.others.isEmpty { lines.append(.text(elsewhere(entry), .secondary)) }
    if let module = entry.missingImport {
      lines.append(
        .text("It comes from \(module): write `import \(module)` at the top of the file."))
    } else if let name = entry.similarName {
      lines.append(.text("Did you mean `\(name)`?"))
    }
    if let advice = error.advice {
      lines.append(.text(advice))
    } else {
      lines += changeLines(error.fixIts)
    }
    lines += noteLines(error)
    if isExplained(error.id) {
      lines.append(.text("`atelier explain \(error.id)` says more.", .secondary))
    }
    return lines
  }

  private func inShort(_ entry: DiagnosticDigest.Entry) -> StyledLine {
    let error = entry.diagnostic
    let more = entry.others.isEmpty ? "" : " (and at \(places(entry.others.count)))"
    return StyledLine([
      StyledText(place(error), style: .code), StyledText(": \(error.message)\(more)"),
    ])
  }

  private func elsewhere(_ entry: DiagnosticDigest.Entry) -> String {
    let own = entry.others.filter { $0.file == entry.diagnostic.file }.map { "\($0.line)" }
    let foreign = entry.others.filter { $0.file != entry.diagnostic.file }
      .map { "\($0.file):\($0.line)" }
    let numbers = own.prefix(8).joined(separator: ", ") + (own.count > 8 ? ", …" : "")
    let lines = own.isEmpty ? [] : ["\(own.count == 1 ? "line" : "lines") \(numbers)"]
    let shown = lines + foreign.prefix(4) + (foreign.count > 4 ? ["…"] : [])
    return "and at \(places(entry.others.count)): \(shown.joined(separator: ", "))"
  }

  private func places(_ count: Int) -> String { "\(count) more \(count == 1 ? "place" : "places")" }

  // MARK: - Notes and changes

  /// What is the matter comes before what can be done about it.
  private func noteLines(_ error: Diagnostic) -> [StyledLine] {
    // One of them has the changes of the others all together.
    let coversAll = error.notes.contains { $0.id == "missing_several_cases" }
    let notes = error.notes.filter { !coversAll || $0.id != "missing_particular_case" }
    let inOrder = notes.filter(\.fixIts.isEmpty) + notes.filter { !$0.fixIts.isEmpty }
    var lines: [StyledLine] = []
    for note in inOrder.prefix(Self.mostNotes) {
      lines.append(
        StyledLine([StyledText("note: ", style: .caution), StyledText(note.message)]))
      if !note.fixIts.isEmpty {
        lines += changeLines(note.fixIts, saidBefore: true)
      } else if (note.file, note.line) != (error.file, error.line) {
        lines.append(placeLine(note))
        lines += excerptRows(note)
      }
    }
    if inOrder.count > Self.mostNotes {
      lines.append(.text("… and \(inOrder.count - Self.mostNotes) more notes.", .secondary))
    }
    return lines
  }

  private func changeLines(
    _ changes: [Diagnostic.FixIt], saidBefore: Bool = false
  ) -> [StyledLine] {
    guard let file = changes.first?.file, changes.allSatisfy({ $0.file == file }),
      let rows = excerpt(file)?.rows(of: changes), !rows.isEmpty
    else { return [] }
    let isToFill = changes.contains { $0.replacement.contains("<#") }
    let words = isToFill ? "Write your own code for what stands in ‹›:" : "Change it like this:"
    return (saidBefore && !isToFill ? [] : [.text(words, .secondary)]) + rows
  }

  // MARK: - Places

  private func excerpt(_ file: String) -> SourceExcerpt? {
    sources.first { $0.path == file }.map { SourceExcerpt($0.bytes, width: width) }
  }

  private func excerptRows(_ diagnostic: Diagnostic) -> [StyledLine] {
    guard !Self.wholeFile.contains(diagnostic.id) else { return [] }
    return excerpt(diagnostic.file)?.rows(of: diagnostic) ?? []
  }

  private func placeLine(_ diagnostic: Diagnostic) -> StyledLine {
    StyledLine(place(diagnostic), style: .code)
  }

  private func place(_ diagnostic: Diagnostic) -> String {
    let isWhole = Self.wholeFile.contains(diagnostic.id)
    let place = isWhole ? "" : ":\(diagnostic.line):\(diagnostic.column)"
    return Self.place(diagnostic.file + place, in: folder, width: width)
  }

  /// Where a line has no room for the folder, which stands above, the file alone: a name is read in one piece.
  static func place(_ place: String, in folder: String, width: Int) -> String {
    let whole = "\(folder)/\(place)"
    return displayWidth(whole) > width ? place : whole
  }
}

extension Diagnostic {
  /// Better than the change that the compiler offers, which compiles and is the wrong thing to learn.
  fileprivate var advice: String? {
    // It offers `as!`, which crashes where a conformance is missing.
    if id.hasPrefix("cannot_convert_"), id.hasSuffix("_protocol"), quotedNames.count == 2,
      quotedNames.allSatisfy({ $0.allSatisfy { $0.isLetter || $0.isNumber || "._".contains($0) } })
    {
      let (type, wanted) = (quotedNames[0], quotedNames[1])
      return
        "If \(type) has what \(wanted) asks for, say so: `extension \(type): \(wanted) {}`."
    }
    // It offers `await`, which lets a type that belongs to the screen run anywhere.
    if id == "actor_isolated_access_outside_of_actor_context", message.hasPrefix("main actor") {
      return
        "If your type works for the screen, mark it `@MainActor`: then nothing has to wait."
    }
    return nil
  }
}
