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
        limits: Limits(working: grader.limits.compile, output: 128 << 20, flood: 129 << 20),
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
    return try original.factsOfSolution()
  }

  // MARK: - Compiling

  /// A program that is one of several mutants, as it is told, and those that it cannot be.
  struct Program {
    var versions: VersionsBuild.Program
    var mutants: [(number: Int, mutant: Mutant)]
    var apart: [Mutant]
  }

  /// Nil if no two mutants can be compiled together.
  func program(of mutants: [Mutant], facts: [UInt8]) throws(GradingFailure) -> Program? {
    let together = mutants.filter { $0.patch.form != .apart }.enumerated().map {
      (number: $0.offset + 1, mutant: $0.element)
    }
    let build = VersionsBuild(grader: grader, exercise: exercise, scratch: scratch)
    let patches = together.map {
      SourceSchema.Numbered(number: $0.number, patch: $0.mutant.patch)
    }
    guard
      let program = try build.program(
        of: patches, numbers: Set(patches.map(\.number)), facts: facts)
    else { return nil }
    let left = together.filter { !program.numbers.contains($0.number) }
    return Program(
      versions: program, mutants: together.filter { program.numbers.contains($0.number) },
      apart: mutants.filter { $0.patch.form == .apart } + left.map(\.mutant))
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
