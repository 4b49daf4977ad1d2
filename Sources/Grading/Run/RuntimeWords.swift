import Curriculum

/// What Swift's runtime printed about the end of a program, in words for a beginner.
struct RuntimeWords {
  struct FatalError {
    var words: String
    /// The line that the runtime names, if it is the learner's.
    var place: (file: String, line: Int)?
  }

  private let lines: [String]

  /// Only the last lines count, and of these what a line of the runtime's may be long.
  init(errors: [UInt8]) {
    let (mostLines, longest) = (400, 2000)
    lines = errors.split(separator: UInt8(ascii: "\n")).suffix(mostLines).map {
      String(decoding: $0.prefix(longest), as: UTF8.self)
    }
  }

  /// The function that the runtime saw lose a continuation, such as `load()`.
  var forgottenContinuation: String? {
    lines.reversed().lazy.compactMap {
      Self.part(of: $0, between: "CONTINUATION MISUSE: ", and: " leaked its continuation")
    }.first
  }

  /// The last thing that was printed before the program ended itself, or nil if that says nothing.
  func fatalError(learner: LearnerBuild) -> FatalError? {
    for line in lines.reversed() {
      if let error = Self.withPlace(line, learner: learner) { return error }
      if let words = Self.withoutPlace(line, learner: learner) { return FatalError(words: words) }
    }
    return nil
  }

  /// Lines look like `Learner/Cart.swift:12: Fatal error: Unexpectedly found nil …`.
  private static func withPlace(_ line: String, learner: LearnerBuild) -> FatalError? {
    let marks = ["Fatal error", "Precondition failed", "Assertion failed"]
    guard
      let (mark, range) = marks.lazy.compactMap({ mark in
        line.firstRange(of: mark).map { (mark, $0) }
      }).first
    else { return nil }
    let (before, after) = (line[..<range.lowerBound], line[range.upperBound...])
    guard before.isEmpty || before.hasSuffix(": "), after.isEmpty || after.hasPrefix(": ") else {
      return nil
    }
    let text = String(after.dropFirst(2))
    let place = place(before.dropLast(2), learner: learner)
    if let words = words(for: text) { return FatalError(words: words, place: place) }
    let said = text.isEmpty || text.hasSuffix(".") ? String(text) : "\(text)."
    let words =
      switch (mark, place) {
      case ("Precondition failed", _):
        "The program crashed: a precondition does not hold" + (said.isEmpty ? "." : ": \(said)")
      case ("Assertion failed", _):
        "The program crashed: an assertion does not hold" + (said.isEmpty ? "." : ": \(said)")
      case (_, _?):
        "The code stopped the program itself"
          + (said.isEmpty ? "." : ": \(said)")
      default:
        "The program crashed: "
          + (said.isEmpty ? "a fatal error." : said.prefix(1).lowercased() + said.dropFirst())
      }
    return FatalError(words: words, place: place)
  }

  private static func withoutPlace(_ line: String, learner: LearnerBuild) -> String? {
    let quoted = line.split(separator: "'", omittingEmptySubsequences: false)
    if line.hasPrefix("Could not cast value of type '"), quoted.count == 5 {
      let (from, to) = (learner.plain(quoted[1]), learner.plain(quoted[3]))
      if from.hasPrefix("Optional<") {
        // Of a value that is there, its own type is named.
        return "The program crashed: `nil` was cast with `as!` to `\(to)`. There was no value."
      }
      return "The program crashed: a value of type `\(from)` was cast with `as!` to `\(to)`, "
        + "which it is not."
    }
    if line.hasPrefix("Simultaneous accesses to ") {
      return "The program crashed: a value was read or changed while it was being changed "
        + "elsewhere."
    }
    return nil
  }

  /// A sentence for a reason that the runtime or the compiler gives; nil for one that it does not know.
  static func words(for reason: String) -> String? {
    if reason.hasPrefix("failed to allocate ") {
      return "The program was stopped: it used more than the \(Interruption.memory >> 30) GB of "
        + "memory that it may have. Look for a collection that grows without end."
    }
    return (exact(reason) ?? containing(reason)).map { "The program crashed: \($0)." }
  }

  private static func exact(_ reason: String) -> String? {
    switch reason {
    case "Index out of range", "Array index is out of range",
      "Negative Array index is out of range",
      "Array index out of range":
      "an array was asked for an index that it does not have"
    case "Index out of bounds":
      "a slice was asked for an index that it does not have; it keeps the indices of what it was "
        + "cut from"
    case "String index is out of bounds", "Substring index is out of bounds",
      "String index range is out of bounds":
      "a string was asked for a character that it does not have"
    case "arithmetic overflow":
      "a calculation gave a number that is too large or too small for its type"
    case "Division by zero", "division by zero": "a number was divided by zero"
    case "Division by zero in remainder operation":
      "the remainder of a division by zero was asked for"
    case "Range requires lowerBound <= upperBound",
      "Range requires that lowerBound <= upperBound":
      "a range was made that ends before it begins"
    case "Dictionary literal contains duplicate keys":
      "a dictionary was written with the same key twice"
    default: nil
    }
  }

  private static func containing(_ reason: String) -> String? {
    if reason.hasPrefix("Unexpectedly found nil while implicitly unwrapping") {
      return "a value declared with `!` was nil when it was used"
    }
    if reason.hasPrefix("Unexpectedly found nil while unwrapping") {
      return "a value was unwrapped with `!` and was nil"
    }
    if reason.hasPrefix("Not enough bits to represent")
      || reason.hasPrefix("Negative value is not representable")
    {
      return "a number was converted to a type that cannot hold it"
    }
    if reason.contains(" value cannot be converted to ") {
      return "a floating-point number that is infinite, too large or not a number was converted "
        + "to an integer"
    }
    if reason.hasPrefix("Attempted to read an unowned reference") {
      return "an `unowned` reference was used after its object was gone"
    }
    if reason.hasPrefix("Incorrect actor executor assumption") {
      return "code that belongs to one actor, such as the main actor, ran on another thread"
    }
    if let error = part(of: reason, between: "'try!' expression unexpectedly raised an error: ") {
      // A type inside a function has an address for a name, another one in each run.
      let named = error.replacing(/\(unknown context at \$[0-9a-f]+\)\./, with: "")
      return "`try!` stands before a call that threw an error, \(named)"
    }
    if let key = part(of: reason, between: "Duplicate values for key: ") {
      return "a dictionary was made from pairs in which the key \(key) stands twice"
    }
    if let name = part(
      of: reason, between: "CONTINUATION MISUSE: ",
      and: " tried to resume its continuation more than once")
    {
      return "`\(name)` resumed its continuation more than once; every continuation is resumed "
        + "exactly once"
    }
    return nil
  }

  /// `Learner/Cart.swift:12`, if it is the learner's.
  private static func place(
    _ text: Substring, learner: LearnerBuild
  ) -> (file: String, line: Int)? {
    let parts = text.split(separator: ":")
    guard parts.count == 2, let line = Int(parts[1]),
      let slash = parts[0].firstIndex(of: "/"),
      let file = learner.path(
        ofFile: String(parts[0][slash...].dropFirst()), module: String(parts[0][..<slash]))
    else { return nil }
    return (file, line)
  }

  /// What stands between two marks, or after the first to the end.
  private static func part(
    of text: String, between start: String, and end: String? = nil
  ) -> String? {
    guard let begin = text.firstRange(of: start)?.upperBound else { return nil }
    guard let end else { return String(text[begin...]) }
    return text[begin...].firstRange(of: end).map { String(text[begin..<$0.lowerBound]) }
  }
}

extension LearnerBuild {
  /// The learner's file of that name in that module, if there is just one.
  fileprivate func path(ofFile name: String, module: String) -> String? {
    guard let module = exercise.modules.first(where: { $0.name == module }) else { return nil }
    let found = exercise.files(of: module, in: files).filter {
      $0.path == name || $0.path.hasSuffix("/\(name)")
    }
    return found.count == 1 ? found[0].path : nil
  }

  /// A type's name as its author writes it, without the module.
  fileprivate func plain(_ type: Substring) -> String {
    (["Swift", "Foundation"] + exercise.modules.map(\.name)).reduce(type.withoutAddresses) {
      $0.replacing("\($1).", with: "")
    }
  }
}
