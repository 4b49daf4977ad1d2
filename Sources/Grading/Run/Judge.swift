import Curriculum
import FoundationEssentials

/// Compares what a learner's program has found with what the reference solution finds for the same chance.
///
/// The learner's code is in neither of the two: not in this program and not in the reference's. It can
/// say whatever it wants; only right answers pass.
struct Judge: Sendable {
  /// The reference solution's program, and its steps: what a learner declares changes how many canaries sing.
  let reference: CheckRun
  let steps: [StepBuild]

  /// The grades of a step's checks, those of passed ones only where the values are right, too.
  func grades(
    of step: StepBuild, learner: CheckRun, seed: UInt64
  ) throws(GradingFailure) -> CheckRun.Results {
    let found = try learner.results(of: step, seed: seed)
    guard case .grades(var grades, let values) = found else { return found }
    var own = steps.first { $0.step.number == step.step.number }
    own?.step.checks.removeAll { !step.step.checks.contains($0) }
    guard let own,
      case .grades(let rightGrades, let rightValues) = try reference.results(of: own, seed: seed),
      rightGrades.values.allSatisfy({ $0.status == .passed })
    else {
      throw .brokenReference(step: step.step.number)
    }
    for (id, grade) in grades where [.passed, .failed].contains(grade.status) {
      guard
        let difference = Self.difference(
          found: values[id] ?? [], expected: rightValues[id] ?? [],
          isTold: grade.status == .failed)
      else { continue }
      grades[id]?.status = .failed
      grades[id]?.message = difference.message
      grades[id]?.actual = difference.actual
    }
    return .grades(grades, values: values)
  }

  /// In words, with what is right and without it.
  struct Difference: Equatable {
    var message: String?
    var actual: String?
  }

  /// Nil if there is none; what an assertion is about is the reference's word.
  ///
  /// Where the learner's program tells a failure itself, only a wrong value says more than it does.
  static func difference(
    found: [CheckRecords.Value], expected: [CheckRecords.Value], isTold: Bool = false
  ) -> Difference? {
    if let (found, expected) = zip(found, expected).first(where: { $0.text != $1.text }) {
      if isTold, ["true", "false"].contains(expected.text) { return nil }
      return Difference(
        message: FailureWording.sentence(
          "expected \(expected.text), found \(found.text)", expected.message),
        actual: FailureWording.sentence("found \(found.text)", expected.message))
    }
    guard !isTold, found.count != expected.count else { return nil }
    return Difference(
      message: "Expected \(expected.count) answers, found \(found.count).",
      actual: "Found \(found.count) answers.")
  }
}

extension CheckRun {
  /// What became of a step's checks, by this judge's word where their values are judged apart.
  func results(
    of step: StepBuild, seed: UInt64, by judge: Judge?
  ) throws(GradingFailure) -> Results {
    guard let judge else { return try results(of: step, seed: seed) }
    return try judge.grades(of: step, learner: self, seed: seed)
  }
}
