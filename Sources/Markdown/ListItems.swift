/// Bullets and numbers that open list items.
extension BlockParser {
  private struct Marker {
    var info: ListInfo
    var length: Int
  }

  mutating func openItem(below depth: Int, container: Tag) -> Bool {
    guard let marker = scanMarker(interrupting: container == .paragraph) else { return false }
    closeBlocks(from: depth)
    let start = cursor.nonspace
    let indent = cursor.indent
    cursor.advanceToNonspace()
    cursor.advance(bytes: marker.length)
    let padding = takePadding()
    if tipTag != .list || !tree.lists[Int(tree[tip].detail)].continues(marker.info) {
      push(.list, at: start)
      tree[tip].detail = Int32(tree.lists.count)
      tree.lists.append(marker.info)
    }
    push(.item, at: start)
    tree[tip].detail = Int32(indent + marker.length + padding)
    tree[tip].source.end = Int32(start + marker.length)
    return true
  }

  /// The columns between marker and content: one where the content is code or starts in the next line.
  private mutating func takePadding() -> Int {
    let afterMarker = cursor
    var columns = 0
    while columns < 5, cursor.offset < cursor.end, cursor.source[cursor.offset].isSpaceOrTab {
      cursor.advance(columns: 1)
      columns += 1
    }
    cursor.findNonspace()
    if columns >= 1, columns < 5, !cursor.isBlank { return columns }
    cursor = afterMarker
    cursor.skipOneSpace()
    return 1
  }

  /// A paragraph is interrupted only by an item with content whose number, if any, is 1.
  private func scanMarker(interrupting isInterrupting: Bool) -> Marker? {
    let source = cursor.source
    var index = cursor.nonspace
    var number: Int?
    if source[index].isDigit {
      var value = 0
      while index < cursor.end, source[index].isDigit, index - cursor.nonspace < 9 {
        value = value * 10 + Int(source[index] - 0x30)
        index += 1
      }
      guard index < cursor.end, source[index] == .period || source[index] == .closeParenthesis
      else { return nil }
      number = value
    } else if source[index] == .underscore {
      return nil
    }
    let marker = source[index]
    index += 1
    guard index == cursor.end || source[index].isSpaceOrTab else { return nil }
    if isInterrupting {
      let isEmpty = source.skipSpacesAndTabs(from: index, to: cursor.end) == cursor.end
      guard !isEmpty, (number ?? 1) == 1 else { return nil }
    }
    return Marker(
      info: ListInfo(start: number, marker: marker, isTight: true), length: index - cursor.nonspace)
  }
}
