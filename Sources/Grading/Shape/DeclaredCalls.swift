import Curriculum
import SwiftLexer

/// With which labels the learner's functions and initializers are called, as far as they are written down.
struct DeclaredCalls {
  /// By the name of the function or of the type; what the compiler writes is not among them.
  private var labels: [String: Set<[String]>] = [:]
  /// Properties that are functions.
  private var functions: Set<String> = []
  /// How many types there are of each name, and which of them are made in no other way than is written down.
  private var types: [String: Int] = [:]
  private var written: Set<String> = []

  init(in files: [SourceFile]) {
    for file in files {
      if let source = BracedSource(file.bytes) { note(source.file, of: nil) }
    }
  }

  /// Whether a function, or a property that is one, of that name is written down.
  func declare(_ name: String) -> Bool { labels[name] != nil || functions.contains(name) }

  /// Nil where it is not known in how many ways what has that name can be called.
  func allow(_ call: SourceReference.Call) -> Bool? {
    guard let known = labels[call.name] else { return nil }
    if call.name.first?.isUppercase == true {
      guard types[call.name] == 1, written.contains(call.name) else { return nil }
    }
    return known.contains { call.labels.isPart(of: $0) }
  }

  /// What the declarations of a block say; the type is the one that they are members of.
  private mutating func note(_ block: BracedSource.Block, of type: String?, isItself: Bool = false)
  {
    // What the next block is about, and whether its initializers are all that there are.
    var (inner, isWhole) = (type, false)
    var (previous, isHead) = ("", false)
    for (index, piece) in zip(block.pieces.indices, block.pieces) {
      let rest = block.pieces[(index + 1)...]
      if let members = piece.block {
        note(members, of: inner, isItself: isWhole)
        (inner, isWhole, isHead) = (type, false, false)
      } else if piece.text == "init", let type {
        labels[type, default: []].insert(Self.labels(in: rest))
        if isItself { written.insert(type) }
      } else if previous == "func" {
        labels[piece.text, default: []].insert(Self.labels(in: rest))
      } else if ["var", "let"].contains(previous) {
        let line = rest.prefix { !$0.startsLine }
        let isFunction =
          line.contains { $0.text == "->" }
          || line.first?.text == "=" && line.dropFirst().first?.block != nil
        if isFunction { functions.insert(piece.text) }
      } else if Self.kinds.contains(previous), !["func", "var"].contains(piece.text) {
        types[piece.text, default: 0] += 1
        (inner, isWhole) = (piece.text, true)
        if ["class", "actor"].contains(previous) { written.insert(piece.text) }
      } else if previous == "extension" || previous == "." && isHead {
        (inner, isWhole, isHead) = (piece.text, false, true)
      }
      previous = piece.text
    }
  }

  private static let kinds: Set<String> = ["class", "struct", "enum", "actor"]

  /// The labels in the next pair of parentheses.
  private static func labels(in pieces: ArraySlice<BracedSource.Piece>) -> [String] {
    var labels: [String] = []
    var depth = 0
    var isStart = false
    for piece in pieces {
      if depth == 1, isStart, piece.text != ")", !piece.text.hasPrefix("@") {
        labels.append(piece.text)
        isStart = false
      }
      if ["(", "["].contains(piece.text) {
        depth += 1
        isStart = isStart || depth == 1
      } else if [")", "]"].contains(piece.text) {
        depth -= 1
        if depth == 0 { break }
      } else if depth == 1, piece.text == "," {
        isStart = true
      }
    }
    return labels
  }
}

extension [String] {
  /// Whether leaving some out of the other's makes it this: parameters may have defaults, or take a closure behind.
  fileprivate func isPart(of other: [String]) -> Bool {
    var rest = other[...]
    return allSatisfy { label in
      guard let place = rest.firstIndex(of: label) else { return false }
      rest = rest[(place + 1)...]
      return true
    }
  }
}
