import Curriculum
import Sandbox
import Synchronization
import Testing

@testable import Grading

/// Code that costs the compiler more time than there is.
@Suite struct SlowCompileTests {
  /// Each type twice as large as the one before it.
  private static let towers =
    "enum Tower0<T> { case one(T), none }\n"
    + (1..<60).map {
      "enum Tower\($0)<T> { case one(Tower\($0 - 1)<T>), two(Tower\($0 - 1)<Tower\($0 - 1)<T>>) }\n"
    }.joined() + "func build() { let tower: Tower59<Int>? = nil; print(tower as Any) }\n"

  @Test func `what takes too long is compiled once, and the learner is told what it can be`() throws
  {
    let calls = Mutex<[Command]>([])
    var grader = try TestGrader.make(limit: .seconds(5)) { command in
      calls.withLock { $0.append(command) }
    }
    grader.limits.compile = .seconds(3)
    grader.isAlone = true
    let exercise = Exercise.sample(
      [SourceFile("One.swift", "let one = 1\n")],
      checks: [
        """
        import XCTest
        @testable import Learner

        final class Step1One: XCTestCase {
          /// It is one.
          func testOne() { XCTAssertEqual(one, 1) }
        }
        """
      ])
    let files = exercise.stub + [SourceFile("Towers.swift", Self.towers)]
    let grade = try grader.grade(exercise, files: files)
    #expect(grade.status == .doesNotCompile)
    let message = try #require(grade.message)
    #expect(message.contains("stopped after 3 seconds"))
    #expect(message.contains("generic types that hold each other"), "\(message)")
    let compiled = calls.withLock { $0 }.filter {
      $0.arguments.contains("-c") && $0.arguments.contains("./Towers.swift")
    }
    #expect(compiled.count == 1)
  }
}
