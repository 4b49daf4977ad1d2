import Testing

@testable import Grading

/// What XCTest writes, and what a learner reads of it.
private struct Wording: CustomTestStringConvertible {
  let text: String
  let words: String?

  init(_ text: String, _ words: String?) {
    self.text = text
    self.words = words
  }

  var testDescription: String { text }

  static let all = [
    Wording(
      #"XCTAssertEqual failed: ("1") is not equal to ("2") - "#, #"Expected "2", found "1"."#),
    Wording(
      #"XCTAssertEqual failed: ("1") is not equal to ("2") - words - more"#,
      #"words - more (expected "2", found "1")"#),
    Wording(
      "XCTAssertEqual failed: (\"two\nlines\") is not equal to (\"\") - w",
      "w (expected \"\", found \"two\nlines\")"),
    Wording(
      #"XCTAssertEqual failed: ("[1, 2]") is not equal to ("[1]") - w"#,
      #"w (expected [1], found [1, 2])"#),
    Wording(
      #"XCTAssertEqual failed: ("Optional("can\'t \"stop\"")") is not equal to ("nil") - w"#,
      #"w (expected nil, found "can't "stop"")"#),
    Wording(
      #"XCTAssertEqual failed: ("Optional(3)") is not equal to ("Optional(4)") - w"#,
      #"w (expected "4", found "3")"#),
    Wording(
      #"XCTAssertEqual failed: ("["a", "can\'t"]") is not equal to ("[]") - w"#,
      #"w (expected [], found ["a", "can't"])"#),
    Wording(
      #"XCTAssertNil failed: "Learner.(unknown context at $7f00a1).Row(a: 1)" - w"#,
      #"w (expected nil, found "Row(a: 1)")"#),
    Wording(
      #"XCTAssertEqual failed: ("[Domain.A(b: Learner.B.c, d: "Domain.A")]") is not equal to ("[]") - w"#,
      #"w (expected [], found [A(b: B.c, d: "Domain.A")])"#),
    Wording(
      #"XCTAssertEqual failed: ("1.0") is not equal to ("2.0") +/- ("0.5") - w"#,
      #"w (expected "2.0", found "1.0")"#),
    Wording(
      #"XCTAssertNotEqual failed: ("1") is equal to ("1") - w"#, #"w (expected anything but "1")"#),
    Wording(
      #"XCTAssertNotEqual failed: ("1.0") is equal to ("1.0") +/- ("0.5") - "#,
      #"Expected anything but "1.0"."#),
    Wording(
      #"XCTAssertGreaterThan failed: ("1") is not greater than ("2") - w"#,
      #"w ("1" is not greater than "2")"#),
    Wording(
      #"XCTAssertGreaterThanOrEqual failed: ("1") is less than ("2") - w"#,
      #"w ("1" is less than "2")"#),
    Wording(
      #"XCTAssertLessThan failed: ("2") is not less than ("1") - w"#,
      #"w ("2" is not less than "1")"#),
    Wording(
      #"XCTAssertLessThanOrEqual failed: ("2") is greater than ("1") - w"#,
      #"w ("2" is greater than "1")"#),
    Wording(
      #"XCTAssertIdentical failed: ("Learner.C") is not identical to ("Learner.C") - w"#,
      "w (expected the same object, found another one)"),
    Wording(
      #"XCTAssertIdentical failed: ("nil") is not identical to ("Learner.C") - "#,
      #"Expected "C", found nil."#),
    Wording(
      #"XCTAssertNotIdentical failed: ("Learner.C") is identical to ("Learner.C") - w"#,
      "w (expected another object, found the same one)"),
    Wording("XCTAssertTrue failed - ", nil),
    Wording("XCTAssertTrue failed - w", "w"),
    Wording("XCTAssertFalse failed - w", "w"),
    Wording("failed - ", nil),
    Wording("failed - w - x", "w - x"),
    Wording(#"XCTAssertNil failed: "3" - w"#, #"w (expected nil, found "3")"#),
    Wording(#"XCTAssertNil failed: "3" - "#, #"Expected nil, found "3"."#),
    Wording("XCTAssertNotNil failed - w", "w (found nil)"),
    Wording("XCTAssertNotNil failed - ", "Found nil."),
    Wording(
      #"XCTUnwrap failed: expected non-nil value of type "Int" - w"#,
      "w (found nil where a value of type Int is needed)"),
    Wording(
      #"XCTUnwrap failed: expected non-nil value of type "Array<Int>" - "#,
      "Found nil where a value of type Array<Int> is needed."),
    Wording(
      "XCTAssertThrowsError failed: did not throw error - w",
      "w (expected an error, none was thrown)"),
    Wording(
      #"XCTAssertNoThrow failed: threw error "Boom()" - w"#, #"w (threw error "Boom()")"#),
    Wording(#"XCTAssertEqual threw error "Boom()" - w"#, #"w (threw error "Boom()")"#),
    Wording(#"XCTAssertTrue threw error "Boom()" - "#, #"Threw error "Boom()"."#),
    Wording(#"threw error "Boom()""#, #"Threw error "Boom()"."#),
    Wording(#"threw error "XCTestErrorWhileUnwrappingOptional()""#, nil),
    Wording(
      "Asynchronous wait failed - Exceeded timeout of 0.05 seconds, with unfulfilled "
        + "expectations: a, b", "Waited 0.05 seconds for something that did not happen: a, b."),
    Wording(
      "Asynchronous wait failed - Fulfilled inverted expectation 'never'",
      "Something happened that must not: never."),
    Wording(
      "Failed due to expectation fulfilled in incorrect order: requires 'a', actually fulfilled 'b'",
      "Failed due to expectation fulfilled in incorrect order: requires 'a', actually fulfilled 'b'"
    ),
    Wording("", ""),
  ]
}

@Suite struct FailureWordingTests {
  private static let words = FailureWording(modules: ["Learner", "Domain"])

  @Test(arguments: Wording.all)
  fileprivate func `each form of XCTest is put into words`(wording: Wording) {
    #expect(Self.words.message(for: wording.text) == wording.words)
  }

  @Test func `a huge value is cut and the comment stays`() {
    let huge = String(repeating: "x", count: 100_000)
    let text = Self.words.message(
      for: "XCTAssertEqual failed: (\"\(huge)\") is not equal to (\"1\") - the list")
    #expect(text?.hasPrefix("the list (expected \"1\", found \"xxx") == true)
    #expect((text?.count ?? .max) < 400)
  }
}
