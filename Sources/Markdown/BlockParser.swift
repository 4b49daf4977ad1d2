/// The first of two passes: reads line by line which blocks a document is made of.
///
/// Every line is matched against the blocks that are open, outermost first; what is left of it may open new
/// blocks; the rest is text of the innermost one. Text is kept as segments of the source until the second pass.
struct BlockParser {
  var tree: Tree
  var cursor: LineCursor
  let extensions: Extensions
  var references = References()
  /// The lines of all leaf blocks; those of one block stand together, as only one is open at a time.
  var segments: [Segment] = []
  /// The open blocks, the document first.
  var open: [NodeID] = []
  /// The places in `open` of all that is neither list nor item: a blank line passes through those unchanged.
  var barriers: [Int] = []
  var fence = Fence()
  var htmlEnd = HTMLBlockEnd.blankLine
  /// The place in `open` from which on the previous line was blank.
  var blankDepth = Int.max
  /// Where the search for a thematic break failed in this line: it would fail there again.
  var thematicBreakFailure = -1
  var paddedCells = 0

  init(tree: Tree, extensions: Extensions) {
    self.tree = tree
    self.extensions = extensions
    cursor = LineCursor(tree.source)
  }

  mutating func run() {
    let document = tree.add(.document, source: Span(start: 0, end: Int32(tree.source.count)))
    open = [document]
    barriers = [0]
    while cursor.moveToNextLine() {
      tree.lineStarts.append(Int32(cursor.start))
      thematicBreakFailure = -1
      blankDepth = processLine()
    }
    closeBlocks(from: 0)
  }

  /// What the second pass needs.
  consuming func finished() -> ParsedBlocks {
    ParsedBlocks(tree: tree, segments: segments, references: references)
  }

  /// Reads one line and tells from which depth on it was blank.
  private mutating func processLine() -> Int {
    var markerDepth = 0
    guard let matched = matchOpenBlocks(markerDepth: &markerDepth) else { return .max }
    let opened = openNewBlocks(below: matched)
    if opened.isComplete { return .max }
    if opened.hasOpened { markerDepth = opened.depth - 1 }
    cursor.findNonspace()
    let isUnclaimed = !opened.hasOpened && matched < open.count
    if isUnclaimed, !cursor.isBlank, tipTag == .paragraph {
      addParagraphLine()
      return .max
    }
    closeBlocks(from: opened.depth)
    return addText() ? .max : markerDepth
  }

  var tip: NodeID { open[open.count - 1] }
  var tipTag: Tag { tree[tip].tag }

  /// Adds the rest of the line to the innermost block; false where the line was blank to its readers.
  private mutating func addText() -> Bool {
    switch tipTag {
    case .codeBlock:
      addLine(cursor.rest)
      return tree[tip].isMarked || !cursor.isBlank
    case .htmlBlock:
      addHTMLLine()
    case .table:
      if !cursor.isBlank { addTableRow() }
    case .paragraph:
      addParagraphLine()
    default:
      if !cursor.isBlank {
        push(.paragraph, at: cursor.nonspace)
        addParagraphLine()
      }
    }
    return !cursor.isBlank
  }

  mutating func addParagraphLine() {
    addLine(Segment(start: cursor.nonspace, end: cursor.end))
  }

  mutating func addLine(_ segment: Segment) {
    if tree[tip].text.isEmpty {
      tree[tip].text = Span(start: Int32(segments.count), end: Int32(segments.count))
    }
    segments.append(segment)
    tree[tip].text.end += 1
    tree[tip].source.end = segment.end
  }

  /// Opens a block inside of the innermost one, after closing those that cannot hold it.
  mutating func push(_ tag: Tag, at start: Int) {
    while !canHold(tag, in: tipTag) { closeTip() }
    noteBlankLine(before: tag)
    let node = tree.add(tag, source: Span(start: Int32(start), end: Int32(start)))
    if tipTag == .item { tree[tip].isMarked = true }
    tree.append(node, to: tip)
    if tag != .list, tag != .item { barriers.append(open.count) }
    open.append(node)
  }

  private func canHold(_ child: Tag, in parent: Tag) -> Bool {
    switch parent {
    case .document, .blockQuote, .item: child != .item
    case .list: child == .item
    default: false
    }
  }

  /// A blank line between two items, or between two blocks of an item, makes their list loose.
  private mutating func noteBlankLine(before tag: Tag) {
    let depth = open.count - 1
    guard blankDepth <= depth, tree[tip].lastChild != noNode else { return }
    if tag == .item {
      tree.lists[Int(tree[tip].detail)].isTight = false
    } else if tipTag == .item {
      tree.lists[Int(tree[open[depth - 1]].detail)].isTight = false
    }
  }
}

/// What the first pass hands to the second.
struct ParsedBlocks {
  var tree: Tree
  let segments: [Segment]
  let references: References
}
