import Curriculum
import FoundationEssentials
import Sandbox
import Synchronization

/// A kit as the compiler made it: where its module is found and what has to be linked.
package struct BuiltKit: Sendable, Equatable {
  package var name: String
  /// The folder of the `.swiftmodule`; no other kit comes into sight with it.
  package var folder: String
  /// Whether its code is a library of its own, which programs load: it is linked once, not with each program.
  package var isLibrary: Bool
  /// What a program is linked with: a library or an object.
  package var code: String { code(in: folder) }
  func code(in folder: String) -> String { "\(folder)/\(name).\(isLibrary ? "so" : "o")" }
  var interface: String { "\(folder)/\(name).swiftmodule" }
  /// What its types inherit from and conform to.
  var ancestry: String { Self.ancestry(in: folder) }
  static func ancestry(in folder: String) -> String { "\(folder)/ancestry" }
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
  private let found = Mutex(KnownKits())
  var known: KnownKits { found.withLock(\.self) }
  private let unlistedContent = Mutex<String?>(nil)
  let knownNames = Mutex<Set<String>?>(nil)
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

  /// The kits of these names, built if they are not in the cache; `onBuild` is told of what that comes to.
  package func kits(
    named names: [String], onBuild: (KitNews) -> Void = { _ in }
  ) throws(GradingFailure) -> [BuiltKit] {
    let plan = try plan(for: names)
    if plan.isNew {
      try build(plan, onBuild: onBuild)
      found.withLock { $0.add(plan.known) }
    }
    return names.compactMap { plan.known.kits[$0] }
  }

  /// Names what stands in the kits that learners may import without a word in front matter.
  func unlistedKitsContent() throws(GradingFailure) -> String {
    if let known = unlistedContent.withLock({ $0 }) { return known }
    var contents: [String] = []
    for kit in AllowedModules.unlistedKits.intersection(sources.names).sorted() {
      contents.append(try sources.facts(of: kit, store: cache.store).content)
    }
    let content = ContentID.of(contents)
    unlistedContent.withLock { $0 = content }
    return content
  }

  /// Notes that these kits are of use now, so that nobody throws them away.
  func noteUse(of kits: [BuiltKit]) {
    let used = kits.flatMap(\.withImports).uniqued()
    for folder in used.map(\.folder) + used.plugins.map(\.folder) { CacheUse.note(folder) }
    // A toolchain's modules are used without our seeing it.
    CacheUse.note(calls.moduleCache)
  }

  /// Looks through what a failed call may have stumbled over, and removes what is not as it was made.
  ///
  /// True if there was something, so that the same again may go well.
  func removeDamaged(mentionedIn log: String) -> Bool {
    found.withLock { found in
      let folders = found.kits.values.map(\.folder) + [found.plugin?.folder].compactMap(\.self)
      let damaged = folders.filter { !KitContents.areWhole(in: $0) }
      for folder in damaged { remove(folder) }
      found = KnownKits()
      madeModules.withLock { $0 = [] }
      return removeModules(mentionedIn: log) || !damaged.isEmpty
    }
  }

  /// Where a build is kept: other builds of the same sources are put beside it.
  func folder(of name: String, identity: String) -> String {
    cache.kits.appending(path: "\(name)-\(identity.prefix(20))").path
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

  /// Starts a compiler on a module of ours; time is given for half a minute's work where twenty others want the core.
  func start(_ call: Command, for name: String) throws(GradingFailure) -> Outcome {
    let outcome = try calls.start(call, limits: Limits(wall: .seconds(1200)))
    if outcome.end == .timedOut { throw .kitTakesTooLong(name: name) }
    return outcome
  }

  /// Calls the compiler for a module of ours, which has to go well.
  func compile(_ name: String, by call: Command) throws(GradingFailure) {
    var log = ""
    // A second time where the system's modules turned out to be damaged.
    for _ in 1...2 {
      let outcome = try start(call, for: name)
      if outcome.end == .exited(0) { return }
      log = String(decoding: outcome.errors, as: UTF8.self)
      guard removeModules(mentionedIn: log) else { break }
    }
    throw .kitDoesNotBuild(name: name, log: log)
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
    try? FileManager.default.createDirectory(at: cache.scratch, withIntermediateDirectories: true)
    let away = cache.scratch.appending(path: UUID().uuidString)
    if (try? FileManager.default.moveItem(at: URL(filePath: folder), to: away)) != nil {
      try? FileManager.default.removeItem(at: away)
    }
  }
}
