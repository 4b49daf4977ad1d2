import Curriculum
import SwiftLexer

/// A declaration that one version of a file has and others do not, who are the same with it.
struct PrivateDeclaration {
  let name: String

  private static let beginnings: Set<String> = [
    "private", "fileprivate", "final", "class", "struct", "enum",
  ]
  private static let types: Set<String> = ["class", "struct", "enum", "actor"]
  private static let observers: Set<String> = ["willSet", "didSet"]
  private static let introducers = types.union(["func", "var", "let"])

  /// Nil where others can tell that it is there.
  init?(_ declaration: [BracedSource.Piece], inFile: Bool, ofObject: Bool) {
    let words = declaration.map(\.text)
    // What one file brings in, others do not see.
    if inFile, words.count == 2, words[0] == "import" {
      name = words[1]
      return
    }
    guard let first = words.first, Self.beginnings.contains(first), !words.contains("override"),
      !words.contains(where: { $0.hasPrefix("@") }),
      // Of `private(set)` others can see what it is.
      words.dropFirst().first != "(",
      let introducer = words.firstIndex(where: Self.introducers.contains),
      introducer + 1 < words.count, let letter = words[introducer + 1].first,
      // An operator, and the keys of a type, are asked for by what the compiler writes.
      letter.isLetter || letter == "_", words[introducer + 1] != "CodingKeys"
    else { return nil }
    name = words[introducer + 1]
    // In its own file, and what nobody names is not even made.
    if inFile { return }
    guard first == "private" || first == "fileprivate" else { return nil }
    if Self.types.contains(words[introducer]) || words[introducer] == "func" { return }
    if words[..<introducer].contains("static") { return }
    guard let value = words.firstIndex(of: "=") else {
      // Computed, or nil at first.
      guard
        declaration.last?.block?.pieces.first.map({ !Self.observers.contains($0.text) }) == true
          || ofObject && words[introducer] == "var" && words.last == "?"
      else { return nil }
      return
    }
    guard ofObject, words[..<introducer].contains("lazy") || Self.isPlain(words[(value + 1)...])
    else { return nil }
  }

  /// Whether nothing happens when a value is made.
  private static func isPlain(_ words: ArraySlice<String>) -> Bool {
    words.allSatisfy { word in
      ["[", "]", ":", "nil", "true", "false", "-", "."].contains(word)
        || word.first.map { $0.isNumber || $0 == "\"" } == true
    }
  }
}
