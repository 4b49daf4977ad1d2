/// A link reference definition as it stands in a text whose lines end with line feeds.
struct ReferenceDefinition {
  let label: Range<Int>
  let destination: Range<Int>
  let title: Range<Int>
  /// The offset behind the line end.
  let end: Int

  init?(in text: [UInt8], at start: Int) {
    let limit = text.count
    guard let label = LinkSyntax.label(in: text, at: start, limit: limit),
      label.end < limit, text[label.end] == .colon
    else { return nil }
    let place = LinkSyntax.skipWhitespace(in: text, from: label.end + 1, limit: limit)
    guard let destination = LinkSyntax.destination(in: text, at: place, limit: limit),
      destination.end > place
    else { return nil }
    self.label = label.content
    self.destination = destination.content
    let titleStart = LinkSyntax.skipWhitespace(in: text, from: destination.end, limit: limit)
    if titleStart > destination.end,
      let title = LinkSyntax.title(in: text, at: titleStart, limit: limit),
      let end = Self.endOfLine(in: text, from: title.end)
    {
      self.title = title.content
      self.end = end
    } else if let end = Self.endOfLine(in: text, from: destination.end) {
      title = end..<end
      self.end = end
    } else {
      return nil
    }
  }

  private static func endOfLine(in text: [UInt8], from start: Int) -> Int? {
    let index = text.skipSpacesAndTabs(from: start, to: text.count)
    guard index < text.count else { return index }
    return text[index] == .newline ? index + 1 : nil
  }
}

/// The link targets of a document by label; of two definitions the first one counts.
struct References {
  private var targets: [[UInt8]: Int32] = [:]

  var isEmpty: Bool { targets.isEmpty }

  mutating func add(_ definition: ReferenceDefinition, of text: [UInt8], to tree: inout Tree) {
    let key = Self.key(text, definition.label)
    guard targets[key] == nil else { return }
    targets[key] = Int32(tree.links.count)
    tree.links.append(
      LinkTarget(
        destination: tree.deriveUnescaped(text, definition.destination),
        title: tree.deriveUnescaped(text, definition.title)))
  }

  /// The index of a link target of the tree.
  func target(_ text: [UInt8], _ label: Range<Int>) -> Int32? {
    targets.isEmpty ? nil : targets[Self.key(text, label)]
  }

  /// A label with its case folded and its white space collapsed.
  ///
  /// Keys are bytes: strings would compare equal where only their normal forms are.
  private static func key(_ text: [UInt8], _ label: Range<Int>) -> [UInt8] {
    var key: [UInt8] = []
    key.reserveCapacity(label.count)
    var isASCII = true
    for byte in text[label] {
      if byte.isWhitespace {
        if let last = key.last, last != .space { key.append(.space) }
      } else {
        if byte >= 0x80 { isASCII = false }
        key.append(byte.lowercasedASCII)
      }
    }
    if key.last == .space { key.removeLast() }
    guard !isASCII else { return key }
    // Small letters first, then capitals: this maps both ẞ and ss to SS. Then ASCII as above.
    let folded = String(decoding: key, as: UTF8.self).lowercased().uppercased()
    return folded.utf8.map(\.lowercasedASCII)
  }
}
