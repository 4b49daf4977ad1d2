/// Reads numbers and strings from bytes that nobody vouches for: beyond the end there are zeros.
struct ByteReader {
  private let bytes: [UInt8]
  private let end: Int
  private(set) var position: Int
  /// Whether something was asked for that is not there; what was read since then means nothing.
  private(set) var isBroken: Bool

  /// Only what lies in the range is read.
  init(_ bytes: [UInt8], _ range: Range<Int>) {
    let isInside = range.lowerBound >= 0 && range.upperBound <= bytes.count
    self.bytes = bytes
    position = isInside ? range.lowerBound : 0
    end = isInside ? range.upperBound : 0
    isBroken = !isInside
  }

  var isAtEnd: Bool { isBroken || position >= end }
  var remaining: Int { isBroken ? 0 : end - position }

  mutating func skip(_ count: UInt64) {
    guard !isBroken, count <= UInt64(end - position) else { return fail() }
    position += Int(count)
  }

  mutating func byte() -> UInt8 {
    guard !isBroken, position < end else {
      fail()
      return 0
    }
    position += 1
    return bytes[position - 1]
  }

  /// A number of that many bytes, the lowest first.
  mutating func number(bytes count: Int) -> UInt64 {
    guard !isBroken, count <= end - position else {
      fail()
      return 0
    }
    var value: UInt64 = 0
    for index in 0..<min(count, 8) {
      value |= UInt64(bytes[position + index]) << UInt64(8 * index)
    }
    position += count
    return value
  }

  /// A number in as many bytes as it needs.
  mutating func unsignedLEB() -> UInt64 {
    var (value, shift): (UInt64, UInt64) = (0, 0)
    while !isBroken {
      let next = byte()
      if shift < 64 { value |= UInt64(next & 0x7F) << shift }
      if next & 0x80 == 0 { break }
      shift += 7
    }
    return value
  }

  mutating func signedLEB() -> Int64 {
    var (value, shift): (UInt64, UInt64) = (0, 0)
    while !isBroken {
      let next = byte()
      if shift < 64 { value |= UInt64(next & 0x7F) << shift }
      shift += 7
      if next & 0x80 == 0 {
        if next & 0x40 != 0 && shift < 64 { value |= ~0 << shift }
        break
      }
    }
    return Int64(bitPattern: value)
  }

  /// Text up to a zero byte; longer text than anybody needs counts as broken.
  mutating func string() -> String {
    let start = position
    guard !isBroken, let zero = bytes[start..<min(end, start + 8192)].firstIndex(of: 0) else {
      fail()
      return ""
    }
    position = zero + 1
    return String(decoding: bytes[start..<zero], as: UTF8.self)
  }

  /// The next part of what is read, of that many bytes, which are skipped here.
  mutating func part(_ count: UInt64) -> ByteReader {
    let start = position
    skip(count)
    return ByteReader(bytes, isBroken ? -1..<0 : start..<position)
  }

  private mutating func fail() { isBroken = true }
}
