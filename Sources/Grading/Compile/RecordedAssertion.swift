/// An assertion of XCTest's that also records what it asks, where an exercise is judged apart.
struct RecordedAssertion {
  private let name: String
  private var generics = ""
  private var types: [String]
  private let truth: String
  private var hasAccuracy = false
  private var hasHandler = false

  static let all =
    [
      RecordedAssertion("XCTAssertTrue", of: ["Bool"], "try first.get()"),
      RecordedAssertion("XCTAssertFalse", of: ["Bool"], "try first.get()"),
      RecordedAssertion("XCTAssert", of: ["Bool"], "try first.get()"),
      RecordedAssertion("XCTAssertNil", of: ["Any?"], "try first.get() == nil"),
      RecordedAssertion("XCTAssertNotNil", of: ["Any?"], "try first.get() == nil"),
      RecordedAssertion(
        "XCTAssertIdentical", of: ["AnyObject?", "AnyObject?"],
        "try first.get() === second.get()"),
      RecordedAssertion(
        "XCTAssertNotIdentical", of: ["AnyObject?", "AnyObject?"],
        "try first.get() === second.get()"),
      RecordedAssertion(
        "XCTAssertNotEqual", "<T: Equatable>", of: ["T", "T"],
        "try first.get() == second.get()"),
      RecordedAssertion(
        "XCTAssertEqual", "<T: Swift.FloatingPoint>", of: ["T", "T"],
        "try abs(first.get() - second.get()) <= accuracy", hasAccuracy: true),
      RecordedAssertion("XCTAssertNoThrow", "<T>", of: ["T"], "(try? first.get()) == nil"),
      RecordedAssertion(
        "XCTAssertThrowsError", "<T>", of: ["T"], "(try? first.get()) == nil", hasHandler: true),
    ] + order

  private static let order = [
    ("GreaterThan", ">"), ("GreaterThanOrEqual", ">="), ("LessThan", "<"),
    ("LessThanOrEqual", "<="),
  ].map { name, sign in
    RecordedAssertion(
      "XCTAssert\(name)", "<T: Comparable>", of: ["T", "T"],
      "try first.get() \(sign) second.get()")
  }

  private init(
    _ name: String, _ generics: String = "", of types: [String], _ truth: String,
    hasAccuracy: Bool = false, hasHandler: Bool = false
  ) {
    self.name = name
    self.generics = generics
    self.types = types
    self.truth = truth
    self.hasAccuracy = hasAccuracy
    self.hasHandler = hasHandler
  }

  /// What is asked is looked at once, recorded, and then asserted in XCTest's own words.
  ///
  /// `XCTest.` would be the class of that name.
  var source: String {
    let values = zip(["first", "second"], types)
    let parameters = values.map { "_ \($0): @autoclosure () throws -> \($1), " }.joined()
    let results = values.map { name, _ in "  let \(name) = Swift.Result { try \(name)() }" }
    let arguments = values.map { name, _ in "try \(name).get(), " }.joined()
    return """
      func \(name)\(generics)(
        \(parameters)\(hasAccuracy ? "accuracy: T, " : "")_ message: @autoclosure () -> String = "",
        file: Swift.StaticString = #filePath, line: UInt = #line\(hasHandler ? Self.handler : "")
      ) {
      \(results.joined(separator: "\n"))
        CheckDriver.recordTruth({ \(truth) }, message)
        CheckDriver.plain\(name)(
          \(arguments)\(hasAccuracy ? "accuracy: accuracy, " : "")message(), file: file, line: line\(hasHandler ? ", handler" : ""))
      }
      """
  }

  private static let handler = ", _ handler: (_ error: any Swift.Error) -> Void = { _ in }"
}
