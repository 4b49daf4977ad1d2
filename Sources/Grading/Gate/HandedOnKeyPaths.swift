import Curriculum
import SwiftLexer

/// Functions that take a key path and do nothing but hand it to Swift's own function of their name, as code does that
/// is older than key paths as functions: `func map<T>(_ path: KeyPath<Element, T>) -> [T] { map { $0[keyPath: path] } }`.
///
/// Whatever does anything more could know what is expected of it.
struct HandedOnKeyPaths {
  private let sources: [LexedSource]

  init(in files: [SourceFile]) { sources = files.map { LexedSource($0.bytes) } }

  /// Whether all that the files declare by this name is of that kind.
  func areAll(named name: String) -> Bool {
    // What reads a key path could be of the learner's making, too.
    let readsByHand = sources.contains { source in
      source.tokens.indices.contains {
        source.word($0) == "keyPath" && source.previousWord(before: $0) != "["
      }
    }
    let found = sources.flatMap { source in
      source.tokens.indices.filter { index in
        source.tokens[index].kind == .identifier && source.name(index) == name
          && ["func", "let", "var"].contains(source.previousWord(before: index))
      }.map { Self.handsOn(source, at: $0, by: name) }
    }
    return !readsByHand && !found.isEmpty && found.allSatisfy(\.self)
  }

  private static func handsOn(_ source: LexedSource, at index: Int, by name: String) -> Bool {
    var words = source.following(index).map(source.word)[...]
    if words.first == "<" {
      words = words.drop { $0 != ">" }.dropFirst()
    }
    guard words.popFirst() == "(", let path = path(in: words.prefix { $0 != ")" }), path != name
    else { return false }
    var body = words.drop { $0 != "{" }.dropFirst().drop {
      ["return", "try", "self", "."].contains($0)
    }
    guard body.popFirst() == name else { return false }
    let isInBrackets = body.first == "("
    if isInBrackets {
      body = body.dropFirst()
      if body.dropFirst().first == ":" { body = body.dropFirst(2) }
    }
    guard body.popFirst() == "{", let element = body.popFirst() else { return false }
    if body.first == "in" {
      body = body.dropFirst().drop { $0 == "return" }
      guard element != "self", body.popFirst() == element else { return false }
    } else if element != "$0" {
      return false
    }
    let rest = ["[", "keyPath", ":", path, "]", "}"] + (isInBrackets ? [")"] : []) + ["}"]
    return body.starts(with: rest)
  }

  /// The name of the only parameter, which is a key path that nobody may leave out.
  private static func path(in parameters: ArraySlice<String>) -> String? {
    let parts = parameters.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, (1...2).contains(parts[0].count), parts[1].first == "KeyPath",
      parts[1].count(where: { $0 == "," }) == 1, !parts[1].contains("="), parts[1].last == ">"
    else { return nil }
    return parts[0].last
  }
}
