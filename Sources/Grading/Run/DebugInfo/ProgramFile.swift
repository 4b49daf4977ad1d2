/// The sections of a linked program (ELF, 64 bits, lowest byte first), whatever is claimed in it.
struct ProgramFile {
  private let bytes: [UInt8]
  private var sections: [String: Range<Int>] = [:]

  /// A section that is larger than any exercise's is not read.
  private static let largestSection = 8 << 20
  private static let mostSections = 1000

  /// Nil for anything that is not such a file.
  init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]) else { return nil }
    self.bytes = bytes
    var header = ByteReader(bytes, 0..<bytes.count)
    header.skip(40)
    let table = header.number(bytes: 8)
    header.skip(10)
    let entrySize = header.number(bytes: 2)
    let count = min(header.number(bytes: 2), UInt64(Self.mostSections))
    let namesIndex = header.number(bytes: 2)
    guard !header.isBroken, entrySize >= 64, namesIndex < count else { return nil }
    let entries = (0..<count).compactMap { index in
      entry(at: table.addingReportingOverflow(index * entrySize))
    }
    guard entries.count == Int(count) else { return nil }
    let names = entries[Int(namesIndex)].range
    for entry in entries where entry.range.count <= Self.largestSection {
      guard names.count > entry.name else { continue }
      var reader = ByteReader(bytes, names.lowerBound + entry.name..<names.upperBound)
      sections[reader.string()] = entry.range
    }
  }

  /// Reads a section from its start; there is nothing to read if the program has no such section.
  func section(_ name: String, from offset: UInt64 = 0) -> ByteReader {
    var reader = ByteReader(bytes, sections[name] ?? -1..<0)
    reader.skip(offset)
    return reader
  }

  /// The addresses of the function that one of them is in; nil if the program does not say.
  func function(at address: UInt64) -> Range<UInt64>? {
    var symbols = section(".symtab")
    while !symbols.isAtEnd {
      symbols.skip(4)
      let isFunction = symbols.byte() & 0xF == 2
      symbols.skip(3)
      let start = symbols.number(bytes: 8)
      let (end, overflow) = start.addingReportingOverflow(symbols.number(bytes: 8))
      if isFunction, !overflow, start <= address, address < end { return start..<end }
    }
    return nil
  }

  private func entry(
    at place: (partialValue: UInt64, overflow: Bool)
  ) -> (name: Int, range: Range<Int>)? {
    guard !place.overflow else { return nil }
    var reader = ByteReader(bytes, 0..<bytes.count)
    reader.skip(place.partialValue)
    let name = reader.number(bytes: 4)
    let kind = reader.number(bytes: 4)
    reader.skip(16)
    let start = reader.number(bytes: 8)
    let size = reader.number(bytes: 8)
    guard !reader.isBroken else { return nil }
    let (end, overflow) = start.addingReportingOverflow(size)
    let withoutContent: UInt64 = 8
    guard kind != withoutContent, !overflow, end <= UInt64(bytes.count) else {
      return (Int(name), 0..<0)
    }
    return (Int(name), Int(start)..<Int(end))
  }
}
