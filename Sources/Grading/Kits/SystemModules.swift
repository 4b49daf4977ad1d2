import FoundationEssentials
import Sandbox

/// The toolchain's own modules, which a compiler turns into a form of its own when it first meets them.
///
/// That has to be done before a learner's code is compiled: such a compiler only reads the cache.
enum SystemModules {
  /// What learners and checks may import besides kits, as far as the toolchain has it.
  static let names = [
    "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking",
    "FoundationXML", "Dispatch", "Distributed", "Observation", "RegexBuilder", "Synchronization",
    "XCTest",
  ]

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
    guard !FileManager.default.fileExists(atPath: mark) else { return }
    try cache.withScratch { scratch throws(GradingFailure) in
      build.folder = scratch.path
      try LearnerBuild.write(
        Array(SystemModules.source.utf8), to: scratch.appending(path: "imports.swift").path)
      let output = ModuleOutput(object: scratch.appending(path: "imports.o").path)
      try compile(build, to: output)
    }
    try LearnerBuild.write([], to: mark)
  }
}
