/// The state of one pass over the source.
///
/// Strings and their interpolations nest through `contexts` and not through calls, so no input is too deep.
struct Lexer {
  enum Context {
    case string(StringShape)
    /// Code inside `\( … )`, with the number of its parentheses that are still open.
    case interpolation(openParentheses: Int)
  }

  struct StringShape {
    let numberSigns: Int
    let isMultiline: Bool
  }

  let source: [UInt8]
  var position = 0
  var tokens: [Token] = []
  var contexts: [Context] = []
  /// Indices of the last three tokens that are not trivia, newest first; -1 for none.
  var last = -1
  var secondLast = -1
  var thirdLast = -1
  /// No bare regex begins before this offset: an earlier attempt has read that far in vain.
  var noRegexBefore = 0

  init(source: [UInt8]) {
    self.source = source
    tokens.reserveCapacity(source.count / 4)
  }

  mutating func run() {
    if source.starts(with: [0xEF, 0xBB, 0xBF]) { emit(.whitespace, upTo: 3) }
    if peek() == .numberSign, peek(1) == .exclamation { emit(.shebang, upTo: lineEnd(position)) }
    while position < source.count {
      if case .string(let shape) = contexts.last {
        lexStringContent(shape)
      } else {
        lexCode()
      }
    }
  }

  /// Never returns without having moved on by at least one byte.
  private mutating func lexCode() {
    let byte = source[position]
    switch byte {
    case .lineFeed, .carriageReturn: lexNewline()
    case .space, .tab, 0x0B, 0x0C: lexWhitespace()
    case .slash: lexSlash()
    case .quote: lexStringOpen(numberSigns: 0)
    case .numberSign: lexNumberSign()
    case .at: lexAttribute()
    case .backtick: lexBacktick()
    case .zero ... .nine: lexNumber()
    case .openParenthesis: lexOpenParenthesis()
    case .closeParenthesis: lexCloseParenthesis()
    case .colon: lexColon()
    case .openBrace, .closeBrace, .openBracket, .closeBracket, .comma, .semicolon, .backslash:
      emit(.punctuation, upTo: position + 1)
    case .period: lexPeriod()
    case .exclamation, .question: lexMark()
    default: lexByCharacter(byte)
    }
  }

  private mutating func lexByCharacter(_ byte: UInt8) {
    let scalar = scalar(at: position)
    if byte.isIdentifierHead || scalar.isIdentifierHead {
      lexWord()
    } else if byte.isOperator || scalar.isOperatorHead {
      lexOperator()
    } else {
      emit(.unknown, upTo: position + scalar.length)
    }
  }

  private mutating func lexNewline() {
    let isPair = peek() == .carriageReturn && peek(1) == .lineFeed
    emit(.newline, upTo: position + (isPair ? 2 : 1))
    // An interpolation may not leave the line of its single-line string.
    while contexts.count >= 2, case .interpolation = contexts[contexts.count - 1],
      case .string(let shape) = contexts[contexts.count - 2], !shape.isMultiline
    {
      contexts.removeLast(2)
    }
  }

  private mutating func lexWhitespace() {
    var end = position + 1
    while end < source.count, source[end].isBlank { end += 1 }
    emit(.whitespace, upTo: end)
  }

  private mutating func lexOpenParenthesis() {
    if case .interpolation(let open) = contexts.last {
      contexts[contexts.count - 1] = .interpolation(openParentheses: open + 1)
    }
    emit(.punctuation, upTo: position + 1)
  }

  private mutating func lexCloseParenthesis() {
    guard case .interpolation(let open) = contexts.last else {
      return emit(.punctuation, upTo: position + 1)
    }
    if open == 0 {
      contexts.removeLast()
      emit(.interpolationClose, upTo: position + 1)
    } else {
      contexts[contexts.count - 1] = .interpolation(openParentheses: open - 1)
      emit(.punctuation, upTo: position + 1)
    }
  }
}

// MARK: - Reading and writing

extension Lexer {
  /// The byte so many bytes ahead; zero behind the end, which means nothing to Swift either.
  func peek(_ distance: Int = 0) -> UInt8 {
    let offset = position + distance
    return offset < source.count ? source[offset] : 0
  }

  func byte(at offset: Int) -> UInt8 {
    offset < source.count ? source[offset] : 0
  }

  func lineEnd(_ start: Int) -> Int {
    var end = start
    while end < source.count, !source[end].isLineEnd { end += 1 }
    return end
  }

  /// True if the one-byte token at the index is this byte.
  func token(_ index: Int, is byte: UInt8) -> Bool {
    guard index >= 0, tokens[index].range.count == 1 else { return false }
    return source[tokens[index].range.lowerBound] == byte
  }

  /// Appends the bytes from the current position on as one token; an empty one is left out.
  mutating func emit(_ kind: Token.Kind, upTo end: Int) {
    guard end > position else { return }
    let index = tokens.count
    tokens.append(Token(kind: kind, range: position..<end))
    position = end
    guard !kind.isTrivia else { return }
    thirdLast = secondLast
    secondLast = last
    last = index
    settleContextualKeyword()
  }
}
