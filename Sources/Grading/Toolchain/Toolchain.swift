import FoundationEssentials
import Sandbox

/// The Swift toolchain that builds learners' code: where its programs are and which one it is.
package struct Toolchain: Sendable, Equatable {
  package var swiftc: String
  /// The version's number, such as `6.3.1`.
  package var version: String
  package var target: String
  /// The folder that holds the toolchain's runtime libraries.
  package var resources: String
  /// What tells this toolchain from another one: the key of everything built by it.
  package var identity: String
  /// The linker's own call, where it is known how to do without `swiftc` around it.
  package var link: LinkRecipe?

  /// The compiler proper, which `swiftc` only drives.
  package var frontend: String { "\(resources)/../../bin/swift-frontend" }
  /// What says in words which declaration a symbol belongs to.
  var demangler: String { "\(resources)/../../bin/swift-demangle" }
  /// What says which declarations a compiled module has.
  var accountant: String { "\(resources)/../../bin/swift-symbolgraph-extract" }
  /// What says how Swift files are laid out.
  package var formatter: String { "\(resources)/../../bin/swift-format" }
  /// The folder of the toolchain's own SwiftSyntax, which macros are written with.
  var syntaxFolder: String { "\(resources)/host" }
  /// The folders of the toolchain's own macros, such as `@Observable`.
  package var pluginFolders: [String] {
    ["\(resources)/host/plugins", "\(resources)/../../local/lib/swift/host/plugins"]
  }

  /// The toolchain whose `swiftc` comes first in `PATH`; what it says of itself is kept in the cache.
  package static func find(
    environment: [String: String], cache: CacheFolder? = nil
  ) throws(GradingFailure) -> Toolchain {
    guard let found = executable("swiftc", in: environment["PATH"] ?? "") else {
      throw .noToolchain("There is no `swiftc` in PATH.")
    }
    guard let cache, let key = fileIdentity(of: found) else {
      return try ask(found, environment: environment)
    }
    if let kept = cache.store.read(.toolchains, key),
      let toolchain = try? Toolchain(record: kept), toolchain.isThere
    {
      return toolchain
    }
    var toolchain = try ask(found, environment: environment)
    toolchain.link = try LinkRecipe.ask(toolchain, environment: environment, cache: cache)
    cache.store.write(.toolchains, key, toolchain.record)
    return toolchain
  }

  /// What `swiftc` says of itself.
  private static func ask(
    _ swiftc: String, environment: [String: String]
  ) throws(GradingFailure) -> Toolchain {
    let outcome: Outcome
    do {
      outcome = try run(
        // As the frontend: the driver would leave an empty folder behind.
        Command(
          executable: swiftc, arguments: ["-frontend", "-print-target-info"],
          environment: environment),
        limits: Limits(wall: .seconds(60)))
    } catch {
      throw .noToolchain("`\(swiftc)` cannot be started: \(error)")
    }
    guard
      let info = try? JSONDecoder().decode(TargetInfo.self, from: Data(outcome.output)),
      let version = info.compilerVersion.firstMatch(of: /Swift version ([0-9]+(?:\.[0-9]+)*)/)
    else {
      throw .noToolchain("`\(swiftc) -print-target-info` does not say what toolchain it is.")
    }
    let resolved = URL(filePath: swiftc).resolvingSymlinksInPath().path
    return Toolchain(
      swiftc: swiftc, version: String(version.1), target: info.target.triple,
      resources: info.paths.runtimeResourcePath,
      identity: ContentID.of([resolved, info.compilerVersion, info.target.triple]))
  }

  private var isThere: Bool {
    // The linker is also told of start files of the system's C compiler, which has updates of its own.
    let files = (link?.arguments ?? []).filter { $0.hasPrefix("/") }
    return ([frontend] + [link?.linker].compactMap(\.self))
      .allSatisfy(FileManager.default.isExecutableFile(atPath:))
      && files.allSatisfy(FileManager.default.fileExists(atPath:))
  }

  /// Names the very files of a toolchain; nil for a `swiftc` that chooses one anew at each call.
  private static func fileIdentity(of swiftc: String) -> String? {
    let folder = URL(filePath: swiftc).resolvingSymlinksInPath().deletingLastPathComponent()
    let frontend = folder.appending(path: "swift-frontend").resolvingSymlinksInPath().path
    guard let facts = try? FileManager.default.attributesOfItem(atPath: frontend),
      let date = facts[.modificationDate] as? Date, let size = facts[.size]
    else { return nil }
    return ContentID.of(
      [LinkRecipe.form, swiftc, frontend, "\(date.timeIntervalSince1970)", "\(size)"])
  }

  /// The first executable file of that name along a search path.
  private static func executable(_ name: String, in path: String) -> String? {
    path.split(separator: ":").lazy
      .map { "\($0)/\(name)" }
      .first { $0.hasPrefix("/") && FileManager.default.isExecutableFile(atPath: $0) }
  }
}

extension Toolchain: RecordField {
  init(from record: inout RecordReader) throws {
    self.init(
      swiftc: try String(from: &record), version: try String(from: &record),
      target: try String(from: &record), resources: try String(from: &record),
      identity: try String(from: &record), link: try LinkRecipe?(from: &record))
  }

  func write(to record: inout RecordWriter) {
    for text in [swiftc, version, target, resources, identity] { text.write(to: &record) }
    link.write(to: &record)
  }
}

/// The part of `swiftc -print-target-info` that is of use here.
private struct TargetInfo: Decodable {
  struct Target: Decodable { var triple: String }
  struct Paths: Decodable { var runtimeResourcePath: String }
  var compilerVersion: String
  var target: Target
  var paths: Paths
}
