import Structure
import Terminal

/// A sheet of cells: one column each, a wide character takes two of them.
struct MapCanvas {
  private struct Cell: Equatable {
    var text = " "
    var style = Style.plain
  }

  private let width: Int
  private var rows: [[Cell]]

  init(_ size: MapSize) {
    width = size.width
    rows = [[Cell]](repeating: [Cell](repeating: Cell(), count: size.width), count: size.height)
  }

  /// Writes over what is there; what does not fit on the sheet is left out.
  mutating func put(_ text: String, x: Int, y: Int, _ style: Style = .plain) {
    guard rows.indices.contains(y) else { return }
    var column = x
    for character in harmless(text) {
      let columns = displayWidth(String(character))
      guard column >= 0, column + columns <= width else { return }
      if columns == 0 {
        if column > x { rows[y][column - 1].text.append(character) }
        continue
      }
      rows[y][column] = Cell(text: String(character), style: style)
      for covered in column + 1..<column + columns {
        rows[y][covered] = Cell(text: "", style: style)
      }
      column += columns
    }
  }

  func isFree(x: Int, y: Int) -> Bool {
    rows.indices.contains(y) && (0..<width).contains(x) && rows[y][x].text == " "
  }

  /// Without blanks at their ends.
  var lines: [StyledLine] {
    rows.map { row in
      var spans: [StyledText] = []
      var rest = row[..<((row.lastIndex { $0.text != " " } ?? -1) + 1)]
      while let first = rest.first {
        let run = rest.prefix { $0.style == first.style }
        spans.append(StyledText(run.map(\.text).joined(), style: first.style))
        rest = rest.dropFirst(run.count)
      }
      return StyledLine(spans)
    }
  }
}
