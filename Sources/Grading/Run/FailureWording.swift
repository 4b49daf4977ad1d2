/// Turns the words of a failed XCTest assertion into what the author says, what was found and what was expected.
enum FailureWording {
  /// Nil if XCTest knows no more than that the assertion failed.
  static func message(for description: String) -> String? {
    if description.contains("XCTestErrorWhileUnwrappingOptional") { return nil }
    guard let (facts, comment) = parts(of: description) else { return description }
    switch (facts.isEmpty, comment.isEmpty) {
    case (true, true): return nil
    case (true, false): return comment
    case (false, true): return facts.prefix(1).uppercased() + facts.dropFirst() + "."
    case (false, false): return "\(comment) (\(facts))"
    }
  }

  private static func parts(of description: String) -> (facts: String, comment: String)? {
    if let match = description.wholeMatch(of: comparison) {
      let (found, relation, other) = (match.1, match.2, match.3)
      let facts =
        switch relation {
        case "is not identical to" where found == other:
          "expected the same object, found another one"
        case "is not equal to", "is not identical to":
          "expected \(quoted(other)), found \(quoted(found))"
        case "is identical to": "expected another object, found the same one"
        case "is equal to": "expected anything but \(quoted(other))"
        default: "\(quoted(found)) \(relation) \(quoted(other))"
        }
      return (facts, String(match.4))
    }
    if let match = description.wholeMatch(of: /(?s)XCTAssertNil failed: "(.*)" - (.*)/) {
      return ("expected nil, found \(quoted(match.1))", String(match.2))
    }
    if let match = description.wholeMatch(of: /(?s)XCTAssertNotNil failed - (.*)/) {
      return ("found nil", String(match.1))
    }
    if let match = description.wholeMatch(
      of: /(?s)XCTUnwrap failed: expected non-nil value of type "(.*)" - (.*)/)
    {
      return ("found nil where a value of type \(match.1) is needed", String(match.2))
    }
    if let match = description.wholeMatch(
      of: /(?s)XCTAssertThrowsError failed: did not throw error - (.*)/)
    {
      return ("expected an error, none was thrown", String(match.1))
    }
    if let match = description.wholeMatch(
      of: /(?s)(?:XCTAssert\w+ (?:failed: )?)?(threw error ".*")(?: - (.*))?/)
    {
      return (String(match.1), String(match.2 ?? ""))
    }
    if let match = description.wholeMatch(of: wait) {
      return ("waited \(match.1) seconds for something that did not happen: \(match.2)", "")
    }
    if let match = description.wholeMatch(
      of: /(?s)Asynchronous wait failed - Fulfilled inverted expectation '(.*)'/)
    {
      return ("something happened that must not: \(match.1)", "")
    }
    if let match = description.wholeMatch(of: /(?s)(?:XCTAssert\w* )?failed - (.*)/) {
      return ("", String(match.1))
    }
    return nil
  }

  private static var comparison: Regex<(Substring, Substring, Substring, Substring, Substring)> {
    /(?s)XCTAssert\w+ failed: \("(.*)"\) (is [a-z ]+) \("(.*?)"\)(?: \+\/- \(".*"\))? - (.*)/
  }

  private static var wait: Regex<(Substring, Substring, Substring)> {
    /(?s)Asynchronous wait failed - Exceeded timeout of (.*) seconds, with \D*expectations: (.*)/
  }

  /// A value as XCTest describes it, cut where nobody would read on.
  private static func quoted(_ value: Substring) -> String {
    let limit = 300
    return value.count > limit ? "\"\(value.prefix(limit))…\"" : "\"\(value)\""
  }
}
