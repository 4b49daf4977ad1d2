import Terminal

/// One line of source as cells of known width, each of which knows its bytes.
struct SourceRow {
  struct Cell {
    /// As it is drawn: tabs expanded, control characters made harmless.
    var text: String
    var width: Int
    /// Counted from the start of the line.
    var bytes: Range<Int>
  }

  let cells: [Cell]

  init(_ line: some Sequence<UInt8>) {
    var cells: [Cell] = []
    var offset = 0
    var column = 0
    for character in String(decoding: Array(line), as: UTF8.self) {
      let length = character.utf8.count
      defer { offset += length }
      guard !character.isNewline || character == "\u{2028}" || character == "\u{2029}" else {
        continue
      }
      let text =
        character == "\t"
        ? String(repeating: " ", count: Self.tab - column % Self.tab) : harmless(String(character))
      let width = displayWidth(text)
      cells.append(Cell(text: text, width: width, bytes: offset..<offset + length))
      column += width
    }
    self.cells = cells
  }

  private static let tab = 4

  var width: Int { cells.reduce(0) { $0 + $1.width } }

  /// The cell that a byte lies in; the one after the last for what lies behind the end.
  func cell(at byte: Int) -> Int {
    cells.firstIndex { $0.bytes.upperBound > byte } ?? cells.count
  }

  /// The cells that fit into a width, with a mark for what is left out, so that one cell is among them.
  func window(showing focus: Int, width limit: Int) -> Window {
    // A caret behind the last letter takes a column too.
    guard width + (focus >= cells.count ? 1 : 0) > limit else {
      return Window(range: 0..<cells.count)
    }
    let room = max(limit - 2, 1)
    var start = min(focus, cells.count)
    var used = focus < cells.count ? cells[focus].width : 1
    // What stands before says more of a place than what follows.
    while start > 0, used + cells[start - 1].width <= room * 2 / 3 {
      start -= 1
      used += cells[start].width
    }
    var end = min(focus + 1, cells.count)
    while end < cells.count, used + cells[end].width <= room {
      used += cells[end].width
      end += 1
    }
    while start > 0, used + cells[start - 1].width <= room {
      start -= 1
      used += cells[start].width
    }
    return Window(range: start..<end, isCutBefore: start > 0, isCutAfter: end < cells.count)
  }

  struct Window: Equatable {
    var range: Range<Int>
    var isCutBefore = false
    var isCutAfter = false
  }

  func text(of window: Window) -> String {
    (window.isCutBefore ? "…" : "") + cells[window.range].map(\.text).joined()
      + (window.isCutAfter ? "…" : "")
  }

  /// The caret below one cell, and `~` below those of the ranges, which are counted in bytes.
  func underline(of window: Window, caret: Int, ranges: [Range<Int>]) -> String {
    var marks = window.isCutBefore ? " " : ""
    for index in window.range {
      let cell = cells[index]
      let isMarked = ranges.contains { $0.overlaps(cell.bytes) }
      if index == caret {
        marks += "^" + String(repeating: "~", count: max(cell.width - 1, 0))
      } else {
        marks += String(repeating: isMarked ? "~" : " ", count: cell.width)
      }
    }
    if caret >= cells.count { marks += "^" }
    while marks.hasSuffix(" ") { marks.removeLast() }
    return marks
  }
}
