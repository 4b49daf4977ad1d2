/// The sections and symbols of an object file (ELF, 64 bits, lowest byte first), which may say anything.
struct ObjectFile {
  struct Section: Equatable {
    var name: String
    var kind: UInt64
  }

  struct Symbol: Equatable {
    enum Binding: Equatable { case local, global, weak }

    var name: String
    var binding: Binding
    var isDefined: Bool
  }

  private(set) var sections: [Section] = []
  private(set) var symbols: [Symbol] = []

  private static let largest = 64 << 20
  private static let mostSections: UInt64 = 200_000
  /// All names together: many symbols may claim the same long one.
  private static let mostNameBytes = 64 << 20

  private let bytes: [UInt8]
  private var nameBytes = 0

  /// Nil for anything that is not such a file, whole.
  init?(_ bytes: [UInt8]) {
    let relocatable: UInt64 = 1
    guard bytes.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]),
      (64...Self.largest).contains(bytes.count)
    else {
      return nil
    }
    self.bytes = bytes
    var header = ByteReader(bytes, 16..<bytes.count)
    guard header.number(bytes: 2) == relocatable else { return nil }
    header.skip(22)
    let table = header.number(bytes: 8)
    header.skip(10)
    let entrySize = header.number(bytes: 2)
    var count = header.number(bytes: 2)
    var namesIndex = header.number(bytes: 2)
    guard !header.isBroken, entrySize == 64, let first = entry(0, of: table) else { return nil }
    // Where there are too many for the header, the first entry holds the numbers.
    if count == 0 { count = first.size }
    if namesIndex == 0xFFFF { namesIndex = first.link }
    guard count > 0, count <= Self.mostSections, namesIndex < count else { return nil }
    var entries: [Entry] = []
    for index in 0..<count {
      guard let entry = entry(index, of: table) else { return nil }
      entries.append(entry)
    }
    guard let names = range(of: entries[Int(namesIndex)]) else { return nil }
    for entry in entries {
      guard let name = name(at: entry.name, in: names) else { return nil }
      sections.append(Section(name: name, kind: entry.kind))
    }
    for entry in entries where entry.kind == Self.symbolTable {
      guard readSymbols(entry, of: entries) else { return nil }
    }
  }

  private static let symbolTable: UInt64 = 2

  private struct Entry {
    var name: UInt64
    var kind: UInt64
    var offset: UInt64
    var size: UInt64
    var link: UInt64
  }

  private func entry(_ index: UInt64, of table: UInt64) -> Entry? {
    let (start, overflow) = table.addingReportingOverflow(index * 64)
    guard !overflow, start <= UInt64(bytes.count) else { return nil }
    var reader = ByteReader(bytes, Int(start)..<bytes.count)
    let name = reader.number(bytes: 4)
    let kind = reader.number(bytes: 4)
    reader.skip(16)
    let offset = reader.number(bytes: 8)
    let size = reader.number(bytes: 8)
    let link = reader.number(bytes: 4)
    reader.skip(20)
    return reader.isBroken
      ? nil : Entry(name: name, kind: kind, offset: offset, size: size, link: link)
  }

  private func range(of entry: Entry) -> Range<Int>? {
    let (end, overflow) = entry.offset.addingReportingOverflow(entry.size)
    guard !overflow, end <= UInt64(bytes.count) else { return nil }
    return Int(entry.offset)..<Int(end)
  }

  private mutating func name(at offset: UInt64, in names: Range<Int>) -> String? {
    guard offset < UInt64(names.count) else { return offset == 0 ? "" : nil }
    let start = names.lowerBound + Int(offset)
    guard let end = bytes[start..<names.upperBound].firstIndex(of: 0) else { return nil }
    nameBytes += end - start
    guard nameBytes <= Self.mostNameBytes else { return nil }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  private mutating func readSymbols(_ table: Entry, of entries: [Entry]) -> Bool {
    guard table.link < UInt64(entries.count), let range = range(of: table),
      let names = self.range(of: entries[Int(table.link)]), range.count % 24 == 0
    else { return false }
    var reader = ByteReader(bytes, range)
    while !reader.isAtEnd {
      let nameOffset = reader.number(bytes: 4)
      let info = reader.byte()
      reader.skip(1)
      let section = reader.number(bytes: 2)
      reader.skip(16)
      guard !reader.isBroken, let name = name(at: nameOffset, in: names) else { return false }
      let binding: Symbol.Binding = info >> 4 == 0 ? .local : info >> 4 == 2 ? .weak : .global
      symbols.append(Symbol(name: name, binding: binding, isDefined: section != 0))
    }
    return true
  }
}
