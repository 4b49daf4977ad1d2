/// Source bytes with their lines, counted as the compiler counts them.
package struct SourceText: Sendable, Equatable {
  /// A place as the compiler prints it: both numbers from 1, the column in UTF-8 bytes.
  package struct Location: Sendable, Equatable {
    package let line: Int
    package let column: Int

    package init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }

  package let bytes: [UInt8]
  /// The offset at which each line begins; only a line feed begins a new one.
  private let lineStarts: [Int]

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lineStarts = [0] + bytes.indices.filter { bytes[$0] == .lineFeed }.map { $0 + 1 }
  }

  /// The place of an offset, which is clamped to the source.
  package func location(of offset: Int) -> Location {
    let offset = min(max(offset, 0), bytes.count)
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return Location(line: low + 1, column: offset - lineStarts[low] + 1)
  }

  /// The offset of a place; nil where the source has no such line or column.
  package func offset(of location: Location) -> Int? {
    guard lineStarts.indices.contains(location.line - 1), location.column >= 1 else { return nil }
    let start = lineStarts[location.line - 1]
    let isLastLine = location.line == lineStarts.count
    let end = isLastLine ? bytes.count : lineStarts[location.line] - 1
    guard location.column - 1 <= end - start else { return nil }
    return start + location.column - 1
  }

  /// The token's text; bytes that are not UTF-8 become replacement characters.
  package func text(of token: Token) -> String {
    String(decoding: bytes[token.range], as: UTF8.self)
  }
}
