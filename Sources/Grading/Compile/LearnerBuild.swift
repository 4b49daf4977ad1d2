import Curriculum
import FoundationEssentials
import Sandbox
import SwiftLexer

/// The learner's files, copied to a folder of ours, and the modules to compile them into.
struct LearnerBuild: Sendable {
  let exercise: Exercise
  let files: [SourceFile]
  /// The folder of the copies; a file stands there under its own path, each character in its place.
  let folder: URL
  /// In the order in which they are compiled.
  let modules: [LearnerModule]
  /// The kits that the learner imports, each before those that need it.
  let kits: [BuiltKit]
  /// Whether the compiler says what it knows of the code, for checks of its structure or a map.
  let collectsFacts: Bool

  init(
    exercise: Exercise, files: [SourceFile], scratch: URL, kits: [BuiltKit],
    safetyFlags: [String] = [], collectsFacts: Bool = false
  ) throws(GradingFailure) {
    self.exercise = exercise
    self.collectsFacts = collectsFacts
    self.files = files
    folder = scratch.appending(path: "learner")
    self.kits = kits.flatMap(\.withImports).uniqued()
    let copies = self.kits.compilable(files)
    try Self.write(copies, to: folder)
    let products = scratch.appending(path: "modules")
    // All of it is one package, for what is declared `package`.
    let package =
      files.contains { $0.bytes.firstRange(of: "package".utf8) != nil } ? "learner" : nil
    var modules: [LearnerModule] = []
    for module in exercise.modules {
      let imports = exercise.reachable(from: module)
      let own = exercise.files(of: module, in: copies)
      // Never a bare name, which could read like an option of the compiler's; and never our own path,
      // so that what is made does not depend on where it was made.
      var build = ModuleBuild(
        name: module.name, folder: folder.path, files: own.map { "./\($0.path)" })
      build.languageMode = exercise.swift
      build.isTestable = true
      build.safetyFlags = safetyFlags
      build.implicitImports = Self.implicitImports(of: own, kits: self.kits.map(\.name))
      build.package = package
      build.absentModules = Self.absentModules(of: own)
      build.plugins = self.kits.plugins
      build.searchPaths =
        imports.map { products.appending(path: $0).path } + self.kits.map(\.folder)
      let place = products.appending(path: module.name)
      try Self.makeFolder(place)
      modules.append(LearnerModule(build: build, files: own, imports: imports, place: place))
    }
    self.modules = modules
  }

  /// On a Mac `URLSession` and its like, `XMLParser`, `@Observable` and `ObservableObject` belong to Foundation, which
  /// code that comes from there imports alone.
  private static func implicitImports(of files: [SourceFile], kits: [String]) -> [String] {
    #if os(Linux)
      let imports = Set(files.lazy.flatMap { importedModules(in: $0.bytes).map(\.name) })
      var implicit: [String] = []
      // Both frameworks bring what Foundation does.
      if !imports.isDisjoint(with: ["Foundation", "SwiftUI", "UIKit"]),
        files.contains(where: { $0.text.contains("XMLParser") })
      {
        implicit.append("FoundationXML")
      }
      guard !imports.isDisjoint(with: ["Foundation", "UIKit"]) else { return implicit }
      let observing = files.map(\.text).filter { $0.contains("Observable") }
      if imports.contains("Foundation") {
        implicit.append("FoundationNetworking")
        if observing.contains(where: { $0.contains("@Observable") }) {
          implicit.append("Observation")
        }
      }
      if kits.contains("Combine"), observing.contains(where: { $0.contains("ObservableObject") }) {
        implicit.append("Combine")
      }
      return implicit
    #else
      return []
    #endif
  }

  /// Modules of tests that somebody asks for only where they are there: for graded code they are not.
  private static func absentModules(of files: [SourceFile]) -> [String] {
    let guarded = files.reduce(into: Set<String>()) {
      if $1.text.contains("canImport") { $0.formUnion(LexedSource($1.bytes).guardedImports.values) }
    }
    return guarded.intersection(AllowedModules.ofTests).sorted()
  }

  /// Where the modules and the kits of the learner are found.
  var searchPaths: [String] { modules.map(\.place.path) + kits.map(\.folder) }

  /// A path of the compiler's as the learner knows it, or nil if it is not one of the learner's files.
  func ownPath(_ path: String) -> String? {
    for prefix in ["./", folder.path + "/./", folder.path + "/"] where path.hasPrefix(prefix) {
      let own = String(path.dropFirst(prefix.count))
      return files.contains { $0.path == own } ? own : nil
    }
    return nil
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
      if file.path.contains("/") { try makeFolder(place.deletingLastPathComponent()) }
      try write(file.bytes, to: place.path)
    }
  }

  static func write(_ bytes: [UInt8], to path: String) throws(GradingFailure) {
    guard CacheFile.write(bytes, to: path) else {
      throw .disk("The file \(path) cannot be written.")
    }
  }
}

/// One of the learner's modules: what goes into it and where its products are put.
struct LearnerModule: Sendable {
  let build: ModuleBuild
  /// As they are compiled.
  let files: [SourceFile]
  /// The learner's other modules that loading this one needs.
  let imports: [String]
  let place: URL

  var name: String { build.name }
  /// Where the compiler and the checks find what this module declares.
  var interface: String { place.appending(path: "\(name).swiftmodule").path }
  /// The whole module's code, where it is compiled in one call.
  var object: String { place.appending(path: "\(name).o").path }

  /// The compiler's messages as values.
  var diagnostics: String { place.appending(path: "\(name).dia").path }

  /// Nil if the compiler did not come to write any.
  var serializedDiagnostics: [UInt8]? {
    try? Product.read(diagnostics)
  }

  /// Takes away what an earlier call made: it may belong to a user whose files a confined compiler cannot replace.
  func clear() {
    let made = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
    for name in made { try? FileManager.default.removeItem(at: place.appending(path: name)) }
  }

  /// The code of one of its files, where each is compiled for itself.
  func object(of index: Int) -> String { place.appending(path: "\(index).o").path }
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
