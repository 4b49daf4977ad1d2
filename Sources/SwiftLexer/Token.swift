/// One piece of Swift source: the tokens of a file, in order, cover each of its bytes exactly once.
package struct Token: Sendable, Equatable {
  /// What a token is, as far as the characters and their close neighbours tell.
  package enum Kind: Sendable, Equatable, CaseIterable {
    /// A name, also in backticks, also `$0`, also a keyword's word used as a member or a label.
    case identifier
    case keyword
    /// `@Name` without its arguments.
    case attribute
    /// `#if`, `#selector`, `#Preview`: a number sign and a word.
    case poundWord
    case integer
    case float
    /// The opening quotes of a string with the number signs before them.
    case stringOpen
    case stringText
    /// An escape other than an interpolation, such as `\n`, `\#t` or `\u{1F600}`.
    case stringEscape
    /// `\(` with the number signs of a raw string in between.
    case interpolationOpen
    case interpolationClose
    case stringClose
    /// A whole regex literal, bare or with number signs.
    case regex
    case `operator`
    /// Brackets, comma, colon, semicolon, period, backslash and the lone underscore.
    case punctuation
    case lineComment
    case docLineComment
    case blockComment
    case docBlockComment
    /// Blanks within a line, and a byte order mark.
    case whitespace
    /// One line end: LF, CR or CRLF.
    case newline
    case shebang
    /// A byte or a character that Swift has no use for, such as invalid UTF-8.
    case unknown
  }

  package internal(set) var kind: Kind
  /// The token's bytes in the source.
  package let range: Range<Int>

  package init(kind: Kind, range: Range<Int>) {
    self.kind = kind
    self.range = range
  }
}

extension Token.Kind {
  package var isComment: Bool {
    switch self {
    case .lineComment, .docLineComment, .blockComment, .docBlockComment: true
    default: false
    }
  }

  /// True of what the grammar skips: blanks, line ends, comments and the shebang.
  package var isTrivia: Bool {
    switch self {
    case .whitespace, .newline, .shebang: true
    default: isComment
    }
  }
}

/// Cuts any bytes into tokens in linear time; unfinished strings and comments end with their line or file.
package func tokenize(_ source: [UInt8]) -> [Token] {
  var lexer = Lexer(source: source)
  lexer.run()
  return lexer.tokens
}
