/// A place in the line that the block parser reads, in bytes and in columns, since a tab is worth up to four.
struct LineCursor {
  let source: [UInt8]
  /// The line without its line end.
  private(set) var start = 0
  private(set) var end = 0
  private var following = 0
  private(set) var offset = 0
  private(set) var column = 0
  /// Whether columns of the tab at `offset` have been used up already.
  private(set) var isInsideTab = false
  private(set) var nonspace = -1
  private var nonspaceColumn = 0

  init(_ source: [UInt8]) {
    self.source = source
  }

  var indent: Int { nonspaceColumn - column }
  var isIndented: Bool { indent >= 4 }
  var isBlank: Bool { nonspace >= end }
  /// The first byte that is neither space nor tab; a line feed at the end of the line.
  var byte: UInt8 { nonspace < end ? source[nonspace] : .newline }

  /// Moves to the next line; a line ends with LF, CR or CR LF.
  mutating func moveToNextLine() -> Bool {
    guard following < source.count else { return false }
    start = following
    var index = following
    while index < source.count, source[index] != .newline, source[index] != .carriageReturn {
      index += 1
    }
    end = index
    if index < source.count {
      let isCarriageReturn = source[index] == .carriageReturn
      index += 1
      if isCarriageReturn, index < source.count, source[index] == .newline { index += 1 }
    }
    following = index
    (offset, column, isInsideTab, nonspace) = (start, 0, false, -1)
    return true
  }

  /// Finds the first byte that is neither space nor tab; a place found before is kept while it lies ahead.
  mutating func findNonspace() {
    guard nonspace < offset else { return }
    var index = offset
    var column = self.column
    while index < end {
      if source[index] == .space {
        column += 1
      } else if source[index] == .tab {
        column += 4 - column % 4
      } else {
        break
      }
      index += 1
    }
    nonspace = index
    nonspaceColumn = column
  }

  mutating func advanceToNonspace() {
    guard nonspace > offset else { return }
    (offset, column, isInsideTab) = (nonspace, nonspaceColumn, false)
  }

  /// Moves over bytes that are not tabs.
  mutating func advance(bytes: Int) {
    offset += bytes
    column += bytes
    isInsideTab = false
  }

  /// Moves over white space of the given width, if need be into the middle of a tab.
  mutating func advance(columns: Int) {
    var left = columns
    while left > 0, offset < end {
      let width = source[offset] == .tab ? 4 - column % 4 : 1
      isInsideTab = width > left
      column += min(width, left)
      if !isInsideTab { offset += 1 }
      left -= width
    }
  }

  /// Takes one optional space, or one column of a tab, behind a marker.
  mutating func skipOneSpace() {
    if offset < end, source[offset].isSpaceOrTab { advance(columns: 1) }
  }

  mutating func advanceToEnd() {
    offset = end
    isInsideTab = false
    nonspace = end
  }

  /// The rest of the line; what is left of a tab that was used in part turns into spaces.
  var rest: Segment {
    guard isInsideTab else { return Segment(start: offset, end: end) }
    return Segment(start: offset + 1, end: end, spaces: 4 - column % 4)
  }
}

/// One line of a leaf block: a slice of the source, and spaces before it that do not stand there.
struct Segment {
  var start: Int32
  var end: Int32
  var spaces: Int32

  init(start: Int, end: Int, spaces: Int = 0) {
    self.start = Int32(start)
    self.end = Int32(end)
    self.spaces = Int32(spaces)
  }

  var range: Range<Int> { Int(start)..<Int(end) }
}
