/// Declarations that one version of a file has and others do not.
struct AddedDeclarations {
  private let declarations: [ArraySlice<BracedSource.Piece>]

  init(_ pieces: ArraySlice<BracedSource.Piece>) {
    let starts = pieces.indices.filter { index in
      pieces[index].startsLine
        && (index == pieces.startIndex || Self.beginnings.contains(pieces[index].text))
    }
    guard starts.first == pieces.startIndex else {
      declarations = []
      return
    }
    declarations = zip(starts, starts.dropFirst() + [pieces.endIndex]).map { pieces[$0..<$1] }
  }

  /// Whether versions that know nothing of them are the same with them.
  func canBeShared(inFile: Bool, ofObject: Bool) -> Bool {
    !declarations.isEmpty
      && declarations.allSatisfy { Self.canBeShared($0, inFile: inFile, ofObject: ofObject) }
  }

  private static let beginnings: Set<String> = [
    "private", "fileprivate", "final", "class", "struct", "enum",
  ]
  private static let types: Set<String> = ["class", "struct", "enum", "actor"]

  private static func canBeShared(
    _ declaration: ArraySlice<BracedSource.Piece>, inFile: Bool, ofObject: Bool
  ) -> Bool {
    let words = declaration.map(\.text)
    guard let first = words.first, beginnings.contains(first), !words.contains("override"),
      !words.contains(where: { $0.hasPrefix("@") }),
      let introducer = words.firstIndex(where: { types.union(["func", "var", "let"]).contains($0) }
      ),
      introducer + 1 < words.count, let letter = words[introducer + 1].first,
      // An operator, and the keys of a type, are asked for by what the compiler writes.
      letter.isLetter || letter == "_", words[introducer + 1] != "CodingKeys"
    else { return false }
    // In its own file, and what nobody names is not even made.
    if inFile { return true }
    guard first == "private" || first == "fileprivate" else { return false }
    if types.contains(words[introducer]) || words[introducer] == "func" { return true }
    if words[..<introducer].contains("static") { return true }
    guard let value = words.firstIndex(of: "=") else {
      // Computed, or nil at first.
      return declaration.last?.block != nil
        || ofObject && words[introducer] == "var" && words.last == "?"
    }
    guard ofObject else { return false }
    return words[..<introducer].contains("lazy") || isPlain(words[(value + 1)...])
  }

  /// Whether nothing happens when a value is made.
  private static func isPlain(_ words: ArraySlice<String>) -> Bool {
    words.allSatisfy { word in
      ["[", "]", ":", "nil", "true", "false", "-", "."].contains(word)
        || word.first.map { $0.isNumber || $0 == "\"" } == true
    }
  }
}
