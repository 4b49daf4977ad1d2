import Curriculum
import FoundationEssentials
import Sandbox
import Structure

/// What the learner's files became: what has to be linked, and a name for all that checks can see of them.
struct CompiledLearner: Sendable {
  var objects: [String] = []
  /// The mangled names of types that are written like numbers, texts or lists.
  var literalTypes: [String] = []
  /// The symbols that others may ask for.
  var defined: [String] = []
  /// Changes when a declaration does, and not when only the inside of a function did.
  var fingerprints: [String: String] = [:]
  /// What the compiler noted of the learner's files, where facts are collected.
  var indexes: [String: FileIndex] = [:]
  /// Whether the fingerprints are another's, so that nothing is kept under them.
  var isLikeAnother = false

  var fingerprint: String {
    ContentID.of(fingerprints.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] })
  }
}

/// What came of compiling the learner's modules: all of them, or one that does not compile.
enum LearnerCompilation: Sendable {
  case compiled(CompiledLearner)
  case failed(LearnerModule, Outcome)
}

/// Compiles the learner's modules.
struct LearnerCompile: Sendable {
  let learner: LearnerBuild
  let calls: CompilerCalls
  let store: Store
  let limits: Limits
  /// Where the same modules are compiled again and again.
  var known: CompiledModules?

  /// Each module in one call: the least work, and every message of the compiler in its order.
  func whole() throws(GradingFailure) -> LearnerCompilation {
    var compiled = CompiledLearner()
    for module in learner.modules {
      module.clear()
      var output = ModuleOutput(object: module.object, interface: module.interface)
      output.diagnostics = module.diagnostics
      var objects = [module.object]
      if learner.collectsFacts {
        // The compiler notes what is in a file under the name of the object that it makes of it.
        objects = module.files.indices.map(module.object(of:))
        output.objects = objects
        output.facts = module.facts
      }
      if try !restore(module, to: &compiled) {
        let outcome = try calls.start(
          calls.compile(module.build, to: output), limits: limits,
          confinement: confinement(of: module))
        guard outcome.end == .exited(0) else { return .failed(module, outcome) }
      }
      compiled.objects += objects
      compiled.fingerprints[module.name] = try fingerprint(of: module, after: compiled)
    }
    if learner.collectsFacts { compiled.indexes = try indexes(of: compiled) }
    try keepModules(of: compiled)
    return .compiled(compiled)
  }

  /// Only what has changed, beside a look at the interfaces; other files' objects are taken from the store.
  ///
  /// The answer is nil if something does not compile. Objects are complete only once `work` has finished.
  /// Whoever calls is told of a call of the compiler's that went on for too long.
  func changedFiles(
    with work: Work, whenTooLong: @escaping @Sendable (Outcome) -> Void
  ) throws(GradingFailure) -> CompiledLearner? {
    var compiled = CompiledLearner()
    for module in learner.modules {
      let units = units(of: module)
      compiled.objects += units.map(\.object)
      // What was never seen has to be compiled whatever the interface turns out to be.
      let unseen = units.filter { !store.hasEntries(.objects, under: $0.key) }
      start(unseen, of: module, to: module.facts, with: work, whenTooLong: whenTooLong)
      let outcome = try calls.start(
        calls.emitInterface(
          of: module.build, to: module.interface,
          facts: learner.collectsFacts ? module.facts : nil), limits: limits,
        confinement: confinement(of: module), cancellation: work.cancellation)
      guard outcome.end == .exited(0) else {
        if outcome.end == .timedOut { whenTooLong(outcome) }
        work.cancellation.cancel()
        return nil
      }
      let fingerprint = try fingerprint(of: module, after: compiled)
      compiled.fingerprints[module.name] = fingerprint
      var missing: [Unit] = []
      for unit in units where !unseen.contains(where: { $0.object == unit.object }) {
        let key = "\(unit.key)/\(fingerprint)"
        let index = learner.collectsFacts ? store.read(.indexes, key) : []
        if let index, let object = store.read(.objects, key) {
          try LearnerBuild.write(object, to: unit.object)
          if let index = FileIndex(encoded: index) { compiled.indexes[unit.path] = index }
        } else {
          missing.append(unit)
        }
      }
      start(missing, of: module, to: module.secondFacts, with: work, whenTooLong: whenTooLong)
    }
    return compiled
  }

  /// Keeps the objects that `changedFiles` made, for the next time that only other files change.
  func keep(_ compiled: CompiledLearner) {
    for module in learner.modules {
      guard let fingerprint = compiled.fingerprints[module.name] else { continue }
      for unit in units(of: module) {
        let key = "\(unit.key)/\(fingerprint)"
        guard !store.hasEntries(.objects, under: key),
          let object = try? Product.read(unit.object)
        else { continue }
        store.write(.objects, key, object)
        if let index = compiled.indexes[unit.path] { store.write(.indexes, key, index.encoded) }
      }
    }
  }

  func confinement(of module: LearnerModule) -> Confinement {
    calls.confinement(of: module.build, writingTo: module.place.path)
  }

  private func start(
    _ units: [Unit], of module: LearnerModule, to facts: FactsOutput, with work: Work,
    whenTooLong: @escaping @Sendable (Outcome) -> Void
  ) {
    guard !units.isEmpty else { return }
    work.start { () throws(GradingFailure) in
      let objects = Dictionary(units.map { ($0.file, $0.object) }) { first, _ in first }
      let call = calls.compile(
        module.build, only: objects, facts: learner.collectsFacts ? facts : nil)
      let outcome = try calls.start(
        call, limits: limits, confinement: confinement(of: module),
        cancellation: work.cancellation)
      if outcome.end == .timedOut { whenTooLong(outcome) }
      return outcome.end == .exited(0)
    }
  }

  /// A file of a module as it is compiled for itself.
  private struct Unit: Sendable {
    /// As the learner names it.
    var path: String
    /// As the compiler is given it.
    var file: String
    var object: String
    /// Names the file and how it is compiled, but not what it sees of others.
    var key: String
  }

  private func units(of module: LearnerModule) -> [Unit] {
    let context = ContentID.of(
      [calls.toolchain.identity] + calls.flags(of: module.build) + learner.kits.map(\.identity)
        + (learner.collectsFacts ? ["facts"] : []))
    return module.files.enumerated().map { index, file in
      Unit(
        path: file.path, file: module.build.files[index], object: module.object(of: index),
        key: ContentID.of([context], files: [file]))
    }
  }

  /// Names what importers of a module see: its own interface and those that it was compiled against.
  private func fingerprint(
    of module: LearnerModule, after compiled: CompiledLearner
  ) throws(GradingFailure) -> String {
    let interface = try Product.read(module.interface)
    let imported = module.imports.compactMap { compiled.fingerprints[$0] }
    return ContentID.of([interface] + imported.map { Array($0.utf8) })
  }
}
