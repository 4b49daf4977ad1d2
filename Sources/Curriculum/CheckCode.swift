import SwiftLexer

/// The code of a check file without blanks, comments and the later branches of its `#if` blocks.
///
/// Any index may be asked for: outside the code, the text is empty and the kind is nil.
struct CheckCode {
  private let source: SourceText
  private let tokens: [Token]
  /// Where the code's tokens are among all tokens.
  private let indices: [Int]
  /// For each opening bracket the index of the one that closes it; otherwise the end of the code.
  private let closings: [Int: Int]

  var count: Int { indices.count }

  init(source bytes: [UInt8]) {
    source = SourceText(bytes)
    tokens = tokenize(bytes)
    indices = CheckCode.firstBranches(source, tokens)
    closings = CheckCode.closings(source, tokens, indices)
  }

  func kind(_ index: Int) -> Token.Kind? {
    indices.indices.contains(index) ? tokens[indices[index]].kind : nil
  }

  func text(_ index: Int) -> String {
    indices.indices.contains(index) ? source.text(of: tokens[indices[index]]) : ""
  }

  /// The text without the backticks of a name.
  func name(_ index: Int) -> String {
    let text = text(index)
    return text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text
  }

  func isName(_ index: Int) -> Bool {
    kind(index) == .identifier
  }

  func line(_ index: Int) -> Int {
    source.location(of: tokens[indices[index]].range.lowerBound).line
  }

  /// True if nothing stands between the token and the one before it.
  func clings(_ index: Int) -> Bool {
    guard kind(index) != nil, index > 0 else { return false }
    let previous = tokens[indices[index - 1]]
    return previous.range.upperBound == tokens[indices[index]].range.lowerBound
  }

  func closing(_ index: Int) -> Int {
    closings[index] ?? count
  }

  /// The bytes between an opening bracket and the one that closes it.
  func inside(_ opening: Int) -> Range<Int> {
    let start = tokens[indices[opening]].range.upperBound
    let closing = closing(opening)
    return
      start..<(closing < count ? tokens[indices[closing]].range.lowerBound : source.bytes.count)
  }

  /// The brace that opens the body of a declaration; nil if the declaration has none.
  func body(after keyword: Int) -> Int? {
    var index = keyword + 1
    while index < count {
      switch text(index) {
      case "{": return index
      case "(", "[": index = closing(index) + 1
      case "}", "case", "class", "enum", "extension", "func", "init", "let", "protocol", "struct",
        "subscript", "typealias", "var":
        return nil
      default: index += 1
      }
    }
    return nil
  }

  /// Reads `A.B.C` and moves behind it; only the last name counts.
  func path(_ index: inout Int) -> String {
    var name = name(index)
    index += 1
    while text(index) == ".", isName(index + 1) {
      name = self.name(index + 1)
      index += 2
    }
    return name
  }

  func mentions(_ word: String) -> Bool {
    tokens.contains { $0.kind == .identifier && source.text(of: $0) == word }
  }

  /// The doc comments in front of these tokens, from the last blank line on.
  func documentation(_ range: ClosedRange<Int>) -> [String] {
    range.flatMap { documentation(before: indices[$0]) }
  }

  private func documentation(before index: Int) -> [String] {
    var start = index
    while start > 0, tokens[start - 1].kind.isTrivia { start -= 1 }
    var comments: [String] = []
    // What stands on the line of the code before it belongs to that code.
    var lineEnds = start == 0 ? 1 : 0
    for token in tokens[start..<index] {
      switch token.kind {
      case .newline: lineEnds += 1
      case .docLineComment, .docBlockComment:
        guard lineEnds > 0 || !comments.isEmpty else { continue }
        if lineEnds > 1 { comments = [] }
        comments.append(source.text(of: token))
        lineEnds = 0
      case .lineComment, .blockComment: lineEnds = min(lineEnds, 1)
      default: break
      }
    }
    return comments
  }

  private static func firstBranches(_ source: SourceText, _ tokens: [Token]) -> [Int] {
    var isLaterBranch: [Bool] = []
    var skipping = 0
    var indices: [Int] = []
    for (index, token) in tokens.enumerated() where !token.kind.isTrivia {
      guard token.kind == .poundWord else {
        if skipping == 0 { indices.append(index) }
        continue
      }
      switch source.text(of: token) {
      case "#if": isLaterBranch.append(false)
      case "#elseif", "#else":
        if isLaterBranch.last == false {
          isLaterBranch[isLaterBranch.count - 1] = true
          skipping += 1
        }
      case "#endif": if isLaterBranch.popLast() == true { skipping -= 1 }
      default: if skipping == 0 { indices.append(index) }
      }
    }
    return indices
  }

  private static func closings(
    _ source: SourceText, _ tokens: [Token], _ indices: [Int]
  ) -> [Int: Int] {
    let openers = ["}": "{", ")": "(", "]": "["]
    var open: [String: [Int]] = [:]
    var closings: [Int: Int] = [:]
    for (index, position) in indices.enumerated() where tokens[position].kind == .punctuation {
      let text = source.text(of: tokens[position])
      if let opener = openers[text] {
        if let start = open[opener]?.popLast() { closings[start] = index }
      } else {
        open[text, default: []].append(index)
      }
    }
    return closings
  }
}
