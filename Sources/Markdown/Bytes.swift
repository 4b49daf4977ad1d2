/// The bytes that Markdown gives a meaning to, by name.
extension UInt8 {
  static var tab: UInt8 { 0x09 }
  static var newline: UInt8 { 0x0A }
  static var carriageReturn: UInt8 { 0x0D }
  static var space: UInt8 { 0x20 }
  static var bang: UInt8 { 0x21 }
  static var quote: UInt8 { 0x22 }
  static var hash: UInt8 { 0x23 }
  static var ampersand: UInt8 { 0x26 }
  static var apostrophe: UInt8 { 0x27 }
  static var openParenthesis: UInt8 { 0x28 }
  static var closeParenthesis: UInt8 { 0x29 }
  static var star: UInt8 { 0x2A }
  static var plus: UInt8 { 0x2B }
  static var dash: UInt8 { 0x2D }
  static var period: UInt8 { 0x2E }
  static var slash: UInt8 { 0x2F }
  static var colon: UInt8 { 0x3A }
  static var semicolon: UInt8 { 0x3B }
  static var less: UInt8 { 0x3C }
  static var equals: UInt8 { 0x3D }
  static var greater: UInt8 { 0x3E }
  static var question: UInt8 { 0x3F }
  static var at: UInt8 { 0x40 }
  static var openBracket: UInt8 { 0x5B }
  static var backslash: UInt8 { 0x5C }
  static var closeBracket: UInt8 { 0x5D }
  static var underscore: UInt8 { 0x5F }
  static var backtick: UInt8 { 0x60 }
  static var lowercaseW: UInt8 { 0x77 }
  static var pipe: UInt8 { 0x7C }
  static var tilde: UInt8 { 0x7E }

  var isSpaceOrTab: Bool { self == .space || self == .tab }

  /// Space, tab, line feed, vertical tab, form feed or carriage return.
  var isWhitespace: Bool { self == .space || (self >= 0x09 && self <= 0x0D) }

  var isDigit: Bool { self >= 0x30 && self <= 0x39 }

  var isLetter: Bool {
    let folded = self | 0x20
    return folded >= 0x61 && folded <= 0x7A
  }

  var isAlphanumeric: Bool { isLetter || isDigit }

  var isHexDigit: Bool { isDigit || ((self | 0x20) >= 0x61 && (self | 0x20) <= 0x66) }

  var isASCIIPunctuation: Bool {
    self > 0x20 && self < 0x7F && !isAlphanumeric
  }

  /// The small letter of a capital ASCII letter, every other byte as it is.
  var lowercasedASCII: UInt8 { self >= 0x41 && self <= 0x5A ? self | 0x20 : self }
}

/// A set of ASCII bytes that is tested with one shift.
struct ByteSet {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  init(_ characters: StaticString) {
    for byte in characters.description.utf8 { insert(byte) }
  }

  mutating func insert(_ byte: UInt8) {
    if byte < 64 {
      low |= 1 << UInt64(byte)
    } else if byte < 128 {
      high |= 1 << UInt64(byte & 63)
    }
  }

  func contains(_ byte: UInt8) -> Bool {
    guard byte < 128 else { return false }
    return ((byte < 64 ? low : high) >> UInt64(byte & 63)) & 1 != 0
  }
}

extension [UInt8] {
  /// Whether the bytes of `word` stand at `offset`; `word` is in small letters where case is ignored.
  func matches(_ word: StaticString, at offset: Int, ignoringCase: Bool = false) -> Bool {
    var index = offset
    for expected in word.description.utf8 {
      guard index < count else { return false }
      let found = ignoringCase ? self[index].lowercasedASCII : self[index]
      guard found == expected else { return false }
      index += 1
    }
    return true
  }

  /// The offset of the first occurrence of `word` in `range`, or nil.
  func find(_ word: StaticString, in range: Range<Int>, ignoringCase: Bool = false) -> Int? {
    let length = word.utf8CodeUnitCount
    guard range.count >= length, let first = word.description.utf8.first else { return nil }
    var index = range.lowerBound
    while index + length <= range.upperBound {
      let found = ignoringCase ? self[index].lowercasedASCII : self[index]
      if found == first, matches(word, at: index, ignoringCase: ignoringCase) { return index }
      index += 1
    }
    return nil
  }

  /// The first offset from `start` on that holds neither a space nor a tab, at most `limit`.
  func skipSpacesAndTabs(from start: Int, to limit: Int) -> Int {
    var index = start
    while index < limit, self[index].isSpaceOrTab { index += 1 }
    return index
  }

  /// The end of `range` without the spaces and tabs before it.
  func trimmedEnd(of range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, self[end - 1].isSpaceOrTab { end -= 1 }
    return end
  }
}
