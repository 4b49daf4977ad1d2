import Curriculum
import Markdown
import Terminal

extension Step {
  /// What the step has taught, still to be wrapped; nothing where its author does not say it.
  func learnedLines(
    indent: String = "", label: String = "Learned: ", style: Style = .plain
  ) -> [StyledLine] {
    guard let learned, let paragraph = Document(parsing: learned).root.firstChild else { return [] }
    let words = InlineLines(of: paragraph, style: style).lines.map(\.spans)
    return [
      StyledLine(
        [StyledText(indent), StyledText(label, style: .heading)]
          + words.joined(separator: [StyledText(" ")]))
    ]
  }
}
