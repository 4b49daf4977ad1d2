import Curriculum
package import FoundationEssentials

/// The user's cache folder: kits, what compilers and graders made, and the scratch of gradings under way.
package struct CacheFolder: Sendable, Equatable {
  package var root: URL

  package var kits: URL { root.appending(path: "kits") }
  /// The compiler's own cache of the system's modules.
  package var modules: URL { root.appending(path: "modules") }
  /// What gradings that were broken off have come to so far.
  package var runs: URL { root.appending(path: "runs") }
  package var scratch: URL { root.appending(path: "scratch") }
  package var store: Store { Store(root: root.appending(path: "store")) }

  package init(root: URL) {
    self.root = root
  }

  /// `$XDG_CACHE_HOME/atelier`, else `~/.cache/atelier`, for a root whose home is closed
  /// `/var/cache/atelier`; made if it is not there.
  package static func find(
    environment: [String: String]
  ) throws(GradingFailure) -> CacheFolder {
    let base: String
    if let cache = environment["XDG_CACHE_HOME"], cache.hasPrefix("/") {
      base = cache
    } else if let home = environment["HOME"], home.hasPrefix("/") {
      base = isClosedHomeOfRoot(home) ? "/var/cache" : "\(home)/.cache"
    } else {
      throw .noCache("There is no home folder to keep compiled kits in.")
    }
    do {
      try FileManager.default.createDirectory(
        atPath: "\(base)/atelier", withIntermediateDirectories: true)
    } catch {
      throw .noCache("The cache folder \(base)/atelier cannot be made.")
    }
    // The compiler takes one module under two names for two modules.
    return CacheFolder(root: URL(filePath: "\(base)/atelier").resolvingSymlinksInPath())
  }

  /// A learner's program runs as somebody else than root, who has to get to it.
  private static func isClosedHomeOfRoot(_ home: String) -> Bool {
    let facts = try? FileManager.default.attributesOfItem(atPath: home)
    let rights = facts?[.posixPermissions] as? UInt ?? 0o755
    return CacheUse.isRoot && rights & 0o1 == 0
      && FileManager.default.isWritableFile(atPath: "/var/cache")
  }

  /// Runs the body with an empty folder of its own, which is gone afterwards; nothing in it can be moved to the cache
  /// if it may be in memory.
  package func withScratch<Value>(
    inMemory mayBeInMemory: Bool = false, _ body: (URL) throws(GradingFailure) -> Value
  ) throws(GradingFailure) -> Value {
    if mayBeInMemory, let scratch = MemoryFolder.make() {
      let result = Result { () throws(GradingFailure) in try body(scratch.folder) }
      let isFull = MemoryFolder.isFull
      // What a killed or failed removal leaves is swept by the janitor or the next start.
      scratch.remove()
      MemoryFolder.leave()
      // Others may have filled it meanwhile.
      if case .success(let value) = result { return value }
      if !isFull { return try result.get() }
    }
    do {
      try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    } catch {
      throw .disk("The folder \(scratch.path) cannot be made.")
    }
    guard let scratch = ScratchPlace(folder: scratch).make() else {
      throw .disk("No folder can be made in \(scratch.path).")
    }
    let result = Result { () throws(GradingFailure) in try body(scratch.folder) }
    scratch.remove()
    return try result.get()
  }

  /// Removes the scratch folders that nobody works in any more; false if one of this process has to stay.
  @discardableResult
  package func sweep(after process: Int32? = nil) -> Bool {
    let isSwept = ScratchPlace(folder: scratch).sweep(after: process)
    return MemoryFolder.sweep(after: process) && isSwept
  }
}
