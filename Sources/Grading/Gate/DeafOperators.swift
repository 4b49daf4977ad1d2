import Curriculum
import SwiftLexer

/// Operators that never look at what they are given, such as a `==` that is always true.
///
/// Told by names alone: each parameter has to stand in the body.
struct DeafOperators {
  private struct Operator: Hashable {
    var name: String
    /// The type that it stands in; none for one that stands in none, or in a protocol.
    var type: String?
  }

  private var found: Set<Operator> = []

  init(in files: [SourceFile]) {
    let sources = files.map { LexedSource($0.bytes) }
    let protocols = sources.reduce(into: Set<String>()) { names, source in
      names.formUnion(
        source.tokens.indices.filter { source.previousWord(before: $0) == "protocol" }
          .map(source.name))
    }
    for source in sources { read(source, protocols: protocols) }
  }

  /// Whether this is one of them.
  func contains(_ declaration: UsedDeclaration) -> Bool {
    let type: String?
    switch declaration.place {
    case .ownType(let name): type = name
    case .file, .ownProtocol: type = nil
    case .foreignType: return false
    }
    return found.contains(Operator(name: declaration.name, type: type))
  }

  private static let introducers: Set<String> = [
    "actor", "class", "enum", "extension", "protocol", "struct",
  ]

  private mutating func read(_ source: LexedSource, protocols: Set<String>) {
    var scopes: [String?] = []
    var opened: String?
    for index in source.tokens.indices where !source.tokens[index].kind.isTrivia {
      switch source.word(index) {
      case let word where Self.introducers.contains(word) && source.tokens[index].kind == .keyword:
        if let name = Self.typeName(source, after: index) { opened = name }
      case "{":
        scopes.append(opened)
        opened = nil
      case "}": _ = scopes.popLast()
      case let word where isOperator(source, index):
        guard let start = source.next(after: index),
          let parameters = Self.parameters(source, from: start),
          let body = Self.namesInBody(source, behind: parameters.end)
        else { continue }
        guard !parameters.names.allSatisfy(body.contains) else { continue }
        let type = scopes.last ?? nil
        found.insert(
          Operator(name: word, type: type.flatMap { protocols.contains($0) ? nil : $0 }))
      default: break
      }
    }
  }

  private func isOperator(_ source: LexedSource, _ index: Int) -> Bool {
    guard source.nextWord(after: index) == "(" else { return false }
    return source.tokens[index].kind == .operator && source.previousWord(before: index) == "func"
  }

  /// The last part of the name that stands behind the word that begins a type; none for `class func`.
  private static func typeName(_ source: LexedSource, after index: Int) -> String? {
    guard var last = source.next(after: index), source.tokens[last].kind == .identifier else {
      return nil
    }
    while let period = source.next(after: last), source.word(period) == ".",
      let next = source.next(after: period)
    {
      last = next
    }
    return source.name(last)
  }

  /// What the parameters in brackets are called inside, and where the brackets end.
  private static func parameters(
    _ source: LexedSource, from start: Int
  ) -> (names: [String], end: Int)? {
    var names: [String] = []
    var (depth, isName) = (0, true)
    var words: [String] = []
    var next: Int? = start
    while let at = next {
      let word = source.word(at)
      switch word {
      case "(", "[": depth += 1
      case ")", "]":
        depth -= 1
        if depth == 0 { return (names, at) }
      case ":" where depth == 1 && isName:
        names.append(words.last ?? "")
        isName = false
      case "," where depth == 1: (words, isName) = ([], true)
      default:
        if depth == 1, isName, source.tokens[at].kind != .attribute {
          words.append(source.name(at))
        }
      }
      next = source.next(after: at)
    }
    return nil
  }

  /// The names that stand in the braces behind brackets, but for members; none where there are no braces.
  private static func namesInBody(_ source: LexedSource, behind end: Int) -> Set<String>? {
    var next = source.next(after: end)
    while let at = next, source.word(at) != "{" {
      let word = source.word(at)
      let isNext = ["}", ";", "init", "func", "let", "static", "var"].contains(word)
      if isNext || introducers.contains(word) { return nil }
      next = source.next(after: at)
    }
    var names: Set<String> = []
    var depth = 0
    while let at = next {
      switch source.word(at) {
      case "{": depth += 1
      case "}":
        depth -= 1
        if depth == 0 { return names }
      default:
        if source.previousWord(before: at) != "." { names.insert(source.name(at)) }
      }
      next = source.next(after: at)
    }
    return nil
  }
}
