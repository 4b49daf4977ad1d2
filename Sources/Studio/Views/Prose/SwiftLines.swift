import SwiftLexer
import Terminal

/// Swift source as lines in the colours of its tokens; the text is that of the source.
struct SwiftLines {
  private(set) var lines: [StyledLine] = []

  init(_ source: [UInt8]) {
    var spans: [StyledText] = []
    for token in tokenize(source) {
      let style = Self.style(of: token, in: source)
      // Comments and strings go on over several lines.
      let parts = source[token.range].split(
        separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      for (index, part) in parts.enumerated() {
        if index > 0 {
          lines.append(StyledLine(spans))
          spans = []
        }
        let text = String(decoding: part.last == 0x0D ? part.dropLast() : part, as: UTF8.self)
        if !text.isEmpty { spans.append(StyledText(text, style: style)) }
      }
    }
    lines.append(StyledLine(spans))
  }

  private static func style(of token: SwiftLexer.Token, in source: [UInt8]) -> Style {
    switch token.kind {
    case .keyword, .attribute, .poundWord: .keyword
    case .integer, .float: .number
    case .stringOpen, .stringText, .stringClose, .regex: .string
    case .stringEscape, .interpolationOpen, .interpolationClose: .escape
    case .lineComment, .docLineComment, .blockComment, .docBlockComment, .shebang: .secondary
    case .identifier: isTypeName(source[token.range]) ? .typeName : .plain
    case .operator, .punctuation, .whitespace, .newline, .unknown: .plain
    }
  }

  /// Types begin with a capital letter, and everybody keeps to that.
  private static func isTypeName(_ name: ArraySlice<UInt8>) -> Bool {
    name.first { $0 != UInt8(ascii: "`") }
      .map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) } ?? false
  }
}

extension Style {
  fileprivate static let keyword = Style(foreground: .magenta)
  fileprivate static let number = Style(foreground: .yellow)
  fileprivate static let string = Style(foreground: .green)
  fileprivate static let escape = Style(foreground: .yellow)
  fileprivate static let typeName = Style(foreground: .cyan)
}
