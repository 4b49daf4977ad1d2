import Curriculum
import Grading
import Testing

/// Every form in which an author may write a check, compiled and run for real.
@Suite struct CheckFormsTests {
  private static let learner = [
    SourceFile(
      "Journal.swift",
      """
      enum Fault: Error { case always }
      final class Journal {
        static var lines: [String] = []
        static func write(_ line: String) { lines.append(line) }
      }
      """),
    SourceFile(
      "Model.swift",
      """
      @MainActor final class Model {
        var count = 0
        func load() async -> Int {
          await Task.yield()
          count += 1
          return count
        }
        func fail() throws { throw Fault.always }
      }
      """),
  ]

  @Test func `async, throwing and main actor checks are driven to their end`() throws {
    let grade = try TestGrader.shared.get().grade(
      .sample(
        Self.learner,
        checks: [
          """
          import XCTest
          @testable import Learner
          @MainActor
          final class Step1Main: XCTestCase {
            func testSync() { XCTAssertEqual(Model().count, 0) }
            func testAsync() async { let n = await Model().load(); XCTAssertEqual(n, 1) }
            func testThrowing() throws { try Model().fail() }
            func testAsyncThrowing() async throws { _ = await Model().load(); try Model().fail() }
            func testWaits() {
              let loaded = expectation(description: "loads")
              Task { _ = await Model().load(); loaded.fulfill() }
              wait(for: [loaded], timeout: 10)
            }
          }
          class Step1Plain: XCTestCase {
            func testUnwraps() throws { _ = try XCTUnwrap(Int("1")) }
            func testDoesNotUnwrap() throws { _ = try XCTUnwrap(Int("x"), "the number") }
            func testSkips() throws { throw XCTSkip("not today") }
            func testSkipsUnless() throws { try XCTSkipUnless(false) }
            func testFailsAndSkips() throws { XCTFail("bad"); throw XCTSkip("not today") }
            @MainActor func testOnMain() { XCTAssertEqual(Model().count, 0) }
          }
          final class Step1Sub: Step1Plain {
            func testOfSubclass() { XCTAssertTrue(false, "reached") }
          }
          """
        ]), files: Self.learner)
    let found = grade.checks.mapValues { "\($0.status.rawValue) \($0.message ?? "")" }
    #expect(
      found == [
        "Step1.testSync": "passed ", "Step1.testAsync": "passed ", "Step1.testWaits": "passed ",
        "Step1.testThrowing": "failed Threw error \"always\".",
        "Step1.testAsyncThrowing": "failed Threw error \"always\".",
        "Step1.testUnwraps": "passed ", "Step1.testOnMain": "passed ",
        "Step1.testDoesNotUnwrap":
          "failed the number (found nil where a value of type Int is needed)",
        "Step1.testSkips": "notRun not today",
        "Step1.testSkipsUnless": "notRun This check does not apply here.",
        "Step1.testFailsAndSkips": "failed bad", "Step1.testOfSubclass": "failed reached",
      ])
    #expect(grade.status == .failed)
  }

  @Test func `what a kit finds wrong is told in its own words, and a thrown error as one`() throws {
    let grade = try TestGrader.shared.get().grade(
      .sample(
        Self.learner,
        checks: [
          """
          import TestDoubles
          import UIKit
          import XCTest
          @testable import Learner
          @MainActor final class Step1: XCTestCase {
            private let model = Model()
            func testIsReleased() throws { try expectReleased { [model] } }
            func testTaps() throws {
              let screen = Screen(showing: UIViewController())
              try screen.tap("Save")
            }
            func testThrows() throws { try model.fail() }
          }
          """
        ], kits: ["UIKit"]), files: Self.learner)
    #expect(
      grade.checks.mapValues { $0.message?.prefix(45) } == [
        "Step1.testIsReleased": "Still alive, held by somebody: Model",
        "Step1.testTaps": "Nothing to tap at 'Save'; the screen showed:\n",
        "Step1.testThrows": "Threw error \"always\".",
      ])
  }

  @Test func `a regex is written as in a new project, in the older mode too`() throws {
    let learner = [
      SourceFile(
        "Day.swift",
        """
        func isDay(_ text: String) -> Bool { text.wholeMatch(of: /\\d{4}-\\d\\d-\\d\\d/) != nil }
        func half(_ numbers: [Int]) -> Int { numbers.reduce(64, /) }
        """)
    ]
    let grade = try TestGrader.shared.get().grade(
      .sample(
        learner,
        checks: [
          """
          import XCTest
          @testable import Learner
          final class Step1: XCTestCase {
            func testDay() {
              XCTAssertTrue(isDay("2024-05-17"))
              XCTAssertNil("2024/05/17".firstMatch(of: /-/))
              XCTAssertEqual(half([2, 4]), 8)
            }
          }
          """
        ]), files: learner)
    #expect(grade.status == .passed, "\(grade)")
  }

  @Test func `a skipped check is no pass`() throws {
    let grade = try TestGrader.shared.get().grade(
      .sample(
        Self.learner,
        checks: [
          """
          import XCTest
          final class Step1: XCTestCase { func testSkips() throws { throw XCTSkip() } }
          """
        ]), files: Self.learner)
    #expect(grade.status == .failed)
    #expect(grade.score == 0 && grade.maxScore == 1)
  }

  @Test func `setUp and tearDown run in all their forms and in order`() throws {
    let grade = try TestGrader.shared.get().grade(
      .sample(
        Self.learner, checks: [Self.setUpChecks, Self.teardownBlocks, Self.stopsAtFirst]),
      files: Self.learner)
    let found = grade.checks.mapValues { "\($0.status.rawValue) \($0.message ?? "")" }
    #expect(
      found == [
        "Step1.testA": "passed ", "Step1.testB": "passed ", "Step1.testC": "passed ",
        "Step1.testNeverReached": "failed Threw error \"always\".",
        "Step1.testTornDown": "failed Threw error \"always\".",
        "Step2.testRegisters": "passed ", "Step2.testSeesBlocks": "passed ",
        "Step2.testBlockFails": "failed in a block",
        "Step3.testFirst": "failed first", "Step3.testSecond": "passed ",
      ])
  }

  private static let setUpChecks = """
    import XCTest
    @testable import Learner
    final class Step1All: XCTestCase {
      override class func setUp() { Journal.write("class up") }
      override class func tearDown() { Journal.write("class down") }
      override func setUp() async throws { Journal.write("async up") }
      override func setUpWithError() throws { Journal.write("throwing up") }
      override func setUp() { Journal.write("up") }
      override func tearDown() { Journal.write("down") }
      override func tearDownWithError() throws { Journal.write("throwing down") }
      override func tearDown() async throws { Journal.write("async down") }
      func testA() {
        XCTAssertEqual(Journal.lines, ["class up", "async up", "throwing up", "up"])
      }
      func testB() async {
        let down = ["down", "throwing down", "async down"]
        XCTAssertEqual(Array(Journal.lines.dropFirst(4).prefix(3)), down)
      }
    }
    final class Step1After: XCTestCase {
      func testC() { XCTAssertEqual(Journal.lines.last, "class down") }
    }
    final class Step1Fails: XCTestCase {
      override func setUpWithError() throws { throw Fault.always }
      func testNeverReached() { XCTFail("reached") }
    }
    final class Step1FailsLater: XCTestCase {
      override func tearDown() async throws { throw Fault.always }
      func testTornDown() {}
    }
    """

  private static let teardownBlocks = """
    import XCTest
    @testable import Learner
    final class Step2Blocks: XCTestCase {
      func testRegisters() {
        Journal.lines = []
        addTeardownBlock { Journal.write("first") }
        addTeardownBlock { Journal.write("second") }
      }
      func testSeesBlocks() { XCTAssertEqual(Journal.lines, ["second", "first"]) }
      func testBlockFails() { addTeardownBlock { XCTFail("in a block") } }
    }
    """

  private static let stopsAtFirst = """
    import XCTest
    final class Step3: XCTestCase {
      override func setUp() { continueAfterFailure = false }
      func testFirst() { XCTFail("first"); fatalError("went on") }
      func testSecond() {}
    }
    """
}
