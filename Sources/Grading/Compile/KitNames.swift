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
    let imported = Set(files.flatMap { importedModules(in: $0.bytes).map(\.name) })
    let found = homes.filter { imported.contains($0.value) }
    guard !found.isEmpty else { return [] }
    var used: Set<String> = []
    for file in files { used.formUnion(ReservedNames.usedNames(in: file.bytes)) }
    let declared = files.reduce(into: Set<String>()) {
      $0.formUnion(ReservedNames.declaredNames(in: $1.bytes))
    }
    return found.keys.filter { used.contains($0) && !declared.contains($0) }.sorted()
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
