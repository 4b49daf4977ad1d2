/// Turns bare addresses into links: web addresses in passing, so that no emphasis is found in them, and what
/// needs a look back (mail addresses, addresses in brackets) once the text is read.
extension InlineParser {
  mutating func bareAddress() {
    let trigger = offset
    offset += 1
    guard brackets.isEmpty,
      let match = addresses.match(in: text.bytes, at: trigger, from: pending),
      match.range.lowerBound >= pending
    else { return }
    flush(to: match.range.lowerBound)
    let start = tree.derivedEnd
    tree.derived += match.prefix.description.utf8
    tree.derived.append(contentsOf: text.bytes[match.range])
    addLink(
      to: Span(start: start, end: tree.derivedEnd), showing: match.range, covering: match.range)
  }

  /// Makes one text node of neighbours, among the nodes from `first` on.
  mutating func mergeTexts(from first: NodeID) {
    for node in first..<NodeID(tree.nodes.count)
    where tree[node].tag == .text && tree[node].next != noNode && tree[node].parent != noNode {
      let previous = tree[node].previous
      guard previous == noNode || tree[previous].tag != .text else { continue }
      mergeRun(startingWith: node)
    }
  }

  private mutating func mergeRun(startingWith node: NodeID) {
    var next = tree[node].next
    var isDerived = false
    while next != noNode, tree[next].tag == .text {
      let added = tree[next].text
      if tree[node].text.end == added.start, !isDerived {
        tree[node].text.end = added.end
      } else {
        if !isDerived {
          let start = tree.derivedEnd
          tree.deriveCopy(of: tree[node].text)
          tree[node].text.start = start
          isDerived = true
        }
        tree.deriveCopy(of: added)
        tree[node].text.end = tree.derivedEnd
      }
      tree[node].source.end = tree[next].source.end
      tree.unlink(next)
      next = tree[node].next
    }
  }

  mutating func linkBareAddresses() {
    guard hasBrackets || text.bytes.contains(.at) else { return }
    var node = tree[leaf].firstChild
    while node != noNode {
      let tag = tree[node].tag
      let next = successor(of: node, entering: tag != .link && tag != .image)
      if tag == .text { linkAddresses(in: node) }
      node = next
    }
  }

  private func successor(of node: NodeID, entering: Bool) -> NodeID {
    if entering, tree[node].firstChild != noNode { return tree[node].firstChild }
    var node = node
    while node != leaf, tree[node].next == noNode { node = tree[node].parent }
    return node == leaf ? noNode : tree[node].next
  }

  private mutating func linkAddresses(in node: NodeID) {
    let literal = Array(tree.bytes(of: tree[node].text))
    var scanner = AddressScanner()
    var rest = node
    var lowest = 0
    var index = 0
    // What stands before the node decides whether its first byte may start an address.
    let previous = tree[node].previous
    if previous != noNode, tree[previous].tag != .softBreak, tree[previous].tag != .hardBreak {
      index = literal.first == .lowercaseW ? 1 : 0
    }
    while index < literal.count {
      let byte = literal[index]
      if byte == .at || hasBrackets && (byte == .colon || byte == .lowercaseW),
        let match = scanner.match(in: literal, at: index, from: lowest)
      {
        rest = split(rest, startingAt: lowest, of: literal, around: match)
        index = match.range.upperBound
        lowest = index
        if rest == noNode { return }
      } else {
        index += 1
      }
    }
  }

  /// Puts a link into a text node that holds `literal` from `base` on, and returns the node of what follows.
  private mutating func split(
    _ node: NodeID, startingAt base: Int, of literal: [UInt8], around match: AddressScanner.Match
  ) -> NodeID {
    let whole = tree[node]
    let isPlain = whole.source.count == whole.text.count
    func part(_ range: Range<Int>) -> (source: Span, text: Span) {
      let (low, high) = (Int32(range.lowerBound - base), Int32(range.upperBound - base))
      let text = Span(start: whole.text.start + low, end: whole.text.start + high)
      let start = whole.source.start
      return (isPlain ? Span(start: start + low, end: start + high) : whole.source, text)
    }
    let start = tree.derivedEnd
    tree.derived += match.prefix.description.utf8
    tree.derived.append(contentsOf: literal[match.range])
    let shown = part(match.range)
    let link = tree.add(.link, source: shown.source)
    tree[link].detail = Int32(tree.links.count)
    tree.links.append(
      LinkTarget(destination: Span(start: start, end: tree.derivedEnd), title: .empty))
    tree.insert(link, after: node)
    tree.append(tree.add(.text, source: shown.source, text: shown.text), to: link)
    var rest = noNode
    if match.range.upperBound < literal.count {
      let (source, text) = part(match.range.upperBound..<literal.count)
      rest = tree.add(.text, source: source, text: text)
      tree.insert(rest, after: link)
    }
    if match.range.lowerBound == base {
      tree.unlink(node)
    } else {
      (tree[node].source, tree[node].text) = part(base..<match.range.lowerBound)
    }
    return rest
  }
}
