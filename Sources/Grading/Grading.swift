import Curriculum
import FoundationEssentials
import Sandbox
import Structure
import SwiftLexer
import Synchronization

/// One grading under way: the learner's files in a folder of ours, compiled, linked with the checks, and run.
struct Grading {
  let grader: Grader
  let learner: LearnerBuild
  let compile: LearnerCompile
  let checks: ChecksBuild
  let scratch: URL
  private let judging: CheckList.Judging
  let gate: Gate
  /// Whether the compiler only warns of unsafe code, after it has complained for nothing.
  let isLenient: Bool
  var calls: CompilerCalls { grader.calls }
  var store: Store { grader.kits.cache.store }

  init(
    of exercise: Exercise, files: [SourceFile], by grader: Grader, in scratch: URL,
    judging: CheckList.Judging? = nil, isLenient: Bool = false
  ) throws(GradingFailure) {
    self.isLenient = isLenient
    gate = grader.gate(of: exercise)
    self.judging = judging ?? (exercise.canBeJudgedApart ? .apart : .here)
    self.grader = grader
    self.scratch = scratch
    learner = try LearnerBuild(
      exercise: exercise, files: files, scratch: scratch,
      kits: grader.kits.kits(
        named: grader.kits.namesForLearner(of: exercise, files: files)),
      safetyFlags: exercise.allowsUnsafe
        ? [] : isLenient ? Gate.lenientFlags : Gate.compilerFlags,
      collectsFacts: grader.collectsFacts(of: exercise))
    compile = LearnerCompile(
      learner: learner, calls: grader.calls, store: grader.kits.cache.store,
      limits: grader.compileLimits, known: grader.solutions?.modules)
    checks = ChecksBuild(
      learner: learner, kits: try grader.kits.kits(named: grader.checkKits(of: exercise)),
      judging: self.judging, mayBeRedefined: gate.mayRedefine(files), only: grader.only,
      calls: grader.calls,
      folder: scratch.appending(path: "checks"))
    grader.kits.noteUse(of: checks.allKits)
  }

  /// Lets the compiler have made what it reads of the system's modules, before it is confined.
  func prepareModules() throws(GradingFailure) {
    for module in learner.modules.map(\.build).prefix(1)
      + checks.steps.map(\.module.build).prefix(1)
    {
      try grader.kits.prepareModules(for: module)
    }
  }

  /// The grade for each of these ways to order the checks.
  func grades(inEach ways: [[CheckOrder]]) throws(GradingFailure) -> [Grade] {
    switch try build() {
    case .built(let built):
      return try run(built, inEach: ways)
    case .graded(let grade):
      return ways.map { _ in grade }
    case .doubted(let grading):
      return try grading.grades(inEach: ways)
    }
  }

  private enum Building {
    case built(Built)
    /// It is not run.
    case graded(Grade)
    /// The compiler has complained for nothing: this one lets it.
    indirect case doubted(Grading)
  }

  private func build() throws(GradingFailure) -> Building {
    try prepareModules()
    let look = SourceLook(of: learner, through: gate, in: scratch)
    // Where there is one file, it has changed.
    if grader.isAlone, !isLenient, learner.files.count > 1 {
      switch try compileWhatChanged() {
      case .compiled(let compiled, let checks):
        return .built(Built(learner: compiled, checks: checks, look: look, keepsObjects: true))
      case .tooLong(let outcome):
        // The whole of it takes no less.
        look.giveUp()
        return .graded(try verdict.grade(outcome, serialized: nil))
      case .failed: break
      }
    }
    switch try compile.whole() {
    case .compiled(let compiled):
      let checks = try compileChecks(for: compiled)
      return .built(Built(learner: compiled, checks: checks, look: look))
    case .failed(let module, let outcome):
      guard areKitsWhole() else {
        look.giveUp()
        throw .compiler(String(decoding: outcome.errors, as: UTF8.self))
      }
      let serialized = module.serializedDiagnostics
      if !isLenient,
        Gate.isOnlyAboutRaces(serialized.flatMap(SerializedDiagnostics.messages) ?? [])
      {
        look.giveUp()
        return .doubted(
          try Grading(
            of: learner.exercise, files: learner.files, by: grader,
            in: scratch.appending(path: "lenient"), judging: judging, isLenient: true))
      }
      return .graded(try grade(ofFailed: outcome, serialized, look))
    }
  }

  /// What does not compile cannot be judged for sure, nor can it do any harm; where the compiler itself fails, that
  /// may be over what is refused, such as a module that it cannot read.
  private func grade(
    ofFailed outcome: Outcome, _ serialized: [UInt8]?, _ look: SourceLook
  ) throws(GradingFailure) -> Grade {
    do {
      let grade = try verdict.grade(outcome, serialized: serialized)
      let imports = importsOfTests
      if grade.diagnostics.contains(where: {
        imports.contains(Diagnostic.Place(file: $0.file, line: $0.line))
      }) {
        // The compiler only says that it cannot load them, and the gate says where they belong.
        let refusals = try look.refusals()
        if !refusals.isEmpty { return Grade(refused: learner.exercise, for: refusals) }
      }
      look.giveUp()
      return grade
    } catch {
      let refusals = try look.refusals()
      guard !refusals.isEmpty else { throw error }
      return Grade(refused: learner.exercise, for: refusals)
    }
  }

  private var importsOfTests: [Diagnostic.Place] {
    learner.files.flatMap { file in
      importedModules(in: file.bytes).filter { AllowedModules.ofTests.contains($0.name) }
        .map { Diagnostic.Place(file: file.path, line: $0.line) }
    }
  }

  /// The learner's code and the checks that go with it, all compiled.
  private struct Built {
    let learner: CompiledLearner
    let checks: ChecksCompile
    let look: SourceLook
    /// Whether each file's object is kept for the next time.
    var keepsObjects = false
  }

  private enum Changed {
    case compiled(CompiledLearner, ChecksCompile)
    case failed
    /// One call of the compiler's took all the time that there is.
    case tooLong(Outcome)
  }

  /// Compiles what changed, learner and checks side by side.
  private func compileWhatChanged() throws(GradingFailure) -> Changed {
    let work = Work(within: calls.cancellation)
    let tooLong = Mutex<Outcome?>(nil)
    let compiled: CompiledLearner?
    var checks: ChecksCompile?
    do {
      compiled = try compile.changedFiles(with: work) { outcome in
        tooLong.withLock { $0 = outcome }
      }
      checks = try compiled.map { compiled throws(GradingFailure) in
        try startChecks(for: compiled, with: work)
      }
    } catch {
      work.cancellation.cancel()
      _ = try? work.finish()
      throw error
    }
    guard try work.finish(), var compiled, let checks else {
      return tooLong.withLock(\.self).map(Changed.tooLong) ?? .failed
    }
    if learner.collectsFacts { compiled.indexes = try compile.indexes(of: compiled) }
    return .compiled(compiled, checks)
  }

  /// Whether the least work counts, and all steps are likely to fit: in the stub most do not. The solution shows that
  /// each step's checks compile without those of the others.
  private var joinsChecks: Bool {
    let exercise = learner.exercise
    return !grader.isAlone && ![exercise.solution, exercise.stub].contains(learner.files)
  }

  func startChecks(
    for compiled: CompiledLearner, with work: Work
  ) throws(GradingFailure) -> ChecksCompile {
    let compile = ChecksCompile(
      checks, for: compiled, calls: calls, store: store, limits: grader.compileLimits)
    try compile.start(with: work, joining: joinsChecks)
    return compile
  }

  /// The same, waited for.
  func compileChecks(for compiled: CompiledLearner) throws(GradingFailure) -> ChecksCompile {
    let work = Work(within: calls.cancellation)
    let checks = try startChecks(for: compiled, with: work)
    guard try work.finish() else { throw .compiler("The checks' compilation was cut short.") }
    return checks
  }

  /// A failure is the learner's only if nothing of ours is damaged; that costs a look at every byte.
  private func areKitsWhole() -> Bool {
    checks.allKits.allSatisfy { KitContents.areWhole(in: $0.folder) }
  }

  private func run(
    _ built: Built, inEach ways: [[CheckOrder]]
  ) throws(GradingFailure) -> [Grade] {
    try built.checks.keepRefusals(ifSound: areKitsWhole)
    let steps = built.checks.steps(
      revealsChecks: grader.revealsChecks, learner: learner)
    let fitting = steps.filter { $0.mismatch == nil }
    let findings = Mutex<Findings?>(nil)
    let beside = Work(within: calls.cancellation)
    beside.start { () throws(GradingFailure) in
      let found = try self.findings(in: built, fitting)
      findings.withLock { $0 = found }
      return true
    }
    // Once the learner's program runs, it could write over what it was made of.
    beside.start { () throws(GradingFailure) in
      if built.keepsObjects { compile.keep(built.learner) }
      return true
    }
    let link = fitting.isEmpty ? nil : try link(fitting, with: built.learner)
    guard try beside.finish(), let findings = findings.withLock(\.self) else { throw .cancelled }
    guard findings.refusals.isEmpty else {
      return ways.map { _ in Grade(refused: learner.exercise, for: findings.refusals) }
    }
    guard let link else {
      return ways.map { _ in Verdict.grade(learner.exercise, steps: steps, results: [:]) }
    }
    guard link.end == .exited(0) else {
      let grade = try verdict.gradeOfFailedLink(link)
      return ways.map { _ in grade }
    }
    if let solutions = grader.solutions, learner.files == learner.exercise.solution {
      solutions.note(
        CompiledSolution(fingerprints: built.learner.fingerprints, facts: findings.facts),
        of: learner.exercise)
    }
    grader.onPhase(.running)
    let checkRun = try checkRun(of: findings.learner, facts: findings.facts)
    var grades: [Grade] = []
    for orders in ways {
      var checkRun = checkRun
      checkRun.orders = orders
      grades.append(try grade(of: steps, with: checkRun, built))
    }
    return grades
  }

  /// What is found out about compiled code while it is linked, and before any of it runs.
  private struct Findings {
    var learner: CompiledLearner
    var refusals: [Diagnostic]
    /// What checks of structure ask for.
    var facts: [UInt8] = []
  }

  private func findings(
    in built: Built, _ steps: [StepBuild]
  ) throws(GradingFailure) -> Findings {
    var learner = built.learner
    var refusals = try refusals(of: &learner, built.look)
    if refusals.isEmpty { refusals = try usurpations(in: steps, by: learner) }
    guard refusals.isEmpty, self.learner.collectsFacts else {
      return Findings(learner: learner, refusals: refusals)
    }
    let facts = try compile.facts(of: learner)
    grader.keepMap(of: self.learner.exercise, files: self.learner.files, showing: facts)
    return Findings(learner: learner, refusals: [], facts: facts.encoded)
  }

  private func grade(
    of steps: [StepBuild], with checkRun: CheckRun, _ built: Built
  ) throws(GradingFailure) -> Grade {
    let fitting = steps.filter { $0.mismatch == nil }
    let seed = UInt64.random(in: .min ... .max)
    let judge = try judging == .apart ? self.judge() : nil
    // The order as it stands in the files gives each step its own process; others only show that it does not matter.
    if judge == nil, fitting.count > 1, !checkRun.orders.contains(.written),
      let passed = try checkRun.passesTogether(fitting, seed: seed)
    {
      return Verdict.grade(learner.exercise, steps: steps, results: passed)
    }
    // A step gets a process of its own: what one leaves in globals and singletons is no business of the next.
    let runs = concurrently(fitting) { step in
      Result { () throws(GradingFailure) in
        try checkRun.results(of: step, seed: seed, by: judge)
      }
    }
    var results: [String: CheckGrade] = [:]
    for run in runs {
      switch try run.get() {
      case .grades(let grades, _): results.merge(grades) { first, _ in first }
      case .tampered(let tampering):
        return Grade(notRun: learner.exercise, status: .refused, message: tampering.words)
      }
    }
    // Perhaps it could not even start, for want of something that the link did not look for, or that is damaged.
    if results.values.allSatisfy({ $0.status == .crashed }) {
      guard areKitsWhole() else { throw .compiler("A kit that the checks load is damaged.") }
      let link = try self.link(fitting, with: built.learner, findsEveryName: true)
      if CompileVerdict.isForWantOfName(link) {
        return try verdict.gradeOfFailedLink(link)
      }
    }
    return Verdict.grade(learner.exercise, steps: steps, results: results)
  }

  /// Makes one program of the learner's code and these steps' checks.
  func link(
    _ steps: [StepBuild], with learner: CompiledLearner, findsEveryName: Bool = false
  ) throws(GradingFailure) -> Outcome {
    let folder = program.deletingLastPathComponent()
    try LearnerBuild.makeFolder(folder)
    let objects = checks.objects(of: steps, with: learner)
    return try calls.start(
      calls.link(
        objects: objects, into: program.path, directory: folder.path,
        findsEveryName: findsEveryName),
      limits: grader.compileLimits,
      confinement: calls.confinement(ofLinking: objects, writingTo: folder.path))
  }

  private var verdict: CompileVerdict {
    CompileVerdict(learner: learner, gate: gate, limits: grader.limits)
  }

  var program: URL { scratch.appending(path: "linked/run") }

  /// What checks of structure ask for; nothing where there are none.
  func facts(of compiled: CompiledLearner) throws(GradingFailure) -> [UInt8] {
    learner.collectsFacts ? try compile.facts(of: compiled).encoded : []
  }

  /// Runs the checks of the program that has been linked.
  func checkRun(
    of compiled: CompiledLearner, facts: [UInt8]
  ) throws(GradingFailure) -> CheckRun {
    CheckRun(
      calls: calls, program: try LinkedProgram(program.path), libraries: checks.libraries,
      homes: scratch.appending(path: "homes"),
      limits: grader.limits, learner: learner,
      authorTypes: gate.authorTypes,
      literalTypes: compiled.literalTypes,
      facts: facts, orders: grader.orders)
  }
}

extension Grader {
  var compileLimits: Limits {
    Limits(
      working: limits.compile, output: 1 << 20, flood: 16 << 20, memory: 8 << 30,
      fileSize: Product.largest)
  }
}
