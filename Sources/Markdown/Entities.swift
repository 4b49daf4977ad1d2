/// Entities and backslash escapes.
enum Entities {
  /// The named entities, read from their table when the first one is met.
  private static let named: [[UInt8]: [UInt8]] = {
    var named: [[UInt8]: [UInt8]] = [:]
    named.reserveCapacity(2200)
    for entry in entityTable.description.utf8.split(whereSeparator: \.isWhitespace) {
      let parts = entry.split(separator: .equals)
      guard parts.count == 2 else { continue }
      named[Array(parts[0])] = parts[1].split(separator: 0x2C).flatMap { point in
        utf8(of: point.reduce(0) { $0 << 4 | hexValue($1) })
      }
    }
    return named
  }()

  /// The longest name in the table.
  private static let longestName = 31

  /// What the entity at `start`, an ampersand, stands for, and the offset behind its semicolon.
  static func decode(
    _ text: [UInt8], at start: Int, limit: Int
  ) -> (bytes: [UInt8], end: Int)? {
    guard start + 1 < limit else { return nil }
    if text[start + 1] == .hash { return decodeNumber(text, at: start, limit: limit) }
    var index = start + 1
    while index < limit, text[index].isAlphanumeric, index - start <= longestName { index += 1 }
    guard index > start + 1, index < limit, text[index] == .semicolon,
      let bytes = named[Array(text[start + 1..<index])]
    else { return nil }
    return (bytes, index + 1)
  }

  private static func decodeNumber(
    _ text: [UInt8], at start: Int, limit: Int
  ) -> (bytes: [UInt8], end: Int)? {
    guard start + 2 < limit else { return nil }
    let isHex = text[start + 2] | 0x20 == 0x78
    let first = start + (isHex ? 3 : 2)
    let base: UInt32 = isHex ? 16 : 10
    var index = first
    var value: UInt32 = 0
    while index < limit, isHex ? text[index].isHexDigit : text[index].isDigit {
      guard index - first < (isHex ? 6 : 7) else { return nil }
      value = value * base + hexValue(text[index])
      index += 1
    }
    guard index > first, index < limit, text[index] == .semicolon else { return nil }
    return (utf8(of: value), index + 1)
  }

  private static func hexValue(_ digit: UInt8) -> UInt32 {
    digit.isDigit ? UInt32(digit - 0x30) : UInt32((digit | 0x20) &- 0x61 &+ 10)
  }

  /// The code point in UTF-8; U+FFFD for what is none, and for NUL.
  private static func utf8(of value: UInt32) -> [UInt8] {
    let scalar = value == 0 ? nil : Unicode.Scalar(value)
    return Array(String(Character(scalar ?? "\u{FFFD}")).utf8)
  }
}

extension Tree {
  /// Adds a text with its backslash escapes and entities resolved.
  mutating func deriveUnescaped(_ text: [UInt8], _ range: Range<Int>) -> Span {
    let start = derivedEnd
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = text[index]
      if byte == .backslash, index + 1 < range.upperBound, text[index + 1].isASCIIPunctuation {
        derived.append(text[index + 1])
        index += 2
      } else if byte == .ampersand,
        let entity = Entities.decode(text, at: index, limit: range.upperBound)
      {
        derived += entity.bytes
        index = entity.end
      } else {
        derived.append(byte)
        index += 1
      }
    }
    return Span(start: start, end: derivedEnd)
  }
}
