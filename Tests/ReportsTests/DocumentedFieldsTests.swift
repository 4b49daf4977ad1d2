import Grading
import Reports
import TestSupport
import Testing

/// Each format has the fields that its readers document, and no others.
struct DocumentedFieldsTests {
  private func document(_ format: ReportFormat, _ submission: SubmissionGrade) throws -> JSONValue {
    try JSONValue(format.text(SampleReport.header, [submission]))
  }

  @Test func `Exercism gets version 3`() throws {
    for submission in SampleReport.all {
      let results = try document(.exercism, submission)
      #expect(results.keys == ["version", "status", "message", "tests"])
      #expect(results["version"] == .number(3))
      for test in results["tests"]?.array ?? [] {
        #expect(test.keys == ["name", "status", "message", "output", "test_code", "task_id"])
        #expect(["pass", "fail", "error"].contains(test["status"]?.string))
        #expect((test["output"]?.string ?? "").unicodeScalars.count <= 500)
      }
    }
    #expect(
      try SampleReport.all.map { try document(.exercism, $0)["status"]?.string }
        == ["pass", "fail", "error", "error", "fail"])
    #expect(try document(.exercism, SampleReport.failed)["message"] == .null)
    #expect(
      try document(.exercism, SampleReport.doesNotCompile)["message"]
        == .string(
          "The code does not compile.\nProduct.swift:3:9: error: cannot find 'x' in scope"))
  }

  @Test func `Gradescope gets scores that add up, and none for an error of ours`() throws {
    let visibilities = ["hidden", "after_due_date", "after_published", "visible"]
    for submission in SampleReport.all {
      let results = try document(.gradescope, submission)
      let optional: Set = ["score"]
      #expect(
        results.keys.subtracting(optional) == [
          "execution_time", "output", "output_format", "test_output_format", "test_name_format",
          "visibility", "stdout_visibility", "extra_data", "tests",
        ])
      #expect(visibilities.contains(results["visibility"]?.string ?? ""))
      #expect((results["score"] == nil) == (submission.status == .error))
      let tests = results["tests"]?.array ?? []
      let sum = tests.reduce(0) { $0 + ($1["score"]?.number ?? -1) }
      #expect(submission.status == .error || results["score"]?.number == sum)
      for test in tests {
        #expect(
          test.keys == [
            "score", "max_score", "status", "name", "name_format", "number", "output",
            "output_format", "tags", "visibility", "extra_data",
          ])
        #expect(["passed", "failed"].contains(test["status"]?.string))
      }
    }
  }

  @Test func `PrairieLearn gets no attempt for what could not be graded`() throws {
    for submission in SampleReport.all {
      let results = try document(.prairielearn, submission)
      #expect(
        results.keys == [
          "gradable", "score", "message", "output", "images", "format_errors", "tests",
        ])
      let tests = results["tests"]?.array ?? []
      let points = tests.reduce(0) { $0 + ($1["points"]?.number ?? -1) }
      let most = tests.reduce(0) { $0 + ($1["max_points"]?.number ?? -1) }
      #expect(results["score"]?.number == (most > 0 ? points / most : 0))
      for test in tests {
        #expect(
          test.keys == [
            "name", "description", "points", "max_points", "message", "output", "images",
          ])
      }
    }
    #expect(
      try SampleReport.all.map { try document(.prairielearn, $0)["gradable"] }
        == [.bool(true), .bool(true), .bool(false), .bool(false), .bool(true)])
  }

  @Test func `PrairieLearn never gets more than a megabyte`() throws {
    var noisy = SampleReport.attacker
    let text = String(repeating: "\"\u{0}\n👩‍👩‍👧\u{301}\u{301}", count: 20_000)
    noisy.exercises[0].steps[0].checks = (0..<400).map {
      CheckGrade(
        id: "Step1.test\($0)", says: text, status: .failed, message: text, output: text)
    }
    #expect(ReportFormat.prairielearn.text(SampleReport.header, [noisy]).utf8.count <= 1_000_000)
    var broken = SampleReport.doesNotCompile
    broken.exercises[0].message = text
    broken.exercises = Array(repeating: broken.exercises[0], count: 400)
    #expect(ReportFormat.prairielearn.text(SampleReport.header, [broken]).utf8.count <= 1_000_000)
  }

  @Test func `Classroom 50 gets its required keys and no other on top`() throws {
    for submission in SampleReport.all {
      let results = try document(.classroom50, submission)
      // Without its score a result is refused, which is what an error of ours needs.
      #expect((results["score"] == nil) == (submission.status == .error))
      #expect(
        results.keys.union(["score"]) == [
          "schema", "classroom", "assignment", "assignment_type", "owner", "submission", "commit",
          "release", "review", "datetime", "score", "max-score", "tests",
        ])
      #expect(results["schema"] == .string("classroom50/result/v1"))
      #expect(results["submission"]?.string?.hasPrefix("submit/") == true)
      #expect(results["datetime"]?.string?.wholeMatch(of: /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/) != nil)
      for test in results["tests"]?.array ?? [] {
        #expect(test.keys.isSuperset(of: ["test-name", "passed", "score", "max-score"]))
      }
    }
  }

  @Test func `check50 gets results, or an error in their place`() throws {
    for submission in SampleReport.all {
      let results = try document(.check50, submission)
      let isError = submission.status == .error
      #expect(results.keys == ["slug", isError ? "error" : "results", "version"])
      for result in results["results"]?.array ?? [] {
        #expect(
          result.keys == [
            "name", "description", "passed", "log", "cause", "data", "dependency",
          ])
        #expect((result["cause"] == .null) == (result["passed"] == .bool(true)))
      }
      if let error = results["error"] {
        #expect(error.keys == ["type", "value", "traceback", "actions", "data"])
        #expect(error["actions"]?.keys == ["show_traceback", "message"])
      }
    }
    let results = try document(.check50, SampleReport.doesNotCompile)["results"]?.array
    #expect(results?.allSatisfy { $0["passed"] == .null } == true)
  }

  @Test func `insights have the fields of their schema`() throws {
    let text = ReportFormat.insightsDocument.text(
      SampleReport.header, SampleReport.all + SampleClass.all)
    let insights = try JSONValue(text)
    #expect(insights["schema"] == .string("atelier.insights/1"))
    #expect(
      insights.keys == [
        "schema", "tool", "toolchain", "course", "submissions", "passed", "errors", "score",
        "maxScore", "exercises", "diagnostics", "failures", "slowest", "alike", "alikeNotListed",
      ])
    for exercise in insights["exercises"]?.array ?? [] {
      #expect(exercise.keys == ["id", "submissions", "statuses", "steps"])
      for step in exercise["steps"]?.array ?? [] {
        #expect(step.keys == ["number", "title", "stops", "checks"])
        for check in step["checks"]?.array ?? [] {
          #expect(
            check.keys == [
              "id", "says", "submissions", "statuses", "passRate", "meanSeconds", "maxSeconds",
            ])
          #expect((0...1).contains(check["passRate"]?.number ?? -1))
        }
      }
    }
    for diagnostic in insights["diagnostics"]?.array ?? [] {
      #expect(diagnostic.keys == ["id", "message", "submissions", "examples"])
    }
    for failure in insights["failures"]?.array ?? [] {
      #expect(
        failure.keys == [
          "exercise", "check", "says", "status", "message", "submissions", "examples",
        ])
    }
  }

  @Test func `TAP has its plan, and no line that a learner wrote`() {
    let lines = ReportFormat.tap.text(SampleReport.header, SampleReport.all).split(separator: "\n")
    #expect(lines.prefix(2) == ["TAP version 14", "1..5"])
    let points = lines.filter { $0.hasPrefix("ok ") || $0.hasPrefix("not ok ") }
    #expect(
      points.map { $0.prefix { $0 != "-" } }
        == ["ok 1 ", "not ok 2 ", "not ok 3 ", "not ok 4 ", "not ok 5 "])
    let inner = lines.filter { $0.hasPrefix("    ok ") || $0.hasPrefix("    not ok ") }
    let plans = lines.compactMap { $0.hasPrefix("    1..") ? Int($0.dropFirst(7)) : nil }
    #expect(plans == [3, 4, 3, 1, 3] && inner.count == 14)
    let known = ["TAP version 14", "1..5", "# Subtest: "]
    #expect(
      lines.allSatisfy { line in
        line.hasPrefix("    ") || points.contains(line) || known.contains { line.hasPrefix($0) }
      })
    let directives = (points + inner).filter { $0.replacing("\\#", with: "").contains("#") }
    #expect(directives.isEmpty, "a directive was forged: \(directives)")
  }
}
