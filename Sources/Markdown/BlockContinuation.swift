/// Which of the open blocks a line continues.
extension BlockParser {
  private enum Match {
    case continues, ends
    /// The line was the closing fence of a code block: nothing is left of it.
    case lineConsumed
  }

  /// The number of open blocks that the line continues, or nil where it closed a fence.
  ///
  /// `markerDepth` becomes the depth of the last block quote whose marker stands in the line.
  mutating func matchOpenBlocks(markerDepth: inout Int) -> Int? {
    var depth = 1
    var barrier = 1
    while depth < open.count {
      cursor.findNonspace()
      let node = open[depth]
      switch tree[node].tag {
      case .list:
        depth += 1
        continue
      case .item:
        if cursor.indent >= Int(tree[node].detail) {
          cursor.advance(columns: Int(tree[node].detail))
          depth += 1
        } else if cursor.isBlank, tree[node].isMarked {
          // All lists and items down to the next barrier go on; stepping through them one by one would
          // make many blank lines in a deep list quadratic.
          cursor.advanceToNonspace()
          guard barrier < barriers.count else {
            return lastItemGoesOn ? open.count : open.count - 1
          }
          depth = barriers[barrier]
        } else {
          return depth
        }
        continue
      default:
        break
      }
      switch matchBarrier(node, depth: depth, markerDepth: &markerDepth) {
      case .continues: break
      case .ends: return depth
      case .lineConsumed: return nil
      }
      barrier += 1
      depth += 1
    }
    return depth
  }

  /// An item that has nothing in it yet ends at a blank line.
  private var lastItemGoesOn: Bool {
    tipTag != .item || tree[tip].isMarked
  }

  private mutating func matchBarrier(
    _ node: NodeID, depth: Int, markerDepth: inout Int
  ) -> Match {
    switch tree[node].tag {
    case .blockQuote:
      guard !cursor.isIndented, cursor.byte == .greater else { return .ends }
      markerDepth = depth
      consumeQuoteMarker()
      tree[node].source.end = Int32(cursor.nonspace + 1)
      return .continues
    case .codeBlock:
      return tree[node].isMarked ? matchFencedCode() : matchIndentedCode()
    case .htmlBlock:
      return htmlEnd == .blankLine && cursor.isBlank ? .ends : .continues
    case .paragraph, .table:
      return cursor.isBlank ? .ends : .continues
    default:
      return .ends
    }
  }

  mutating func consumeQuoteMarker() {
    cursor.advanceToNonspace()
    cursor.advance(bytes: 1)
    cursor.skipOneSpace()
  }

  private mutating func matchIndentedCode() -> Match {
    if cursor.isIndented {
      cursor.advance(columns: 4)
    } else if cursor.isBlank {
      cursor.advanceToNonspace()
    } else {
      return .ends
    }
    return .continues
  }

  private mutating func matchFencedCode() -> Match {
    if !cursor.isIndented, cursor.byte == fence.byte {
      var index = cursor.nonspace
      while index < cursor.end, cursor.source[index] == fence.byte { index += 1 }
      let length = index - cursor.nonspace
      let rest = cursor.source.skipSpacesAndTabs(from: index, to: cursor.end)
      if length >= fence.length, rest == cursor.end {
        tree[tip].source.end = Int32(index)
        fence.isClosed = true
        closeTip()
        return .lineConsumed
      }
    }
    cursor.advance(columns: min(fence.indent, cursor.indent))
    return .continues
  }
}
