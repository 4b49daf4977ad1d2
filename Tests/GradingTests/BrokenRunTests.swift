import Curriculum
import Grading
import Testing

/// Code that breaks off a run costs the check that it broke off, and no other.
@Suite struct BrokenRunTests {
  private static let learner = [
    SourceFile(
      "Shop/Cart.swift",
      """
      import Foundation
      struct Cart {
        var names: [String] = []
        var owner: String?
        func third() -> String { names[2] }
        func ownersName() -> String {
          owner!
        }
        func overflow(_ n: UInt8) -> UInt8 { n + 255 }
        func leave() { exit(0) }
        func hang() { while true {} }
        func recurse(_ n: Int) -> Int { n + recurse(n + 1) }
      }
      """)
  ]

  @Test func `a crash, an exit and an endless loop cost their own check only`() throws {
    let grader = try TestGrader.make(limit: .seconds(2))
    let exercise = Exercise.sample(
      Self.learner,
      checks: [
        """
        import XCTest
        @testable import Learner
        final class Step1: XCTestCase {
          func testBefore() {}
          func testIndex() { _ = Cart().third() }
          func testNil() { _ = Cart().ownersName() }
          func testOverflow() { _ = Cart().overflow(9) }
          func testLeaves() { Cart().leave() }
          func testHangs() { Cart().hang() }
          func testFails() { XCTAssertEqual(Cart().names, ["x"]); Cart().leave() }
          func testAfter() {}
        }
        """,
        """
        import XCTest
        @testable import Learner
        final class Step2Broken: XCTestCase {
          override class func setUp() { Cart().leave() }
          func testNeverBegins() {}
          func testNeitherBegins() {}
        }
        final class Step2Sound: XCTestCase {
          func testBegins() {}
        }
        """,
      ])
    let grade = try grader.grade(exercise, files: Self.learner)
    #expect(
      grade.checks.mapValues(\.status) == [
        "Step1.testBefore": .passed, "Step1.testIndex": .crashed, "Step1.testNil": .crashed,
        "Step1.testOverflow": .crashed, "Step1.testLeaves": .crashed, "Step1.testHangs": .timedOut,
        "Step1.testFails": .crashed, "Step1.testAfter": .passed,
        "Step2.testNeverBegins": .crashed, "Step2.testNeitherBegins": .crashed,
        "Step2.testBegins": .passed,
      ])
    let isNil = grade.checks["Step1.testNil"]
    #expect(
      isNil?.message
        == "The program crashed: a value was unwrapped with `!` and was nil. Line 7: `owner!`")
    #expect(isNil?.file == "Shop/Cart.swift" && isNil?.line == 7)
    #expect(grade.checks["Step1.testLeaves"]?.message?.contains("exit code 0") == true)
    #expect(
      grade.checks["Step2.testNeverBegins"]?.message?.hasPrefix("Before the first check") == true)
    #expect(grade.status == .failed && grade.score == 3)
    #expect(grade.leaks(of: exercise).isEmpty)
  }

  @Test func `what one run leaves in its folders, or takes away, is no business of another`() throws
  {
    let files = [
      SourceFile(
        "Notes.swift",
        """
        import Foundation
        private let folder = FileManager.default.temporaryDirectory
        private func names(in path: String) -> [String] {
          (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        }
        func everything() -> [String] {
          names(in: folder.path) + names(in: ".")
        }
        func leaveNotesAndCrash() {
          for name in ["run", "note"] { try? Data([1]).write(to: folder.appendingPathComponent(name)) }
          print([0][everything().count])
        }
        func cleanUpAndCrash() {
          for path in everything() {
            try? FileManager.default.removeItem(at: folder.appendingPathComponent(path))
          }
          print([0][everything().count + 1])
        }
        """)
    ]
    let checks = """
      import XCTest
      @testable import Learner
      final class Step1: XCTestCase {
        func testFirst() { XCTAssertEqual(everything(), []) }
        func testLeaves() { leaveNotesAndCrash() }
        func testAfterNotes() { XCTAssertEqual(everything(), []) }
        func testCleans() { cleanUpAndCrash() }
        func testAfterCleaning() { XCTAssertEqual(everything(), []) }
      }
      """
    let exercise = Exercise.sample(
      files, checks: [checks, checks.replacing("Step1", with: "Step2")])
    let grade = try TestGrader.shared.get().grade(exercise, files: files)
    for step in ["Step1", "Step2"] {
      for check in ["testFirst", "testAfterNotes", "testAfterCleaning"] {
        #expect(grade.checks["\(step).\(check)"]?.status == .passed, "\(grade.messages)")
      }
      #expect(grade.checks["\(step).testLeaves"]?.status == .crashed)
      #expect(grade.checks["\(step).testCleans"]?.status == .crashed)
    }
  }

  @Test func `a loop that an earlier check has put on the main queue is not the next one's`() throws
  {
    let files = [
      SourceFile(
        "Late.swift",
        """
        import Foundation
        func late() { DispatchQueue.main.asyncAfter(deadline: .now() + 0.03) { while true {} } }
        """)
    ]
    let exercise = Exercise.sample(
      files,
      checks: [
        """
        import XCTest
        @testable import Learner
        final class Step1: XCTestCase {
          func testLeaves() { late() }
          func testTurnsTheLoop() { RunLoop.main.run(until: Date() + 0.2) }
          func testAfter() {}
        }
        """
      ])
    let grade = try TestGrader.make(limit: .seconds(1)).grade(exercise, files: files)
    #expect(grade.checks["Step1.testTurnsTheLoop"]?.status == .passed, "\(grade.messages)")
    #expect(grade.checks["Step1.testAfter"]?.status == .passed)
  }
}
