// Words that are keywords in one place and names in another. A token is settled as soon as its
// neighbours are known.

extension Lexer {
  /// At a colon: the keyword before it, or two words before it, is an argument label.
  mutating func lexColon() {
    if last >= 0, tokens[last].kind == .keyword, isLabelPlace(after: secondLast, before: last) {
      if !valueKeywords.contains(text(tokens[last])) { tokens[last].kind = .identifier }
    } else if secondLast >= 0, tokens[secondLast].kind == .keyword,
      tokens[last].kind == .identifier || token(last, is: .underscore),
      token(thirdLast, is: .openParenthesis) || token(thirdLast, is: .comma),
      !neverFirstLabels.contains(text(tokens[secondLast]))
    {
      tokens[secondLast].kind = .identifier
    }
    emit(.punctuation, upTo: position + 1)
  }

  /// After `(` or `,`, or in a compound name such as `move(from:in:)`.
  private func isLabelPlace(after previous: Int, before word: Int) -> Bool {
    if token(previous, is: .openParenthesis) || token(previous, is: .comma) { return true }
    return token(previous, is: .colon) && word == previous + 1
      && tokens[word].range.upperBound == position
  }

  /// Called when a token has been added: the word before it is now known to be a keyword or not.
  mutating func settleContextualKeyword() {
    guard secondLast >= 0, tokens[secondLast].kind == .identifier,
      tokens[secondLast].range.count <= longestKeyword, !token(thirdLast, is: .period)
    else { return }
    let word = text(tokens[secondLast])
    let isKeyword =
      if modifiers.contains(word) {
        isWordOnSameLine(last) || (word == "async" && token(thirdLast, is: .closeParenthesis))
      } else if accessors.contains(word) {
        token(last, is: .openBrace) || token(last, is: .closeBrace) || isWordOnSameLine(last)
      } else {
        false
      }
    if isKeyword { tokens[secondLast].kind = .keyword }
  }

  private func isWordOnSameLine(_ index: Int) -> Bool {
    let token = tokens[index]
    guard token.kind == .identifier || token.kind == .keyword || token.kind == .attribute,
      !tokens[secondLast..<index].contains(where: { $0.kind == .newline })
    else { return false }
    return !["in", "is", "as", "else", "where"].contains(text(token))
  }
}

/// The length in bytes of `precedencegroup`: a longer word needs no lookup.
let longestKeyword = 15

let keywords: Set<String> = [
  "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default",
  "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
  "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
  "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
  "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
  "typealias", "var", "where", "while",
]

/// Keywords that are a value or a type, so that an operator may follow.
let valueKeywords: Set<String> = ["Any", "Self", "false", "nil", "self", "super", "true"]

/// Keywords that stand before a name and a colon without being a label, as in `case is A, is B:`.
private let neverFirstLabels: Set<String> = [
  "Any", "Self", "any", "await", "each", "false", "inout", "is", "let", "nil", "repeat", "self",
  "some", "super", "true", "try", "var",
]

/// Keywords only in front of another word on the same line.
private let modifiers: Set<String> = [
  "actor", "any", "async", "await", "borrowing", "consuming", "convenience", "distributed",
  "dynamic", "each", "final", "indirect", "infix", "isolated", "lazy", "macro", "mutating",
  "nonisolated", "nonmutating", "open", "optional", "override", "package", "postfix", "prefix",
  "required", "sending", "some", "unowned", "weak",
]

/// Keywords only in front of a brace or another accessor.
private let accessors: Set<String> = ["didSet", "get", "set", "willSet"]
