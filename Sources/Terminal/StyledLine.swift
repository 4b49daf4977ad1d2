/// A run of text in one style, which may be a link; it never holds a character that a terminal obeys.
package struct StyledText: Sendable, Equatable {
  package let text: String
  package let style: Style
  package let link: String?

  /// Makes the text harmless, so that its width is known and nothing in it can steer a terminal.
  package init(_ text: String, style: Style = .plain, link: String? = nil) {
    self.text = harmless(text)
    self.style = style
    self.link = link
  }
}

/// One line of styled text, not yet fitted to a width.
package struct StyledLine: Sendable, Equatable {
  package var spans: [StyledText]

  /// Spans are drawn one after another, with nothing between.
  package init(_ spans: [StyledText]) {
    self.spans = spans
  }

  /// A line of one span.
  package init(_ text: String, style: Style = .plain) {
    spans = [StyledText(text, style: style)]
  }

  /// The columns that the line takes.
  package var width: Int {
    spans.reduce(0) { $0 + displayWidth($1.text) }
  }

  /// The text without style or links.
  package var text: String {
    spans.map(\.text).joined()
  }
}
