import Curriculum
import FoundationEssentials
import Sandbox
import Structure

extension Exercise {
  /// An edition without solutions has nothing to compare with: its checks compare by themselves.
  var canBeJudgedApart: Bool { isJudgedApart && !solution.isEmpty }
}

extension Grading {
  /// Who compares with the reference solution, whose program says what is right for any chance; built once.
  func judge() throws(GradingFailure) -> Judge {
    let exercise = learner.exercise
    // Complete, so that it is built once for whatever is compared.
    var grader = grader
    grader.only = nil
    let grading = try Grading(
      of: exercise, files: exercise.solution, by: grader,
      in: scratch.appending(path: "reference"), judging: .reference)
    let parts =
      [calls.toolchain.identity, exercise.gradedContent]
      + grading.checks.steps.map(\.module.context)
    let key = ContentID.of(
      parts + grading.learner.kits.map(\.identity), files: exercise.solution)
    let facts: [UInt8]
    let keptFacts = learner.collectsFacts ? store.read(.indexes, key) : []
    if let keptFacts, let kept = store.read(.programs, key) {
      facts = keptFacts
      try LearnerBuild.makeFolder(grading.program.deletingLastPathComponent())
      try LearnerBuild.write(kept, to: grading.program.path)
    } else {
      facts = try grading.buildReference()
      store.write(.programs, key, try Product.read(grading.program.path))
      if learner.collectsFacts { store.write(.indexes, key, facts) }
    }
    return Judge(
      reference: try grading.checkRun(of: CompiledLearner(), facts: facts),
      steps: grading.checks.steps)
  }

  /// Links the program; the answer is the facts that its checks ask for.
  private func buildReference() throws(GradingFailure) -> [UInt8] {
    guard case .compiled(let compiled) = try compile.whole() else {
      throw .brokenReference(step: 1)
    }
    let checks = try compileChecks(for: compiled)
    let steps = checks.steps(revealsChecks: false, learner: learner)
    if let unfit = steps.first(where: { $0.mismatch != nil }) {
      throw .brokenReference(step: unfit.step.number)
    }
    let link = try link(steps, with: compiled)
    guard link.end == .exited(0) else {
      throw .compiler(String(decoding: link.errors, as: UTF8.self))
    }
    return try facts(of: compiled)
  }
}
