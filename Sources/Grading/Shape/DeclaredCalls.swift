import Curriculum
import SwiftLexer

/// With which labels the learner's functions and initializers are called, as far as they are written down.
struct DeclaredCalls {
  /// By the name of the function or of the type; what the compiler writes is not among them.
  private var labels: [String: Set<[String]>] = [:]

  init(in files: [SourceFile]) {
    for file in files {
      if let source = BracedSource(file.bytes) { note(source.file, of: nil) }
    }
  }

  /// Whether one of that name is written down.
  func declare(_ name: String) -> Bool { labels[name] != nil }

  /// Nil where none of that name is written down.
  func allow(_ call: SourceReference.Call) -> Bool? {
    labels[call.name].map { $0.contains { call.labels.isPart(of: $0) } }
  }

  private mutating func note(_ block: BracedSource.Block, of type: String?) {
    var inner = type
    var previous = ""
    for (index, piece) in zip(block.pieces.indices, block.pieces) {
      if let members = piece.block {
        note(members, of: inner)
        inner = type
      } else if piece.text == "init", let type {
        labels[type, default: []].insert(Self.labels(in: block.pieces[(index + 1)...]))
      } else if previous == "func" {
        labels[piece.text, default: []].insert(Self.labels(in: block.pieces[(index + 1)...]))
      } else if Self.types.contains(previous) {
        inner = piece.text
      }
      previous = piece.text
    }
  }

  private static let types: Set<String> = ["class", "struct", "enum", "actor", "extension"]

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
