/// The sixteen colours that every terminal has, in the shades that its owner chose.
package enum Color: UInt8, Sendable, CaseIterable {
  case black, red, green, yellow, blue, magenta, cyan, white
  case brightBlack, brightRed, brightGreen, brightYellow
  case brightBlue, brightMagenta, brightCyan, brightWhite
}

/// How a span of text looks on a terminal that shows styles.
package struct Style: Sendable, Hashable {
  package var foreground: Color?
  package var background: Color?
  package var isBold: Bool
  package var isDim: Bool
  package var isUnderlined: Bool
  package var isItalic: Bool
  package var isStruck: Bool

  /// Anything left out is as the terminal draws ordinary text.
  package init(
    foreground: Color? = nil, background: Color? = nil,
    isBold: Bool = false, isDim: Bool = false, isUnderlined: Bool = false,
    isItalic: Bool = false, isStruck: Bool = false
  ) {
    self.foreground = foreground
    self.background = background
    self.isBold = isBold
    self.isDim = isDim
    self.isUnderlined = isUnderlined
    self.isItalic = isItalic
    self.isStruck = isStruck
  }

  /// Ordinary text.
  package static let plain = Style()
}
