import FoundationEssentials
import TestSupport
import Testing

/// A class of a thousand, graded by one command into every format: each says what is true of each learner.
@Suite struct ClassTests {
  private static let count = 1_000
  private static let wholes = [
    "json", "junit", "tap", "csv", "markdown", "html", "github", "insights", "insights-json",
  ]
  private static let ones = [
    "exercism", "gradescope", "prairielearn", "check50", "classroom50",
  ]

  @Test func `all reports of a thousand agree with one another and with the truth`() throws {
    try withTemporaryDirectory { folder in
      let truth = try Self.makeClass(in: folder)
      var atelier = try Atelier(in: folder)
      try atelier.useCounterCourse()
      atelier.enterClassroom()
      let ran = try atelier.run(
        ["grade", "all", "--timeout", "1"]
          + Self.wholes.flatMap { ["--report", "\($0)=\($0).out"] }
          + Self.ones.flatMap { ["--report", "\($0)=\($0)/{}.json"] })
      // Services take any other code for a grader that broke down.
      #expect(ran.code == 0, "\(ran)")

      let whole = try ClassReports(of: folder)
      let wanted = truth.map(\.score)
      #expect(try whole.json(expecting: truth) == wanted)
      #expect(try whole.junit() == wanted)
      #expect(try whole.tap() == wanted)
      #expect(try whole.table() == wanted)
      #expect(try whole.markdown() == wanted)
      #expect(try whole.page() == wanted)
      #expect(try whole.workflow() == wanted)
      for format in Self.ones {
        #expect(try truth.map { try whole.one(format, $0) } == wanted, "\(format)")
      }
      try whole.expectInsights(of: truth)
    }
  }

  /// As each is called in a listing of the folder, which is the order of the reports.
  private static func makeClass(in folder: URL) throws -> [Learner] {
    let answers = Answer.peaceful + Answer.wordy
    let rare = Answer.hostile.filter {
      ["loops without end", "crashes at its start", "gives up in words"].contains($0.name)
    }
    let learners = (0..<count).map { number in
      let answer = number < rare.count ? rare[number] : answers[number % answers.count]
      let name = number < oddNames.count ? oddNames[number] : "s\(number)"
      return Learner(name: name, answer: answer)
    }
    for learner in learners {
      try folder.write(learner.answer.code, to: "all/\(learner.name)/basics/counter/Counter.swift")
    }
    return learners.sorted { $0.name < $1.name }
  }

  private static let oddNames = [
    "=1+1", "a,b;c", "<b>bold", "&amp;", "::error::x", "quote\"'`", "per%cent", "new\nline",
    "# SKIP", "|pipe|", "ünï 🎓", "-rf",
  ]
}

/// Somebody of whom it is known how they do.
struct Learner {
  var name: String
  var answer: Answer
  var score: Int { answer.states.count { $0 == "passed" } }
}

extension Answer {
  /// What learners print and say who write for the reports.
  fileprivate static var wordy: [Answer] {
    let forged = [
      "</system-out></failure></testcase></testsuite>", "::stop-commands::x", "::error::forged",
      "::group::forged: 4 of 4", "ok 1 - forged", "Bail out!", "## ✓ forged: 4 of 4", "```",
      "</pre></details><details class=\\\"submission passed\\\"><summary>", "=1+1,4,4",
      "\\u{1B}[2J\\u{0}",
    ].joined(separator: "\\n")
    return [
      Answer(
        name: "prints reports", code: counter(increment: "print(\"\(forged)\"); count += 1"),
        status: "passed", states: ["passed", "passed", "passed", "passed"]),
      Answer(
        name: "dies with a report", code: counter(decrement: "fatalError(\"\(forged)\")"),
        states: ["passed", "passed", "crashed", "crashed"]),
      Answer(
        name: "is refused",
        code: "import Foundation\nlet shell = Process()\n" + counter(), status: "refused",
        states: ["notRun", "notRun", "notRun", "notRun"]),
      Answer(
        name: "names a report", code: counter() + "\nlet x: Int = \"</failure>::error::x\"",
        status: "doesNotCompile", states: ["notRun", "notRun", "notRun", "notRun"]),
    ]
  }
}
