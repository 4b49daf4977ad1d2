import FoundationEssentials
import Sandbox
import Synchronization

/// A kit as the compiler made it: where its module is found and what has to be linked.
package struct BuiltKit: Sendable, Equatable {
  package var name: String
  /// The folder of the `.swiftmodule`; nothing else is in it, so that no other kit comes into sight.
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
  /// Names how kits are compiled: a change of the calls needs another name here.
  private static let recipe = "kit/2"
  /// Reading and naming a kit's sources costs more than using it: once a run is enough.
  private let found = Mutex<[String: BuiltKit]>([:])

  package init(sources: KitSources, cache: CacheFolder, calls: CompilerCalls) {
    self.sources = sources
    self.cache = cache
    self.calls = calls
  }

  /// The kits of these names, built if they are not in the cache; `onBuild` is told before each build.
  package func kits(
    named names: [String], onBuild: (String) -> Void = { _ in }
  ) throws(GradingFailure) -> [BuiltKit] {
    var kits: [BuiltKit] = []
    for name in names {
      guard sources.names.contains(name) || name == KitSources.driver else {
        throw .unknownKit(name: name, known: sources.names)
      }
      kits.append(try kit(named: name, onBuild: onBuild))
    }
    return kits
  }

  private func kit(
    named name: String, onBuild: (String) -> Void
  ) throws(GradingFailure) -> BuiltKit {
    if let kit = found.withLock({ $0[name] }) { return kit }
    let kit = try builtKit(named: name, onBuild: onBuild)
    found.withLock { $0[name] = kit }
    return kit
  }

  private func builtKit(
    named name: String, onBuild: (String) -> Void
  ) throws(GradingFailure) -> BuiltKit {
    let files = try sources.files(of: name)
    var imports: [BuiltKit] = []
    for other in sources.imports(of: files, kit: name) {
      imports.append(try kit(named: other, onBuild: onBuild))
    }
    let identity = ContentID.of(
      [Array("\(calls.toolchain.identity) \(Self.recipe)".utf8)]
        + imports.map { Array($0.identity.utf8) }
        + files.flatMap { [Array($0.path.utf8), $0.bytes] })
    let folder = cache.kits.appending(path: "\(name)-\(identity.prefix(20))")
    let kit = BuiltKit(name: name, folder: folder.path, imports: imports, identity: identity)
    if FileManager.default.fileExists(atPath: folder.path) { return kit }
    onBuild(name)
    try build(kit, files: files.map(\.path))
    return kit
  }

  private func build(_ kit: BuiltKit, files: [String]) throws(GradingFailure) {
    try cache.withScratch { scratch throws(GradingFailure) in
      let made = scratch.appending(path: kit.name)
      do {
        try FileManager.default.createDirectory(at: made, withIntermediateDirectories: true)
        try FileManager.default.createDirectory(at: cache.kits, withIntermediateDirectories: true)
      } catch {
        throw .disk("The folder \(cache.kits.path) cannot be made.")
      }
      var module = ModuleBuild(
        name: kit.name, folder: sources.folder.appending(path: kit.name).path, files: files,
        object: "\(made.path)/\(kit.name).o",
        interface: "\(made.path)/\(kit.name).swiftmodule")
      module.searchPaths = kit.imports.flatMap(\.withImports).map(\.folder)
      // XCTest's classes belong to no actor, which only the older mode takes without a word.
      module.languageMode = kit.name == KitSources.driver ? 5 : 6
      module.isDocumented = true
      module.upcomingFeatures = ["ExistentialAny"]
      let outcome = try calls.start(calls.compile(module), limits: Limits(wall: .seconds(300)))
      guard outcome.end == .exited(0) else {
        throw .kitDoesNotBuild(
          name: kit.name, log: String(decoding: outcome.errors, as: UTF8.self))
      }
      do {
        try FileManager.default.moveItem(at: made, to: URL(filePath: kit.folder))
      } catch {
        // Another process was faster with the same content, or the disk is at its end.
        guard FileManager.default.fileExists(atPath: kit.folder) else {
          throw .disk("The kit cannot be put into \(cache.kits.path).")
        }
      }
    }
  }
}
