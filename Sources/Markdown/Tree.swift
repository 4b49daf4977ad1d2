/// The index of a node in its tree; negative means "none".
typealias NodeID = Int32

let noNode: NodeID = -1

/// A half-open range of byte offsets, half the size of `Range<Int>`.
struct Span {
  var start: Int32
  var end: Int32

  static var empty: Span { Span(start: 0, end: 0) }

  var count: Int { Int(end - start) }
  var isEmpty: Bool { start >= end }
  var range: Range<Int> { Int(start)..<max(Int(start), Int(end)) }
}

enum Tag: UInt8 {
  case document, blockQuote, list, item, paragraph, heading, thematicBreak, codeBlock, htmlBlock
  case table, tableRow, tableCell
  case text, softBreak, hardBreak, code, html, emphasis, strong, strikethrough, link, image
}

/// One node of the arena; what the fields of the lower half hold depends on the tag.
struct RawNode {
  var tag: Tag
  /// A fenced code block, a header row, an item that has had a child.
  var isMarked = false
  /// A task item's box: 0 none, 1 open, 2 checked.
  var task: UInt8 = 0
  var parent = noNode
  var next = noNode
  var previous = noNode
  var firstChild = noNode
  var lastChild = noNode
  /// Where the node stands in the source.
  var source: Span
  /// The literal of a leaf; while blocks are being read, the segments of a leaf block.
  var text = Span.empty
  /// Heading level, item's content column, or an index into a side table of the tree.
  var detail: Int32 = 0
}

struct LinkTarget {
  var destination: Span
  var title: Span
}

/// The nodes of a document and the text they refer to.
struct Tree {
  let source: [UInt8]
  /// Text that does not stand in the source as it is; its offsets start where the source ends.
  var derived: [UInt8] = []
  var nodes: [RawNode] = []
  var lists: [ListInfo] = []
  var links: [LinkTarget] = []
  var infoStrings: [Span] = []
  var tables: [[ColumnAlignment]] = []
  var lineStarts: [Int32] = []

  init(source: [UInt8]) {
    self.source = source
    nodes.reserveCapacity(source.count / 16 + 16)
  }

  subscript(id: NodeID) -> RawNode {
    get { nodes[Int(id)] }
    _modify { yield &nodes[Int(id)] }
  }

  mutating func add(_ tag: Tag, source: Span, text: Span = .empty) -> NodeID {
    nodes.append(RawNode(tag: tag, source: source, text: text))
    return NodeID(nodes.count - 1)
  }

  mutating func append(_ child: NodeID, to parent: NodeID) {
    let last = self[parent].lastChild
    self[child].parent = parent
    self[child].previous = last
    self[parent].lastChild = child
    if last == noNode {
      self[parent].firstChild = child
    } else {
      self[last].next = child
    }
  }

  mutating func insert(_ node: NodeID, after sibling: NodeID) {
    let parent = self[sibling].parent
    let next = self[sibling].next
    self[node].parent = parent
    self[node].previous = sibling
    self[node].next = next
    self[sibling].next = node
    if next == noNode {
      self[parent].lastChild = node
    } else {
      self[next].previous = node
    }
  }

  mutating func unlink(_ node: NodeID) {
    let (parent, previous, next) = (self[node].parent, self[node].previous, self[node].next)
    if previous == noNode {
      self[parent].firstChild = next
    } else {
      self[previous].next = next
    }
    if next == noNode {
      self[parent].lastChild = previous
    } else {
      self[next].previous = previous
    }
    self[node].parent = noNode
    self[node].previous = noNode
    self[node].next = noNode
  }

  /// Moves the siblings that follow `first`, up to but without `end`, into `wrapper`, which takes their place.
  mutating func wrap(after first: NodeID, before end: NodeID, in wrapper: NodeID) {
    let head = self[first].next
    if head != end, head != noNode {
      let tail = end == noNode ? self[self[first].parent].lastChild : self[end].previous
      self[wrapper].firstChild = head
      self[wrapper].lastChild = tail
      self[head].previous = noNode
      self[tail].next = noNode
      var child = head
      while child != noNode {
        self[child].parent = wrapper
        child = self[child].next
      }
    }
    self[first].next = end
    if end == noNode {
      self[self[first].parent].lastChild = first
    } else {
      self[end].previous = first
    }
    insert(wrapper, after: first)
  }
}

/// Text that had to be written anew: unescaped, joined or padded.
extension Tree {
  var derivedEnd: Int32 { Int32(source.count + derived.count) }

  mutating func derive(_ bytes: some Sequence<UInt8>) -> Span {
    let start = derivedEnd
    derived.append(contentsOf: bytes)
    return Span(start: start, end: derivedEnd)
  }

  /// Appends the bytes of a span, which may itself stand in the derived text.
  mutating func deriveCopy(of span: Span) {
    if span.start < source.count {
      derived.append(contentsOf: source[span.range])
      return
    }
    // A slice of `derived` would share its storage and make every append copy the whole of it.
    for offset in span.range { derived.append(derived[offset - source.count]) }
  }

  func bytes(of span: Span) -> ArraySlice<UInt8> {
    if span.start < source.count { return source[span.range] }
    return derived[Int(span.start) - source.count..<Int(span.end) - source.count]
  }
}
