import FoundationEssentials
import Sandbox

// A compiler that has read a learner's code is no longer trusted: it may have been talked into anything.

extension CompilerCalls {
  /// What a compiler may see: the toolchain, the module's files and those that it imports; it writes to one folder.
  ///
  /// One that has macros to expand starts a program for that, which is confined with it.
  func confinement(of module: ModuleBuild, writingTo folder: String) -> Confinement {
    // The folder itself may be on the module's search path.
    let own = [module.folder] + module.searchPaths.filter { $0 != folder }
    return Confinement(
      readable: readable + Confinement.largePages + [foundModules] + own
        + module.plugins.map(\.folder),
      writable: [folder], startsPrograms: !module.plugins.isEmpty, level: confinement)
  }

  /// The same for a call that only reads one folder.
  func confinement(of module: ModuleBuild, reading folder: String) -> Confinement {
    Confinement(
      readable: readable + Confinement.largePages + [foundModules, folder] + module.searchPaths,
      level: confinement)
  }

  /// The folder of the system's modules, which is there: it may be empty as yet, or have been removed by
  /// somebody who found damage in it, and what is not there cannot be shown to anybody.
  private var foundModules: String {
    try? FileManager.default.createDirectory(
      atPath: moduleCache, withIntermediateDirectories: true)
    return moduleCache
  }

  /// The same for the linker: a folder is shown as fast as a file, and there are fewer.
  func confinement(ofLinking objects: [String], writingTo folder: String) -> Confinement {
    let folders = objects.map { URL(filePath: $0).deletingLastPathComponent().path }
    return Confinement(readable: readable + folders, writable: [folder], level: confinement)
  }

  /// What a program with checks may see: the system's libraries and the kits', and an empty folder of its own.
  func confinement(
    ofRunning program: String, with ownLibraries: [String], home: String
  ) -> Confinement {
    Confinement(
      readable: libraries + ownLibraries, box: home, executable: program, level: confinement)
  }
}

extension Toolchain {
  /// Everything that compilers and linkers of this toolchain read by themselves.
  var readable: [String] {
    let root = "\(resources)/../.."
    return libraries
      + ["\(root)/bin", "\(root)/lib", "\(root)/share", "\(root)/local", "/usr/include"]
      .map(Self.plain).filter(FileManager.default.fileExists(atPath:))
  }

  /// What a program needs that was linked by this toolchain.
  var libraries: [String] {
    [
      "\(resources)/linux", "/lib", "/lib64", "/usr/lib", "/usr/lib64", "/etc/ld.so.cache",
      // Foundation knows no time zone but its own without them, and traps where one is set.
      "/usr/share/zoneinfo",
    ]
    .map(Self.plain).filter(FileManager.default.fileExists(atPath:))
  }

  private static func plain(_ path: String) -> String {
    URL(filePath: path).standardizedFileURL.path
  }
}
