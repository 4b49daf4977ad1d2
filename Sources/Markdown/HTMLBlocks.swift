/// What ends an HTML block.
enum HTMLBlockEnd {
  case rawTextTag, comment, processingInstruction, declaration, cdata, blankLine
}

/// HTML blocks: seven ways to start, six ways to end.
extension BlockParser {
  mutating func openHTML(below depth: Int) -> Bool {
    guard let end = htmlBlockEnd() else { return false }
    closeBlocks(from: depth)
    push(.htmlBlock, at: cursor.nonspace)
    htmlEnd = end
    return true
  }

  mutating func addHTMLLine() {
    let line = cursor.rest
    addLine(line)
    let source = cursor.source
    let isLast =
      switch htmlEnd {
      case .rawTextTag:
        ["</script>", "</pre>", "</style>", "</textarea>"].contains {
          source.find($0, in: line.range, ignoringCase: true) != nil
        }
      case .comment: source.find("-->", in: line.range) != nil
      case .processingInstruction: source.find("?>", in: line.range) != nil
      case .declaration: source.find(">", in: line.range) != nil
      case .cdata: source.find("]]>", in: line.range) != nil
      case .blankLine: false
      }
    if isLast { closeTip() }
  }

  private func htmlBlockEnd() -> HTMLBlockEnd? {
    let source = cursor.source
    let start = cursor.nonspace
    guard start + 1 < cursor.end else { return nil }
    switch source[start + 1] {
    case .bang:
      if source.matches("<!--", at: start) { return .comment }
      if source.matches("<![CDATA[", at: start) { return .cdata }
      return start + 2 < cursor.end && source[start + 2].isLetter ? .declaration : nil
    case .question:
      return .processingInstruction
    default:
      break
    }
    if let end = namedBlockEnd(at: start) { return end }
    // A tag of any other name interrupts no paragraph, not even one that the line would continue lazily.
    guard tipTag != .paragraph,
      let end = HTMLSyntax.tag(in: source, at: start, limit: cursor.end),
      source.skipSpacesAndTabs(from: end, to: cursor.end) == cursor.end
    else { return nil }
    return .blankLine
  }

  /// The end of a block that is known by its tag's name.
  private func namedBlockEnd(at start: Int) -> HTMLBlockEnd? {
    let source = cursor.source
    let isClosing = source[start + 1] == .slash
    let nameStart = start + (isClosing ? 2 : 1)
    var index = nameStart
    while index < cursor.end, source[index].isAlphanumeric, index - nameStart < 16 { index += 1 }
    guard index > nameStart else { return nil }
    let name = String(decoding: source[nameStart..<index].map(\.lowercasedASCII), as: UTF8.self)
    let follower = index < cursor.end ? source[index] : .newline
    let endsName = follower == .newline || follower.isWhitespace || follower == .greater
    if !isClosing, endsName, HTMLSyntax.rawTextTags.contains(name) { return .rawTextTag }
    let isSelfClosed = follower == .slash && index + 1 < cursor.end && source[index + 1] == .greater
    return (endsName || isSelfClosed) && HTMLSyntax.blockTags.contains(name) ? .blankLine : nil
  }
}
