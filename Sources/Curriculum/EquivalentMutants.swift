/// A change of the solution that its author declares to be no mistake, though no check notices it.
package struct EquivalentMutant: Sendable, Equatable {
  /// Relative to the solution's folder.
  package var file: String
  /// Lines without the blanks around them: those that go, those that come, and their neighbours if told.
  package var before: String?
  package var removed: [String]
  package var added: [String]
  package var after: String?
  package var reason: String
  /// Where it stands among the others.
  package var line: Int

  /// Its place in the folder of an exercise.
  package static let fileName = "equivalent-mutants.md"

  /// Whether these lines are meant, however they are indented.
  package func means(
    before: String?, removed: [String], added: [String], after: String?
  ) -> Bool {
    self.removed == removed.map(trimmed) && self.added == added.map(trimmed)
      && (self.before == nil || self.before == before.map(trimmed))
      && (self.after == nil || self.after == after.map(trimmed))
  }

  /// Reads text in which each paragraph says why the changes in the blocks of `diff` below it are none.
  static func all(
    in text: String, file: String
  ) -> (mutants: [EquivalentMutant], problems: [CourseProblem]) {
    var reader = EquivalentMutantReader(file: file)
    for (index, line) in text.lines.enumerated() { reader.read(String(line), number: index + 1) }
    reader.finish()
    return (reader.mutants, reader.problems)
  }
}

/// Reads the lines of the file one after the other.
private struct EquivalentMutantReader {
  let file: String
  var mutants: [EquivalentMutant] = []
  var problems: [CourseProblem] = []
  private var reason: [String] = []
  /// Whether the reason has been given for changes that came already.
  private var isReasonUsed = false
  private var block: (line: Int, lines: [String])?

  init(file: String) { self.file = file }

  mutating func read(_ line: String, number: Int) {
    let plain = trimmed(line)
    if block != nil {
      if plain == "```" { endBlock() } else { block?.lines.append(line) }
    } else if plain.hasPrefix("```") {
      block = (number, [])
    } else if plain.isEmpty || plain.hasPrefix("#") {
      if plain.hasPrefix("#") { reason = [] }
    } else {
      if isReasonUsed { reason = [] }
      isReasonUsed = false
      reason.append(plain)
    }
  }

  mutating func finish() {
    guard let block else { return }
    note(block.line, "This block has no end.", fix: "Write a line of three backticks below it.")
  }

  private mutating func endBlock() {
    guard let (line, lines) = block else { return }
    block = nil
    isReasonUsed = true
    guard let first = lines.first, first.hasPrefix("--- ") else {
      return note(
        line, "This block does not say which file it changes.",
        fix:
          "Begin it with a line such as `--- File.swift`, as `atelier verify --mutants` prints it.")
    }
    var mutant = EquivalentMutant(
      file: trimmed(first.dropFirst(4)), removed: [], added: [],
      reason: reason.joined(separator: " "), line: line)
    for (index, text) in lines.enumerated().dropFirst() {
      let rest = trimmed(text.dropFirst())
      switch text.first {
      case "-": mutant.removed.append(rest)
      case "+": mutant.added.append(rest)
      case " ", nil:
        if mutant.removed.isEmpty, mutant.added.isEmpty {
          mutant.before = rest
        } else {
          mutant.after = mutant.after ?? rest
        }
      default:
        return note(
          line + 1 + index, "This line of a change begins with none of `-`, `+` and a blank.",
          fix: "Paste the change as `atelier verify --mutants` prints it.")
      }
    }
    guard !mutant.removed.isEmpty || !mutant.added.isEmpty else {
      return note(line, "This block changes nothing.", fix: "Delete it.")
    }
    guard !mutant.reason.isEmpty else {
      return note(
        line, "Nothing says why this change is no mistake.",
        fix: "Write a sentence above the block, or let a check notice the change.")
    }
    mutants.append(mutant)
  }

  private mutating func note(_ line: Int, _ message: String, fix: String) {
    problems.append(CourseProblem(file: file, line: line, message: message, fix: fix))
  }
}
