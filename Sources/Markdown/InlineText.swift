/// The text of one leaf block without what stands before its lines, and the way back to the source.
struct InlineText {
  /// A stretch that stands in the source as it is.
  private struct Piece {
    var start: Int
    var source: Int
  }

  /// Lines are divided by line feeds.
  private(set) var bytes: [UInt8] = []
  private var pieces: [Piece] = []
  /// The piece that was asked for last: questions come almost in order.
  private var current = 0

  var count: Int { bytes.count }

  mutating func load(_ segments: ArraySlice<Segment>, of source: [UInt8]) {
    clear()
    for segment in segments {
      if !bytes.isEmpty { bytes.append(.newline) }
      append(source, segment.range)
    }
    while let last = bytes.last, last.isSpaceOrTab || last == .newline { bytes.removeLast() }
  }

  /// Loads a table cell, in which `\|` stands for a pipe.
  mutating func load(cell: Range<Int>, of source: [UInt8]) {
    clear()
    var start = cell.lowerBound
    for index in cell.dropFirst() where source[index] == .pipe && source[index - 1] == .backslash {
      append(source, start..<index - 1)
      start = index
    }
    append(source, start..<cell.upperBound)
  }

  private mutating func clear() {
    bytes.removeAll(keepingCapacity: true)
    pieces.removeAll(keepingCapacity: true)
    current = 0
  }

  private mutating func append(_ source: [UInt8], _ range: Range<Int>) {
    pieces.append(Piece(start: bytes.count, source: range.lowerBound))
    bytes.append(contentsOf: source[range])
  }

  /// Where a byte of the text stands in the source.
  mutating func sourceOffset(of offset: Int) -> Int {
    while current + 1 < pieces.count, pieces[current + 1].start <= offset { current += 1 }
    while current > 0, pieces[current].start > offset { current -= 1 }
    guard current < pieces.count else { return 0 }
    return offset - pieces[current].start + pieces[current].source
  }

  /// Where a part of the text stands in the source; the line feeds in it count as one byte of the line end.
  mutating func sourceSpan(of range: Range<Int>) -> Span {
    let start = Int32(sourceOffset(of: range.lowerBound))
    guard !range.isEmpty else { return Span(start: start, end: start) }
    return Span(start: start, end: Int32(sourceOffset(of: range.upperBound - 1)) + 1)
  }
}
