import Curriculum
import SwiftLexer

/// A file's tokens, with all that stands between two braces as one piece.
struct BracedSource {
  /// A token, or two braces with what is between them.
  struct Piece {
    var text: String
    var range: Range<Int>
    /// Whether it is the first of its line.
    var startsLine: Bool
    /// Whether there is a blank on either side, which is what tells one kind of operator from another.
    var blanks: (before: Bool, after: Bool)
    var isOperator: Bool
    var block: Block?
    /// Of the first piece of a declaration whose words for access have been taken away: whether it is private.
    var isPrivate = false
    /// What stands before this comma or bracket and is the value of a parameter that nobody gives one.
    var defaultValue: [String] = []

    /// The same where the compiler reads the same.
    func reads(as other: Piece) -> Bool {
      text == other.text && startsLine == other.startsLine && (block == nil) == (other.block == nil)
        && (!isOperator || blanks == other.blanks)
    }
  }

  struct Block {
    var pieces: [Piece]
    /// Between the braces, or the whole file.
    var content: Range<Int>

    func reads(as other: Block) -> Bool {
      pieces.count == other.pieces.count
        && zip(pieces, other.pieces).allSatisfy { first, second in
          guard first.reads(as: second) else { return false }
          guard let inner = first.block, let other = second.block else { return true }
          return inner.reads(as: other)
        }
    }

    func contains(_ isMeant: (String) -> Bool) -> Bool {
      pieces.contains { isMeant($0.text) || $0.block?.contains(isMeant) == true }
    }
  }

  let file: Block

  /// Nil if its braces do not match.
  init?(_ bytes: [UInt8]) {
    let text = SourceText(bytes)
    var open: [(start: Piece, pieces: [Piece])] = []
    var pieces: [Piece] = []
    var startsLine = true
    var isAfterBlank = true
    let tokens = tokenize(bytes)
    for (index, token) in tokens.enumerated() {
      if token.kind.isTrivia {
        isAfterBlank = true
        let isLineEnd =
          token.kind == .newline
          || token.kind.isComment && bytes[token.range].contains(UInt8(ascii: "\n"))
        startsLine = startsLine || isLineEnd
        continue
      }
      let piece = Piece(
        text: text.text(of: token), range: token.range, startsLine: startsLine,
        blanks: (isAfterBlank, index + 1 == tokens.count || tokens[index + 1].kind.isTrivia),
        isOperator: token.kind == .operator, block: nil)
      startsLine = false
      isAfterBlank = false
      switch (token.kind, piece.text) {
      case (.punctuation, "{"):
        open.append((piece, pieces))
        pieces = []
      case (.punctuation, "}"):
        guard let last = open.popLast() else { return nil }
        var whole = last.start
        whole.range = whole.range.lowerBound..<piece.range.upperBound
        whole.block = Block(
          pieces: pieces, content: last.start.range.upperBound..<piece.range.lowerBound)
        pieces = last.pieces + [whole]
      default: pieces.append(piece)
      }
    }
    guard open.isEmpty else { return nil }
    file = Block(pieces: pieces, content: bytes.indices)
  }
}

extension BracedSource.Block {
  /// The pieces of each declaration in a block of them, with the attributes before it.
  var declarations: [Range<Int>] {
    var starts: [Int] = []
    var depth = 0
    var isNamed = true
    for (index, piece) in zip(pieces.indices, pieces) {
      let isNew =
        isNamed && depth == 0 && piece.startsLine && piece.block == nil && !piece.continues
        && !pieces[..<index].suffix(1).contains { [",", ":"].contains($0.text) }
        && !Self.afterSignature.contains(piece.text)
      if isNew || index == pieces.startIndex {
        starts.append(index)
        isNamed = false
      }
      if ["(", "["].contains(piece.text) { depth += 1 }
      if [")", "]"].contains(piece.text) { depth -= 1 }
      if depth == 0, Self.declarationWords.contains(piece.text) { isNamed = true }
    }
    return zip(starts, starts.dropFirst() + [pieces.endIndex]).map { $0..<$1 }
  }

  private static let afterSignature: Set<String> = ["where", "->", "throws", "async", "rethrows"]

  /// Whether the block is one expression, which in a function with a result needs no `return`.
  ///
  /// In doubt it is not: a `return` that is missing does not compile, one too many would leave out the rest.
  var isExpression: Bool {
    guard let first = pieces.first, !Self.statements.contains(first.text) else { return false }
    if ["if", "switch"].contains(first.text) { return isChoiceOfValues }
    var depth = 0
    for (previous, piece) in zip(pieces, pieces.dropFirst()) {
      if piece.text == ";" { return false }
      if ["(", "["].contains(previous.text) { depth += 1 }
      if [")", "]"].contains(piece.text) { depth -= 1 }
      guard depth == 0, piece.startsLine else { continue }
      guard piece.continues || previous.isJoint else { return false }
    }
    return true
  }

  /// One `if` or `switch`, and all that it does is to have a value.
  private var isChoiceOfValues: Bool {
    guard pieces.last?.block != nil, !contains({ ["return", "let", "var", "="].contains($0) })
    else { return false }
    return !pieces.dropFirst().contains { $0.startsLine && $0.text != "else" }
      && pieces.first?.text == "if" || pieces.count { $0.block != nil } == 1
  }

  private static let statements: Set<String> = [
    "let", "var", "return", "guard", "for", "while", "repeat", "do", "defer", "throw", "func",
    "class", "struct", "enum", "typealias", "break", "continue", "fallthrough", "actor", "async",
    "lazy", "weak", "unowned", "static", "final", "private", "@MainActor", "#if",
  ]
}

extension BracedSource.Piece {
  /// Whether an expression goes on with it after a line's end.
  var continues: Bool {
    isJoint || [".", "as", "is", ")", "]"].contains(text)
  }

  /// Whether there is something on either side of it that it joins.
  var isJoint: Bool {
    isOperator && blanks.before && blanks.after || ["?", ":", ",", "="].contains(text)
  }
}
