import Markdown
import Terminal

/// A table whose columns share the width; where they find no room, its rows are told one below the other.
struct TableLines {
  private let rows: [[[StyledLine]]]
  private let alignments: [ColumnAlignment]
  private let width: Int

  init(table: Node, alignments: [ColumnAlignment], width: Int) {
    rows = table.children.enumerated().map { index, row in
      row.children.map { InlineLines(of: $0, style: index == 0 ? .heading : .plain).lines }
    }
    self.alignments = alignments
    self.width = width
  }

  private static let gap = " │ "
  /// A column below this width is no pleasure to read.
  private static let narrowest = 8

  var lines: [StyledLine] {
    let columns = alignments.count
    guard columns > 0, columns <= 64, let header = rows.first else { return listed }
    let natural = (0..<columns).map { column in
      max(1, rows.flatMap { cell(of: $0, column) }.map(\.width).max() ?? 1)
    }
    guard let widths = shared(natural) else { return listed }
    let body = rows.dropFirst().map { laidOut($0, widths) }
    let isWrapped = body.contains { $0.count > 1 }
    let rule = rule(widths)
    var lines = laidOut(header, widths) + [rule]
    for (index, row) in body.enumerated() {
      // Rows of several lines would run into each other.
      if index > 0, isWrapped { lines.append(rule) }
      lines += row
    }
    return lines
  }

  private func cell(of row: [[StyledLine]], _ column: Int) -> [StyledLine] {
    column < row.count ? row[column] : [.blank]
  }

  /// The width of each column: its own where there is room, else the wide ones give way; nil if all would be cramped.
  private func shared(_ natural: [Int]) -> [Int]? {
    let room = width - (natural.count - 1) * Self.gap.count
    if natural.reduce(0, +) <= room { return natural }
    var left = room
    var widths = natural
    // Narrow columns first: what they do not need goes to the others.
    let order = natural.indices.sorted { (natural[$0], $0) < (natural[$1], $1) }
    for (place, column) in order.enumerated() {
      let share = max(left, 0) / (order.count - place)
      widths[column] = min(natural[column], share)
      left -= widths[column]
    }
    let isCramped = natural.indices.contains { widths[$0] < min(natural[$0], Self.narrowest) }
    return isCramped ? nil : widths
  }

  private func laidOut(_ row: [[StyledLine]], _ widths: [Int]) -> [StyledLine] {
    let cells = widths.indices.map { column in
      cell(of: row, column).flatMap { $0.wrapped(to: widths[column]) }
    }
    let height = cells.map(\.count).max() ?? 1
    return (0..<height).map { index in
      var spans: [StyledText] = []
      for column in widths.indices {
        if column > 0 { spans.append(StyledText(Self.gap, style: .secondary)) }
        let line = index < cells[column].count ? cells[column][index] : .blank
        spans += aligned(line, in: widths[column], column)
      }
      return StyledLine(spans)
    }
  }

  private func aligned(_ line: StyledLine, in width: Int, _ column: Int) -> [StyledText] {
    let space = max(0, width - line.width)
    let before =
      switch alignments[column] {
      case .right: space
      case .center: space / 2
      case .automatic, .left: 0
      }
    let blanks = [before, space - before].map { StyledText(String(repeating: " ", count: $0)) }
    return [blanks[0]] + line.spans + [blanks[1]]
  }

  private func rule(_ widths: [Int]) -> StyledLine {
    let parts = widths.map { String(repeating: "─", count: $0) }
    return StyledLine(parts.joined(separator: "─┼─"), style: .secondary)
  }

  /// Each row as lines of `Name: value`.
  private var listed: [StyledLine] {
    guard let header = rows.first else { return [] }
    let names = header.map { $0.map(\.text).joined(separator: " ") }
    if rows.count == 1 {
      return names.filter { !$0.isEmpty }.flatMap {
        StyledLine($0, style: .heading).wrapped(to: width)
      }
    }
    var lines: [StyledLine] = []
    for row in rows.dropFirst() {
      if !lines.isEmpty { lines.append(.blank) }
      for (column, cell) in row.enumerated() {
        let spans = Array(cell.map(\.spans).joined(separator: [StyledText(" ")]))
        guard spans.contains(where: { !$0.text.isEmpty }) else { continue }
        let name = column < names.count && !names[column].isEmpty ? "\(names[column]): " : ""
        lines += StyledLine([StyledText(name, style: .heading)] + spans)
          .wrapped(to: width, hangingIndent: 2)
      }
    }
    return lines
  }
}
