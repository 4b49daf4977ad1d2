import Curriculum
import FoundationEssentials
import Sandbox
import Structure
import SwiftLexer

extension Grading {
  /// What these steps' checks call by one of these names that is no function or value of its own: a symbol for each.
  ///
  /// What a subclass might override and what a protocol asks for is called without a symbol, so that only the
  /// compiler's index tells of it.
  func called(
    by names: Set<String>, in steps: [StepBuild], with compiled: CompiledLearner
  ) throws(GradingFailure) -> Set<String> {
    // Most work has none of them among its members.
    guard !AuthorNames.namesInTypes(of: learner.files).isDisjoint(with: names) else { return [] }
    let called = concurrently(steps) { step in
      Result { () throws(GradingFailure) in try self.called(by: names, in: step, with: compiled) }
    }
    var all: Set<String> = []
    for symbols in called { all.formUnion(try symbols.get()) }
    return all
  }

  private func called(
    by names: Set<String>, in step: StepBuild, with compiled: CompiledLearner
  ) throws(GradingFailure) -> [String] {
    let key = ContentID.of(["names in checks", step.module.key(with: compiled)] + names.sorted())
    if let kept = store.read(.symbols, key) {
      return String(decoding: kept, as: UTF8.self).split(separator: "\n").map(String.init)
    }
    try LearnerBuild.write(step.module.files, to: URL(filePath: step.module.build.folder))
    let notes = FactsOutput(place: step.module.place)
    let outcome = try calls.start(
      calls.index(step.module.build, facts: notes), limits: grader.compileLimits,
      confinement: calls.confinement(of: step.module.build, writingTo: step.module.place))
    guard outcome.end == .exited(0) else {
      throw .compiler(String(decoding: outcome.errors, as: UTF8.self))
    }
    let indexes: [String: FileIndex]
    do throws(IndexStoreError) {
      indexes = try IndexStore(library: calls.toolchain.indexStore).indexes(in: notes.index)
    } catch {
      throw .compiler(error.description)
    }
    guard indexes.count >= step.module.build.files.count else {
      throw .compiler("The index of step \(step.step.number)'s checks lacks some of their files.")
    }
    let symbols = Set(indexes.values.flatMap { $0.symbols(named: names) }).sorted()
    if !compiled.isLikeAnother {
      store.write(.symbols, key, Array(symbols.joined(separator: "\n").utf8))
    }
    return symbols
  }
}
