/// The parts of links and of link reference definitions; every function returns the offset behind the part.
enum LinkSyntax {
  /// The text of a destination or title without its delimiters, and the offset behind them.
  typealias Part = (content: Range<Int>, end: Int)

  /// A label with its brackets: at most 999 bytes, no unescaped bracket, something besides white space.
  static func label(in text: [UInt8], at start: Int, limit: Int) -> Part? {
    guard start < limit, text[start] == .openBracket else { return nil }
    var index = start + 1
    var isBlank = true
    let limit = min(limit, start + 1 + 1000)
    while index < limit {
      switch text[index] {
      case .closeBracket:
        return isBlank || index - start - 1 > 999 ? nil : (start + 1..<index, index + 1)
      case .openBracket:
        return nil
      case .backslash where index + 1 < limit && text[index + 1].isASCIIPunctuation:
        isBlank = false
        index += 1
      case let byte where !byte.isWhitespace:
        isBlank = false
      default:
        break
      }
      index += 1
    }
    return nil
  }

  static func destination(in text: [UInt8], at start: Int, limit: Int) -> Part? {
    guard start < limit, text[start] == .less else {
      return bareDestination(in: text, at: start, limit: limit)
    }
    var index = start + 1
    while index < limit {
      switch text[index] {
      case .greater: return (start + 1..<index, index + 1)
      case .less, .newline: return nil
      case .backslash where index + 1 < limit && text[index + 1].isASCIIPunctuation: index += 1
      default: break
      }
      index += 1
    }
    return nil
  }

  /// A destination without angle brackets; like other parsers, this one gives up at 32 nested parentheses.
  private static func bareDestination(in text: [UInt8], at start: Int, limit: Int) -> Part? {
    var index = start
    var depth = 0
    scan: while index < limit {
      switch text[index] {
      case .openParenthesis:
        depth += 1
        guard depth <= 32 else { return nil }
      case .closeParenthesis:
        if depth == 0 { break scan }
        depth -= 1
      case .backslash where index + 1 < limit && text[index + 1].isASCIIPunctuation:
        index += 1
      case let byte where byte <= .space || byte == 0x7F:
        break scan
      default:
        break
      }
      index += 1
    }
    guard depth == 0 else { return nil }
    return (start..<index, index)
  }

  static func title(in text: [UInt8], at start: Int, limit: Int) -> Part? {
    guard start < limit else { return nil }
    let opening = text[start]
    guard opening == .quote || opening == .apostrophe || opening == .openParenthesis else {
      return nil
    }
    let closing = opening == .openParenthesis ? .closeParenthesis : opening
    var index = start + 1
    while index < limit {
      let byte = text[index]
      if byte == closing { return (start + 1..<index, index + 1) }
      if byte == .openParenthesis, closing == .closeParenthesis { return nil }
      if byte == .backslash, index + 1 < limit, text[index + 1].isASCIIPunctuation { index += 1 }
      index += 1
    }
    return nil
  }

  /// Skips spaces, tabs and line ends.
  static func skipWhitespace(in text: [UInt8], from start: Int, limit: Int) -> Int {
    var index = start
    while index < limit, text[index].isSpaceOrTab || text[index] == .newline { index += 1 }
    return index
  }
}
