import FoundationEssentials
import TestSupport
import Testing

/// The reports of one run, each read as its consumer reads it: how many checks of each submission pass.
struct ClassReports {
  private let folder: URL

  init(of folder: URL) throws {
    self.folder = folder
  }

  private func text(_ name: String) throws -> String { try folder.text(of: "\(name).out") }

  func json(expecting truth: [Learner]) throws -> [Int] {
    let document = try GradeDocument(text("json"))
    #expect(document.submissions.count == truth.count)
    for (submission, learner) in zip(document.submissions, truth) {
      let name = URL(filePath: submission.path).lastPathComponent
      #expect(name == learner.name)
      let grade = try #require(submission.exercises.first)
      #expect(grade.status == learner.answer.status, "\(name): \(learner.answer.name)")
      #expect(
        Answer.ids.map { grade.states[$0] } == learner.answer.states, "\(learner.answer.name)")
    }
    return document.submissions.map(\.score)
  }

  func junit() throws -> [Int] {
    try XMLTree(text("junit")).children.map { suite in
      suite.children.count { $0.name == "testcase" && !$0.all.contains { $0.name == "failure" } }
    }
  }

  func tap() throws -> [Int] {
    var scores: [Int] = []
    var passed = 0
    for line in try text("tap").split(separator: "\n") {
      if line.hasPrefix("    ok ") { passed += 1 }
      guard line.hasPrefix("ok ") || line.hasPrefix("not ok ") else { continue }
      #expect(line.hasPrefix("ok ") == (passed == 4), "\(line)")
      scores.append(passed)
      passed = 0
    }
    return scores
  }

  func table() throws -> [Int] {
    let rows = try CSVTable(text("csv")).rows
    let column = try #require(rows.first?.firstIndex(of: "score"))
    return rows.dropFirst().map { Int($0[column]) ?? -1 }
  }

  /// By its headings outside of fences.
  func markdown() throws -> [Int] {
    var scores: [Int] = []
    var fence: Substring?
    for line in try text("markdown").split(separator: "\n") {
      let body = line.drop { $0 == " " }
      let ticks = body.prefix { $0 == "`" }
      if let open = fence {
        if body == open { fence = nil }
      } else if ticks.count >= 3 {
        fence = ticks
      } else if let heading = line.wholeMatch(of: /## [✓✗] .*: (\d+) of 4/) {
        scores.append(Int(heading.1) ?? -1)
      }
    }
    return scores
  }

  func page() throws -> [Int] {
    // A learner's text has no element, so that these marks are ours.
    let parts = try text("html").components(separatedBy: "<details class=\"submission ").dropFirst()
    return parts.map { part in
      let summary = part.components(separatedBy: "</summary>")[0]
      let score = summary.firstMatch(of: /<span class="score">(\d+)<small> \/ 4<\/small>/)
      #expect(part.hasPrefix("passed") == (score?.1 == "4"))
      return score.flatMap { Int($0.1) } ?? -1
    }
  }

  /// What a runner of GitHub's obeys: nothing between a stop and its token.
  func workflow() throws -> [Int] {
    var scores: [Int] = []
    var token: Substring?
    for line in try text("github").split(separator: "\n") {
      if let current = token {
        if line == "::\(current)::" { token = nil }
      } else if line.hasPrefix("::stop-commands::") {
        token = line.dropFirst(17)
      } else if let group = line.wholeMatch(of: /::group::.*: (\d+) of 4/) {
        scores.append(Int(group.1) ?? -1)
      }
    }
    return scores
  }

  /// A report of one learner alone.
  func one(_ format: String, _ learner: Learner) throws -> Int {
    let report = try JSONValue(folder.text(of: "\(format)/\(learner.name).json"))
    let ran = ["passed", "failed"].contains(learner.answer.status)
    switch format {
    case "exercism":
      #expect((report["status"]?.string == "error") == !ran)
      return passes(report["tests"]) { $0["status"] == .string("pass") }
    case "gradescope":
      #expect(report["score"]?.number == Double(learner.score))
      return passes(report["tests"]) { $0["status"] == .string("passed") }
    case "prairielearn":
      #expect(report["gradable"] == .bool(ran))
      return passes(report["tests"]) { $0["points"] == .number(1) }
    case "check50": return passes(report["results"]) { $0["passed"] == .bool(true) }
    default:
      #expect(report["score"]?.number == Double(learner.score))
      return passes(report["tests"]) { $0["passed"] == .bool(true) }
    }
  }

  private func passes(_ tests: JSONValue?, _ passed: (JSONValue) -> Bool) -> Int {
    (tests?.array ?? []).count(where: passed)
  }

  func expectInsights(of truth: [Learner]) throws {
    let insights = try JSONValue(text("insights-json"))
    #expect(insights["submissions"]?.number == Double(truth.count))
    #expect(insights["passed"]?.number == Double(truth.count { $0.answer.status == "passed" }))
    #expect(insights["score"]?.number == Double(truth.reduce(0) { $0 + $1.score }))
    let exercise = try #require(insights["exercises"]?.array?.first)
    for status in ["passed", "failed", "doesNotCompile", "refused", "missingFile", "error"] {
      let count = truth.count { $0.answer.status == status }
      #expect(exercise["statuses"]?[status]?.number == Double(count), "\(status)")
    }
    let ran = truth.map(\.answer).filter { ["passed", "failed"].contains($0.status) }
    let steps = exercise["steps"]?.array ?? []
    let checks = steps.flatMap { $0["checks"]?.array ?? [] }
    #expect(checks.map { $0["id"]?.string } == Answer.ids)
    for (index, check) in checks.enumerated() {
      for status in ["passed", "failed", "crashed", "timedOut", "notRun"] {
        let count = ran.count { $0.states[index] == status }
        #expect(check["statuses"]?[status]?.number == Double(count), "\(index) \(status)")
      }
    }
    let first = ran.count { $0.states.prefix(2) != ["passed", "passed"] }
    let second = ran.count { $0.status != "passed" } - first
    #expect(steps.map { $0["stops"]?.number } == [Double(first), Double(second)])
    let passed = truth.count { $0.answer.status == "passed" }
    #expect(
      try text("insights").contains(
        "<span class=\"score\">\(passed)<small> / \(truth.count)</small>"))
  }
}
