import Curriculum
import FoundationEssentials
import Structure
import Synchronization

/// The modules of solutions as they were compiled: most wrong ones are the same but in one of them.
final class CompiledModules: Sendable {
  /// What a compiler left in a module's folder, and what it noted of the module's files.
  struct Products: Sendable {
    var files: [SourceFile] = []
    var indexes: [String: FileIndex] = [:]
  }

  private let known = Mutex<[String: Products]>([:])

  func note(_ products: Products, under key: String) { known.withLock { $0[key] = products } }

  func products(under key: String) -> Products? { known.withLock { $0[key] } }
}

extension LearnerCompile {
  /// Names all that goes into a module: its files, how they are compiled, and what it sees of others.
  private func key(of module: LearnerModule, after compiled: CompiledLearner) -> String {
    let imported = module.imports.flatMap { [$0, compiled.fingerprints[$0] ?? ""] }
    return ContentID.of(
      [calls.toolchain.identity, "\(learner.collectsFacts)"] + calls.flags(of: module.build)
        + learner.kits.map(\.identity) + imported, files: module.files)
  }

  /// Puts what is known of a module into its place; false if that is nothing.
  func restore(
    _ module: LearnerModule, to compiled: inout CompiledLearner
  ) throws(GradingFailure) -> Bool {
    guard let known, learner.modules.count > 1,
      let products = known.products(under: key(of: module, after: compiled))
    else { return false }
    try LearnerBuild.write(products.files, to: module.place)
    compiled.indexes.merge(products.indexes) { _, new in new }
    return true
  }

  /// Keeps what became of the modules of a solution.
  func keepModules(of compiled: CompiledLearner) throws(GradingFailure) {
    guard let known, learner.modules.count > 1, learner.files == learner.exercise.solution else {
      return
    }
    for module in learner.modules {
      var products = CompiledModules.Products()
      let made = (try? FileManager.default.contentsOfDirectory(atPath: module.place.path)) ?? []
      for name in made where !FactsOutput.indexes.contains(name) {
        let bytes = try Product.read(module.place.appending(path: name).path)
        products.files.append(SourceFile(path: name, bytes: bytes))
      }
      for file in module.files { products.indexes[file.path] = compiled.indexes[file.path] }
      known.note(products, under: key(of: module, after: compiled))
    }
  }
}
