package import Curriculum
import FoundationEssentials
import Sandbox
package import Structure

extension LearnerCompile {
  /// What the compiler noted of each of the learner's files, those not compiled this time included.
  func indexes(of compiled: CompiledLearner) throws(GradingFailure) -> [String: FileIndex] {
    let folders = learner.modules.flatMap { [$0.facts.index, $0.secondFacts.index] }
      .filter(FileManager.default.fileExists(atPath:))
    var indexes = compiled.indexes
    guard !folders.isEmpty else { return indexes }
    do throws(IndexStoreError) {
      let store = try IndexStore(library: calls.toolchain.indexStore)
      for folder in folders {
        for (path, index) in try store.indexes(in: folder) {
          guard let own = learner.ownPath(path) else { continue }
          indexes[own] = index
        }
      }
    } catch {
      throw .compiler(error.description)
    }
    return indexes
  }

  /// What facts are made of, without any code; nil if something does not compile.
  func look() throws(GradingFailure) -> CompiledLearner? {
    for module in learner.modules {
      module.clear()
      let looks = [
        calls.emitInterface(of: module.build, to: module.interface, facts: module.facts),
        calls.index(module.build, facts: module.facts),
      ]
      for look in looks {
        let outcome = try calls.start(
          look, limits: limits, confinement: confinement(of: module))
        guard outcome.end == .exited(0) else { return nil }
      }
    }
    var looked = CompiledLearner()
    looked.indexes = try indexes(of: looked)
    return looked
  }

  /// The facts of what has been compiled, whatever of it was kept from earlier.
  func facts(of compiled: CompiledLearner) throws(GradingFailure) -> Facts {
    var modules: [ModuleSources] = []
    for module in learner.modules {
      var files: [ModuleSources.File] = []
      for file in module.files {
        guard let index = compiled.indexes[file.path] else {
          throw .compiler("The compiler noted nothing of \(file.path).")
        }
        let outline = SourceOutline(path: file.path, module: module.name, source: file.bytes)
        files.append(ModuleSources.File(outline: outline, index: index))
      }
      modules.append(
        ModuleSources(name: module.name, files: files, graph: try graph(of: module)))
    }
    var ancestry = Ancestry()
    for kit in learner.kits { ancestry.add(encoded: try Product.read(kit.ancestry)) }
    return Facts(of: modules, ancestry: ancestry)
  }

  private func graph(of module: LearnerModule) throws(GradingFailure) -> SymbolGraph {
    var graph = SymbolGraph()
    for path in module.facts.graphs {
      guard graph.add(json: try Product.read(path)) else {
        throw .compiler("The compiler's account of \(module.name) cannot be read.")
      }
    }
    return graph
  }
}

extension Grader {
  /// What the compiler knows of these files; nil if they do not compile.
  package func facts(
    of exercise: Exercise, files: [SourceFile]
  ) throws(GradingFailure) -> Facts? {
    try compiling(exercise, files: files, collectsFacts: true) {
      (compile, compilation) throws(GradingFailure) in
      guard case .compiled(let compiled) = compilation else { return nil }
      return try compile.facts(of: compiled)
    }
  }
}

extension LearnerModule {
  var facts: FactsOutput { FactsOutput(place: place.path) }
  var secondFacts: FactsOutput { FactsOutput(place: place.path, isSecondCall: true) }
}

extension Toolchain {
  /// The library that reads what the compiler notes of the code that it compiles.
  var indexStore: String {
    #if canImport(Darwin)
      "\(resources)/../libIndexStore.dylib"
    #else
      "\(resources)/../libIndexStore.so"
    #endif
  }
}
