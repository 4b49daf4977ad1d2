// What begins with a slash or goes on until a slash: comments and regex literals.

extension Lexer {
  mutating func lexSlash() {
    if peek(1) == .slash {
      emit(peek(2) == .slash ? .docLineComment : .lineComment, upTo: lineEnd(position))
    } else if peek(1) == .asterisk {
      lexBlockComment()
    } else if let end = bareRegexEnd() {
      emit(.regex, upTo: end)
    } else {
      lexOperator()
    }
  }

  private mutating func lexBlockComment() {
    let isDocumentation = peek(2) == .asterisk && peek(3) != .slash
    var depth = 1
    var offset = position + 2
    while offset < source.count, depth > 0 {
      if source[offset] == .slash, byte(at: offset + 1) == .asterisk {
        depth += 1
        offset += 2
      } else if source[offset] == .asterisk, byte(at: offset + 1) == .slash {
        depth -= 1
        offset += 2
      } else {
        offset += 1
      }
    }
    emit(isDocumentation ? .docBlockComment : .blockComment, upTo: offset)
  }

  /// At the number signs of `#/ … /#`, which spans lines if its first line holds nothing else.
  mutating func lexExtendedRegex(numberSigns: Int) {
    var offset = position + numberSigns + 1
    let isMultiline = offset < source.count && source[offset].isLineEnd
    while offset < source.count {
      let byte = source[offset]
      if byte == .slash, hasNumberSigns(offset + 1, count: numberSigns) {
        return emit(.regex, upTo: offset + 1 + numberSigns)
      }
      if byte.isLineEnd, !isMultiline { break }
      // An escaped slash does not end the literal; an escaped line end still ends the line.
      let isPair = byte == .backslash && !self.byte(at: offset + 1).isLineEnd
      offset += isPair ? 2 : 1
    }
    emit(.regex, upTo: min(offset, source.count))
  }

  /// The end of a `/ … /` literal that begins here; nil where the slash divides.
  private mutating func bareRegexEnd() -> Int? {
    guard position >= noRegexBefore, canBeginRegex() else { return nil }
    var depth = 0
    var isInClass = false
    var offset = position + 1
    scan: while offset < source.count {
      switch source[offset] {
      case .lineFeed, .carriageReturn: break scan
      case .backslash where !byte(at: offset + 1).isLineEnd: offset += 1
      case .slash:
        if source[offset - 1].isBlank, byte(at: offset - 2) != .backslash { break scan }
        return offset + 1
      case .openBracket: isInClass = true
      case .closeBracket: isInClass = false
      case .openParenthesis where !isInClass: depth += 1
      case .closeParenthesis where !isInClass:
        depth -= 1
        if depth < 0 { break scan }
      default: break
      }
      offset += 1
    }
    noRegexBefore = offset
    return nil
  }

  private func canBeginRegex() -> Bool {
    let next = peek(1)
    guard !next.isBlank, !next.isLineEnd, position + 1 < source.count else { return false }
    guard last >= 0, endsValue(last) else { return true }
    // After a value a slash divides, unless it begins a statement of its own on a new line.
    return tokens[(last + 1)...].contains { $0.kind == .newline }
  }

  /// True if a value may end with the token, so that an operator is due.
  private func endsValue(_ index: Int) -> Bool {
    let token = tokens[index]
    switch token.kind {
    case .keyword: return valueKeywords.contains(text(token))
    case .operator:
      // A lone `!` or `?` that clings to what stands before it is postfix.
      let isMark = self.token(index, is: .exclamation) || self.token(index, is: .question)
      return isMark && isLeftBound(token.range.lowerBound)
    case .punctuation:
      return self.token(index, is: .closeParenthesis) || self.token(index, is: .closeBracket)
        || self.token(index, is: .closeBrace)
    case .interpolationOpen: return false
    default: return true
    }
  }
}
