/// The fence of the code block that is open.
struct Fence {
  var byte: UInt8 = 0
  var length = 0
  var indent = 0
  var isClosed = false
}

/// Which blocks the rest of a line opens.
extension BlockParser {
  /// `depth` blocks hold what is left of the line, unless nothing is left (`isComplete`).
  typealias Opened = (depth: Int, hasOpened: Bool, isComplete: Bool)

  private enum Start {
    case none
    /// A block that may hold further blocks in the same line.
    case container
    /// A block that takes the rest of the line as text.
    case text
    /// A block that used up the line.
    case line
  }

  mutating func openNewBlocks(below matched: Int) -> Opened {
    var depth = matched
    var hasOpened = false
    while true {
      let tag = tree[open[depth - 1]].tag
      guard tag != .codeBlock, tag != .htmlBlock else { return (depth, hasOpened, false) }
      cursor.findNonspace()
      let start =
        cursor.isIndented
        ? openIndentedCode(below: depth) : openBlock(below: depth)
      switch start {
      case .none: return (depth, hasOpened, false)
      case .line: return (open.count, true, true)
      case .text: return (open.count, true, false)
      case .container: depth = open.count
      }
      hasOpened = true
    }
  }

  private mutating func openIndentedCode(below depth: Int) -> Start {
    // Behind a paragraph the line continues it, if only lazily.
    guard tipTag != .paragraph, !cursor.isBlank else { return .none }
    closeBlocks(from: depth)
    cursor.advance(columns: 4)
    push(.codeBlock, at: cursor.offset)
    return .text
  }

  private mutating func openBlock(below depth: Int) -> Start {
    let container = tree[open[depth - 1]].tag
    switch cursor.byte {
    case .newline where cursor.isBlank: return .none
    case .greater: return openBlockQuote(below: depth)
    case .hash: if openHeading(below: depth) { return .line }
    case .backtick, .tilde: if openFence(below: depth) { return .line }
    case .less: if openHTML(below: depth) { return .text }
    case .equals: if container == .paragraph, underlineHeading() { return .line }
    case .dash:
      if container == .paragraph, underlineHeading() { return .line }
      if openThematicBreak(below: depth) { return .line }
      if openItem(below: depth, container: container) { return .container }
    case .star, .underscore, .plus:
      if openThematicBreak(below: depth) { return .line }
      if openItem(below: depth, container: container) { return .container }
    default:
      if cursor.byte.isDigit, openItem(below: depth, container: container) { return .container }
    }
    if container == .paragraph, extensions.contains(.tables), openTable() { return .line }
    return .none
  }

  private mutating func openBlockQuote(below depth: Int) -> Start {
    closeBlocks(from: depth)
    let start = cursor.nonspace
    consumeQuoteMarker()
    push(.blockQuote, at: start)
    tree[tip].source.end = Int32(start + 1)
    return .container
  }

  private mutating func openHeading(below depth: Int) -> Bool {
    let source = cursor.source
    var index = cursor.nonspace
    while index < cursor.end, source[index] == .hash { index += 1 }
    let level = index - cursor.nonspace
    guard level <= 6, index == cursor.end || source[index].isSpaceOrTab else { return false }
    closeBlocks(from: depth)
    push(.heading, at: cursor.nonspace)
    let start = source.skipSpacesAndTabs(from: index, to: cursor.end)
    var end = source.trimmedEnd(of: start..<cursor.end)
    let lineEnd = max(end, index)
    var closing = end
    while closing > start, source[closing - 1] == .hash { closing -= 1 }
    if closing == start || source[closing - 1].isSpaceOrTab {
      end = source.trimmedEnd(of: start..<closing)
    }
    addLine(Segment(start: start, end: end))
    tree[tip].detail = Int32(level)
    tree[tip].source.end = Int32(lineEnd)
    return true
  }

  private mutating func openFence(below depth: Int) -> Bool {
    let source = cursor.source
    let byte = cursor.byte
    var index = cursor.nonspace
    while index < cursor.end, source[index] == byte { index += 1 }
    let length = index - cursor.nonspace
    guard length >= 3, byte == .tilde || !source[index..<cursor.end].contains(.backtick) else {
      return false
    }
    closeBlocks(from: depth)
    fence = Fence(byte: byte, length: length, indent: cursor.indent)
    push(.codeBlock, at: cursor.nonspace)
    let start = source.skipSpacesAndTabs(from: index, to: cursor.end)
    let end = source.trimmedEnd(of: start..<cursor.end)
    tree[tip].isMarked = true
    tree[tip].detail = Int32(tree.infoStrings.count)
    tree[tip].source.end = Int32(max(index, end))
    tree.infoStrings.append(tree.deriveUnescaped(source, start..<end))
    return true
  }

  /// Turns the open paragraph into a heading where the line is an underline of `=` or `-`.
  private mutating func underlineHeading() -> Bool {
    let byte = cursor.byte
    var index = cursor.nonspace
    while index < cursor.end, cursor.source[index] == byte { index += 1 }
    let end = index
    guard cursor.source.skipSpacesAndTabs(from: index, to: cursor.end) == cursor.end else {
      return false
    }
    takeReferenceDefinitions(from: tip)
    guard !tree[tip].text.isEmpty else { return false }
    tree[tip].tag = .heading
    tree[tip].detail = byte == .equals ? 1 : 2
    tree[tip].source.end = Int32(end)
    return true
  }

  private mutating func openThematicBreak(below depth: Int) -> Bool {
    let byte = cursor.byte
    guard byte != .plus, cursor.nonspace >= thematicBreakFailure else { return false }
    var count = 0
    var end = cursor.nonspace
    for index in cursor.nonspace..<cursor.end {
      if cursor.source[index] == byte {
        count += 1
        end = index + 1
      } else if !cursor.source[index].isSpaceOrTab {
        thematicBreakFailure = index
        return false
      }
    }
    guard count >= 3 else { return false }
    closeBlocks(from: depth)
    push(.thematicBreak, at: cursor.nonspace)
    tree[tip].source.end = Int32(end)
    return true
  }
}
