extension Lexer {
  mutating func lexPeriod() {
    let next = peek(1)
    let isComment = next == .slash && (peek(2) == .slash || peek(2) == .asterisk)
    if next == .period || (next.isOperator && !isComment) {
      lexOperator()
    } else {
      emit(.punctuation, upTo: position + 1)
    }
  }

  /// A `!` or `?` that follows a value directly is postfix and stands alone, as in `x!==y`.
  mutating func lexMark() {
    if isLeftBound(position) {
      emit(.operator, upTo: position + 1)
    } else {
      lexOperator()
    }
  }

  /// Takes all operator characters up to a comment; periods only if the operator begins with one.
  mutating func lexOperator() {
    let mayHavePeriods = peek() == .period
    var end = position
    while end < source.count {
      let byte = source[end]
      if byte == .slash, end > position {
        let next = self.byte(at: end + 1)
        if next == .slash || next == .asterisk { break }
      }
      if byte.isOperator || (mayHavePeriods && byte == .period) {
        end += 1
        continue
      }
      guard byte >= 0x80 else { break }
      let scalar = scalar(at: end)
      guard end == position ? scalar.isOperatorHead : scalar.isOperatorPart else { break }
      end += scalar.length
    }
    emit(.operator, upTo: max(end, position + 1))
  }

  /// True if something other than a blank, an opening bracket or a separator precedes the offset.
  func isLeftBound(_ offset: Int) -> Bool {
    guard offset > 0 else { return false }
    switch source[offset - 1] {
    case .space, .tab, 0x0B, 0x0C, .lineFeed, .carriageReturn, .openParenthesis, .openBracket,
      .openBrace, .comma, .semicolon, .colon, 0:
      return false
    case .slash: return !(offset > 1 && source[offset - 2] == .asterisk)
    default: return true
    }
  }
}
