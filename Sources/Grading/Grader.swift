package import Curriculum
import FoundationEssentials
import Sandbox

/// How long a learner's program may take.
package struct GradingLimits: Sendable, Equatable {
  /// For one check, from its start to its end.
  package var check: Duration
  /// For one call of the compiler.
  package var compile: Duration

  package init(check: Duration = .seconds(10), compile: Duration = .seconds(60)) {
    self.check = check
    self.compile = compile
  }
}

/// Grades the files of one exercise: compiles them and the hidden checks, runs these, and says what came of it.
package struct Grader: Sendable {
  package var kits: KitLibrary
  package var limits: GradingLimits
  /// Whether messages may quote hidden checks: true only for their author.
  package var revealsChecks: Bool

  private var calls: CompilerCalls { kits.calls }

  package init(
    kits: KitLibrary, limits: GradingLimits = GradingLimits(), revealsChecks: Bool = false
  ) {
    self.kits = kits
    self.limits = limits
    self.revealsChecks = revealsChecks
  }

  /// The grade of these files; throws only where the machine or the course is at fault.
  package func grade(
    _ exercise: Exercise, files: [SourceFile]
  ) throws(GradingFailure) -> Grade {
    let begin = ContinuousClock.now
    var grade: Grade
    if let early = FileLayout.grade(exercise, files: files)
      ?? LayerRule.grade(exercise, files: files)
    {
      grade = early
    } else {
      grade = try kits.cache.withScratch { scratch throws(GradingFailure) in
        try build(exercise, files: files, in: scratch)
      }
    }
    grade.seconds = (ContinuousClock.now - begin).inSeconds
    return grade
  }

  private func build(
    _ exercise: Exercise, files: [SourceFile], in scratch: URL
  ) throws(GradingFailure) -> Grade {
    let learner = try LearnerBuild(
      exercise: exercise, files: files, folder: scratch.appending(path: "learner"),
      kits: kits.kits(named: exercise.kits))
    for module in learner.modules {
      let outcome = try calls.start(calls.compile(module), limits: compileLimits)
      if outcome.end != .exited(0) {
        return try CompileVerdict(learner: learner, limits: limits).grade(outcome)
      }
    }
    let checks = try ChecksBuild(
      learner: learner, driver: try kits.kits(named: [KitLibrary.driver]),
      folder: scratch.appending(path: "checks"))
    let steps = try compile(checks, learner: learner)
    return try run(checks, steps: steps, learner: learner, scratch: scratch)
  }

  /// Compiles each step's checks apart, so that what step 3 asks for does not break step 1.
  private func compile(
    _ checks: ChecksBuild, learner: LearnerBuild
  ) throws(GradingFailure) -> [StepBuild] {
    let results = concurrently(checks.steps) { step in
      Result { () throws(GradingFailure) in
        try calls.start(calls.compile(step.build), limits: compileLimits)
      }
    }
    var steps: [StepBuild] = []
    for (step, result) in zip(checks.steps, results) {
      var step = step
      let outcome = try result.get()
      if outcome.end != .exited(0) {
        step.mismatch = ShapeMismatch(
          step: step.step, learner: learner, outcome: outcome, revealsChecks: revealsChecks)
      }
      steps.append(step)
    }
    return steps
  }

  private func run(
    _ checks: ChecksBuild, steps: [StepBuild], learner: LearnerBuild, scratch: URL
  ) throws(GradingFailure) -> Grade {
    let fitting = steps.filter { $0.mismatch == nil }
    guard !fitting.isEmpty else {
      return Verdict.grade(learner.exercise, steps: steps, results: [:])
    }
    let main = try calls.start(calls.compile(checks.main(of: fitting)), limits: compileLimits)
    guard main.end == .exited(0) else {
      throw .compiler(String(decoding: main.errors, as: UTF8.self))
    }
    let program = scratch.appending(path: "checks/run").path
    let link = try calls.start(
      calls.link(objects: checks.objects(of: fitting), into: program, directory: scratch.path),
      limits: compileLimits)
    guard link.end == .exited(0) else {
      return try CompileVerdict(learner: learner, limits: limits).gradeOfFailedLink(link)
    }
    let run = CheckRun(
      calls: calls, program: program, home: scratch.path, limits: limits, learner: learner)
    // A step gets a process of its own: what one leaves in globals and singletons is no business of the next.
    let runs = concurrently(fitting) { step in
      Result { () throws(GradingFailure) in try run.results(of: step.step.checks) }
    }
    var results: [String: CheckGrade] = [:]
    for run in runs { results.merge(try run.get()) { first, _ in first } }
    return Verdict.grade(learner.exercise, steps: steps, results: results)
  }

  private var compileLimits: Limits {
    Limits(wall: limits.compile, output: 1 << 20, flood: 16 << 20, memory: 8 << 30)
  }
}

extension Duration {
  /// As a number, for reports.
  package var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
