import Grading
import SwiftLexer
import Terminal

/// Lines of one source file with their numbers, fitted to the screen.
struct SourceExcerpt {
  private let lines: [ArraySlice<UInt8>]
  /// The columns that a row may fill.
  private let width: Int

  init(_ bytes: [UInt8], width: Int) {
    lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    self.width = width
  }

  /// The line of a place and what points at it below; empty if the file has no such line.
  func rows(of diagnostic: Diagnostic) -> [StyledLine] {
    guard lines.indices.contains(diagnostic.line - 1) else { return [] }
    let line = lines[diagnostic.line - 1]
    let row = SourceRow(line)
    let caret = row.cell(at: diagnostic.column - 1)
    let window = row.window(showing: caret, width: room)
    let ranges = diagnostic.highlights.compactMap { range -> Range<Int>? in
      guard range.line <= diagnostic.line, diagnostic.line <= range.endLine else { return nil }
      let start = range.line == diagnostic.line ? max(range.column - 1, 0) : 0
      let end = range.endLine == diagnostic.line ? range.endColumn - 1 : line.count
      return start..<max(start, end)
    }
    var rows: [StyledLine] = []
    // An empty line says nothing of where it stands.
    if row.cells.allSatisfy({ $0.text == " " }), let before = lastWritten(before: diagnostic.line) {
      let row = SourceRow(lines[before - 1])
      let window = row.window(showing: 0, width: room)
      rows.append(StyledLine([gutter(before), StyledText(row.text(of: window))]))
    }
    rows.append(
      StyledLine([gutter(diagnostic.line), StyledText(row.text(of: window))]))
    let marks = row.underline(of: window, caret: caret, ranges: ranges)
    rows.append(StyledLine([gutter(nil), StyledText(marks, style: .failure)]))
    return rows
  }

  /// What the changes take away, marked `-`, and what they put there, marked `+`; empty if they do not fit.
  func rows(of changes: [Diagnostic.FixIt]) -> [StyledLine] {
    guard let edit = LineEdit(changes, of: lines) else { return [] }
    let removed = lines[edit.removed].map(SourceRow.init)
    let added = edit.added.map { SourceRow($0.utf8) }
    // The two lines are cut alike, so that the change can be seen.
    let focus = zip(removed.first?.cells ?? [], added.first?.cells ?? [])
      .prefix { $0.text == $1.text }.count
    var rows = removed.enumerated().map { index, row in
      changed(edit.removed.lowerBound + 1 + index, "-", row, focus, .failure)
    }
    rows += added.enumerated().flatMap { index, row in
      let number = edit.removed.lowerBound + 1 + index
      // What takes no line's place is to be typed as it stands, and so must not be cut.
      return edit.removed.isEmpty
        ? brought(number, row) : [changed(number, "+", row, focus, .success)]
    }
    guard rows.count > Self.mostRows else { return rows }
    return rows.prefix(Self.mostRows - 1) + [StyledLine([gutter(nil), StyledText("…")])]
  }

  private static let mostRows = 8
  private static let digits = 4

  private func changed(
    _ number: Int, _ mark: String, _ row: SourceRow, _ focus: Int, _ style: Style
  ) -> StyledLine {
    let window = row.window(showing: min(focus, max(row.cells.count - 1, 0)), width: room)
    return StyledLine([
      gutter(number, ""), StyledText("\(mark) \(row.text(of: window))", style: style),
    ])
  }

  /// A new line whole, on as many rows as it takes; only the first has its number.
  private func brought(_ number: Int, _ row: SourceRow) -> [StyledLine] {
    StyledLine(row.cells.map(\.text).joined(), style: .success).wrapped(to: room)
      .enumerated().map { index, part in
        StyledLine(
          [gutter(index == 0 ? number : nil, ""), StyledText("+ ", style: .success)] + part.spans)
      }
  }

  private func lastWritten(before line: Int) -> Int? {
    lines[..<(line - 1)].lastIndex { $0.contains { $0 != 0x20 && $0 != 0x09 && $0 != 0x0D } }
      .map { $0 + 1 }
  }

  private var room: Int { max(width - Self.digits - 3, 8) }

  private func gutter(_ number: Int?, _ bar: String = "│ ") -> StyledText {
    let digits = number.map(String.init) ?? ""
    let padding = String(repeating: " ", count: max(0, Self.digits - digits.count))
    return StyledText("\(padding)\(digits) \(bar)", style: .secondary)
  }
}
