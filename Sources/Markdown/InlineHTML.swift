/// Which constructs were searched to the end of the text in vain: a later start would fail as well.
struct FruitlessHTMLSearches {
  var comment = false
  var processingInstruction = false
  var declaration = false
  var cdata = false
}

/// Autolinks and raw HTML in running text.
extension InlineParser {
  mutating func angleBracket() {
    let start = offset
    if let end = scanAutolink(at: start) {
      flush(to: start)
      addAutolink(start + 1..<end - 1, covering: start..<end)
    } else if let end = scanHTML(at: start) {
      flush(to: start)
      addLeaf(.html, literal: start..<end, covering: start..<end)
      offset = end
      pending = end
    } else {
      offset += 1
    }
  }

  private mutating func addAutolink(_ content: Range<Int>, covering range: Range<Int>) {
    let isMail = !text.bytes[content].contains(.colon)
    let start = tree.derivedEnd
    if isMail { tree.derived += "mailto:".utf8 }
    tree.derived.append(contentsOf: text.bytes[content])
    addLink(
      to: Span(start: start, end: tree.derivedEnd), showing: content, covering: range)
  }

  /// Adds a link whose text is its address, and continues behind it.
  mutating func addLink(
    to destination: Span, showing content: Range<Int>, covering range: Range<Int>
  ) {
    let link = tree.add(.link, source: text.sourceSpan(of: range))
    tree[link].detail = Int32(tree.links.count)
    tree.links.append(LinkTarget(destination: destination, title: .empty))
    tree.append(link, to: leaf)
    let block = leaf
    leaf = link
    addText(content)
    leaf = block
    offset = range.upperBound
    pending = offset
  }

  /// `<scheme:…>` or `<name@host>`.
  private func scanAutolink(at start: Int) -> Int? {
    let bytes = text.bytes
    var index = start + 1
    guard index < bytes.count else { return nil }
    if bytes[index].isLetter {
      while index < bytes.count, index - start <= 33, isSchemeByte(bytes[index]) { index += 1 }
      let length = index - start - 1
      if length >= 2, length <= 32, index < bytes.count, bytes[index] == .colon {
        while index < bytes.count, bytes[index] > .space, bytes[index] != .less {
          if bytes[index] == .greater { return index + 1 }
          index += 1
        }
        return nil
      }
    }
    return scanMailAutolink(at: start)
  }

  private func isSchemeByte(_ byte: UInt8) -> Bool {
    byte.isAlphanumeric || byte == .plus || byte == .period || byte == .dash
  }

  private func scanMailAutolink(at start: Int) -> Int? {
    let bytes = text.bytes
    var index = start + 1
    while index < bytes.count, isMailNameByte(bytes[index]) { index += 1 }
    guard index > start + 1, index < bytes.count, bytes[index] == .at else { return nil }
    while true {
      index += 1
      let label = index
      while index < bytes.count, bytes[index].isAlphanumeric || bytes[index] == .dash { index += 1 }
      guard index > label, index - label <= 63, index < bytes.count, bytes[label] != .dash,
        bytes[index - 1] != .dash
      else { return nil }
      if bytes[index] == .greater { return index + 1 }
      guard bytes[index] == .period else { return nil }
    }
  }

  private func isMailNameByte(_ byte: UInt8) -> Bool {
    byte.isAlphanumeric || ".!#$%&'*+/=?^_`{|}~-".utf8.contains(byte)
  }

  private mutating func scanHTML(at start: Int) -> Int? {
    let bytes = text.bytes
    guard start + 1 < bytes.count else { return nil }
    switch bytes[start + 1] {
    case .question:
      return search("?>", from: start + 2, giveUp: \.processingInstruction)
    case .bang:
      if bytes.matches("<!--", at: start) { return scanComment(at: start) }
      if bytes.matches("<![CDATA[", at: start) {
        return search("]]>", from: start + 9, giveUp: \.cdata)
      }
      guard start + 2 < bytes.count, bytes[start + 2].isLetter else { return nil }
      return search(">", from: start + 3, giveUp: \.declaration)
    default:
      return HTMLSyntax.tag(in: bytes, at: start, limit: bytes.count)
    }
  }

  private mutating func scanComment(at start: Int) -> Int? {
    if text.bytes.matches(">", at: start + 4) { return start + 5 }
    if text.bytes.matches("->", at: start + 4) { return start + 6 }
    return search("-->", from: start + 4, giveUp: \.comment)
  }

  private mutating func search(
    _ word: StaticString, from start: Int,
    giveUp: WritableKeyPath<FruitlessHTMLSearches, Bool>
  ) -> Int? {
    guard !fruitlessHTML[keyPath: giveUp], start <= text.count else { return nil }
    if let found = text.bytes.find(word, in: start..<text.count) {
      return found + word.utf8CodeUnitCount
    }
    fruitlessHTML[keyPath: giveUp] = true
    return nil
  }
}
