/// One `import` of a file: the module's name and where the name stands, both counted from 1.
package struct ImportedModule: Sendable, Equatable {
  package let name: String
  package let line: Int
  package let column: Int
}

/// The modules that a file imports, also by `import struct Module.Name` and `@testable import Module`.
package func importedModules(in source: [UInt8]) -> [ImportedModule] {
  let text = SourceText(source)
  let kinds: Set = [
    "struct", "class", "enum", "protocol", "typealias", "func", "var", "let", "actor",
  ]
  var found: [ImportedModule] = []
  var isAfterImport = false
  for token in tokenize(source) where !token.kind.isTrivia {
    let word = text.text(of: token)
    if token.kind == .keyword, word == "import" {
      isAfterImport = true
    } else if isAfterImport, !kinds.contains(word) {
      isAfterImport = false
      guard token.kind == .identifier else { continue }
      let location = text.location(of: token.range.lowerBound)
      let name = word.hasPrefix("`") ? String(word.dropFirst().dropLast()) : word
      found.append(ImportedModule(name: name, line: location.line, column: location.column))
    }
  }
  return found
}
