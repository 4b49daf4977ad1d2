import Curriculum
import FoundationEssentials
import Sandbox
import Synchronization

/// A kit as the compiler made it: where its module is found and what has to be linked.
package struct BuiltKit: Sendable, Equatable {
  package var name: String
  /// The folder of the `.swiftmodule`; no other kit comes into sight with it.
  package var folder: String
  package var object: String { "\(folder)/\(name).o" }
  /// The kits that this one imports, each before those that need it.
  package var imports: [BuiltKit]
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

  /// Notes that these kits are of use now, so that nobody throws them away.
  func noteUse(of kits: [BuiltKit]) {
    for kit in kits.flatMap(\.withImports) { CacheUse.note(kit.folder) }
    // A toolchain's modules are used without our seeing it.
    CacheUse.note(calls.moduleCache)
  }

  /// Looks through what a failed call may have stumbled over, and removes what is not as it was made.
  ///
  /// True if there was something, so that the same again may go well.
  func removeDamaged(mentionedIn log: String) -> Bool {
    found.withLock { found in
      let damaged = found.values.filter { !KitContents.areWhole(in: $0.folder) }
      for kit in damaged { remove(kit) }
      found = [:]
      madeModules.withLock { $0 = [] }
      return removeModules(mentionedIn: log) || !damaged.isEmpty
    }
  }

  private func kit(
    named name: String, onBuild: (String) -> Void
  ) throws(GradingFailure) -> BuiltKit {
    if let kit = found.withLock({ $0[name] }) { return kit }
    guard sources.names.contains(name) || name == KitSources.driver else {
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
    let facts = [calls.toolchain.identity, KitContents.form] + calls.flags(of: module)
    let identity = ContentID.of(facts + [known.content] + imports.map(\.identity))
    let folder = cache.kits.appending(path: "\(name)-\(identity.prefix(20))")
    let kit = BuiltKit(name: name, folder: folder.path, imports: imports, identity: identity)
    if KitContents.areComplete(in: kit.folder) { return kit }
    onBuild(name)
    try build(kit, from: module)
    return kit
  }

  private func build(_ kit: BuiltKit, from module: ModuleBuild) throws(GradingFailure) {
    try cache.withScratch { scratch throws(GradingFailure) in
      let made = scratch.appending(path: kit.name)
      try LearnerBuild.makeFolder(made)
      try LearnerBuild.makeFolder(cache.kits)
      let output = ModuleOutput(
        object: "\(made.path)/\(kit.name).o", interface: "\(made.path)/\(kit.name).swiftmodule",
        isDocumented: true)
      try compile(module, to: output)
      try KitContents.write(in: made.path)
      // One that is there and not complete is somebody's half-finished work.
      if !KitContents.areComplete(in: kit.folder) { remove(kit) }
      do {
        try FileManager.default.moveItem(at: made, to: URL(filePath: kit.folder))
      } catch {
        // Another process was faster with the same content, or the disk is at its end.
        guard KitContents.areComplete(in: kit.folder) else {
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
  private func remove(_ kit: BuiltKit) {
    let away = cache.scratch.appending(path: UUID().uuidString)
    if (try? FileManager.default.moveItem(at: URL(filePath: kit.folder), to: away)) != nil {
      try? FileManager.default.removeItem(at: away)
    }
  }
}
