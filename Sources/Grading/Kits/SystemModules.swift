import FoundationEssentials
import Sandbox
import Synchronization

/// The toolchain's own modules, which a compiler turns into a form of its own when it first meets them.
///
/// That has to be done before a learner's code is compiled: such a compiler only reads the cache.
enum SystemModules {
  /// What learners and checks may import besides kits, as far as the toolchain has it.
  static let names = AllowedModules.always.subtracting(["Swift"]).sorted() + ["XCTest"]

  static var source: String {
    names.map { "#if canImport(\($0))\nimport \($0)\n#endif\n" }.joined()
  }
}

extension KitLibrary {
  /// Makes the system's modules for calls with the flags of this module, unless that has been done.
  func prepareModules(for module: ModuleBuild) throws(GradingFailure) {
    var build = ModuleBuild(name: "SystemModules", folder: "", files: ["./imports.swift"])
    build.languageMode = module.languageMode
    build.upcomingFeatures = module.upcomingFeatures
    build.isTestable = module.isTestable
    build.isHidden = module.isHidden
    let name = ContentID.of(calls.flags(of: build) + SystemModules.names).prefix(20)
    let mark = "\(calls.moduleCache)/\(name).complete"
    // One at a time: who comes second finds them made.
    try madeModules.withLock { known throws(GradingFailure) in
      if known.contains(mark) || FileManager.default.fileExists(atPath: mark) {
        known.insert(mark)
        return
      }
      do throws(GradingFailure) {
        try makeModules(build)
        try LearnerBuild.write([], to: mark)
      } catch {
        // Another process may have made them, and thrown away ours, at the same time.
        guard FileManager.default.fileExists(atPath: mark) else { throw error }
      }
      known.insert(mark)
    }
  }

  private func makeModules(_ module: ModuleBuild) throws(GradingFailure) {
    try cache.withScratch { scratch throws(GradingFailure) in
      var build = module
      build.folder = scratch.path
      try LearnerBuild.write(
        Array(SystemModules.source.utf8), to: scratch.appending(path: "imports.swift").path)
      let output = ModuleOutput(object: scratch.appending(path: "imports.o").path)
      try compile(build.name, by: calls.compile(build, to: output))
    }
  }
}
