import Curriculum
import SwiftLexer

/// Names that the compiler cannot find because they belong to a layer that may not be known.
struct LayerScope {
  let exercise: Exercise
  let files: [SourceFile]

  /// The diagnostics, with the rule in place of "cannot find" where a rule is why.
  func worded(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard exercise.hasLayers,
      diagnostics.contains(where: { $0.id.hasPrefix(Self.cannotFind) })
    else { return diagnostics }
    let homes = homesOfTypes()
    return diagnostics.map { diagnostic in
      guard diagnostic.id.hasPrefix(Self.cannotFind),
        let module = exercise.modules.first(where: { contains(diagnostic.file, $0) }),
        let name = name(at: diagnostic), let home = homes[name],
        home != module.name, !module.imports.contains(home)
      else { return diagnostic }
      var worded = diagnostic
      worded.id = LayerRule.id
      worded.message = LayerRule.words(module, mayNotImport: home, declaring: name)
      worded.fixIts = []
      return worded
    }
  }

  /// The one layer that declares a type of each name; names that several declare are left out.
  private func homesOfTypes() -> [String: String] {
    // A layer's own name may stand before that of a type.
    var homes = Dictionary(exercise.modules.map { ($0.name, Set([$0.name])) }) { $1 }
    for module in exercise.modules {
      for file in exercise.files(of: module, in: files) {
        for name in NameSearch.declaredTypes(in: SourceText(file.bytes)) {
          homes[name, default: []].insert(module.name)
        }
      }
    }
    return homes.compactMapValues { $0.count == 1 ? $0.first : nil }
  }

  private func contains(_ path: String, _ module: Module) -> Bool {
    exercise.files(of: module, in: files).contains { $0.path == path }
  }

  private func name(at diagnostic: Diagnostic) -> String? {
    guard let file = files.first(where: { $0.path == diagnostic.file }) else { return nil }
    let text = SourceText(file.bytes)
    for token in tokenize(file.bytes) where token.kind == .identifier {
      let place = text.location(of: token.range.lowerBound)
      if place.line == diagnostic.line, place.column == diagnostic.column {
        return text.text(of: token)
      }
    }
    return nil
  }

  private static let cannotFind = "cannot_find"
}
