import Curriculum
import FoundationEssentials
import Sandbox

/// The learner's files, copied to a folder of ours, and the modules to compile them into.
struct LearnerBuild: Sendable {
  let exercise: Exercise
  let files: [SourceFile]
  /// The folder of the copies; a file stands there under its own path.
  let folder: URL
  /// In the order in which they are compiled.
  let modules: [ModuleBuild]
  /// What has to be linked besides the checks.
  let objects: [String]
  /// Where the modules and the kits of the learner are found.
  let searchPaths: [String]

  init(
    exercise: Exercise, files: [SourceFile], folder: URL, kits: [BuiltKit]
  ) throws(GradingFailure) {
    self.exercise = exercise
    self.files = files
    self.folder = folder
    try Self.write(files, to: folder)
    let kits = kits.flatMap(\.withImports).uniqued()
    let products = folder.deletingLastPathComponent().appending(path: "modules")
    var modules: [ModuleBuild] = []
    for module in exercise.modules {
      let place = products.appending(path: module.name)
      try Self.makeFolder(place)
      var build = ModuleBuild(
        name: module.name, folder: folder.path,
        files: exercise.files(of: module, in: files).map { folder.appending(path: $0.path).path },
        object: place.appending(path: "\(module.name).o").path,
        interface: place.appending(path: "\(module.name).swiftmodule").path)
      build.languageMode = exercise.swift
      build.isTestable = true
      let imported = exercise.reachable(from: module)
      build.searchPaths = imported.map { products.appending(path: $0).path } + kits.map(\.folder)
      modules.append(build)
    }
    self.modules = modules
    objects = modules.map(\.object) + kits.map(\.object)
    searchPaths =
      exercise.modules.map { products.appending(path: $0.name).path } + kits.map(\.folder)
  }

  /// A path of the compiler's as the learner knows it, or nil if it is not one of the learner's files.
  func ownPath(_ path: String) -> String? {
    let prefix = folder.path + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : nil
  }

  static func makeFolder(_ folder: URL) throws(GradingFailure) {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw .disk("The folder \(folder.path) cannot be made.")
    }
  }

  static func write(_ files: [SourceFile], to folder: URL) throws(GradingFailure) {
    try makeFolder(folder)
    for file in files {
      let place = folder.appending(path: file.path)
      try makeFolder(place.deletingLastPathComponent())
      do {
        try Data(file.bytes).write(to: place)
      } catch {
        throw .disk("The file \(place.path) cannot be written.")
      }
    }
  }
}

extension Exercise {
  /// The files that belong to a module: those in its folder, or all where there is only one module.
  func files(of module: Module, in files: [SourceFile]) -> [SourceFile] {
    hasLayers ? files.filter { $0.path.hasPrefix(module.name + "/") } : files
  }

  /// The modules that loading a module's imports needs, directly or through others.
  func reachable(from module: Module) -> [String] {
    var found: [String] = []
    var open = module.imports
    while let name = open.popLast() {
      guard !found.contains(name) else { continue }
      found.append(name)
      open += modules.first { $0.name == name }?.imports ?? []
    }
    return found.sorted()
  }
}

extension [BuiltKit] {
  /// Each kit once, where it stands first.
  func uniqued() -> [BuiltKit] {
    var seen: Set<String> = []
    return filter { seen.insert($0.name).inserted }
  }
}
