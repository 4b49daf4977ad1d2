import Curriculum
import SwiftLexer

/// Finds where a name stands in the learner's files: declared, in a comment, or in the file that had it at first.
struct NameSearch {
  struct Place: Equatable {
    var file: String
    var line: Int
    var column: Int
    var isComment = false
  }

  let learner: LearnerBuild

  func place(of name: String) -> Place? {
    let files = learner.files.map { (path: $0.path, text: SourceText($0.bytes)) }
    for file in files {
      if let offset = Self.declaration(of: name, in: file.text) {
        return place(at: offset, in: file.text, path: file.path)
      }
    }
    for file in files {
      if let offset = Self.comment(naming: name, in: file.text) {
        var place = place(at: offset, in: file.text, path: file.path)
        place.isComment = true
        return place
      }
    }
    let origin = learner.exercise.stub.first {
      Self.declaration(of: name, in: SourceText($0.bytes)) != nil
    }
    return origin.map { Place(file: $0.path, line: 1, column: 1) }
  }

  /// Where the first initializer is that is written down in a type; nil if none is.
  func place(ofMaking type: String) -> Place? {
    for file in learner.files {
      let text = SourceText(file.bytes)
      if let offset = Self.initializer(of: type, in: text) {
        return place(at: offset, in: text, path: file.path)
      }
    }
    return nil
  }

  private func place(at offset: Int, in text: SourceText, path: String) -> Place {
    let location = text.location(of: offset)
    return Place(file: path, line: location.line, column: location.column)
  }

  private static let introducers: Set<String> = [
    "class", "struct", "enum", "protocol", "actor", "typealias", "func", "var", "let", "case",
  ]

  /// The names of the types that a file declares.
  static func declaredTypes(in text: SourceText) -> [String] {
    let introducers: Set = ["class", "struct", "enum", "protocol", "actor", "typealias"]
    // `class func` declares no type of that name.
    return tokens(after: introducers, in: text).filter { $0.kind == .identifier }
      .map(text.text(of:))
  }

  /// The name of every declaration in a file, as it stands there.
  static func declaredNames(in text: SourceText) -> [Token] {
    tokens(after: introducers, in: text).filter { $0.kind == .identifier }
  }

  /// The word that introduces each type that a file declares.
  static func kindsOfTypes(in text: SourceText) -> [String: String] {
    let kinds: Set = ["class", "struct", "enum", "protocol", "actor"]
    var found: [String: String] = [:]
    var previous = ""
    for token in tokenize(text.bytes) where !token.kind.isTrivia {
      let word = text.text(of: token)
      if kinds.contains(previous), token.kind == .identifier { found[word] = previous }
      previous = word
    }
    return found
  }

  private static func declaration(of name: String, in text: SourceText) -> Int? {
    tokens(after: introducers, in: text).first { text.text(of: $0) == name }?.range.lowerBound
  }

  private static func initializer(of type: String, in text: SourceText) -> Int? {
    let tokens = tokenize(text.bytes).filter { !$0.kind.isTrivia }
    let words = tokens.map(text.text(of:))
    for index in words.indices.dropFirst()
    where words[index] == type && makers.contains(words[index - 1]) {
      guard let open = words[index...].firstIndex(of: "{") else { continue }
      var depth = 0
      for member in words[open...].indices {
        if ["{", "(", "["].contains(words[member]) { depth += 1 }
        if ["}", ")", "]"].contains(words[member]) { depth -= 1 }
        if depth == 0 { break }
        if depth == 1, tokens[member].kind == .keyword, words[member] == "init" {
          return tokens[member].range.lowerBound
        }
      }
    }
    return nil
  }

  /// What comes before the name of a type where that may be told how it is made.
  private static let makers: Set<String> = ["class", "struct", "enum", "actor", "extension"]

  private static func tokens(after introducers: Set<String>, in text: SourceText) -> [Token] {
    var found: [Token] = []
    var previous = ""
    for token in tokenize(text.bytes) where !token.kind.isTrivia {
      if introducers.contains(previous) { found.append(token) }
      previous = text.text(of: token)
    }
    return found
  }

  private static func comment(naming name: String, in text: SourceText) -> Int? {
    for comment in tokenize(text.bytes) where comment.kind.isComment {
      // What is commented out is code all the same: the name has to stand there as a word.
      let inside = comment.range.dropFirst(2)
      let words = SourceText(Array(text.bytes[inside]))
      for token in tokenize(words.bytes) where words.text(of: token) == name {
        return inside.lowerBound + token.range.lowerBound
      }
    }
    return nil
  }
}
