extension Lexer {
  mutating func lexWord() {
    let end = wordEnd(position)
    guard end - position > 1 || peek() != .underscore else {
      return emit(.punctuation, upTo: end)
    }
    // A member's name is never a keyword: `a.default`, `.init`.
    let isMember = token(last, is: .period)
    let isKeyword = !isMember && end - position <= longestKeyword && keywords.contains(text(end))
    emit(isKeyword ? .keyword : .identifier, upTo: end)
  }

  mutating func lexAttribute() {
    let end = wordEnd(position + 1)
    if end > position + 1, !peek(1).isDigit {
      emit(.attribute, upTo: end)
    } else {
      emit(.punctuation, upTo: position + 1)
    }
  }

  /// A name in backticks; without the second backtick on the line the first one means nothing.
  mutating func lexBacktick() {
    var end = position + 1
    while end < source.count, source[end] != .backtick, !source[end].isLineEnd { end += 1 }
    if byte(at: end) != .backtick {
      emit(.unknown, upTo: position + 1)
    } else {
      emit(end == position + 1 ? .unknown : .identifier, upTo: end + 1)
    }
  }

  /// A raw string, an extended regex, `#word`, or number signs without meaning.
  mutating func lexNumberSign() {
    var end = position + 1
    while end < source.count, source[end] == .numberSign { end += 1 }
    let count = end - position
    switch byte(at: end) {
    case .quote: lexStringOpen(numberSigns: count)
    case .slash: lexExtendedRegex(numberSigns: count)
    default:
      let wordEnd = wordEnd(end)
      let isWord = count == 1 && wordEnd > end && !byte(at: end).isDigit
      emit(isWord ? .poundWord : .unknown, upTo: isWord ? wordEnd : end)
    }
  }

  mutating func lexNumber() {
    var end = position
    var kind = Token.Kind.integer
    let isRadix = peek() == .zero && [0x78, 0x6F, 0x62].contains(peek(1))
    let isHex = isRadix && peek(1) == 0x78
    // In `pair.0.1` the second period is a member access again.
    let isMember = last == tokens.count - 1 && token(last, is: .period)
    if isRadix { end += 2 }
    while byte(at: end).isDigit || byte(at: end) == .underscore
      || (isHex && byte(at: end).isHexDigit)
    {
      end += 1
    }
    if !isMember, !isRadix || isHex {
      let fractionEnd = fractionEnd(end, isHex: isHex)
      if fractionEnd > end { kind = .float }
      end = fractionEnd
    }
    // What clings to a number is an error, and belongs to it.
    emit(kind, upTo: wordEnd(end))
  }

  private func fractionEnd(_ start: Int, isHex: Bool) -> Int {
    var end = start
    let isPart: (UInt8) -> Bool = { $0.isDigit || $0 == .underscore || (isHex && $0.isHexDigit) }
    if byte(at: end) == .period, byte(at: end + 1).isDigit || (isHex && isHexFraction(end + 1)) {
      end += 2
      while isPart(byte(at: end)) { end += 1 }
    }
    // A letter in upper or lower case.
    guard byte(at: end) | 0x20 == UInt8(ascii: isHex ? "p" : "e") else { return end }
    let sign = byte(at: end + 1)
    let digits = sign == .plus || sign == .minus ? end + 2 : end + 1
    guard byte(at: digits).isDigit else { return end }
    end = digits
    while byte(at: end).isDigit || byte(at: end) == .underscore { end += 1 }
    return end
  }

  /// `0xAB.8p1` has a fraction, `0xAB.description` has a member: only an exponent tells.
  private func isHexFraction(_ start: Int) -> Bool {
    var end = start
    while byte(at: end).isHexDigit { end += 1 }
    return end > start && byte(at: end) | 0x20 == UInt8(ascii: "p")
  }

  private func wordEnd(_ start: Int) -> Int {
    var end = start
    while end < source.count {
      let byte = source[end]
      if byte.isIdentifierHead || byte.isDigit {
        end += 1
      } else if byte >= 0x80 {
        let scalar = scalar(at: end)
        guard scalar.isIdentifierPart else { break }
        end += scalar.length
      } else {
        break
      }
    }
    return end
  }

  func text(_ token: Token) -> String {
    String(decoding: source[token.range], as: UTF8.self)
  }

  private func text(_ end: Int) -> String {
    String(decoding: source[position..<end], as: UTF8.self)
  }
}
