/// A place in the source as editors and compilers name it: both numbers count from 1, columns count bytes.
package struct SourcePosition: Equatable, Sendable, CustomStringConvertible {
  package let line: Int
  package let column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// `line:column`.
  package var description: String { "\(line):\(column)" }
}

extension Node {
  /// The place of the node's first byte.
  package var start: SourcePosition { storage.tree.position(of: range.lowerBound) }

  /// The place of the node's last byte; of its first where the node is empty.
  package var end: SourcePosition {
    storage.tree.position(of: max(range.lowerBound, range.upperBound - 1))
  }
}

extension Document {
  /// The place of a byte offset of the source.
  package func position(of offset: Int) -> SourcePosition {
    storage.tree.position(of: offset)
  }
}

extension Tree {
  func position(of offset: Int) -> SourcePosition {
    // The number of lines that start at or before the offset.
    var (low, high) = (0, lineStarts.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(lineStarts[middle]) <= offset {
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard low > 0 else { return SourcePosition(line: 1, column: offset + 1) }
    return SourcePosition(line: low, column: offset - Int(lineStarts[low - 1]) + 1)
  }
}
