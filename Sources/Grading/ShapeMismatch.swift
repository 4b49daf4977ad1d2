import Curriculum
import SwiftLexer

/// Why a step's hidden checks do not compile against the learner's code, told without showing them.
struct ShapeMismatch: Sendable {
  /// One sentence a missing or differing name; the step's number is said in it.
  let message: String
  /// The place in the learner's own files that it is about.
  let diagnostic: Diagnostic?

  init(step: Step, learner: LearnerBuild, errors: [UInt8], revealsChecks: Bool) {
    let messages = CompilerMessage.all(in: errors).filter { $0.severity == .error }
    var differences: [ShapeDifference] = []
    let hidden = Self.hiddenTypes(of: step, learner: learner)
    // What follows from a missing type only repeats it.
    for message in messages where differences.count < 3 {
      let file = step.checkFiles.first { message.path.hasSuffix("/\($0.path)") }
      let place = file.flatMap {
        reference(in: $0.bytes, line: message.line, column: message.column)
      }
      let found =
        ShapeDifference(message, at: place)
        ?? file.flatMap { ShapeDifference(effectOf: message, in: $0) }
      guard let found, !found.mentions(hidden) else { continue }
      if !differences.contains(where: { $0.words == found.words }) { differences.append(found) }
    }
    var text =
      differences.isEmpty
      ? "Step \(step.number) does not fit your code yet: a name or a signature differs from those "
        + "that the step gives. Read the step once more for the names."
      : differences.map { "Step \(step.number) \($0.words)." }.joined(separator: "\n")
    if revealsChecks {
      text += "\n" + String(decoding: errors, as: UTF8.self)
    }
    let search = NameSearch(learner: learner)
    let found = differences.lazy.compactMap(\.name)
      .compactMap { name in search.place(of: name).map { (name: name, place: $0) } }.first
    if let found, found.place.isComment {
      text += "\n`\(found.name)` stands in a comment at \(found.place.file):\(found.place.line)."
    }
    message = text
    diagnostic = found.map { found in
      Diagnostic(
        file: found.place.file, line: found.place.line, column: found.place.column,
        severity: .error, id: "shape_mismatch", message: text)
    }
  }
}

extension ShapeMismatch {
  /// The types that only the hidden checks know: their names are nobody's business.
  private static func hiddenTypes(of step: Step, learner: LearnerBuild) -> Set<String> {
    let own = learner.files + learner.exercise.stub
    let known = Set(own.flatMap { NameSearch.declaredTypes(in: SourceText($0.bytes)) })
    return Set(step.checkFiles.flatMap { NameSearch.declaredTypes(in: SourceText($0.bytes)) })
      .subtracting(known)
  }
}

extension ShapeDifference {
  /// Whether one of these names would be read by the learner.
  fileprivate func mentions(_ names: Set<String>) -> Bool {
    // Without the backticks of the sentence, which would glue a call to one token.
    let source = SourceText(words.utf8.filter { $0 != UInt8(ascii: "`") })
    return tokenize(source.bytes).contains { names.contains(source.text(of: $0)) }
  }
}

/// One way in which checks and code differ, from an error of the compiler and the place it stands at.
struct ShapeDifference {
  /// Continues "Step 2 …", without a full stop.
  let words: String
  /// The name in the learner's code that it is about.
  let name: String?

  /// Nil for an error that says nothing about names and signatures.
  init?(_ error: CompilerMessage, at place: SourceReference?) {
    let quoted = error.text.split(separator: "'", omittingEmptySubsequences: false)
      .enumerated().compactMap { $0.offset % 2 == 1 ? String($0.element) : nil }
    let first = quoted.first ?? ""
    switch error.id {
    case "cannot_find_in_scope", "cannot_find_type_in_scope", "no_member_of_module":
      name = quoted.last
      words = Self.missing(quoted.last ?? "", at: place)
    case "could_not_find_value_member", "could_not_find_type_member",
      "could_not_find_value_member_corrected", "could_not_find_type_member_corrected":
      guard quoted.count >= 2 else { return nil }
      let call = place?.labels.map { Self.signature($0) } ?? ""
      name = first
      words = "looks for `\(quoted[1])\(call)` in `\(first)`, which has no such member"
    case "missing_argument_named", "missing_argument_positional", "missing_arguments_in_call",
      "extra_argument_named", "extra_argument_positional", "extra_arguments_in_call",
      "wrong_argument_labels", "extra_argument_to_nullary_call",
      "extra_trailing_closure_in_call", "missing_argument_label":
      guard let call = place?.enclosingCall ?? Self.call(at: place) else { return nil }
      name = call.name
      words = "calls `\(Self.name(of: call))`; your code declares it with other arguments"
    case "cannot_convert_argument_value", "cannot_convert_argument_value_protocol":
      guard let call = place?.enclosingCall, quoted.count >= 2 else { return nil }
      name = call.name
      words = "passes a `\(first)` to `\(Self.name(of: call))`, which takes a `\(quoted[1])`"
    case "cannot_convert_initializer_value", "cannot_convert_to_return_type",
      "cannot_convert_assign":
      guard quoted.count >= 2 else { return nil }
      name = place?.name
      words = "expects a `\(quoted[1])` where your code gives a `\(first)`"
    case "type_does_not_conform":
      guard quoted.count >= 2 else { return nil }
      name = quoted[1]
      let wanted = error.notes.first { $0.id.hasPrefix("no_witnesses") }?.text
        .split(separator: "'").dropFirst().first
      words =
        "brings its own `\(quoted[1])`; yours asks for more or other members than the step gives"
        + (wanted.map { ": `\($0)`" } ?? "")
    case "candidate_inaccessible", "setter_access":
      name = first
      words = "needs `\(first)`, which is private in your code"
    default: return nil
    }
  }

  /// A function that throws or waits where the step's does not; the error stands at the call's begin.
  init?(effectOf error: CompilerMessage, in file: SourceFile) {
    let effect: String
    switch error.id {
    case "tryless_throwing_call_unhandled", "throwing_call_without_try": effect = "throws"
    case "async_in_nonasync_function", "async_expr_without_await": effect = "is `async`"
    default: return nil
    }
    let text = SourceText(file.bytes)
    let location = SourceText.Location(line: error.line, column: error.column)
    guard let begin = text.offset(of: location) else { return nil }
    let rest = SourceText(Array(text.bytes[begin...].prefix(500)))
    var called: String?
    // The last name of `a.b.c(`.
    for token in tokenize(rest.bytes) {
      let word = rest.text(of: token)
      if token.kind == .identifier { called = word } else if word != "." { break }
    }
    guard let called else { return nil }
    name = called
    words = "calls `\(called)` as a plain function; yours \(effect)"
  }

  private static func missing(_ name: String, at place: SourceReference?) -> String {
    let isType = name.first?.isUppercase == true
    guard let labels = place?.labels else {
      return "looks for \(isType ? "a type " : "")`\(name)`, which is not in your code"
    }
    return isType
      ? "looks for a type `\(name)` with `init\(signature(labels))`, which is not in your code"
      : "looks for a function `\(name)\(signature(labels))`, which is not in your code"
  }

  private static func signature(_ labels: [String]) -> String {
    "(" + labels.map { "\($0):" }.joined() + ")"
  }

  private static func call(at place: SourceReference?) -> SourceReference.Call? {
    guard let name = place?.name, let labels = place?.labels else { return nil }
    return SourceReference.Call(name: name, base: place?.base, labels: labels)
  }

  private static func name(of call: SourceReference.Call) -> String {
    "\(call.name)\(signature(call.labels))"
  }
}
