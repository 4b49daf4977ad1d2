/// GitHub's tables: a header row, a row of dashes, and rows until a blank line or another block.
extension BlockParser {
  /// Rows shorter than the header are filled up, but not without end: 10,000 such rows of 10,000 columns
  /// would make 100 million cells out of 100 kilobytes.
  private static let maximumOfPaddedCells = 1 << 19

  /// Turns the last line of the open paragraph into a header where the current line is a row of dashes.
  mutating func openTable() -> Bool {
    guard let header = segments.last, !tree[tip].text.isEmpty,
      let alignments = scanDelimiterRow(), cells(of: header.range).count == alignments.count
    else { return false }
    segments.removeLast()
    tree[tip].text.end -= 1
    closeTip()
    push(.table, at: Int(header.start))
    tree[tip].detail = Int32(tree.tables.count)
    tree.tables.append(alignments)
    addRow(header.range)
    tree[tree[tip].lastChild].isMarked = true
    tree[tip].source.end = Int32(tree.source.trimmedEnd(of: cursor.nonspace..<cursor.end))
    return true
  }

  mutating func addTableRow() {
    addRow(cursor.nonspace..<cursor.end)
  }

  private mutating func addRow(_ line: Range<Int>) {
    let end = Int32(tree.source.trimmedEnd(of: line))
    let row = tree.add(.tableRow, source: Span(start: Int32(line.lowerBound), end: end))
    tree.append(row, to: tip)
    tree[tip].source.end = end
    let columns = tree.tables[Int(tree[tip].detail)].count
    for (column, cell) in cells(of: line).prefix(columns).enumerated() {
      addCell(cell, column: column, to: row)
    }
    let last = tree[row].lastChild
    let filled = last == noNode ? 0 : Int(tree[last].detail) + 1
    let padding = min(columns - filled, Self.maximumOfPaddedCells - paddedCells)
    paddedCells += padding
    for column in filled..<filled + padding {
      addCell(Span(start: end, end: end), column: column, to: row)
    }
  }

  private mutating func addCell(_ cell: Span, column: Int, to row: NodeID) {
    let node = tree.add(.tableCell, source: cell, text: cell)
    tree[node].detail = Int32(column)
    tree.append(node, to: row)
  }

  /// The cells of a row without the white space around them; a pipe behind a backslash divides nothing.
  private func cells(of line: Range<Int>) -> [Span] {
    let source = tree.source
    var index = source.skipSpacesAndTabs(from: line.lowerBound, to: line.upperBound)
    let end = source.trimmedEnd(of: index..<line.upperBound)
    if index < end, source[index] == .pipe { index += 1 }
    var cells: [Span] = []
    while index < end {
      var close = index
      while close < end, source[close] != .pipe || source[close - 1] == .backslash { close += 1 }
      let start = source.skipSpacesAndTabs(from: index, to: close)
      cells.append(
        Span(start: Int32(start), end: Int32(source.trimmedEnd(of: start..<close))))
      index = close + 1
    }
    return cells
  }

  private func scanDelimiterRow() -> [ColumnAlignment]? {
    let source = cursor.source
    guard "|:-".utf8.contains(cursor.byte) else { return nil }
    for byte in source[cursor.nonspace..<cursor.end] {
      guard byte == .pipe || byte == .colon || byte == .dash || byte.isSpaceOrTab else {
        return nil
      }
    }
    var alignments: [ColumnAlignment] = []
    for cell in cells(of: cursor.nonspace..<cursor.end) {
      guard let alignment = alignment(of: source[cell.range]) else { return nil }
      alignments.append(alignment)
    }
    return alignments.isEmpty ? nil : alignments
  }

  private func alignment(of cell: ArraySlice<UInt8>) -> ColumnAlignment? {
    var dashes = cell
    let isLeft = dashes.first == .colon
    if isLeft { dashes.removeFirst() }
    let isRight = dashes.last == .colon
    if isRight { dashes.removeLast() }
    guard !dashes.isEmpty, dashes.allSatisfy({ $0 == .dash }) else { return nil }
    return isLeft ? (isRight ? .center : .left) : (isRight ? .right : .automatic)
  }
}
