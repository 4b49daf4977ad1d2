import FoundationEssentials

/// One kit of the package: where it lies, and which other kits its files import.
struct KitSources {
  let name: String
  let folder: String
  let imports: [String]

  /// What a workload and these checks of it import, each kit after those that it imports itself.
  static func all(
    of workload: Workload, checks: [SourceFile], root: String
  ) throws -> [KitSources] {
    try all(workload.kits + kits(importedBy: checks.map(\.text), root: root), root: root)
  }

  static func all(_ names: [String], root: String) throws -> [KitSources] {
    var kits: [KitSources] = []
    for name in names where !kits.contains(where: { $0.name == name }) {
      let kit = try KitSources(name, root: root)
      let known = Set(kits.map(\.name))
      kits += try all(kit.imports, root: root).filter { !known.contains($0.name) }
      kits.append(kit)
    }
    return kits
  }

  private init(_ name: String, root: String) throws {
    self.name = name
    folder = "\(root)/Sources/Kits/\(name)"
    let texts = try Folder.swiftFiles(in: folder).map {
      try String(contentsOfFile: $0, encoding: .utf8)
    }
    imports = Self.kits(importedBy: texts, root: root).filter { $0 != name }
  }

  /// From lines such as `@_exported public import UIKit` and `import class Combine.HandClock`.
  private static func kits(importedBy texts: [String], root: String) -> [String] {
    let lines = texts.flatMap { $0.split(separator: "\n") }.map { $0.split(separator: " ") }
    let modules = lines.compactMap { words -> String? in
      guard words.dropLast().suffix(2).contains("import"), let path = words.last else { return nil }
      return path.split(separator: ".").first.map(String.init)
    }
    return Set(modules).sorted().filter { Folder(path: root).has("Sources/Kits/\($0)") }
  }
}
