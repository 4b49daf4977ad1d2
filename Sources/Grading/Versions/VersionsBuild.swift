import Curriculum
import FoundationEssentials
import Sandbox
import Structure
import SwiftLexer

/// Builds one program that can be several versions of an exercise's solution, as it is told at its start.
struct VersionsBuild {
  let grader: Grader
  let exercise: Exercise
  let scratch: URL
  /// What is known of the solution as it is, if it has been graded.
  var solution: CompiledSolution?
  /// Whether what the gate refuses of a version is left out.
  var isGated = false

  struct Program {
    var run: CheckRun
    var steps: [StepBuild]
    /// Of the versions that it can be.
    var numbers: Set<Int>
    /// Where its checks only record values: who compares them with the solution's.
    var judge: Judge?

    /// What becomes of a step's checks while the program is this version.
    func results(
      of step: StepBuild, as version: Int
    ) throws(GradingFailure) -> CheckRun.Results {
      var run = run
      run.arguments = SourceSchema.arguments(of: version)
      return try run.results(of: step, seed: .random(in: .min ... .max), by: judge)
    }
  }

  /// Nil if no version can be compiled together with others; one without patches can be told by its facts alone.
  ///
  /// The facts are what checks of structure ask for: those of all versions at once would be nobody's.
  func program(
    of patches: [SourceSchema.Numbered], numbers: Set<Int>, facts: [UInt8]
  ) throws(GradingFailure) -> Program? {
    var patches = patches
    var numbers = numbers
    var round = 0
    while !numbers.isEmpty {
      let schemas = schemas(of: patches)
      let grading = try Grading(
        of: exercise, files: files(with: schemas), by: grader,
        in: scratch.appending(path: "together-\(round)"), isLenient: true)
      round += 1
      var blamed: Set<Int>
      switch try grading.compile.whole() {
      case .compiled(var compiled):
        blamed = try isGated ? refused(by: grading, schemas, patches) : []
        if blamed.isEmpty {
          // With its members in their places, the checks that fit the solution fit all that it can be.
          if let solution, !patches.contains(where: \.patch.showsElsewhere) {
            compiled.fingerprints = solution.fingerprints
            compiled.isLikeAnother = true
          }
          return try program(grading, &compiled, numbers, facts: facts)
        }
      case .failed(let module, let outcome):
        let messages = CompilerMessage.all(of: outcome, serialized: module.serializedDiagnostics)
        blamed = self.blamed(
          for: messages.filter { $0.severity == .error }.map {
            (grading.learner.ownPath($0.path), $0.line, $0.column)
          }, schemas, patches)
      }
      // It may be the company that it is in.
      if patches.isEmpty { return nil }
      patches.removeAll { blamed.contains($0.number) }
      numbers.subtract(blamed)
    }
    return nil
  }

  private func schemas(of patches: [SourceSchema.Numbered]) -> [String: SourceSchema] {
    var schemas: [String: SourceSchema] = [:]
    for file in exercise.solution {
      let own = patches.filter { $0.patch.file == file.path }
      if !own.isEmpty { schemas[file.path] = SourceSchema(file.bytes, own) }
    }
    return schemas
  }

  private func files(with schemas: [String: SourceSchema]) -> [SourceFile] {
    let folders = exercise.hasLayers ? exercise.modules.map { "\($0.name)/" } : [""]
    return exercise.solution.map { file in
      schemas[file.path].map { SourceFile(path: file.path, bytes: $0.output) } ?? file
    }
      + folders.map { folder in
        SourceFile(
          path: "\(folder)AtelierVersions.swift", bytes: Array(SourceSchema.switchboard.utf8))
      }
  }

  // MARK: - Whom to leave out

  private typealias Place = (file: String?, line: Int, column: Int)

  /// The numbers of the versions that keep the rest from compiling; all of them if nobody knows.
  private func blamed(
    for places: [Place], _ schemas: [String: SourceSchema], _ patches: [SourceSchema.Numbered]
  ) -> Set<Int> {
    var blamed: Set<Int> = []
    for place in places {
      guard let path = place.file, let schema = schemas[path] else { continue }
      blamed.formUnion(
        schema.numbers(
          at: SourceText.Location(line: place.line, column: place.column),
          among: patches.filter { $0.patch.file == path }))
    }
    return blamed.isEmpty ? Set(patches.map(\.number)) : blamed
  }

  private func refused(
    by grading: Grading, _ schemas: [String: SourceSchema], _ patches: [SourceSchema.Numbered]
  ) throws(GradingFailure) -> Set<Int> {
    let refusals = try grading.refusalsOfMessages()
    return refusals.isEmpty
      ? [] : blamed(for: refusals.map { ($0.file, $0.line, $0.column) }, schemas, patches)
  }

  // MARK: - The program

  /// Nil if it is refused, the checks do not fit or it cannot be joined.
  private func program(
    _ grading: Grading, _ compiled: inout CompiledLearner, _ numbers: Set<Int>, facts: [UInt8]
  ) throws(GradingFailure) -> Program? {
    if isGated, !(try grading.refusalsOfObjects(of: &compiled).isEmpty) { return nil }
    let checks = try grading.compileChecks(for: compiled)
    let steps = checks.steps(revealsChecks: true, learner: grading.learner)
    guard steps.allSatisfy({ $0.mismatch == nil }),
      try grading.link(steps, with: compiled).end == .exited(0)
    else { return nil }
    return Program(
      run: try grading.checkRun(of: compiled, facts: facts), steps: steps, numbers: numbers,
      judge: exercise.canBeJudgedApart ? try grading.judge() : nil)
  }
}

extension Grading {
  /// Compiles the solution as it is; the answer is what checks of structure ask for, if there are any.
  func factsOfSolution() throws(GradingFailure) -> [UInt8] {
    guard case .compiled(let compiled) = try compile.whole() else {
      throw .brokenReference(step: 1)
    }
    return try facts(of: compiled)
  }
}
