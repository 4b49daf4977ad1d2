import FoundationEssentials
import TestSupport
import Testing

/// One check that goes wrong costs itself only.
struct GradeRunTests {
  private static let allPassed = [
    "Step1.testStartsAtZero": "passed", "Step1.testCountsUp": "passed",
    "Step2.testCountsDown": "passed", "Step2.testRefusesToGoBelowZero": "passed",
  ]

  private func states(_ others: [String: String]) -> [String: String] {
    Self.allPassed.merging(others) { $1 }
  }

  @Test func `a right answer passes`() throws {
    let grade = try gradeCounter(counter(), expecting: 0)
    #expect(grade.status == "passed")
    #expect(grade.states == Self.allPassed)
  }

  @Test func `a loop without end costs the checks that run into it`() throws {
    let grade = try gradeCounter(
      counter(decrement: "while true { count &+= 1 }"), options: "--timeout", "1")
    #expect(grade.status == "failed")
    #expect(
      grade.states
        == states([
          "Step2.testCountsDown": "timedOut", "Step2.testRefusesToGoBelowZero": "timedOut",
        ]))
    #expect(grade.checks["Step2.testCountsDown"]?.message?.contains("1 second") == true)
  }

  @Test func `an array's index out of range names the learner's line`() throws {
    let grade = try gradeCounter(
      counter(decrement: "let none: [Int] = []\n    if count > 0 { count = none[count] }"))
    let check = try #require(grade.checks["Step2.testCountsDown"])
    #expect(check.status == "crashed")
    #expect(check.message?.contains("index") == true)
    #expect(check.message?.contains("Line 9: `if count > 0 { count = none[count] }`") == true)
    #expect(check.file == "Counter.swift" && check.line == 9)
    #expect(grade.states["Step2.testRefusesToGoBelowZero"] == "failed")
    #expect(grade.states["Step1.testCountsUp"] == "passed")
  }

  @Test func `an unwrapped nil names the learner's file and line`() throws {
    let grade = try gradeCounter(
      counter(decrement: "let none: Int? = nil\n    count = none!"))
    let check = try #require(grade.checks["Step2.testCountsDown"])
    #expect(check.status == "crashed")
    #expect(check.file == "Counter.swift")
    #expect(check.line == 9)
    #expect(check.message?.contains("nil") == true)
    #expect(grade.states["Step1.testStartsAtZero"] == "passed")
    #expect(grade.states["Step1.testCountsUp"] == "passed")
  }

  @Test(arguments: [
    "import Foundation\n" + counter(decrement: "exit(0)"),
    counter(decrement: "try await decrement(); count += 1"),
    counter(decrement: #"while true { print("flood", count) }"#),
    counter(decrement: "fatalError()"),
    counter(decrement: "var all: [[Int]] = []\nwhile true { all.append(Array(0..<10_000_000)) }"),
  ])
  func `what ends the program costs the checks that run into it`(code: String) throws {
    let grade = try gradeCounter(code, options: "--timeout", "5")
    #expect(grade.status == "failed")
    #expect(grade.states["Step1.testStartsAtZero"] == "passed")
    #expect(grade.states["Step1.testCountsUp"] == "passed")
    for id in ["Step2.testCountsDown", "Step2.testRefusesToGoBelowZero"] {
      let check = try #require(grade.checks[id])
      #expect(["crashed", "timedOut"].contains(check.status), "\(check)")
      #expect((check.message ?? "").count > 20, "\(check)")
    }
  }

  @Test func `what the learner prints is shown with the check in which it happened`() throws {
    let grade = try gradeCounter(
      counter(increment: #"print("up", count, "\u{1B}[2J"); count += 1"#), expecting: 0)
    #expect(grade.checks["Step1.testStartsAtZero"]?.output == nil)
    #expect(grade.checks["Step1.testCountsUp"]?.output == "up 0 \u{1B}[2J\nup 1 \u{1B}[2J\n")
    #expect(grade.checks["Step2.testCountsDown"]?.output == "up 0 \u{1B}[2J\n")
  }

  @Test func `leaving in one check lets the next one of the same step report`() throws {
    let grade = try gradeCounter(
      "import Foundation\n"
        + counter(decrement: "if count > 0 { exit(0) }; throw CounterError.belowZero"))
    #expect(grade.states == states(["Step2.testCountsDown": "crashed"]))
  }

  @Test func `a learner's code starts no other program, and is told so`() throws {
    let mark = UUID().uuidString
    let grade = try gradeCounter(
      """
      import Foundation
      func linger() {
        let child = Process()
        child.executableURL = URL(fileURLWithPath: "/bin/sh")
        child.arguments = ["-c", "sleep 300; : atelier-child-\(mark)"]
        try? child.run()
      }
      """ + "\n" + counter(increment: "linger(); count += 1"))
    #expect(grade.status == "refused")
    #expect(grade.message?.contains("`Process`") == true, "\(grade)")
    #expect(runningPrograms(naming: "atelier-child-\(mark)").isEmpty)
  }
}
