import Curriculum
package import Grading

/// One page that needs nothing besides itself: no script, no network, dark and light, and good on paper.
package struct HTMLReport: Report {
  private let header: ReportHeader
  private let totals: ReportTotals

  package init(_ header: ReportHeader, _ totals: ReportTotals) {
    self.header = header
    self.totals = totals
  }

  private var isOfOne: Bool { totals.submissions == 1 }

  private var page: HTMLPage {
    HTMLPage(
      header: header, kicker: "Grades", facts: facts,
      percent: totals.maxScore > 0 ? totals.score * 100 / totals.maxScore : 0)
  }

  package var opening: String { page.opening + (isOfOne ? "" : distribution) + "<main>\n" }

  package var closing: String { "</main>\n" + page.closing }

  private var facts: String {
    let checks = "<strong>\(totals.score)</strong> of \(totals.maxScore) checks pass"
    return isOfOne ? checks : totals.facts + " · \(checks)"
  }

  /// How many submissions have which share of the checks.
  private var distribution: String {
    let highest = max(1, totals.distribution.max() ?? 1)
    let bars = totals.distribution.enumerated().map { index, count in
      """
      <li><span class="count">\(count == 0 ? "" : String(count))</span>\
      <span class="column" style="height:\(count * 100 / highest)%"></span>\
      <span class="share">\(index * 10)</span></li>
      """
    }
    return """
      <section class="distribution"><h2>Submissions by the percentage of checks that pass</h2>
      <ol>\(bars.joined())</ol></section>

      """
  }

  package mutating func chunk(for submission: SubmissionGrade) -> String {
    let isScored = submission.status != .error && submission.maxScore > 0
    let share = isScored ? submission.score * 100 / submission.maxScore : 0
    return """
      <details class="submission \(submission.status.rawValue)"\(isOfOne ? " open" : "")>
      <summary><span class="mark">\(mark(submission.status))</span>\
      <span class="who">\(submission.title.markupEscaped)\
      \(submission.name == nil ? "" : "<small>\(submission.shortName.markupEscaped)</small>")</span>\
      <span class="bar"><span style="width:\(share)%"></span></span>\
      \(score(submission.status == .error ? nil : submission.score, of: submission.maxScore))</summary>
      \(submission.exercises.map { exercise($0, isOnly: submission.exercises.count == 1) }.joined())\
      </details>

      """
  }

  /// Without one for what could not be graded.
  private func score(_ score: Int?, of most: Int) -> String {
    score.map { "<span class=\"score\">\($0)<small> / \(most)</small></span>" }
      ?? "<span class=\"score\"><small>–</small></span>"
  }

  private func mark(_ status: SubmissionGrade.Status) -> String {
    switch status {
    case .passed: "✓"
    case .failed: "✗"
    case .error: "!"
    }
  }

  private func exercise(_ grade: Grade, isOnly: Bool) -> String {
    let problem =
      grade.hasRun
      ? grade.message.map { "<p class=\"message\">\($0.markupWithCode)</p>\n" } ?? ""
      : "<pre class=\"problem\">\(grade.problem.markupEscaped)</pre>\n"
    return """
      <section class="exercise">
      <h3>\(grade.exercise.description.markupEscaped) \
      <span class="pill \(grade.status.rawValue)">\(words(grade.status))</span>\
      \(score(grade.status == .error ? nil : grade.score, of: grade.maxScore))</h3>
      \(problem)\(grade.steps.map { step($0, of: grade) }.joined())\
      \(map(of: grade, isOpen: isOnly))</section>

      """
  }

  /// A page of a class would grow by a picture for each of its learners' exercises.
  private func map(of grade: Grade, isOpen: Bool) -> String {
    guard isOfOne, let map = grade.map else { return "" }
    return """
      <details class="map"\(isOpen ? " open" : "")><summary>Who knows whom</summary>
      <div>\(map)</div></details>

      """
  }

  private func words(_ status: Grade.Status) -> String {
    switch status {
    case .passed: "passed"
    case .failed: "not passed"
    case .doesNotCompile: "does not compile"
    case .refused: "refused"
    case .missingFile: "a file is missing"
    case .error: "not graded"
    }
  }

  private func step(_ step: StepGrade, of grade: Grade) -> String {
    let checks = grade.reportedChecks.filter { $0.step == step }
    let common = grade.hasRun ? commonReason(of: checks) : nil
    return """
      <h4>Step \(step.number): \(step.title.markupEscaped) \
      <small>\(step.score) of \(step.checks.count)</small></h4>
      \(common.map { "<p class=\"reason\">\($0.markupWithCode)</p>\n" } ?? "")<ul>
      \(checks.map { check($0, grade, hasOwnReason: common == nil) }.joined())</ul>

      """
  }

  /// What keeps all of them from having their turn, which need be read only once.
  private func commonReason(of checks: [ReportedCheck]) -> String? {
    guard let first = checks.first, checks.count > 1,
      checks.allSatisfy({ $0.kind == "notRun" && $0.file == nil && $0.reason == first.reason })
    else { return nil }
    return first.reason
  }

  private func check(_ check: ReportedCheck, _ grade: Grade, hasOwnReason: Bool) -> String {
    // One reason for all stands above them.
    let isReasonTold =
      hasOwnReason && check.outcome != .passed && (grade.hasRun || check.kind == "failed")
    let output = check.output.map {
      "<details class=\"output\"><summary>What it printed</summary>"
        + "<pre>\($0.markupEscaped)</pre></details>"
    }
    let kind = ["passed", "failed"].contains(check.kind) || !grade.hasRun ? "" : check.kind
    return """
      <li class="\(check.outcome == .passed ? "passed" : grade.hasRun ? "failed" : "waiting")">\
      <span class="mark">\(check.outcome == .passed ? "✓" : grade.hasRun ? "✗" : "·")</span>\
      <div><p>\(check.title.markupWithCode) <code>\(check.id.markupEscaped)</code>\
      \(kind.isEmpty ? "" : " <span class=\"pill failed\">\(spoken(kind))</span>")</p>\
      \(isReasonTold ? reason(of: check) : "")\(output ?? "")</div></li>

      """
  }

  private func reason(of check: ReportedCheck) -> String {
    let place = check.file.map { file in
      let line = check.line.map { ":\($0)" } ?? ""
      return "<code class=\"place\">\((file + line).markupEscaped)</code> "
    }
    return "<p class=\"reason\">\(place ?? "")\(check.reason.markupWithCode)</p>"
  }

  private func spoken(_ kind: String) -> String {
    switch kind {
    case "timedOut": "timed out"
    case "notRun": "not run"
    default: kind.markupEscaped
    }
  }
}
