import Curriculum
import FoundationEssentials
import Sandbox

extension Exercise {
  /// An edition without solutions has nothing to compare with: its checks compare by themselves.
  var canBeJudgedApart: Bool { isJudgedApart && !solution.isEmpty }
}

extension Grading {
  /// The reference solution's program, which says what is right for any chance; built once.
  func reference() throws(GradingFailure) -> CheckRun {
    let exercise = learner.exercise
    let grading = try Grading(
      of: exercise, files: exercise.solution, by: grader,
      in: scratch.appending(path: "reference"), judging: .reference)
    let facts =
      [calls.toolchain.identity, exercise.gradedContent] + grading.checks.steps.map(\.context)
    let key = ContentID.of(
      facts + grading.learner.kits.map(\.identity), files: exercise.solution)
    if let kept = store.read(.programs, key) {
      try LearnerBuild.makeFolder(grading.program.deletingLastPathComponent())
      try LearnerBuild.write(kept, to: grading.program.path)
    } else {
      try grading.buildReference()
      store.write(.programs, key, try Product.read(grading.program.path))
    }
    return try grading.checkRun(of: CompiledLearner())
  }

  private func buildReference() throws(GradingFailure) {
    guard case .compiled(let compiled) = try compile.whole() else {
      throw .brokenReference(step: 1)
    }
    let work = Work()
    let checks = try startChecks(for: compiled, with: work)
    guard try work.finish() else { throw .compiler("The checks' compilation was cut short.") }
    let steps = checks.steps(revealsChecks: false, learner: learner)
    if let unfit = steps.first(where: { $0.mismatch != nil }) {
      throw .brokenReference(step: unfit.step.number)
    }
    let link = try link(steps, with: compiled)
    guard link.end == .exited(0) else {
      throw .compiler(String(decoding: link.errors, as: UTF8.self))
    }
  }
}
