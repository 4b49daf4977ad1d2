/// The second of two passes: reads the text of every paragraph, heading and table cell.
struct InlineParser {
  var tree: Tree
  let references: References
  let extensions: Extensions
  private let segments: [Segment]
  private let special: ByteSet
  private let delimiterBytes: ByteSet

  /// The block that is being read, and its text.
  var leaf = noNode
  var text = InlineText()
  var offset = 0
  /// Where the plain text starts that has not become a node yet.
  var pending = 0

  var delimiters = DelimiterStack()
  var brackets: [Bracket] = []
  /// The brackets below this place in the stack may not open links: a link stands inside of them.
  var inactiveBrackets = 0
  var codeSpans = BacktickRuns()
  var fruitlessHTML = FruitlessHTMLSearches()
  var addresses = AddressScanner()
  /// Whether brackets may have kept a bare address from being seen in passing.
  var hasBrackets = false
  /// Limits what reference links may expand to: many uses of one long destination would make HTML without end.
  var expansionBudget: Int

  init(blocks: ParsedBlocks, extensions: Extensions) {
    tree = blocks.tree
    references = blocks.references
    segments = blocks.segments
    self.extensions = extensions
    expansionBudget = max(100_000, blocks.tree.source.count)
    var special = ByteSet("\n`\\&<*_[]!")
    var delimiterBytes = ByteSet("*_")
    if extensions.contains(.strikethrough) {
      special.insert(.tilde)
      delimiterBytes.insert(.tilde)
    }
    if extensions.contains(.autolinks) {
      special.insert(.colon)
      special.insert(.lowercaseW)
    }
    self.special = special
    self.delimiterBytes = delimiterBytes
  }

  mutating func run() {
    let blockCount = NodeID(tree.nodes.count)
    for node in 0..<blockCount {
      switch tree[node].tag {
      case .paragraph where tree[node].text.isEmpty: break
      case .paragraph, .heading:
        text.load(segments[tree[node].text.range], of: tree.source)
        tree[node].text = .empty
        parse(node)
      case .tableCell:
        text.load(cell: tree[node].text.range, of: tree.source)
        tree[node].text = .empty
        parse(node)
      default: break
      }
    }
  }

  consuming func finished() -> Tree { tree }

  private mutating func parse(_ node: NodeID) {
    guard text.count > 0 else { return }
    leaf = node
    offset = 0
    pending = 0
    brackets.removeAll(keepingCapacity: true)
    inactiveBrackets = 0
    delimiters.clear()
    codeSpans.clear()
    fruitlessHTML = FruitlessHTMLSearches()
    addresses = AddressScanner()
    hasBrackets = false
    takeTaskBox()
    let firstNode = NodeID(tree.nodes.count)
    while offset < text.count { step() }
    flush(to: text.count)
    processDelimiters(above: noDelimiter)
    mergeTexts(from: firstNode)
    if extensions.contains(.autolinks) { linkBareAddresses() }
  }

  /// Reads up to and including the next byte that means something.
  private mutating func step() {
    var index = offset
    let count = text.count
    while index < count, !special.contains(text.bytes[index]) { index += 1 }
    offset = index
    guard index < count else { return }
    let byte = text.bytes[index]
    switch byte {
    case .newline: lineBreak()
    case .backslash: backslash()
    case .backtick: codeSpan()
    case .ampersand: entity()
    case .less: angleBracket()
    case .openBracket: openBracket(isImage: false)
    case .closeBracket: closeBracket()
    case .bang:
      if index + 1 < count, text.bytes[index + 1] == .openBracket {
        openBracket(isImage: true)
      } else {
        offset += 1
      }
    case .colon, .lowercaseW: bareAddress()
    default: delimiterRun(byte)
    }
  }

  /// Makes a node of the plain text before `end`.
  mutating func flush(to end: Int) {
    if pending < end { addText(pending..<end) }
    pending = end
  }

  @discardableResult
  mutating func addText(_ range: Range<Int>) -> NodeID {
    addLeaf(.text, literal: range, covering: range)
  }

  /// Adds a node whose literal is a part of the text: a slice of the source where it stands there unbroken.
  @discardableResult
  mutating func addLeaf(
    _ tag: Tag, literal: Range<Int>, covering range: Range<Int>
  ) -> NodeID {
    var span = text.sourceSpan(of: literal)
    // A line feed of the text may stand for another line end in the source.
    if span.count != literal.count || tag == .html && text.bytes[literal].contains(.newline) {
      span = tree.derive(text.bytes[literal])
    }
    let node = tree.add(tag, source: text.sourceSpan(of: range), text: span)
    tree.append(node, to: leaf)
    return node
  }

  /// Adds a node with a literal that does not stand in the text, and continues behind it.
  mutating func addLeaf(_ tag: Tag, derived: Span, covering range: Range<Int>) {
    let node = tree.add(tag, source: text.sourceSpan(of: range), text: derived)
    tree.append(node, to: leaf)
    offset = range.upperBound
    pending = offset
  }

  private mutating func lineBreak() {
    var end = offset
    while end > pending, text.bytes[end - 1].isSpaceOrTab { end -= 1 }
    let isHard =
      offset - end >= 2 && text.bytes[offset - 1] == .space && text.bytes[offset - 2] == .space
    flush(to: end)
    addLeaf(isHard ? .hardBreak : .softBreak, derived: .empty, covering: end..<offset + 1)
    skipIndent()
  }

  private mutating func skipIndent() {
    offset = text.bytes.skipSpacesAndTabs(from: offset, to: text.count)
    pending = offset
  }

  private mutating func backslash() {
    let next = offset + 1 < text.count ? text.bytes[offset + 1] : 0
    if next == .newline {
      flush(to: offset)
      addLeaf(.hardBreak, derived: .empty, covering: offset..<offset + 2)
      skipIndent()
    } else if next.isASCIIPunctuation {
      flush(to: offset)
      addLeaf(.text, literal: offset + 1..<offset + 2, covering: offset..<offset + 2)
      offset += 2
      pending = offset
    } else {
      offset += 1
    }
  }

  private mutating func entity() {
    guard let entity = Entities.decode(text.bytes, at: offset, limit: text.count) else {
      offset += 1
      return
    }
    flush(to: offset)
    addLeaf(.text, derived: tree.derive(entity.bytes), covering: offset..<entity.end)
  }

  /// Takes the box off the first paragraph of a list item.
  private mutating func takeTaskBox() {
    let item = tree[leaf].parent
    guard extensions.contains(.taskLists), tree[leaf].tag == .paragraph,
      tree[leaf].previous == noNode, tree[item].tag == .item, text.count > 3,
      text.bytes[0] == .openBracket, text.bytes[2] == .closeBracket, text.bytes[3].isWhitespace
    else { return }
    switch text.bytes[1] {
    case .space: tree[item].task = 1
    case 0x78, 0x58: tree[item].task = 2
    default: return
    }
    offset = LinkSyntax.skipWhitespace(in: text.bytes, from: 3, limit: text.count)
    pending = offset
  }
}
