/// One target of a workspace's package: it teaches editors which files belong together, and with which flags.
struct PackageTarget: Sendable, Equatable {
  var name: String
  /// Relative to the workspace.
  var path: String
  var dependencies: [String] = []
  /// Files that are no Swift, relative to the target's path.
  var exclude: [String] = []
  var languageMode: Int
  var flags: [String]

  /// A target for every module of every exercise, under names that no two of them share.
  static func all(
    for exercises: [Exercise], kitFolders: [ExerciseID: [String]]
  ) -> [PackageTarget] {
    var names = TargetNames()
    return exercises.sorted { $0.id < $1.id }.flatMap { exercise in
      let folders = kitFolders[exercise.id] ?? []
      return all(for: exercise, searchPaths: folders.flatMap { ["-I", $0] }, &names)
    }
  }

  private static func all(
    for exercise: Exercise, searchPaths: [String], _ names: inout TargetNames
  ) -> [PackageTarget] {
    let base = "\(exercise.id.lesson)_\(exercise.id.name)"
    var nameOfModule: [String: String] = [:]
    for module in exercise.modules {
      nameOfModule[module.name] = names.unique(
        exercise.hasLayers ? "\(base)_\(module.name)" : base)
    }
    return exercise.modules.compactMap { module in
      guard let name = nameOfModule[module.name] else { return nil }
      // The learner writes `import Domain` and `Domain.User`, as in the graded modules.
      let aliases = ([module.name] + module.imports).flatMap { alias in
        nameOfModule[alias].map { ["-module-alias", "\(alias)=\($0)"] } ?? []
      }
      return PackageTarget(
        name: name,
        path: exercise.hasLayers ? "\(exercise.id)/\(module.name)" : exercise.id.description,
        dependencies: module.imports.compactMap { nameOfModule[$0] },
        languageMode: exercise.swift, flags: searchPaths + aliases)
    }
  }
}

/// Gives out module names; a second taker gets a number, as some disks do not tell `a` from `A`.
private struct TargetNames {
  private var taken: Set<String> = []

  mutating func unique(_ text: String) -> String {
    var name = String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    if name.first?.isNumber != false { name = "_" + name }
    var candidate = name
    var number = 2
    while !taken.insert(candidate.lowercased()).inserted {
      candidate = "\(name)_\(number)"
      number += 1
    }
    return candidate
  }
}

/// The text of a workspace's `Package.swift`.
enum PackageText {
  /// Whether a package file is one that we wrote and may write anew.
  static func isOurs(_ bytes: [UInt8]) -> Bool { bytes.starts(with: firstLines.utf8) }

  static let firstLines = """
    // swift-tools-version: 6.0
    // Atelier writes this file, so that editors know every exercise: edits to it are lost.

    """

  static func text(of targets: [PackageTarget]) -> String {
    let list = targets.map(text(of:)).joined()
    return """
      \(firstLines)
      import PackageDescription

      let package = Package(
        name: "AtelierWorkspace",
        targets: [
      \(list)  ]
      )

      """
  }

  private static func text(of target: PackageTarget) -> String {
    var arguments = ["name: \(quoted(target.name))"]
    if !target.dependencies.isEmpty {
      arguments.append("dependencies: \(list(target.dependencies))")
    }
    arguments.append("path: \(quoted(target.path))")
    if !target.exclude.isEmpty { arguments.append("exclude: \(list(target.exclude))") }
    var settings = [".swiftLanguageMode(.v\(target.languageMode))"]
    // On a Mac these names are Foundation's own, and the grader shows them so everywhere.
    settings.append(
      #".unsafeFlags(["-Xfrontend", "-import-module", "-Xfrontend", "FoundationNetworking"], "#
        + ".when(platforms: [.linux]))")
    if !target.flags.isEmpty { settings.append(".unsafeFlags(\(list(target.flags)))") }
    arguments.append("swiftSettings: [\(settings.joined(separator: ", "))]")
    let lines = arguments.map { "      \($0)" }.joined(separator: ",\n")
    return "    .target(\n\(lines)\n    ),\n"
  }

  private static func list(_ texts: [String]) -> String {
    "[\(texts.map(quoted).joined(separator: ", "))]"
  }

  /// A Swift string literal that means exactly this text.
  static func quoted(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": literal += "\\\(scalar)"
      case _ where scalar.properties.generalCategory == .control:
        literal += "\\u{\(String(scalar.value, radix: 16))}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }
}

extension Workspace {
  /// Writes the package file if its text has to change; one that is not ours stays.
  func writePackage(
    for exercises: [Exercise], kitFolders: [ExerciseID: [String]]
  ) throws -> [WorkspaceNotice] {
    var targets: [PackageTarget] = []
    for var target in PackageTarget.all(for: exercises, kitFolders: kitFolders) {
      let tree = try FileTree.read("\(path)/\(target.path)")
      try removeLeftovers(of: tree, in: "\(path)/\(target.path)")
      // A target without a Swift file would stop the whole package from loading.
      guard tree.paths.contains(where: { $0.hasSuffix(".swift") }) else { continue }
      target.exclude = tree.paths.filter { !$0.hasSuffix(".swift") }.sorted()
      targets.append(target)
    }
    let names = Set(targets.map(\.name))
    for index in targets.indices { targets[index].dependencies.removeAll { !names.contains($0) } }
    let file = "\(path)/Package.swift"
    let text = Array(PackageText.text(of: targets).utf8)
    guard try Disk.kind(of: file) != .nothing else {
      return try Disk.create(file, with: text) ? [] : [.keptOwnPackage]
    }
    guard case .file = try Disk.kind(of: file), let old = try Disk.read(file),
      PackageText.isOurs(old)
    else { return [.keptOwnPackage] }
    if old != text { try Disk.replace(file, with: text) }
    return []
  }
}
