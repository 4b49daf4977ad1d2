import Curriculum
import SwiftLexer

/// Layers may import only what the exercise declares; what the compiler would let through is caught here.
enum LayerRule {
  static let id = "layer_import"

  /// The grade of code in which a layer imports one that it may not know, or nil if none does.
  static func grade(_ exercise: Exercise, files: [SourceFile]) -> Grade? {
    guard exercise.hasLayers else { return nil }
    let names = Set(exercise.modules.map(\.name))
    var diagnostics: [Diagnostic] = []
    for module in exercise.modules {
      for file in exercise.files(of: module, in: files) {
        for imported in importedModules(in: file.bytes)
        where names.contains(imported.name) && imported.name != module.name
          && !module.imports.contains(imported.name)
        {
          var diagnostic = Diagnostic(
            file: file.path, line: imported.line, column: imported.column, severity: .error,
            id: id, message: words(module, mayNotImport: imported.name))
          diagnostic.highlights = [
            Diagnostic.Span(
              line: imported.line, column: imported.column, endLine: imported.line,
              endColumn: imported.column + imported.name.utf8.count)
          ]
          diagnostics.append(diagnostic)
        }
      }
    }
    guard let first = diagnostics.first else { return nil }
    return Grade(
      notRun: exercise, status: .doesNotCompile, message: first.message, diagnostics: diagnostics)
  }

  /// The rule in a sentence; `type` is what the layer names of the other one, if that is known.
  static func words(
    _ module: Module, mayNotImport name: String, declaring type: String? = nil
  ) -> String {
    let allowed =
      module.imports.isEmpty
      ? "It may import no other layer"
      : "It may import only \(module.imports.joined(separator: ", "))"
    let place = type.map { ", where `\($0)` is declared" } ?? ""
    return "The layer `\(module.name)` may not know `\(name)`\(place). \(allowed): declare here "
      + "what it needs as a protocol, and let `\(name)` conform to it."
  }
}
