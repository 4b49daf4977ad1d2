/// A `[` or `![` that may turn out to open a link or an image.
struct Bracket {
  /// The text node of the bracket.
  let node: NodeID
  /// Behind the bracket.
  let offset: Int
  let isImage: Bool
  /// The last delimiter before it: those behind belong to the link's text.
  let delimiter: Int
  /// Whether another bracket follows, so that its text cannot be a label.
  var hasInnerBracket = false
}

/// Links and images.
extension InlineParser {
  mutating func openBracket(isImage: Bool) {
    flush(to: offset)
    hasBrackets = true
    let end = offset + (isImage ? 2 : 1)
    let node = addText(offset..<end)
    inactiveBrackets = min(inactiveBrackets, brackets.count)
    if let last = brackets.indices.last { brackets[last].hasInnerBracket = true }
    brackets.append(
      Bracket(node: node, offset: end, isImage: isImage, delimiter: delimiters.last))
    offset = end
    pending = end
  }

  mutating func closeBracket() {
    let close = offset
    offset += 1
    guard let bracket = brackets.popLast() else { return }
    guard bracket.isImage || brackets.count >= inactiveBrackets else { return }
    guard let (target, end) = inlineTarget(at: offset) ?? referenceTarget(bracket, close: close)
    else { return }
    flush(to: close)
    addLink(bracket, target: target, end: end)
  }

  private mutating func addLink(_ bracket: Bracket, target: Int32, end: Int) {
    processDelimiters(above: bracket.delimiter)
    var source = text.sourceSpan(of: offset..<end)
    source.start = tree[bracket.node].source.start
    if end == offset { source.end = Int32(text.sourceOffset(of: end - 1)) + 1 }
    let link = tree.add(bracket.isImage ? .image : .link, source: source)
    tree[link].detail = target
    tree.wrap(after: bracket.node, before: noNode, in: link)
    tree.unlink(bracket.node)
    if !bracket.isImage { inactiveBrackets = brackets.count }
    offset = end
    pending = end
  }

  /// `(destination "title")`, straight behind the closing bracket.
  private mutating func inlineTarget(at start: Int) -> (target: Int32, end: Int)? {
    let bytes = text.bytes
    let limit = bytes.count
    guard start < limit, bytes[start] == .openParenthesis else { return nil }
    var index = LinkSyntax.skipWhitespace(in: bytes, from: start + 1, limit: limit)
    guard let destination = LinkSyntax.destination(in: bytes, at: index, limit: limit) else {
      return nil
    }
    index = LinkSyntax.skipWhitespace(in: bytes, from: destination.end, limit: limit)
    var title = index..<index
    if index > destination.end, let found = LinkSyntax.title(in: bytes, at: index, limit: limit) {
      title = found.content
      index = LinkSyntax.skipWhitespace(in: bytes, from: found.end, limit: limit)
    }
    guard index < limit, bytes[index] == .closeParenthesis else { return nil }
    let target = LinkTarget(
      destination: tree.deriveUnescaped(bytes, destination.content),
      title: tree.deriveUnescaped(bytes, title))
    tree.links.append(target)
    return (Int32(tree.links.count - 1), index + 1)
  }

  /// `[label]`, `[]` or nothing behind the closing bracket, and a definition of the label.
  private mutating func referenceTarget(
    _ bracket: Bracket, close: Int
  ) -> (target: Int32, end: Int)? {
    guard !references.isEmpty else { return nil }
    let bytes = text.bytes
    var label = bracket.offset..<close
    var end = close + 1
    if let explicit = LinkSyntax.label(in: bytes, at: end, limit: bytes.count) {
      label = explicit.content
      end = explicit.end
    } else {
      guard !bracket.hasInnerBracket, label.count <= 999 else { return nil }
      if bytes.matches("[]", at: end) { end += 2 }
    }
    guard let target = references.target(bytes, label) else { return nil }
    let size = tree.links[Int(target)].destination.count + tree.links[Int(target)].title.count
    guard size <= expansionBudget else { return nil }
    expansionBudget -= size
    return (target, end)
  }
}
