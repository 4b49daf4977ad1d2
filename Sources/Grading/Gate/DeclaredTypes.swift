import Curriculum
import SwiftLexer

/// What files say of types that the compiler keeps to itself: results that are `some …`, and what protocols
/// ask of their associated types, each by the name that is declared so.
struct DeclaredTypes {
  private var types: [String: Set<[String]>] = [:]
  private var aliases: Set<String> = []

  init(in files: [SourceFile]) {
    for file in files { read(LexedSource(file.bytes)) }
  }

  /// Whether a name is declared here, and always with words that stand behind it in the other files, too.
  func agrees(with other: DeclaredTypes, on name: String) -> Bool {
    guard let own = types[name], own.isSubset(of: other.types[name] ?? []) else { return false }
    // The same words may be another's names.
    return own.joined().filter(aliases.contains).allSatisfy {
      $0 != name && agrees(with: other, on: $0)
    }
  }

  private static let kept: Set<String> = ["associatedtype", "protocol", "typealias"]
  private static let introducers: Set<String> = [
    "associatedtype", "func", "let", "protocol", "subscript", "typealias", "var",
  ]

  private mutating func read(_ source: LexedSource) {
    for index in source.tokens.indices where source.tokens[index].kind == .keyword {
      let word = source.word(index)
      guard Self.introducers.contains(word) else { continue }
      let named = word == "subscript" ? index : source.next(after: index)
      guard let named else { continue }
      let isKept = Self.kept.contains(word)
      let others = ["let", "var"].contains(word) ? Self.names(in: source, behind: named) : []
      for name in [named] + others {
        let type = Self.type(source, after: name, isWhole: isKept)
        guard isKept || type.contains("some") else { continue }
        types[source.name(name), default: []].insert(type)
      }
      if ["protocol", "typealias"].contains(word) { aliases.insert(source.name(named)) }
    }
  }

  /// The names in `let first = 1, second: some View = …` behind the first.
  private static func names(in source: LexedSource, behind name: Int) -> [Int] {
    var names: [Int] = []
    var depth = 0
    var next = source.next(after: name)
    while let at = next, depth >= 0 {
      let word = source.word(at)
      if depth == 0, source.tokens[at].kind == .keyword, introducers.contains(word) { break }
      if ["(", "[", "{"].contains(word) { depth += 1 }
      if [")", "]", "}"].contains(word) { depth -= 1 }
      next = source.next(after: at)
      if depth == 0, word == ",", let next { names.append(next) }
    }
    return names
  }

  /// The words up to the body, the value or the next declaration; behind the arrow or the colon, unless all are asked for.
  private static func type(
    _ source: LexedSource, after name: Int, isWhole: Bool
  ) -> [String] {
    var words: [String] = []
    var depth = 0
    var isType = isWhole
    var next = source.next(after: name)
    while let at = next {
      let word = source.word(at)
      if depth == 0, ["{", "}", ";"].contains(word) || word == "=" && !isWhole { break }
      if source.tokens[at].kind == .keyword, introducers.contains(word) { break }
      if isType { words.append(word) }
      if "([".contains(word) { depth += 1 }
      if ")]".contains(word) { depth -= 1 }
      if depth == 0, ["->", ":"].contains(word) { isType = true }
      next = source.next(after: at)
    }
    return words
  }
}
