import Curriculum
import FoundationEssentials
import Sandbox
import Structure
import SwiftLexer

/// The mutants of an exercise's solution, and the one program that can be each of them.
struct MutantLab {
  let grader: Grader
  let exercise: Exercise
  let scratch: URL
  /// What the solution itself became: its interfaces, and the facts that checks of structure ask for.
  private let original: Grading

  init(_ exercise: Exercise, by grader: Grader, in scratch: URL) throws(GradingFailure) {
    self.grader = grader
    self.exercise = exercise
    self.scratch = scratch
    original = try Grading(
      of: exercise, files: exercise.solution, by: grader,
      in: scratch.appending(path: "original"), isLenient: true)
  }

  // MARK: - Finding

  /// Every mutant of the files that a learner works in: those that the stub has otherwise, or not at all.
  func mutants() throws(GradingFailure) -> [Mutant] {
    var mutants: [Mutant] = []
    let asked = AskedAccess(exercise)
    for module in original.learner.modules {
      let files = exercise.solution.filter { file in
        module.files.contains { $0.path == file.path } && !exercise.stub.contains(file)
      }
      guard !files.isEmpty else { continue }
      let outcome = try grader.calls.start(
        grader.calls.dumpTypes(of: files.map { "./\($0.path)" }, in: module.build),
        limits: Limits(wall: grader.limits.compile, output: 128 << 20, flood: 129 << 20),
        confinement: grader.calls.confinement(of: module.build, writingTo: module.place.path))
      guard outcome.end == .exited(0), let trees = readTypedTrees(outcome.output) else {
        throw .compiler(String(decoding: outcome.errors, as: UTF8.self))
      }
      for file in files {
        guard let tree = trees.first(where: { original.learner.ownPath($0.path) == file.path })
        else { continue }
        mutants += MutantSearch.mutants(
          of: file, tree: tree.tree, modules: exercise.modules.map(\.name), asked: asked)
      }
    }
    return mutants
  }

  /// Compiles the solution as it is, which tells what its modules see of each other.
  func prepare() throws(GradingFailure) -> [UInt8] {
    try original.prepareModules()
    guard exercise.hasLayers || original.learner.collectsFacts else { return [] }
    guard case .compiled(let compiled) = try original.compile.whole() else {
      throw .brokenReference(step: 1)
    }
    return original.learner.collectsFacts ? try original.compile.facts(of: compiled).encoded : []
  }

  // MARK: - Compiling

  /// A program that is one of several mutants, as it is told, and those that it cannot be.
  struct Program {
    var run: CheckRun
    var steps: [StepBuild]
    var mutants: [MutantSchema.Numbered]
    var apart: [Mutant]
  }

  /// Nil if no two mutants can be compiled together.
  func program(of mutants: [Mutant], facts: [UInt8]) throws(GradingFailure) -> Program? {
    var apart = mutants.filter { $0.form == .apart }
    var together = mutants.filter { $0.form != .apart }.enumerated().map {
      MutantSchema.Numbered(number: $0.offset + 1, mutant: $0.element)
    }
    var round = 0
    while !together.isEmpty {
      let schemas = schemas(of: together)
      let grading = try Grading(
        of: exercise, files: files(with: schemas), by: grader,
        in: scratch.appending(path: "together-\(round)"), isLenient: true)
      round += 1
      switch try grading.compile.whole() {
      case .compiled(let compiled):
        guard let (run, steps) = try link(grading, compiled, facts: facts) else { return nil }
        return Program(run: run, steps: steps, mutants: together, apart: apart)
      case .failed(let module, let outcome):
        let blamed = blamed(
          by: CompilerMessage.all(of: outcome, serialized: module.serializedDiagnostics),
          in: grading, schemas, together)
        // It may be the company that it is in.
        apart += together.filter { blamed.contains($0.number) }.map(\.mutant)
        together.removeAll { blamed.contains($0.number) }
      }
    }
    return nil
  }

  private func schemas(of mutants: [MutantSchema.Numbered]) -> [String: MutantSchema] {
    var schemas: [String: MutantSchema] = [:]
    for file in exercise.solution {
      let own = mutants.filter { $0.mutant.file == file.path }
      if !own.isEmpty { schemas[file.path] = MutantSchema(file.bytes, own) }
    }
    return schemas
  }

  private func files(with schemas: [String: MutantSchema]) -> [SourceFile] {
    let folders = exercise.hasLayers ? exercise.modules.map { "\($0.name)/" } : [""]
    return exercise.solution.map { file in
      schemas[file.path].map { SourceFile(path: file.path, bytes: $0.output) } ?? file
    }
      + folders.map { folder in
        SourceFile(
          path: "\(folder)AtelierMutants.swift", bytes: Array(MutantSchema.switchboard.utf8))
      }
  }

  /// The numbers of the mutants that keep the rest from compiling; all of them if nobody knows.
  private func blamed(
    by messages: [CompilerMessage], in grading: Grading, _ schemas: [String: MutantSchema],
    _ mutants: [MutantSchema.Numbered]
  ) -> Set<Int> {
    var blamed: Set<Int> = []
    for message in messages where message.severity == .error {
      guard let path = grading.learner.ownPath(message.path), let schema = schemas[path] else {
        continue
      }
      blamed.formUnion(
        schema.numbers(
          at: SourceText.Location(line: message.line, column: message.column),
          among: mutants.filter { $0.mutant.file == path }))
    }
    return blamed.isEmpty ? Set(mutants.map(\.number)) : blamed
  }

  /// Nil if the checks do not fit or the program cannot be joined.
  private func link(
    _ grading: Grading, _ compiled: CompiledLearner, facts: [UInt8]
  ) throws(GradingFailure) -> (CheckRun, [StepBuild])? {
    let checks = try grading.compileChecks(for: compiled)
    let steps = checks.steps(revealsChecks: true, learner: grading.learner)
    guard steps.allSatisfy({ $0.mismatch == nil }),
      try grading.link(steps, with: compiled).end == .exited(0)
    else { return nil }
    return (try grading.checkRun(of: compiled, facts: facts), steps)
  }
}

extension CompilerCalls {
  /// Prints what the compiler makes of some files of a module: every expression with its type.
  fileprivate func dumpTypes(of files: [String], in module: ModuleBuild) -> Command {
    let others = module.files.filter { !files.contains($0) }
    return frontend(
      ["-dump-ast", "-dump-ast-format", "json", "-suppress-warnings"]
        + files.flatMap { ["-primary-file", $0] } + others, module)
  }
}

/// What checks ask about who may use a property: what none asks for, none can notice.
struct AskedAccess {
  /// Who may use it at all.
  var use = false
  /// Who may give it another value.
  var change = false

  init(_ exercise: Exercise) {
    let texts = exercise.steps.flatMap(\.checkFiles).map(\.text)
    use = texts.contains { $0.contains("isAtMost:") }
    change = texts.contains { $0.contains("XCTAssertSetOnlyInside") }
  }
}
