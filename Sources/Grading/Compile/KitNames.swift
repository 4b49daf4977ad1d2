import Curriculum
import SwiftLexer

/// Names that the kits have for checks alone, where Apple's frameworks have none: an app may well give one of them to
/// a type of its own. The checks then go on meaning the kit's, because their module says so.
enum KitNames {
  /// The kit that each of them is from.
  static let homes = [
    "AnswerStub": "TestDoubles", "CallSpy": "TestDoubles", "CodePart": "StructureChecks",
    "Codebase": "StructureChecks", "HandClock": "Combine", "MainQueue": "TestDoubles",
    "MemoryDefaults": "TestDoubles", "NetworkAnswer": "TestDoubles", "NetworkStub": "TestDoubles",
    "Screen": "UIKit", "ScratchFolder": "TestDoubles", "StillAlive": "TestDoubles",
    "ViewScreen": "SwiftUI",
  ]

  /// Those that files of checks use by what they import, in alphabetical order.
  static func meant(by files: [SourceFile]) -> [String] {
    let found = files.map(ReservedNames.names)
    let used = Set(found.flatMap(\.used)).subtracting(found.flatMap(\.declared))
    return meant(among: used, in: files).sorted()
  }

  /// The same among names that are known to be used in the files.
  static func meant(among used: Set<String>, in files: [SourceFile]) -> Set<String> {
    let known = used.filter { homes[$0] != nil }
    guard !known.isEmpty else { return [] }
    let imported = Set(files.flatMap { importedModules(in: $0.bytes).map(\.name) })
    return known.filter { homes[$0].map(imported.contains) == true }
  }

  /// Says in a module of checks what it means by them.
  static func meanings(in files: [SourceFile]) -> String {
    let names = meant(by: files)
    let kits = Set(names.compactMap { homes[$0] }).sorted()
    return
      (kits.map { "import \($0)" }
      + names.map { "typealias \($0) = \(homes[$0] ?? "").\($0)" }).joined(separator: "\n")
  }
}
