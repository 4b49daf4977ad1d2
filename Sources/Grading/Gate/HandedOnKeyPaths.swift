import SwiftLexer

extension LexedSource {
  /// Whether all that has this name takes a key path and does nothing but hand it to Swift's own function of that name.
  ///
  /// Code that is older than key paths as functions has `map { $0[keyPath: path] }`; anything more could know what is
  /// expected of it.
  func onlyHandsKeyPathsOn(by name: String) -> Bool {
    tokens.indices.filter { index in
      tokens[index].kind == .identifier && self.name(index) == name
        && ["func", "let", "var"].contains(previousWord(before: index))
    }.allSatisfy { handsKeyPathOn(at: $0, by: name) }
  }

  private func handsKeyPathOn(at index: Int, by name: String) -> Bool {
    let words = following(index).map(word)
    guard let start = words.firstIndex(of: "{"), words[..<start].contains("KeyPath") else {
      return false
    }
    let parameters = zip(words[..<start], words[..<start].dropFirst()).filter { $1 == ":" }.map(\.0)
    var body = words[(start + 1)...].drop { ["return", "try", "self", "."].contains($0) }
    guard body.popFirst() == name else { return false }
    let isInBrackets = body.first == "("
    if isInBrackets {
      body = body.dropFirst()
      if body.dropFirst().first == ":" { body = body.dropFirst(2) }
    }
    guard body.popFirst() == "{" else { return false }
    if body.dropFirst().first == "in" {
      // By a name of its own, which has to be the one that is asked.
      guard body.first == body.dropFirst(2).first, body.first != "self" else { return false }
      body = body.dropFirst(2)
    } else if body.first != "$0" {
      return false
    }
    let rest = Array(body.dropFirst().prefix(isInBrackets ? 8 : 7))
    return parameters.contains { path in
      rest == ["[", "keyPath", ":", path, "]", "}"] + (isInBrackets ? [")"] : []) + ["}"]
    }
  }
}
