import Curriculum
import Testing

@testable import Grading

/// What a claim about one check needs of a step.
@Suite struct OneCheckTests {
  private static let checks = """
    import XCTest
    @testable import Learner

    final class Step1: XCTestCase {
      private func helper() -> Int { one }
      /// One.
      func testOne() { XCTAssertEqual(helper(), 1) }
      /// Two is not there.
      @MainActor func testTwo() async {
        let text = "func testOne() {"
        XCTAssertEqual(two, text.count)
      }
    }
    extension Step1 {
      /// Three is not there, either.
      func testThree() { XCTAssertEqual(three, 3) }
    }
    """
  private static let files = [SourceFile("Learner.swift", "let one = 1\n")]

  @Test func `other test methods are blanks, and each line stays where it is`() throws {
    let exercise = Exercise.sample(Self.files, checks: [Self.checks])
    let step = try #require(exercise.steps(with: "Step1.testOne").first)
    #expect(step.checks.map(\.id) == ["Step1.testOne"])
    let text = step.checkFiles[0].text
    #expect(text.utf8.count == Self.checks.utf8.count)
    #expect(text.count { $0.isNewline } == Self.checks.count { $0.isNewline })
    for word in ["testTwo", "testThree", "two", "@MainActor"] { #expect(!text.contains(word)) }
    for word in ["testOne", "helper() -> Int { one }", "/// Three"] { #expect(text.contains(word)) }
    #expect(exercise.steps(with: "Step1.testFour").isEmpty)
  }

  @Test func `one check is graded without what the others need`() throws {
    let exercise = Exercise.sample(Self.files, checks: [Self.checks])
    var grader = try TestGrader.shared.get()
    #expect(
      try grader.grade(exercise, files: Self.files).checks["Step1.testOne"]?.status == .notRun)
    grader.only = "Step1.testOne"
    let grade = try grader.grade(exercise, files: Self.files)
    #expect(grade.checks["Step1.testOne"]?.status == .passed, "\(grade.messages)")
    #expect(grade.checks["Step1.testTwo"]?.status == .notRun)
  }
}
