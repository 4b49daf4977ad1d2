import Curriculum

/// What the compiler finds unsafe (`-strict-memory-safety`), as refusals.
///
/// Nothing in the source can silence it but `unsafe`, `@safe` and `@unsafe`, which the source sieve refuses.
enum MemorySafety {
  static let group = "StrictMemorySafety"

  /// Whether a message is about memory at all; other errors mean that the code does not compile.
  static func isMeant(by message: CompilerMessage) -> Bool {
    message.group == group || ids.contains(message.id)
  }

  /// Whether it is about data races alone, which harm nobody but the program itself.
  static func isHarmless(_ message: CompilerMessage) -> Bool {
    if message.id == "preconcurrency_import_unsafe" { return true }
    return message.id == "unsafe_without_unsafe" && !message.notes.isEmpty
      && message.notes.allSatisfy { $0.id == "note_reference_to_nonisolated_unsafe" }
  }

  /// Known members of the group, should a compiler not say what group a message is of.
  private static let ids: Set<String> = [
    "conformance_involves_unsafe", "decl_unsafe_storage", "for_unsafe_without_unsafe",
    "iterator_potentially_unsafe", "override_safe_with_unsafe", "preconcurrency_import_unsafe",
    "unsafe_superclass", "unsafe_without_unsafe",
  ]

  /// The message for the learner; a message without a place is shown at the start of the first file.
  static func refusal(
    of message: CompilerMessage, first: SourceFile?, ownPath: (String) -> String?
  ) -> Diagnostic {
    let places = [message] + message.notes
    let construct = construct(of: message)
    let words =
      "\(construct?.words ?? "This is") not allowed here: exercises are graded on code that "
      + "stays within Swift's memory safety. \(advice(for: construct?.name ?? ""))"
    for place in places {
      guard let file = ownPath(place.path), place.line > 0 else { continue }
      var diagnostic = Diagnostic(
        file: file, line: place.line, column: place.column, severity: .error,
        id: "refused_unsafe_code", message: words)
      diagnostic.highlights = place.ranges
      return diagnostic
    }
    return Diagnostic(
      file: first?.path ?? "", line: 1, column: 1, severity: .error, id: "refused_unsafe_code",
      message: words)
  }

  /// What the compiler quotes: a declaration that is unsafe, or one that is of an unsafe type.
  private static func construct(of message: CompilerMessage) -> (name: String, words: String)? {
    let order = [
      "note_reference_to_unsafe_decl", "note_reference_to_unsafe_type", "note_unsafe_storage",
      "note_reference_to_unsafe_typed_decl", "note_unsafe_call_decl_argument_indexed",
    ]
    let notes = message.notes
    let ordered = order.lazy.compactMap { id in notes.first { $0.id == id } }.first
    let text = (ordered ?? notes.first ?? message).text
    let quoted = text.split(separator: "'", omittingEmptySubsequences: false).map(String.init)
    guard quoted.count >= 3, let name = plain(quoted[1]) else { return nil }
    // A function that is unsafe by itself is known by its name; of what else is unsafe the type says why.
    guard quoted.count >= 5, !text.contains("function '"), !name.lowercased().contains("unsafe"),
      let type = plain(quoted[3])
    else { return (name, "`\(name)` is") }
    return (name, "`\(name)` has to do with `\(type)`, which is")
  }

  /// Without what is generic or optional about it; an initialiser is known by its labels alone.
  private static func plain(_ quoted: String) -> String? {
    if quoted.hasPrefix("init(") { return quoted }
    let name = quoted.drop { $0 == "(" }.prefix { $0 != "<" && $0 != "(" && $0 != ")" }
    return name.isEmpty ? nil : String(name)
  }

  /// What to do instead.
  static func advice(for name: String) -> String {
    if name.contains("Continuation") {
      return "Use `withCheckedContinuation` or `withCheckedThrowingContinuation` instead."
    }
    if name.contains("nsafelyUnwrapped") { return "Use `!`, or better `if let`." }
    if name.contains("nsafeDowncast") || name.contains("nsafeBitCast") {
      return "Use `as?`, or an initialiser of the type that you need."
    }
    if name == "attributedSubstring" {
      return
        "Take the part of the text first: `NSAttributedString(string: String(text.prefix(3)))`."
    }
    if name == "withoutActuallyEscaping" {
      return "Let the function take an `@escaping` closure."
    }
    if ["stdout", "stderr"].contains(name) { return "Use `print`." }
    return "Use arrays, classes and optionals instead of pointers."
  }
}
