/// Unpacks what was packed with deflate (RFC 1951), and no more than was allowed.
struct Inflater {
  private let bytes: ArraySlice<UInt8>
  private var place: Int
  private var bits: UInt32 = 0
  private var bitCount = 0
  private var output: [UInt8] = []
  private let limit: Int
  private var effort: Effort
  private static let (codesOfNothing, bytesOfCode) = (1000, 128)

  /// What it took to unpack an archive so far.
  struct Effort {
    fileprivate var codes = 0
    fileprivate var bytes = 0
  }

  /// The content, and the place behind the packed bytes.
  static func inflate(
    _ bytes: ArraySlice<UInt8>, limit: Int, effort: inout Effort
  ) throws(ArchiveRefusal) -> (content: [UInt8], end: Int) {
    var inflater = Inflater(bytes, limit: limit, effort: effort)
    while try !inflater.block() {}
    effort = inflater.effort
    effort.bytes += inflater.output.count
    return (inflater.output, inflater.place)
  }

  private init(_ bytes: ArraySlice<UInt8>, limit: Int, effort: Effort) {
    self.bytes = bytes
    place = bytes.startIndex
    self.limit = limit
    self.effort = effort
  }

  /// True after the last block.
  private mutating func block() throws(ArchiveRefusal) -> Bool {
    let isLast = try take(1) == 1
    switch try take(2) {
    case 0: try copyStored()
    case 1: try decode(literals: Self.fixedLiterals, distances: Self.fixedDistances)
    case 2:
      // Making one takes as long as unpacking some hundred bytes, and no packer makes one for less.
      effort.codes += 1
      guard effort.codes <= Self.codesOfNothing + (effort.bytes + output.count) / Self.bytesOfCode
      else { throw Self.damaged }
      let (literals, distances) = try codes()
      try decode(literals: literals, distances: distances)
    default: throw Self.damaged
    }
    return isLast
  }

  private mutating func copyStored() throws(ArchiveRefusal) {
    (bits, bitCount) = (0, 0)
    guard bytes.endIndex - place >= 4 else { throw Self.damaged }
    let count = Int(bytes[place]) | Int(bytes[place + 1]) << 8
    let check = Int(bytes[place + 2]) | Int(bytes[place + 3]) << 8
    place += 4
    guard count == check ^ 0xFFFF, bytes.endIndex - place >= count else { throw Self.damaged }
    guard output.count + count <= limit else { throw Self.tooLarge }
    output += bytes[place..<place + count]
    place += count
  }

  private mutating func decode(literals: Code, distances: Code) throws(ArchiveRefusal) {
    while true {
      let symbol = try next(of: literals)
      if symbol < 256 {
        guard output.count < limit else { throw Self.tooLarge }
        output.append(UInt8(truncatingIfNeeded: symbol))
        continue
      }
      if symbol == 256 { return }
      guard symbol - 257 < Self.lengths.count else { throw Self.damaged }
      let (length, lengthBits) = Self.lengths[symbol - 257]
      let count = try length + take(lengthBits)
      let code = try next(of: distances)
      guard code < Self.distances.count else { throw Self.damaged }
      let (base, baseBits) = Self.distances[code]
      let distance = try base + take(baseBits)
      guard distance <= output.count else { throw Self.damaged }
      guard output.count + count <= limit else { throw Self.tooLarge }
      // What is copied may reach into itself.
      for _ in 0..<count { output.append(output[output.count - distance]) }
    }
  }

  private mutating func codes() throws(ArchiveRefusal) -> (literals: Code, distances: Code) {
    let literalCount = try take(5) + 257
    let distanceCount = try take(5) + 1
    let lengthCount = try take(4) + 4
    var lengths = Array(repeating: 0, count: 19)
    for index in 0..<lengthCount { lengths[Self.order[index]] = try take(3) }
    let code = try Code(lengths)
    var all: [Int] = []
    while all.count < literalCount + distanceCount {
      switch try next(of: code) {
      case let length where length < 16: all.append(length)
      case 16:
        guard let last = all.last else { throw Self.damaged }
        all += Array(repeating: last, count: try take(2) + 3)
      case 17: all += Array(repeating: 0, count: try take(3) + 3)
      default: all += Array(repeating: 0, count: try take(7) + 11)
      }
    }
    guard all.count == literalCount + distanceCount else { throw Self.damaged }
    return (try Code(Array(all[..<literalCount])), try Code(Array(all[literalCount...])))
  }

  private mutating func take(_ count: Int) throws(ArchiveRefusal) -> Int {
    while bitCount < count {
      guard place < bytes.endIndex else { throw Self.damaged }
      bits |= UInt32(bytes[place]) << bitCount
      place += 1
      bitCount += 8
    }
    let value = bits & ((1 << count) - 1)
    bits >>= count
    bitCount -= count
    return Int(value)
  }

  /// Codes of one length are consecutive numbers, and follow those of the shorter ones.
  private mutating func next(of code: Code) throws(ArchiveRefusal) -> Int {
    var value = 0
    var first = 0
    var index = 0
    for length in 1...15 {
      value |= try take(1)
      let count = code.counts[length]
      if value - first < count { return code.symbols[index + value - first] }
      index += count
      first = (first + count) << 1
      value <<= 1
    }
    throw Self.damaged
  }

  /// A Huffman code: how many codes have which length, and their symbols in order.
  private struct Code {
    var counts = Array(repeating: 0, count: 16)
    var symbols: [Int] = []

    init(_ lengths: [Int]) throws(ArchiveRefusal) {
      for length in lengths { counts[length] += 1 }
      counts[0] = 0
      var room = 1
      for length in 1...15 {
        room = room << 1 - counts[length]
        guard room >= 0 else { throw Inflater.damaged }
      }
      var next = counts.indices.map { counts[..<$0].reduce(0, +) }
      symbols = Array(repeating: 0, count: counts.reduce(0, +))
      for (symbol, length) in lengths.enumerated() where length > 0 {
        symbols[next[length]] = symbol
        next[length] += 1
      }
    }

    fileprivate init(counts: [Int], symbols: [Int]) {
      self.counts = counts
      self.symbols = symbols
    }
  }

  private static let fixedLiterals = Code(
    counts: [0, 0, 0, 0, 0, 0, 0, 24, 152, 112, 0, 0, 0, 0, 0, 0],
    symbols: Array(256...279) + Array(0...143) + Array(280...287) + Array(144...255))
  private static let fixedDistances = Code(
    counts: [0, 0, 0, 0, 0, 30, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], symbols: Array(0...29))

  private static let order = [
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
  ]

  /// For each symbol its least length, and how many bits follow that are added to it.
  private static let lengths: [(Int, Int)] = {
    let bits = Array(repeating: 0, count: 8) + (1...5).flatMap { Array(repeating: $0, count: 4) }
    return ranges(from: 3, bits: bits) + [(258, 0)]
  }()

  private static let distances = ranges(
    from: 1, bits: [0, 0] + (0...13).flatMap { [$0, $0] })

  private static func ranges(from first: Int, bits: [Int]) -> [(Int, Int)] {
    var next = first
    return bits.map { count in
      defer { next += 1 << count }
      return (next, count)
    }
  }

  fileprivate static let damaged = ArchiveRefusal(
    description: "What is packed in it is damaged. Pack it and hand it in again.")
  private static let tooLarge = ArchiveRefusal(
    description: "It unpacks to more than it says, or than anybody hands in. "
      + "Hand in your own files only.")
}

/// A single file packed by gzip (RFC 1952), perhaps in several pieces, one behind the other.
enum Gzip {
  private static let damaged = ArchiveRefusal(
    description: "It is damaged. Pack it and hand it in again.")

  /// Programs make one of some 64 KB.
  private static let mostPieces = 10_000

  static func unpacked(_ bytes: [UInt8], limit: Int) throws(ArchiveRefusal) -> [UInt8] {
    var content: [UInt8] = []
    var start = 0
    var pieces = 0
    var effort = Inflater.Effort()
    repeat {
      pieces += 1
      guard pieces <= mostPieces else { throw damaged }
      let piece = try piece(bytes, from: start, limit: limit - content.count, effort: &effort)
      content += piece.content
      start = piece.end
      // Zeros that fill up the last block of a tape, or of an upload, are no piece.
    } while start < bytes.count && bytes[start...].contains { $0 != 0 }
    return content
  }

  private static func piece(
    _ bytes: [UInt8], from start: Int, limit: Int, effort: inout Inflater.Effort
  ) throws(ArchiveRefusal) -> (content: [UInt8], end: Int) {
    guard bytes.count - start >= 18, bytes[start...].starts(with: [0x1F, 0x8B, 8]) else {
      throw damaged
    }
    let flags = bytes[start + 3]
    var place = start + 10
    if flags & 4 != 0 { place += 2 + Int(bytes[place]) + Int(bytes[place + 1]) << 8 }
    // A name and a comment end with a zero.
    for flag in [8, 16] as [UInt8] where flags & flag != 0 {
      while place < bytes.count, bytes[place] != 0 { place += 1 }
      place += 1
    }
    if flags & 2 != 0 { place += 2 }
    guard place < bytes.count else { throw damaged }
    let (content, end) = try Inflater.inflate(bytes[place...], limit: limit, effort: &effort)
    guard bytes.count - end >= 8 else { throw damaged }
    let checksum = (0..<4).reduce(0 as UInt32) { $0 | UInt32(bytes[end + $1]) << ($1 * 8) }
    guard CRC32.of(content) == checksum else { throw damaged }
    return (content, end + 8)
  }
}

/// The checksum of zip and gzip.
enum CRC32 {
  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in
      value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1
    }
  }

  static func of(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0) { $0 >> 8 ^ table[Int(($0 ^ UInt32($1)) & 0xFF)] }
  }
}
