extension StyledLine {
  /// The line cut to at most `width` columns, with `…` for what was cut off.
  package func cut(to width: Int) -> StyledLine {
    guard self.width > width else { return self }
    guard width > 0 else { return StyledLine([]) }
    var room = width - 1
    var result: [StyledText] = []
    for span in spans {
      var text = ""
      for cluster in span.text {
        let columns = displayWidth(cluster)
        if columns > room {
          result.append(StyledText(text + "…", style: span.style, link: span.link))
          return StyledLine(result)
        }
        room -= columns
        text.append(cluster)
      }
      result.append(StyledText(text, style: span.style, link: span.link))
    }
    return StyledLine(result)
  }

  /// The line in ASCII alone, of the same width, for terminals that show nothing else.
  package var inASCII: StyledLine {
    guard spans.contains(where: { $0.text.utf8.contains { $0 >= 0x80 } }) else { return self }
    return StyledLine(
      spans.map { span in
        let text = span.text.map { cluster -> String in
          if cluster.isASCII { return String(cluster) }
          return substitutes[cluster]
            ?? String(repeating: "?", count: displayWidth(cluster))
        }.joined()
        return StyledText(text, style: span.style, link: span.link)
      })
  }

  /// The line with another style on top for the text that matches, whatever the case of its letters.
  package func highlighting(_ words: String, with style: Style) -> StyledLine {
    let sought = Array(words.lowercased())
    guard !sought.isEmpty else { return self }
    var result: [StyledText] = []
    for span in spans {
      var rest = Array(span.text)[...]
      var plain = ""
      while !rest.isEmpty {
        if rest.prefix(sought.count).map({ Character($0.lowercased()) }) == sought {
          result.append(StyledText(plain, style: span.style, link: span.link))
          result.append(
            StyledText(String(rest.prefix(sought.count)), style: style, link: span.link))
          plain = ""
          rest = rest.dropFirst(sought.count)
        } else {
          plain.append(rest.removeFirst())
        }
      }
      result.append(StyledText(plain, style: span.style, link: span.link))
    }
    return StyledLine(result.filter { !$0.text.isEmpty })
  }
}

/// The nearest in ASCII to what views draw and what prose is written with, each of the same width.
private let substitutes: [Character: String] = [
  "✓": "+", "✗": "x", "·": "-", "•": "*", "›": ">", "‹": "<", "→": ">", "←": "<", "↑": "^",
  "↓": "v", "│": "|", "─": "-", "━": "=", "█": "#", "░": ".", "▌": "|", "●": "*", "○": "o",
  "★": "*",
  "…": "~", "–": "-", "—": "-", "‘": "'", "’": "'", "“": "\"", "”": "\"", "\u{A0}": " ", "▏": "_",
  "┌": "+", "┐": "+", "└": "+", "┘": "+", "├": "+", "┤": "+", "┬": "+", "┴": "+", "┼": "+",
]
