import CheckDriver

/// A place in the learner's code that breaks a rule, and the rule in one sentence.
struct Violation: Equatable {
  var words: String
  var file: String?
  var line: Int

  init(_ words: String, at place: FactTable.Place?, in table: FactTable) {
    self.words = words
    file = place.flatMap { table.files.indices.contains($0.file) ? table.files[$0.file].path : nil }
    line = place?.line ?? 1
  }
}

extension CodePart {
  func violation(_ words: String, at place: FactTable.Place? = nil) -> Violation {
    let sentence = words.prefix(1).uppercased() + words.dropFirst()
    return Violation(sentence, at: place ?? self.place, in: table)
  }

  /// What a declaration is called in a sentence: a member without its type, which the sentence has named.
  func words(for number: Int) -> String {
    let symbol = table.symbols[number]
    if symbol.kind == "extension" { return "an extension" }
    if case .type(let type) = extent, type == number { return "its declaration" }
    return "`\(symbol.kind == "initializer" ? symbol.name : codebase.qualifiedName(number))`"
  }
}

/// Fails the check with the first violation; the others are counted, or nobody would read on.
func record(_ violations: [Violation], _ message: String) {
  guard let first = violations.first else { return }
  let own = message.isEmpty ? "" : "\(message): "
  CheckFailure(own + words(for: violations), file: first.file, line: first.line).record()
}

/// The rule in a sentence, and where else it is broken.
func words(for violations: [Violation]) -> String {
  guard let first = violations.first else { return "" }
  var places: [String] = []
  for violation in violations {
    let place = "\(violation.file ?? ""):\(violation.line)"
    if violation.file != nil, !places.contains(place) { places.append(place) }
  }
  let others = places.dropFirst()
  if others.isEmpty { return first.words }
  let more = others.count - 3
  return first.words + " The same rule is broken in \(others.prefix(3).joined(separator: ", "))"
    + (more > 0 ? " and \(more) other place\(more == 1 ? "" : "s")." : ".")
}
