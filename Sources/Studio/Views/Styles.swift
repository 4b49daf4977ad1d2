import Terminal

/// The few styles that views use, each named for what it says.
extension Style {
  static let heading = Style(isBold: true)
  static let secondary = Style(isDim: true)
  static let success = Style(foreground: .green)
  static let failure = Style(foreground: .red)
  static let caution = Style(foreground: .yellow)
  static let code = Style(foreground: .cyan)
}

extension StyledLine {
  static let blank = StyledLine("")

  /// One style, control characters made visible.
  static func text(_ text: String, _ style: Style = .plain) -> StyledLine {
    StyledLine(harmless(text), style: style)
  }

  /// Several lines of one style from text that may come from anywhere.
  static func lines(_ text: String, indent: String = "", _ style: Style = .plain) -> [StyledLine] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { StyledLine(indent + harmless(String($0)), style: style) }
  }
}
