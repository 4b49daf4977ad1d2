/// How many columns and rows a terminal has.
package struct TerminalSize: Sendable, Equatable {
  package var columns: Int
  package var rows: Int

  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }
}

/// What a terminal shows, so that only the rows that change have to be sent.
package struct Screen: Sendable {
  package let level: ColorLevel
  /// Whether the terminal shows more than ASCII.
  package let isUnicode: Bool
  private var size = TerminalSize(columns: 0, rows: 0)
  /// Row by row what was sent; empty if nothing is known of what the terminal shows.
  private var shown: [[UInt8]] = []

  package init(level: ColorLevel, isUnicode: Bool) {
    self.level = level
    self.isUnicode = isUnicode
  }

  /// Forgets what is shown: somebody else has drawn on the terminal.
  package mutating func forget() { shown = [] }

  /// The bytes that turn what is shown into these lines; empty if nothing differs.
  package mutating func bytes(drawing lines: [StyledLine], size: TerminalSize) -> [UInt8] {
    var bytes: [UInt8] = []
    if size != self.size || shown.isEmpty {
      self.size = size
      shown = Array(repeating: [], count: max(0, size.rows))
      bytes += "\u{1B}[0m\u{1B}[2J".utf8
    }
    for row in shown.indices {
      let line = (row < lines.count ? lines[row] : StyledLine([])).cut(to: size.columns)
      let drawn = isUnicode ? line : line.inASCII
      let encoded = drawn.encoded(level: level, links: true)
      guard encoded != shown[row] else { continue }
      shown[row] = encoded
      bytes += "\u{1B}[\(row + 1);1H".utf8 + encoded
      // In the last column some terminals would erase what was just written there.
      if drawn.width < size.columns { bytes += "\u{1B}[K".utf8 }
    }
    return bytes
  }
}
