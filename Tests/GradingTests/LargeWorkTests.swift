import Curriculum
import Testing

@testable import Grading

/// Work of thousands of lines.
@Suite struct LargeWorkTests {
  @Test func `all that is known of it reaches the checks of its structure`() throws {
    let checks = """
      import StructureChecks
      import XCTest
      @testable import Learner

      final class Step1: XCTestCase {
        /// The last one knows nobody but the one before it.
        func testLast() throws {
          let last = try Codebase.learner.type("Clerk1999")
          XCTAssertNoReference(from: last, toType: "Clerk1997")
          XCTAssertEqual(Clerk1999(before: nil).number, 1999)
        }
      }
      """
    let clerks = (1..<2000).map { number in
      "final class Clerk\(number) {\n  let before: Clerk\(number - 1)?\n"
        + "  init(before: Clerk\(number - 1)?) { self.before = before }\n"
        + "  var number: Int { \(number) }\n}\n"
    }
    let work = [SourceFile("Clerks.swift", "final class Clerk0 {}\n" + clerks.joined())]
    let grade = try TestGrader.make(limit: .seconds(20)).grade(
      Exercise.sample(work, checks: [checks]), files: work)
    #expect(grade.status == .passed, "\(grade.message ?? "") \(grade.checks)")
  }
}
