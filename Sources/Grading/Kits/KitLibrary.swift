import Curriculum
import FoundationEssentials
import Sandbox
import Structure
import Synchronization

/// A kit as the compiler made it: where its module is found and what has to be linked.
package struct BuiltKit: Sendable, Equatable {
  package var name: String
  /// The folder of the `.swiftmodule`; no other kit comes into sight with it.
  package var folder: String
  package var object: String { "\(folder)/\(name).o" }
  /// What its types inherit from and conform to.
  var ancestry: String { Self.ancestry(in: folder) }
  fileprivate static func ancestry(in folder: String) -> String { "\(folder)/ancestry" }
  /// The kits that this one imports, each before those that need it.
  package var imports: [BuiltKit]
  /// What expands its macros, if it declares any.
  package var plugin: BuiltPlugin?
  /// What tells this build from any other.
  package var identity: String

  /// The kit after everything that it needs.
  package var withImports: [BuiltKit] { imports.flatMap(\.withImports) + [self] }
}

/// The kits compiled for learners: once for each toolchain and content, into the cache folder.
package final class KitLibrary: Sendable {
  /// The kit that runs checks.
  package static let driver = KitSources.driver

  package let sources: KitSources
  package let cache: CacheFolder
  package let calls: CompilerCalls
  /// Names the program that grades: another one may have other words for the same.
  package let tool: String
  /// Reading and naming a kit's sources costs more than using it: once a run is enough.
  private let found = Mutex<[String: BuiltKit]>([:])
  private let systemContent = Mutex<String?>(nil)
  let foundPlugin = Mutex<BuiltPlugin?>(nil)
  /// The marks of the system's modules that are known to be made.
  let madeModules = Mutex<Set<String>>([])

  package init(
    sources: KitSources, cache: CacheFolder, calls: CompilerCalls, tool: String = ""
  ) {
    self.sources = sources
    self.cache = cache
    self.calls = calls
    self.tool = tool
  }

  /// Names the toolchain, the kits' sources and the place of what is built, without reading any of it.
  package var stamp: String {
    ContentID.of([
      tool, calls.toolchain.identity, cache.root.path, DiskStamp.of([sources.folder.path]),
    ])
  }

  /// The kits of these names, built if they are not in the cache; `onBuild` is told before each build.
  package func kits(
    named names: [String], onBuild: (String) -> Void = { _ in }
  ) throws(GradingFailure) -> [BuiltKit] {
    var kits: [BuiltKit] = []
    for name in names { kits.append(try kit(named: name, onBuild: onBuild)) }
    return kits
  }

  /// Names what stands in the kits that every learner may import.
  func systemKitsContent() throws(GradingFailure) -> String {
    if let known = systemContent.withLock({ $0 }) { return known }
    var contents: [String] = []
    for kit in AllowedModules.systemKits.intersection(sources.names).sorted() {
      contents.append(try sources.facts(of: kit, store: cache.store).content)
    }
    let content = ContentID.of(contents)
    systemContent.withLock { $0 = content }
    return content
  }

  /// Notes that these kits are of use now, so that nobody throws them away.
  func noteUse(of kits: [BuiltKit]) {
    let used = kits.flatMap(\.withImports)
    for folder in used.map(\.folder) + used.plugins.map(\.folder) { CacheUse.note(folder) }
    // A toolchain's modules are used without our seeing it.
    CacheUse.note(calls.moduleCache)
  }

  /// Looks through what a failed call may have stumbled over, and removes what is not as it was made.
  ///
  /// True if there was something, so that the same again may go well.
  func removeDamaged(mentionedIn log: String) -> Bool {
    found.withLock { found in
      let folders = found.values.map(\.folder) + Array(found.values).plugins.map(\.folder)
      let damaged = folders.filter { !KitContents.areWhole(in: $0) }
      for folder in damaged { remove(folder) }
      found = [:]
      foundPlugin.withLock { $0 = nil }
      madeModules.withLock { $0 = [] }
      return removeModules(mentionedIn: log) || !damaged.isEmpty
    }
  }

  private func kit(
    named name: String, onBuild: (String) -> Void
  ) throws(GradingFailure) -> BuiltKit {
    if let kit = found.withLock({ $0[name] }) { return kit }
    let known = sources.names + [KitSources.driver, KitSources.structure]
    guard known.contains(name) else {
      throw .unknownKit(name: name, known: sources.names)
    }
    let kit = try builtKit(named: name, onBuild: onBuild)
    found.withLock { $0[name] = kit }
    return kit
  }

  private func builtKit(
    named name: String, onBuild: (String) -> Void
  ) throws(GradingFailure) -> BuiltKit {
    let known = try sources.facts(of: name, store: cache.store)
    var imports: [BuiltKit] = []
    for other in known.imports {
      imports.append(try kit(named: other, onBuild: onBuild))
    }
    var module = ModuleBuild(
      name: name, folder: sources.folder.appending(path: name).path, files: known.files)
    module.searchPaths = imports.flatMap(\.withImports).map(\.folder)
    // XCTest's classes belong to no actor, which only the older mode takes without a word.
    module.languageMode = name == KitSources.driver ? 5 : 6
    module.upcomingFeatures = ["ExistentialAny"]
    // It reads all that the compiler knows of a learner's code, in the run of each step.
    module.isOptimized = name == KitSources.structure
    let plugin = known.usesMacros ? try plugin(onBuild: onBuild) : nil
    module.plugins = plugin.map { [$0] } ?? imports.flatMap(\.withImports).plugins
    let facts = [calls.toolchain.identity, KitContents.form] + calls.flags(of: module)
    let others = imports.map(\.identity) + module.plugins.map(\.identity)
    let identity = ContentID.of(facts + [known.content] + others)
    let kit = BuiltKit(
      name: name, folder: folder(of: name, identity: identity), imports: imports, plugin: plugin,
      identity: identity)
    if KitContents.areComplete(in: kit.folder) { return kit }
    onBuild(name)
    try build(kit, from: module)
    return kit
  }

  /// Where a build is kept: other builds of the same sources are put beside it.
  func folder(of name: String, identity: String) -> String {
    cache.kits.appending(path: "\(name)-\(identity.prefix(20))").path
  }

  private func build(_ kit: BuiltKit, from module: ModuleBuild) throws(GradingFailure) {
    try fill(kit.folder) { made throws(GradingFailure) in
      var output = ModuleOutput(
        object: "\(made)/\(kit.name).o", interface: "\(made)/\(kit.name).swiftmodule",
        isDocumented: true)
      output.account = made
      try compile(module, to: output)
      try keepAncestry(of: kit, in: made)
    }
  }

  /// Of the compiler's account, which is long, only what facts are made of.
  private func keepAncestry(of kit: BuiltKit, in made: String) throws(GradingFailure) {
    var ancestry = Ancestry()
    for path in FactsOutput.graphs(in: made) {
      guard ancestry.add(json: try Product.read(path)) else {
        throw .compiler("The compiler's account of \(kit.name) cannot be read.")
      }
      try? FileManager.default.removeItem(atPath: path)
    }
    try LearnerBuild.write(ancestry.encoded, to: BuiltKit.ancestry(in: made))
  }

  /// Makes a folder of the cache: it comes into sight complete, or not at all.
  func fill(
    _ folder: String, by make: (_ made: String) throws(GradingFailure) -> Void
  ) throws(GradingFailure) {
    try cache.withScratch { scratch throws(GradingFailure) in
      let made = scratch.appending(path: "made")
      try LearnerBuild.makeFolder(made)
      try LearnerBuild.makeFolder(cache.kits)
      try make(made.path)
      try KitContents.write(in: made.path)
      // One that is there and not complete is somebody's half-finished work.
      if !KitContents.areComplete(in: folder) { remove(folder) }
      do {
        try FileManager.default.moveItem(at: made, to: URL(filePath: folder))
      } catch {
        // Another process was faster with the same content, or the disk is at its end.
        guard KitContents.areComplete(in: folder) else {
          throw .disk("The kit cannot be put into \(cache.kits.path).")
        }
      }
    }
  }

  func compile(
    _ module: ModuleBuild, to output: ModuleOutput
  ) throws(GradingFailure) {
    var log = ""
    // A second time where the system's modules turned out to be damaged.
    for _ in 1...2 {
      let outcome = try calls.start(
        calls.compile(module, to: output), limits: Limits(wall: .seconds(300)))
      if outcome.end == .exited(0) { return }
      log = String(decoding: outcome.errors, as: UTF8.self)
      guard removeModules(mentionedIn: log) else { break }
    }
    throw .kitDoesNotBuild(name: module.name, log: log)
  }

  /// The system's modules carry no digest of ours: one that is complained of goes with all others.
  private func removeModules(mentionedIn log: String) -> Bool {
    // A compiler that breaks off names the folder, too, among all that it was called with.
    let isComplaint = log.split(separator: "\n").contains {
      $0.contains("error:") && $0.contains("\(calls.moduleCache)/")
    }
    guard isComplaint else { return false }
    try? FileManager.default.removeItem(atPath: calls.moduleCache)
    return true
  }

  /// At once for everybody else: what is deleted file by file would be used half-deleted.
  private func remove(_ folder: String) {
    let away = cache.scratch.appending(path: UUID().uuidString)
    if (try? FileManager.default.moveItem(at: URL(filePath: folder), to: away)) != nil {
      try? FileManager.default.removeItem(at: away)
    }
  }
}
