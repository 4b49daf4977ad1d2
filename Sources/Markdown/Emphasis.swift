/// A run of `*`, `_` or `~` that may open or close emphasis.
struct Delimiter {
  let node: NodeID
  let byte: UInt8
  /// The length of the run as it was written.
  let length: Int
  /// What is left of it.
  var count: Int
  let canOpen: Bool
  let canClose: Bool
  var previous: Int
  var next = noDelimiter

  /// Runs of one class find the same openers, so that a search which failed need not be repeated.
  var openerClass: Int {
    switch byte {
    case .tilde: 12 + length - 1
    case .underscore: 6 + (canOpen ? 3 : 0) + length % 3
    default: (canOpen ? 3 : 0) + length % 3
    }
  }

  func canBeClosed(by closer: Delimiter) -> Bool {
    guard canOpen, byte == closer.byte else { return false }
    if byte == .tilde { return length == closer.length }
    guard canClose || closer.canOpen else { return true }
    return (length + closer.length) % 3 != 0 || (length % 3 == 0 && closer.length % 3 == 0)
  }
}

let noDelimiter = -1

/// The delimiters of a text as a linked list in an array: places grow from left to right.
struct DelimiterStack {
  var items: [Delimiter] = []
  var first = noDelimiter
  var last = noDelimiter

  mutating func clear() {
    items.removeAll(keepingCapacity: true)
    first = noDelimiter
    last = noDelimiter
  }

  mutating func push(_ delimiter: Delimiter) {
    items.append(delimiter)
    let place = items.count - 1
    if last == noDelimiter {
      first = place
    } else {
      items[last].next = place
    }
    last = place
  }

  /// Makes two delimiters neighbours; either may be none.
  mutating func join(_ left: Int, _ right: Int) {
    if left == noDelimiter {
      first = right
    } else {
      items[left].next = right
    }
    if right == noDelimiter {
      last = left
    } else {
      items[right].previous = left
    }
  }

  mutating func remove(_ place: Int) {
    join(items[place].previous, items[place].next)
  }
}

/// Emphasis, strong emphasis and strikethrough.
extension InlineParser {
  mutating func delimiterRun(_ byte: UInt8) {
    let start = offset
    let bytes = text.bytes
    while offset < bytes.count, bytes[offset] == byte { offset += 1 }
    if byte == .tilde, offset - start > 2 { return }
    let flanking = Flanking(of: start..<offset, in: bytes)
    let isWord = byte == .underscore
    let canOpen =
      flanking.isLeft && (!isWord || !flanking.isRight || flanking.followsPunctuation)
    let canClose =
      flanking.isRight && (!isWord || !flanking.isLeft || flanking.precedesPunctuation)
    guard canOpen || canClose else { return }
    let end = offset
    flush(to: start)
    let node = addText(start..<end)
    pending = end
    delimiters.push(
      Delimiter(
        node: node, byte: byte, length: end - start, count: end - start, canOpen: canOpen,
        canClose: canClose, previous: delimiters.last))
  }

  /// Pairs the delimiters behind the place `bottom` and forgets them.
  mutating func processDelimiters(above bottom: Int) {
    guard delimiters.last > bottom else { return }
    var openersBottom = [Int](repeating: bottom, count: 14)
    var closer = bottom == noDelimiter ? delimiters.first : delimiters.items[bottom].next
    while closer != noDelimiter {
      let item = delimiters.items[closer]
      guard item.canClose else {
        closer = item.next
        continue
      }
      let limit = openersBottom[item.openerClass]
      var opener = item.previous
      while opener > limit, !delimiters.items[opener].canBeClosed(by: item) {
        opener = delimiters.items[opener].previous
      }
      if opener > limit {
        closer = pair(opener, closer)
      } else {
        openersBottom[item.openerClass] = item.previous
        if !item.canOpen { delimiters.remove(closer) }
        closer = item.next
      }
    }
    delimiters.join(bottom, noDelimiter)
  }

  /// Wraps what stands between two delimiters and returns the next one that may close.
  private mutating func pair(_ opener: Int, _ closer: Int) -> Int {
    let left = delimiters.items[opener]
    let right = delimiters.items[closer]
    let isStrike = left.byte == .tilde
    let used = isStrike ? left.count : (left.count >= 2 && right.count >= 2 ? 2 : 1)
    let width = Int32(used)
    let tag: Tag = isStrike ? .strikethrough : (used == 2 ? .strong : .emphasis)
    let node = tree.add(
      tag,
      source: Span(
        start: tree[left.node].source.end - width, end: tree[right.node].source.start + width))
    tree.wrap(after: left.node, before: right.node, in: node)
    tree[left.node].source.end -= width
    tree[left.node].text.end -= width
    tree[right.node].source.start += width
    tree[right.node].text.start += width
    delimiters.items[opener].count -= used
    delimiters.items[closer].count -= used
    delimiters.join(opener, closer)
    if left.count == used {
      tree.unlink(left.node)
      delimiters.remove(opener)
    }
    guard right.count == used else { return closer }
    tree.unlink(right.node)
    delimiters.remove(closer)
    return right.next
  }
}
