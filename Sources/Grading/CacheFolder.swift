package import FoundationEssentials
import Sandbox

/// The user's cache folder: kits, compiled modules, and the scratch folders of gradings under way.
package struct CacheFolder: Sendable, Equatable {
  package var root: URL

  package var kits: URL { root.appending(path: "kits") }
  package var modules: URL { root.appending(path: "modules") }
  package var scratch: URL { root.appending(path: "scratch") }

  package init(root: URL) {
    self.root = root
  }

  /// `$XDG_CACHE_HOME/atelier`, else `~/.cache/atelier`; made if it is not there.
  package static func find(
    environment: [String: String]
  ) throws(GradingFailure) -> CacheFolder {
    let base: String
    if let cache = environment["XDG_CACHE_HOME"], cache.hasPrefix("/") {
      base = cache
    } else if let home = environment["HOME"], home.hasPrefix("/") {
      base = "\(home)/.cache"
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

  /// Runs the body with an empty folder of its own, which is gone afterwards.
  package func withScratch<Result>(
    _ body: (URL) throws(GradingFailure) -> Result
  ) throws(GradingFailure) -> Result {
    let folder = scratch.appending(
      path: "\(ProcessInfo.processInfo.processIdentifier)-\(UUID().uuidString)")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw .disk("The folder \(folder.path) cannot be made.")
    }
    defer {
      // What a killed or failed removal leaves is swept by the next start.
      try? FileManager.default.removeItem(at: folder)
    }
    return try body(folder)
  }

  /// Removes what processes that are no more have left in the scratch folder.
  package func sweep() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: scratch.path)) ?? []
    for name in names {
      let process = name.prefix { $0 != "-" }
      guard let id = Int32(process), !processExists(id) else { continue }
      // Another process may sweep at the same time.
      try? FileManager.default.removeItem(at: scratch.appending(path: name))
    }
  }
}
