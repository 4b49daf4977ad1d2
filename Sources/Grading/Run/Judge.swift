import Curriculum
import FoundationEssentials

/// Compares what a learner's program has found with what the reference solution finds for the same chance.
///
/// The learner's code is in neither of the two: not in this program and not in the reference's. It can
/// say whatever it wants; only right answers pass.
struct Judge: Sendable {
  /// The reference solution's program.
  let reference: CheckRun
  let seed: UInt64

  /// The grades of a step's checks, those of passed ones only where the values are right, too.
  func grades(
    of step: StepBuild, learner: CheckRun
  ) throws(GradingFailure) -> CheckRun.Results {
    let found = try learner.results(of: step, seed: seed)
    guard case .grades(var grades, let values) = found else { return found }
    let right = try reference.results(of: step, seed: seed)
    guard case .grades(let rightGrades, let rightValues) = right,
      rightGrades.values.allSatisfy({ $0.status == .passed })
    else {
      throw .brokenReference(step: step.step.number)
    }
    for (id, grade) in grades where grade.status == .passed {
      guard
        let message = Self.difference(
          found: values[id] ?? [], expected: rightValues[id] ?? [])
      else { continue }
      grades[id]?.status = .failed
      grades[id]?.message = message
    }
    return .grades(grades, values: values)
  }

  /// Nil if there is none.
  static func difference(found: [String], expected: [String]) -> String? {
    if let (found, expected) = zip(found, expected).first(where: { $0 != $1 }) {
      return "Expected \(expected), found \(found)."
    }
    guard found.count != expected.count else { return nil }
    return "Expected \(expected.count) answers, found \(found.count)."
  }
}
