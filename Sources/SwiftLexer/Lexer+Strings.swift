extension Lexer {
  /// At the quote of a string, or at the first of the number signs before it.
  mutating func lexStringOpen(numberSigns: Int) {
    let quote = position + numberSigns
    let isTriple = byte(at: quote + 1) == .quote && byte(at: quote + 2) == .quote
    // `#"""#` is a quote in a raw string; text on the opening line is no multi-line string.
    let isMultiline = isTriple && (numberSigns == 0 || isRestOfLineBlank(quote + 3))
    emit(.stringOpen, upTo: quote + (isMultiline ? 3 : 1))
    contexts.append(.string(StringShape(numberSigns: numberSigns, isMultiline: isMultiline)))
  }

  /// Reads text up to and including whatever ends it: an escape, the closing quotes or the line.
  mutating func lexStringContent(_ shape: StringShape) {
    var offset = position
    while offset < source.count {
      let byte = source[offset]
      if byte == .quote, let end = closingEnd(offset, shape) {
        emit(.stringText, upTo: offset)
        contexts.removeLast()
        return emit(.stringClose, upTo: end)
      }
      if byte == .backslash, hasNumberSigns(offset + 1, count: shape.numberSigns) {
        emit(.stringText, upTo: offset)
        return lexEscape(shape)
      }
      if byte.isLineEnd, !shape.isMultiline {
        contexts.removeLast()
        return emit(.stringText, upTo: offset)
      }
      offset += 1
    }
    emit(.stringText, upTo: offset)
  }

  private mutating func lexEscape(_ shape: StringShape) {
    let escaped = position + 1 + shape.numberSigns
    guard escaped < source.count, !source[escaped].isLineEnd else {
      return emit(.stringEscape, upTo: escaped)
    }
    if source[escaped] == .openParenthesis {
      contexts.append(.interpolation(openParentheses: 0))
      return emit(.interpolationOpen, upTo: escaped + 1)
    }
    if source[escaped] == UInt8(ascii: "u"), byte(at: escaped + 1) == .openBrace {
      var end = escaped + 2
      while end < escaped + 10, byte(at: end).isHexDigit { end += 1 }
      if byte(at: end) == .closeBrace { return emit(.stringEscape, upTo: end + 1) }
    }
    emit(.stringEscape, upTo: escaped + scalar(at: escaped).length)
  }

  private func closingEnd(_ offset: Int, _ shape: StringShape) -> Int? {
    var end = offset + 1
    if shape.isMultiline {
      guard byte(at: end) == .quote, byte(at: end + 1) == .quote else { return nil }
      end += 2
    }
    return hasNumberSigns(end, count: shape.numberSigns) ? end + shape.numberSigns : nil
  }

  func hasNumberSigns(_ start: Int, count: Int) -> Bool {
    guard start + count <= source.count else { return false }
    var offset = start
    while offset < start + count {
      guard source[offset] == .numberSign else { return false }
      offset += 1
    }
    return true
  }

  private func isRestOfLineBlank(_ start: Int) -> Bool {
    var offset = start
    while offset < source.count, source[offset].isBlank { offset += 1 }
    return offset == source.count || source[offset].isLineEnd
  }
}
