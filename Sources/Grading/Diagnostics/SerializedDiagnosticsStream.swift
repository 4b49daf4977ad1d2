/// The bytes are no bitstream, or one that no compiler would write.
struct UnreadableBitstream: Error {}

/// Reads numbers of any width out of bytes, the lowest bit first; asking past the end throws.
struct BitReader {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var bitsLeft: Int { bytes.count * 8 - position }

  /// A number of a fixed width of at most 64 bits.
  mutating func fixed(_ width: Int) throws(UnreadableBitstream) -> UInt64 {
    guard (0...64).contains(width), width <= bitsLeft else { throw UnreadableBitstream() }
    var value: UInt64 = 0
    var got = 0
    while got < width {
      let inByte = position & 7
      let taken = min(8 - inByte, width - got)
      let bits = (UInt64(bytes[position >> 3]) >> UInt64(inByte)) & ((1 << UInt64(taken)) - 1)
      value |= bits << UInt64(got)
      got += taken
      position += taken
    }
    return value
  }

  /// A number in pieces, the highest bit of each of which says that another follows.
  mutating func variable(_ width: Int) throws(UnreadableBitstream) -> UInt64 {
    guard (2...32).contains(width) else { throw UnreadableBitstream() }
    let more: UInt64 = 1 << UInt64(width - 1)
    var value: UInt64 = 0
    var shift = 0
    while true {
      let piece = try fixed(width)
      guard shift < 64 else { throw UnreadableBitstream() }
      value |= (piece & (more - 1)) << UInt64(shift)
      if piece & more == 0 { return value }
      shift += width - 1
    }
  }

  /// A number that counts or sizes something, and so has to be small.
  mutating func count(_ width: Int, atMost limit: Int) throws(UnreadableBitstream) -> Int {
    let count = try variable(width)
    guard count <= UInt64(limit) else { throw UnreadableBitstream() }
    return Int(count)
  }

  mutating func skipToWord() {
    position = min((position + 31) & ~31, bytes.count * 8)
  }

  /// Whole bytes between two word boundaries.
  mutating func blob(_ count: Int) throws(UnreadableBitstream) -> [UInt8] {
    skipToWord()
    guard count <= bitsLeft / 8 else { throw UnreadableBitstream() }
    let start = position / 8
    position += count * 8
    skipToWord()
    return Array(bytes[start..<start + count])
  }
}

/// The blocks and records of a bitstream of LLVM's, in their order.
struct Bitstream {
  enum Item: Equatable {
    case begin(block: Int)
    case end
    case record(Record)
  }

  struct Record: Equatable {
    var code = 0
    var fields: [UInt64] = []
    var blob: [UInt8] = []
  }

  private struct Scope {
    var block: Int
    var idWidth: Int
    var abbreviations: [Abbreviation] = []
  }

  // What no compiler comes near, and what keeps a hostile file from costing memory or time.
  private static let deepest = 8
  private static let mostFields = 256
  private static let mostAbbreviations = 256

  private var reader: BitReader
  private var scopes = [Scope(block: -1, idWidth: 2)]
  private var abbreviations = 0
  private var abbreviationsOfBlock: [Int: [Abbreviation]] = [:]
  /// The block that the definitions of block 0 are about.
  private var described: Int?

  init(_ reader: BitReader) {
    self.reader = reader
  }

  /// The next item; nil at the end of the stream.
  mutating func next() throws(UnreadableBitstream) -> Item? {
    while true {
      let scope = scopes[scopes.count - 1]
      // The end is filled up to a word.
      if scopes.count == 1, reader.bitsLeft < 32 { return nil }
      let item: Item
      switch try reader.fixed(scope.idWidth) {
      case 0:
        guard scopes.count > 1 else { throw UnreadableBitstream() }
        reader.skipToWord()
        scopes.removeLast()
        item = .end
      case 1: item = .begin(block: try enterBlock())
      case 2:
        try define(Abbreviation(&reader), in: scope)
        continue
      case 3: item = .record(try plainRecord())
      case let id: item = .record(try record(id, in: scope))
      }
      // Block 0 describes the others and is nobody else's business.
      if case .record(let record) = item, scope.block == 0 {
        if record.code == 1 { described = record.fields.first.map { Int(clamping: $0) } }
      } else if scope.block != 0, item != .begin(block: 0) {
        return item
      }
    }
  }

  private mutating func enterBlock() throws(UnreadableBitstream) -> Int {
    let block = try reader.count(8, atMost: 1 << 16)
    let idWidth = try reader.count(4, atMost: 32)
    reader.skipToWord()
    _ = try reader.fixed(32)
    guard idWidth >= 2, scopes.count < Self.deepest else { throw UnreadableBitstream() }
    scopes.append(
      Scope(block: block, idWidth: idWidth, abbreviations: abbreviationsOfBlock[block] ?? []))
    return block
  }

  private mutating func define(
    _ abbreviation: Abbreviation, in scope: Scope
  ) throws(UnreadableBitstream) {
    abbreviations += 1
    guard abbreviations <= Self.mostAbbreviations else { throw UnreadableBitstream() }
    guard scope.block == 0 else {
      scopes[scopes.count - 1].abbreviations.append(abbreviation)
      return
    }
    guard let described else { throw UnreadableBitstream() }
    abbreviationsOfBlock[described, default: []].append(abbreviation)
  }

  private mutating func plainRecord() throws(UnreadableBitstream) -> Record {
    var record = Record()
    record.code = try reader.count(6, atMost: 1 << 16)
    for _ in 0..<(try reader.count(6, atMost: Self.mostFields)) {
      record.fields.append(try reader.variable(6))
    }
    return record
  }

  private mutating func record(
    _ id: UInt64, in scope: Scope
  ) throws(UnreadableBitstream) -> Record {
    let index = Int(clamping: id) - 4
    guard scope.abbreviations.indices.contains(index) else { throw UnreadableBitstream() }
    var record = Record()
    let abbreviation = scope.abbreviations[index]
    for operand in abbreviation.operands {
      record.fields.append(try operand.value(&reader))
    }
    switch abbreviation.rest {
    case .nothing: break
    case .array(let element):
      for _ in 0..<(try reader.count(6, atMost: Self.mostFields)) {
        record.fields.append(try element.value(&reader))
      }
    case .blob:
      record.blob = try reader.blob(reader.count(6, atMost: reader.bitsLeft / 8))
    }
    guard let code = record.fields.first else { throw UnreadableBitstream() }
    record.code = Int(clamping: code)
    record.fields.removeFirst()
    return record
  }
}

/// How the fields of one kind of record are written.
private struct Abbreviation {
  enum Operand {
    case literal(UInt64)
    case fixed(Int)
    case variable(Int)

    func value(_ reader: inout BitReader) throws(UnreadableBitstream) -> UInt64 {
      switch self {
      case .literal(let value): value
      case .fixed(let width): try reader.fixed(width)
      case .variable(let width): try reader.variable(width)
      }
    }
  }

  enum Rest {
    case nothing, blob
    case array(Operand)
  }

  var operands: [Operand] = []
  var rest = Rest.nothing

  init(_ reader: inout BitReader) throws(UnreadableBitstream) {
    var count = try reader.count(5, atMost: 32)
    while count > 0 {
      count -= 1
      if try reader.fixed(1) == 1 {
        operands.append(.literal(try reader.variable(8)))
        continue
      }
      switch try reader.fixed(3) {
      case 3 where count == 1:
        guard try reader.fixed(1) == 0 else { throw UnreadableBitstream() }
        rest = .array(try Self.number(encoding: reader.fixed(3), &reader))
        return
      case 5 where count == 0: rest = .blob
      case let encoding: operands.append(try Self.number(encoding: encoding, &reader))
      }
    }
  }

  private static func number(
    encoding: UInt64, _ reader: inout BitReader
  ) throws(UnreadableBitstream) -> Operand {
    switch encoding {
    case 1: .fixed(try reader.count(5, atMost: 64))
    case 2: .variable(try reader.count(5, atMost: 32))
    // Six bits a letter; no field that is of use here is written so.
    case 4: .fixed(6)
    default: throw UnreadableBitstream()
    }
  }
}
