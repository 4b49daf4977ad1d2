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

  /// The compiler proper, which `swiftc` only drives.
  package var frontend: String { "\(resources)/../../bin/swift-frontend" }
  /// The folders of the toolchain's own macros, such as `@Observable`.
  package var pluginFolders: [String] {
    ["\(resources)/host/plugins", "\(resources)/../../local/lib/swift/host/plugins"]
  }

  /// The toolchain whose `swiftc` comes first in `PATH`.
  package static func find(
    environment: [String: String]
  ) throws(GradingFailure) -> Toolchain {
    guard let found = executable("swiftc", in: environment["PATH"] ?? "") else {
      throw .noToolchain("There is no `swiftc` in PATH.")
    }
    let swiftc = URL(filePath: found).resolvingSymlinksInPath().path
    let outcome: Outcome
    do {
      outcome = try run(
        // As the frontend: the driver would leave an empty folder behind.
        Command(
          executable: found, arguments: ["-frontend", "-print-target-info"],
          environment: environment),
        limits: Limits(wall: .seconds(60)))
    } catch {
      throw .noToolchain("`\(found)` cannot be started: \(error)")
    }
    guard
      let info = try? JSONDecoder().decode(TargetInfo.self, from: Data(outcome.output)),
      let version = info.compilerVersion.firstMatch(of: /Swift version ([0-9]+(?:\.[0-9]+)*)/)
    else {
      throw .noToolchain("`\(found) -print-target-info` does not say what toolchain it is.")
    }
    return Toolchain(
      swiftc: found, version: String(version.1), target: info.target.triple,
      resources: info.paths.runtimeResourcePath,
      identity: ContentID.of(["\(swiftc)", info.compilerVersion, info.target.triple]))
  }

  /// The first executable file of that name along a search path.
  private static func executable(_ name: String, in path: String) -> String? {
    path.split(separator: ":").lazy
      .map { "\($0)/\(name)" }
      .first { $0.hasPrefix("/") && FileManager.default.isExecutableFile(atPath: $0) }
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
