/// Reads JSON from front to back and keeps nothing of it: the compiler's graphs are large, and little is wanted.
struct JSONScanner {
  struct Malformed: Error {}

  private let bytes: [UInt8]
  private var place = 0
  private var depth = 0
  private static let deepest = 200

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Hands over each member's key; whoever is given it reads the value or skips it.
  mutating func object(_ member: (inout JSONScanner, String) throws -> Void) throws {
    try enter(UInt8(ascii: "{"))
    if leave(UInt8(ascii: "}")) { return }
    repeat {
      let key = try string()
      try expect(UInt8(ascii: ":"))
      try member(&self, key)
    } while take(UInt8(ascii: ","))
    guard leave(UInt8(ascii: "}")) else { throw Malformed() }
  }

  mutating func array(_ element: (inout JSONScanner) throws -> Void) throws {
    try enter(UInt8(ascii: "["))
    if leave(UInt8(ascii: "]")) { return }
    repeat { try element(&self) } while take(UInt8(ascii: ","))
    guard leave(UInt8(ascii: "]")) else { throw Malformed() }
  }

  mutating func string() throws -> String {
    let (range, isPlain) = try rawString()
    return isPlain ? String(decoding: bytes[range], as: UTF8.self) : try unescaped(range)
  }

  /// Reads over a value of any kind.
  mutating func skip() throws {
    skipSpace()
    guard place < bytes.count else { throw Malformed() }
    switch bytes[place] {
    case UInt8(ascii: "{"): try object { scanner, _ in try scanner.skip() }
    case UInt8(ascii: "["): try array { try $0.skip() }
    case UInt8(ascii: "\""): _ = try rawString()
    default:
      let begin = place
      while place < bytes.count, !Self.ends(bytes[place]) { place += 1 }
      guard place > begin else { throw Malformed() }
    }
  }

  /// Nothing may follow the one value of a document.
  mutating func end() throws {
    skipSpace()
    guard place == bytes.count else { throw Malformed() }
  }

  private mutating func enter(_ bracket: UInt8) throws {
    try expect(bracket)
    depth += 1
    guard depth < Self.deepest else { throw Malformed() }
  }

  private mutating func leave(_ bracket: UInt8) -> Bool {
    guard take(bracket) else { return false }
    depth -= 1
    return true
  }

  private mutating func expect(_ byte: UInt8) throws {
    guard take(byte) else { throw Malformed() }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    skipSpace()
    guard place < bytes.count, bytes[place] == byte else { return false }
    place += 1
    return true
  }

  private mutating func skipSpace() {
    while place < bytes.count, bytes[place] <= UInt8(ascii: " ") { place += 1 }
  }

  private static func ends(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"): true
    default: byte <= UInt8(ascii: " ")
    }
  }

  private mutating func rawString() throws -> (Range<Int>, isPlain: Bool) {
    try expect(UInt8(ascii: "\""))
    let begin = place
    var isPlain = true
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "\""):
        place += 1
        return (begin..<(place - 1), isPlain)
      case UInt8(ascii: "\\"):
        isPlain = false
        place += 2
      default: place += 1
      }
    }
    throw Malformed()
  }

  private func unescaped(_ range: Range<Int>) throws -> String {
    var units: [UInt16] = []
    var text = ""
    var index = range.lowerBound
    func flush() {
      text += String(decoding: units, as: UTF16.self)
      units = []
    }
    var plain: [UInt8] = []
    while index < range.upperBound {
      guard bytes[index] == UInt8(ascii: "\\") else {
        plain.append(bytes[index])
        index += 1
        continue
      }
      text += String(decoding: plain, as: UTF8.self)
      plain = []
      let escape = bytes[index + 1]
      index += 2
      while true {
        guard escape == UInt8(ascii: "u") else {
          text.unicodeScalars.append(try Self.scalar(escaped: escape))
          break
        }
        let digits = String(
          decoding: bytes[index..<min(index + 4, range.upperBound)], as: UTF8.self)
        guard digits.utf8.count == 4, let unit = UInt16(digits, radix: 16) else {
          throw Malformed()
        }
        units.append(unit)
        index += 4
        // Both halves of a pair make one character.
        guard UTF16.isLeadSurrogate(unit), index + 1 < range.upperBound,
          bytes[index] == UInt8(ascii: "\\"), bytes[index + 1] == UInt8(ascii: "u")
        else { break }
        index += 2
      }
      flush()
    }
    return text + String(decoding: plain, as: UTF8.self)
  }

  private static func scalar(escaped byte: UInt8) throws -> Unicode.Scalar {
    switch byte {
    case UInt8(ascii: "n"): "\n"
    case UInt8(ascii: "t"): "\t"
    case UInt8(ascii: "r"): "\r"
    case UInt8(ascii: "b"): "\u{8}"
    case UInt8(ascii: "f"): "\u{C}"
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): Unicode.Scalar(byte)
    default: throw Malformed()
    }
  }
}
