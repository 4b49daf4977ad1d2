import Curriculum
import FoundationEssentials
import Sandbox

/// One grading under way: the learner's files in a folder of ours, compiled, linked with the checks, and run.
struct Grading {
  private let grader: Grader
  private let learner: LearnerBuild
  private let compile: LearnerCompile
  private let checks: ChecksBuild
  private let scratch: URL
  private var calls: CompilerCalls { grader.kits.calls }
  private var store: Store { grader.kits.cache.store }

  init(
    of exercise: Exercise, files: [SourceFile], by grader: Grader, in scratch: URL
  ) throws(GradingFailure) {
    self.grader = grader
    self.scratch = scratch
    learner = try LearnerBuild(
      exercise: exercise, files: files, scratch: scratch,
      kits: grader.kits.kits(named: exercise.kits))
    compile = LearnerCompile(
      learner: learner, calls: grader.kits.calls, store: grader.kits.cache.store,
      limits: grader.compileLimits)
    checks = ChecksBuild(
      learner: learner, driver: try grader.kits.kits(named: [KitLibrary.driver]),
      calls: grader.kits.calls, folder: scratch.appending(path: "checks"))
  }

  func grade() throws(GradingFailure) -> Grade {
    // Where there is one file, it has changed.
    if grader.isAlone, learner.files.count > 1, let built = try buildWhatChanged() {
      return try run(built, keepsObjects: true)
    }
    switch try compile.whole() {
    case .compiled(let compiled):
      let work = Work()
      let checks = try startChecks(for: compiled, with: work)
      guard try work.finish() else { throw .compiler("The checks' compilation was cut short.") }
      return try run(Built(learner: compiled, checks: checks), keepsObjects: false)
    case .failed(let module, let outcome):
      guard areKitsWhole() else {
        throw .compiler(String(decoding: outcome.errors, as: UTF8.self))
      }
      return try CompileVerdict(learner: learner, limits: grader.limits)
        .grade(outcome, serialized: module.serializedDiagnostics)
    }
  }

  /// The learner's code and the checks that go with it, all compiled.
  private struct Built {
    var learner: CompiledLearner
    var checks: ChecksCompile
  }

  /// Compiles what changed, learner and checks side by side; nil if the learner's code does not compile.
  private func buildWhatChanged() throws(GradingFailure) -> Built? {
    let work = Work()
    let compiled: CompiledLearner?
    var checks: ChecksCompile?
    do {
      compiled = try compile.changedFiles(with: work)
      checks = try compiled.map { compiled throws(GradingFailure) in
        try startChecks(for: compiled, with: work)
      }
    } catch {
      work.cancellation.cancel()
      _ = try? work.finish()
      throw error
    }
    guard try work.finish(), let compiled, let checks else { return nil }
    return Built(learner: compiled, checks: checks)
  }

  private func startChecks(
    for compiled: CompiledLearner, with work: Work
  ) throws(GradingFailure) -> ChecksCompile {
    let compile = ChecksCompile(
      checks, for: compiled, calls: calls, store: store, limits: grader.compileLimits)
    try compile.start(with: work)
    return compile
  }

  /// A failure is the learner's only if nothing of ours is damaged; that costs a look at every byte.
  private func areKitsWhole() -> Bool {
    (learner.kits + checks.driver).allSatisfy { KitContents.areWhole(in: $0.folder) }
  }

  private func run(_ built: Built, keepsObjects: Bool) throws(GradingFailure) -> Grade {
    try built.checks.keepRefusals(ifSound: areKitsWhole)
    let steps = built.checks.steps(
      revealsChecks: grader.revealsChecks, learner: learner)
    let fitting = steps.filter { $0.mismatch == nil }
    guard !fitting.isEmpty else {
      return Verdict.grade(learner.exercise, steps: steps, results: [:])
    }
    let program = scratch.appending(path: "run").path
    // Once the learner's program runs, it could write over what it was made of.
    let keeping = Work()
    keeping.start { () throws(GradingFailure) in
      if keepsObjects { compile.keep(built.learner) }
      return true
    }
    let link = try calls.start(
      calls.link(
        objects: checks.objects(of: fitting, with: built.learner), into: program,
        directory: scratch.path),
      limits: grader.compileLimits)
    _ = try keeping.finish()
    guard link.end == .exited(0) else {
      return try CompileVerdict(learner: learner, limits: grader.limits).gradeOfFailedLink(link)
    }
    let run = CheckRun(
      calls: calls, program: program, homes: scratch.appending(path: "homes"),
      limits: grader.limits, learner: learner)
    // A step gets a process of its own: what one leaves in globals and singletons is no business of the next.
    let runs = concurrently(fitting) { step in
      Result { () throws(GradingFailure) in try run.results(of: step.step.checks) }
    }
    var results: [String: CheckGrade] = [:]
    for run in runs { results.merge(try run.get()) { first, _ in first } }
    return Verdict.grade(learner.exercise, steps: steps, results: results)
  }
}

extension Grader {
  var compileLimits: Limits {
    Limits(wall: limits.compile, output: 1 << 20, flood: 16 << 20, memory: 8 << 30)
  }
}
