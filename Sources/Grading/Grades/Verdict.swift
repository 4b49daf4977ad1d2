import Curriculum

/// Counts what was expected against what reported: what is not heard of has not passed.
enum Verdict {
  static func grade(
    _ exercise: Exercise, steps: [StepBuild], results: [String: CheckGrade]
  ) -> Grade {
    let mismatches = steps.compactMap(\.mismatch)
    let graded = exercise.steps.map { step in
      let mismatch = steps.first { $0.step.number == step.number }?.mismatch
      guard mismatch == nil else { return StepGrade(notRun: step, because: mismatch?.message) }
      return StepGrade(
        number: step.number, title: step.title,
        checks: step.checks.map { check in
          results[check.id] ?? CheckGrade(id: check.id, says: check.says, status: .notRun)
        })
    }
    let hasPassed = !graded.isEmpty && graded.allSatisfy { $0.status == .passed }
    return Grade(
      exercise: exercise.id, status: hasPassed ? .passed : .failed,
      message: mismatches.first?.message, diagnostics: mismatches.compactMap(\.diagnostic),
      steps: graded)
  }
}
