import Curriculum
import Sandbox

/// Runs the checks of a step until each has had its turn, and says what became of each.
struct CheckRun: Sendable {
  let calls: CompilerCalls
  let program: String
  let home: String
  let limits: GradingLimits
  let learner: LearnerBuild

  /// One that breaks off costs itself only: those after it are run again without it.
  func results(of checks: [Check]) throws(GradingFailure) -> [String: CheckGrade] {
    var results: [String: CheckGrade] = [:]
    var waiting = checks
    while !waiting.isEmpty {
      let outcome = try run(waiting)
      let records = CheckRecords(channel: outcome.channel)
      for check in waiting {
        results[check.id] = grade(of: check, records: records, outcome: outcome)
      }
      let ran = waiting.filter { results[$0.id] != nil }
      // A run that broke off when no check was under way did so in what the last one left behind.
      if !records.isDone, let last = ran.last?.id, results[last]?.status == .passed {
        let interruption = Interruption(outcome, learner: learner, limit: limits.check)
        results[last]?.status = interruption.status
        results[last]?.message = "After the check had ended: \(interruption.message)"
      }
      var left = waiting.filter { results[$0.id] == nil }
      if left.count == waiting.count, let first = left.first {
        // Nothing but its class's own setUp comes before a check, so that other classes are tried.
        let interruption = Interruption(outcome, learner: learner, limit: limits.check)
        for check in left where check.className == first.className {
          results[check.id] = CheckGrade(
            id: check.id, says: check.says, status: interruption.status,
            message: interruption.beforeFirstCheck)
        }
        left.removeAll { $0.className == first.className }
      }
      waiting = left
    }
    return results
  }

  private func run(_ checks: [Check]) throws(GradingFailure) -> Outcome {
    try calls.start(
      Command(
        executable: program, arguments: checks.map(\.id),
        environment: [
          "PATH": "/usr/bin:/bin", "HOME": home, "TMPDIR": home, "LANG": "C.UTF-8",
          "SWIFT_BACKTRACE": "enable=no",
        ],
        directory: home),
      limits: Limits(
        wall: limits.check * (checks.count + 1), quiet: limits.check, output: 64 << 10,
        flood: 16 << 20, memory: 4 << 30, fileSize: 32 << 20))
  }

  /// Nil if the check did not begin.
  private func grade(
    of check: Check, records: CheckRecords, outcome: Outcome
  ) -> CheckGrade? {
    guard let record = records.checks[check.id] else { return nil }
    var grade = CheckGrade(id: check.id, says: check.says, status: .passed)
    guard let seconds = record.seconds else {
      let interruption = Interruption(outcome, learner: learner, limit: limits.check)
      grade.status = interruption.status
      grade.message = interruption.message
      grade.file = interruption.file
      grade.line = interruption.line
      return grade
    }
    grade.seconds = seconds
    if !record.failures.isEmpty {
      grade.status = .failed
      grade.message = record.failures.lazy.compactMap(FailureWording.message).first
    } else if let reason = record.skipReason {
      grade.status = .notRun
      grade.message = reason.isEmpty ? "This check does not apply here." : reason
    }
    return grade
  }
}
