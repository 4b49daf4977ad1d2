/// What happens when a block ends.
extension BlockParser {
  mutating func closeBlocks(from depth: Int) {
    while open.count > depth { closeTip() }
  }

  mutating func closeTip() {
    let node = open.removeLast()
    if barriers.last == open.count { barriers.removeLast() }
    var isEmpty = false
    switch tree[node].tag {
    case .paragraph:
      isEmpty = !closeParagraph(node)
    case .codeBlock:
      closeCodeBlock(node)
    case .htmlBlock:
      dropBlankLines(of: node)
      tree[node].text = joinedLines(of: node)
    default:
      break
    }
    guard let parent = open.last else { return }
    tree[parent].source.end = max(tree[parent].source.end, tree[node].source.end)
    if isEmpty { tree.unlink(node) }
  }

  /// False where nothing but link reference definitions stood in the paragraph.
  private mutating func closeParagraph(_ node: NodeID) -> Bool {
    takeReferenceDefinitions(from: node)
    let lines = tree[node].text
    guard !lines.isEmpty else { return false }
    let last = segments[Int(lines.end) - 1]
    tree[node].source.start = segments[Int(lines.start)].start
    tree[node].source.end = Int32(tree.source.trimmedEnd(of: last.range))
    return true
  }

  private mutating func closeCodeBlock(_ node: NodeID) {
    if tree[node].isMarked {
      if !fence.isClosed, !tree[node].text.isEmpty {
        tree[node].source.end = segments[Int(tree[node].text.end) - 1].end
      }
    } else {
      dropBlankLines(of: node)
    }
    tree[node].text = joinedLines(of: node)
  }

  private mutating func dropBlankLines(of node: NodeID) {
    var lines = tree[node].text
    while !lines.isEmpty {
      let last = segments[Int(lines.end) - 1]
      if tree.source.skipSpacesAndTabs(from: Int(last.start), to: Int(last.end)) < last.end {
        tree[node].source.end = last.end
        break
      }
      lines.end -= 1
    }
    tree[node].text = lines
  }

  /// The text of a block, each line with a line feed: where possible a slice of the source.
  private mutating func joinedLines(of node: NodeID) -> Span {
    let lines = segments[tree[node].text.range]
    guard let first = lines.first, let last = lines.last else { return .empty }
    let source = tree.source
    var isSlice = Int(last.end) < source.count
    var expected = first.start
    for line in lines where isSlice {
      isSlice =
        line.start == expected && line.spaces == 0
        && (line.end == last.end || source[Int(line.end)] == .newline)
      expected = line.end + 1
    }
    if isSlice, source[Int(last.end)] == .newline {
      return Span(start: first.start, end: last.end + 1)
    }
    let start = tree.derivedEnd
    for line in lines {
      for _ in 0..<line.spaces { tree.derived.append(.space) }
      tree.derived.append(contentsOf: source[line.range])
      tree.derived.append(.newline)
    }
    return Span(start: start, end: tree.derivedEnd)
  }

  /// Peels link reference definitions off the front of a paragraph.
  mutating func takeReferenceDefinitions(from paragraph: NodeID) {
    let lines = tree[paragraph].text
    guard !lines.isEmpty, tree.source[Int(segments[Int(lines.start)].start)] == .openBracket else {
      return
    }
    var text: [UInt8] = []
    for segment in segments[lines.range] {
      text.append(contentsOf: tree.source[segment.range])
      text.append(.newline)
    }
    var offset = 0
    while offset < text.count, let definition = ReferenceDefinition(in: text, at: offset) {
      for byte in text[offset..<definition.end] where byte == .newline {
        tree[paragraph].text.start += 1
      }
      offset = definition.end
      references.add(definition, of: text, to: &tree)
    }
  }
}
