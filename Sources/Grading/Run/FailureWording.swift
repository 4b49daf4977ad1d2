/// Turns the words of a failed XCTest assertion into what the author says, what was found and what was expected.
struct FailureWording {
  /// Whose types are named without them.
  let modules: [String]

  /// Nil if XCTest knows no more than that the assertion failed.
  func message(for description: String) -> String? {
    let description = description.withoutAddresses
    if description.contains("XCTestErrorWhileUnwrappingOptional") { return nil }
    guard let parts = parts(of: description) else { return description }
    return Self.sentence(parts.facts, parts.comment)
  }

  /// The same without what was expected; nil where the message does not say that.
  func actual(for description: String) -> String? {
    let description = description.withoutAddresses
    guard let parts = parts(of: description) else {
      return description.hasPrefix("XCT") ? Self.unclear : nil
    }
    // A value that reads like the end of a message could make the rest of it pass for what was found.
    if description.matches(of: /"\) is [a-z ]+ \("/).count > 1 { return Self.unclear }
    return parts.actual.flatMap { Self.sentence($0, parts.comment) }
  }

  private static let unclear = "Found something else."

  /// What an assertion found, with the words that its author gave it, if any.
  static func sentence(_ facts: String, _ comment: String) -> String? {
    switch (facts.isEmpty, comment.isEmpty) {
    case (true, true): nil
    case (true, false): comment
    case (false, true): facts.prefix(1).uppercased() + facts.dropFirst() + "."
    case (false, false): "\(comment) (\(facts))"
    }
  }

  private struct Parts {
    var facts: String
    /// The facts without what was expected, where they say that.
    var actual: String?
    var comment = ""
  }

  private func parts(of description: String) -> Parts? {
    if let match = description.wholeMatch(of: Self.comparison) {
      return parts(found: match.1, match.2, match.3, comment: String(match.4))
    }
    if let match = description.wholeMatch(of: /(?s)XCTAssertNil failed: "(.*)" - (.*)/) {
      let found = "found \(quoted(match.1))"
      return Parts(facts: "expected nil, \(found)", actual: found, comment: String(match.2))
    }
    if let match = description.wholeMatch(of: /(?s)XCTAssertNotNil failed - (.*)/) {
      return Parts(facts: "found nil", comment: String(match.1))
    }
    if let match = description.wholeMatch(
      of: /(?s)XCTUnwrap failed: expected non-nil value of type "(.*)" - (.*)/)
    {
      return Parts(
        facts: "found nil where a value of type \(match.1) is needed", actual: "found nil",
        comment: String(match.2))
    }
    if let match = description.wholeMatch(
      of: /(?s)XCTAssertThrowsError failed: did not throw error - (.*)/)
    {
      return Parts(
        facts: "expected an error, none was thrown", actual: "no error was thrown",
        comment: String(match.1))
    }
    if let match = description.wholeMatch(
      of: /(?s)(?:XCTAssert\w+ (?:failed: )?)?(threw error ".*")(?: - (.*))?/)
    {
      return Parts(facts: String(match.1), comment: String(match.2 ?? ""))
    }
    if let match = description.wholeMatch(of: Self.wait) {
      return Parts(
        facts: "waited \(match.1) seconds for something that did not happen: \(match.2)",
        actual: "waited \(match.1) seconds for something that did not happen")
    }
    if let match = description.wholeMatch(
      of: /(?s)Asynchronous wait failed - Fulfilled inverted expectation '(.*)'/)
    {
      return Parts(facts: "something happened that must not: \(match.1)")
    }
    if let match = description.wholeMatch(of: /(?s)(?:XCTAssert\w* )?failed - (.*)/) {
      return Parts(facts: "", comment: String(match.1))
    }
    return nil
  }

  /// By convention what is found comes first.
  private func parts(
    found: Substring, _ relation: Substring, _ other: Substring, comment: String
  ) -> Parts {
    let actual = "found \(quoted(found))"
    return switch relation {
    case "is not identical to" where found == other:
      Parts(
        facts: "expected the same object, found another one", actual: "found another object",
        comment: comment)
    case "is not equal to", "is not identical to":
      Parts(
        facts: "expected \(quoted(other)), \(actual)", actual: actual, comment: comment)
    case "is identical to":
      Parts(
        facts: "expected another object, found the same one", actual: "found the same object",
        comment: comment)
    case "is equal to":
      Parts(facts: "expected anything but \(quoted(other))", actual: actual, comment: comment)
    default:
      Parts(
        facts: "\(quoted(found)) \(relation) \(quoted(other))", actual: actual,
        comment: comment)
    }
  }

  private static var comparison: Regex<(Substring, Substring, Substring, Substring, Substring)> {
    /(?s)XCTAssert\w+ failed: \("(.*)"\) (is [a-z ]+) \("(.*?)"\)(?: \+\/- \(".*"\))? - (.*)/
  }

  private static var wait: Regex<(Substring, Substring, Substring)> {
    /(?s)Asynchronous wait failed - Exceeded timeout of (.*) seconds, with \D*expectations: (.*)/
  }

  /// A value as XCTest describes it, cut where nobody would read on.
  private func quoted(_ value: Substring) -> String {
    let value = plain(value)
    let limit = 300
    let text = value.count > limit ? "\(value.prefix(limit))…" : value
    // Nothing and lists are told from texts at a glance.
    let isList = value.hasPrefix("[") && value.hasSuffix("]")
    return value == "nil" || isList ? text : "\"\(text)\""
  }

  /// A value without what only says how Swift keeps it.
  private func plain(_ value: Substring) -> String {
    var value = value
    while value.hasPrefix("Optional("), value.hasSuffix(")") {
      value = value.dropFirst("Optional(".count).dropLast()
    }
    let isText = value.count > 1 && value.hasPrefix("\"") && value.hasSuffix("\"")
    if isText, !value.dropFirst().dropLast().contains(/[^\\]"/) {
      value = value.dropFirst().dropLast()
      return String(value).replacing(/\\(["'\\])/) { $0.1 }
    }
    return withoutModules(String(value).replacing("\\'", with: "'"))
  }

  /// Values in lists and in optionals are named with the module of their type, which tells nobody anything.
  private func withoutModules(_ value: String) -> String {
    modules.reduce(value) { value, module in
      let parts = value.split(separator: "\(module).", omittingEmptySubsequences: false)
      return parts.dropFirst().reduce(String(parts[0])) { before, part in
        let isBegin =
          before.isEmpty || ["[", "(", ", ", ": "].contains { before.hasSuffix($0) }
        let isType = part.first?.isUppercase == true
        return before + (isBegin && isType ? "" : "\(module).") + part
      }
    }
  }
}

extension StringProtocol {
  /// Where a private type was declared is a number that is another in each run.
  var withoutAddresses: String {
    String(self).replacing(/\(unknown context at \$[0-9a-f]+\)\./, with: "")
  }
}
