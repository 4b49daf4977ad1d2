/// Entry after entry of a tar: ustar, with the long names of POSIX and GNU.
struct TarReader {
  struct Entry {
    var name: [UInt8]
    var kind: ArchiveEntryKind
    var content: Range<Int>
  }

  private static let block = 512
  private let bytes: [UInt8]
  private var place = 0
  /// From a header that stands before the one that it is about.
  private var nextName: [UInt8]?

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Nil at the end.
  mutating func next() throws(ArchiveRefusal) -> Entry? {
    while let header = try header() {
      let size = try number(in: header, 124..<136)
      let content = place..<place + size
      guard size <= bytes.count - place else { throw Self.cutOff }
      place = min(bytes.count, place + (size + Self.block - 1) / Self.block * Self.block)
      switch header[header.startIndex + 156] {
      case UInt8(ascii: "x"): nextName = try paxName(bytes[content]) ?? nextName
      case UInt8(ascii: "L"): nextName = Array(bytes[content].prefix { $0 != 0 })
      // What holds for all entries, and the long target of a link, say nothing of a file.
      case UInt8(ascii: "g"), UInt8(ascii: "K"): continue
      case let type:
        defer { nextName = nil }
        let name = nextName ?? shortName(in: header)
        return Entry(name: name, kind: kind(type, name: name), content: content)
      }
    }
    return nil
  }

  private func kind(_ type: UInt8, name: [UInt8]) -> ArchiveEntryKind {
    switch type {
    // Before there were types, a folder's name ended with its separator.
    case 0, UInt8(ascii: "0"), UInt8(ascii: "7"): name.last == UInt8(ascii: "/") ? .folder : .file
    case UInt8(ascii: "5"): .folder
    case UInt8(ascii: "1"), UInt8(ascii: "2"): .link
    default: .other
    }
  }

  private mutating func header() throws(ArchiveRefusal) -> ArraySlice<UInt8>? {
    guard place < bytes.count else { return nil }
    guard bytes.count - place >= Self.block else { throw Self.cutOff }
    let header = bytes[place..<place + Self.block]
    // The end is a block of zeros.
    if header.allSatisfy({ $0 == 0 }) { return nil }
    place += Self.block
    let sum = header.indices.reduce(0) { sum, index in
      let offset = index - header.startIndex
      return sum + ((148..<156).contains(offset) ? 32 : Int(header[index]))
    }
    guard try number(in: header, 148..<156) == sum else {
      throw ArchiveRefusal(
        description: "It is neither a zip nor a tar, or it is damaged. Pack it again.")
    }
    return header
  }

  private func field(_ header: ArraySlice<UInt8>, _ range: Range<Int>) -> ArraySlice<UInt8> {
    header[header.startIndex + range.lowerBound..<header.startIndex + range.upperBound]
      .prefix { $0 != 0 }
  }

  private func shortName(in header: ArraySlice<UInt8>) -> [UInt8] {
    let prefix = field(header, 345..<500)
    let isPOSIX = field(header, 257..<263).elementsEqual("ustar".utf8)
    let name = Array(field(header, 0..<100))
    return isPOSIX && !prefix.isEmpty ? prefix + [UInt8(ascii: "/")] + name : name
  }

  private func number(in header: ArraySlice<UInt8>, _ range: Range<Int>) throws(ArchiveRefusal)
    -> Int
  {
    let digits = field(header, range).filter { $0 != UInt8(ascii: " ") }
    guard digits.count <= 12, digits.allSatisfy({ (0x30...0x37).contains($0) }) else {
      throw ArchiveRefusal(
        description: "It is neither a zip nor a tar, or it is damaged. Pack it again.")
    }
    return digits.reduce(0) { $0 * 8 + Int($1 - 0x30) }
  }

  /// The path among records of the form `30 path=…` and a line end; the number counts all of the record.
  private func paxName(_ records: ArraySlice<UInt8>) throws(ArchiveRefusal) -> [UInt8]? {
    var rest = records
    var name: [UInt8]?
    while !rest.isEmpty {
      let digits = rest.prefix { $0 != UInt8(ascii: " ") }
      guard let count = Int(String(decoding: digits, as: UTF8.self)), count > digits.count + 1,
        count <= rest.count
      else { throw Self.cutOff }
      let record = rest.prefix(count).dropFirst(digits.count + 1).dropLast()
      if record.starts(with: "path=".utf8) { name = Array(record.dropFirst(5)) }
      // A size of its own would make the next content another than the one we look at.
      if record.starts(with: "size=".utf8) {
        throw ArchiveRefusal(description: "A file in it is too large. Hand in your own files only.")
      }
      rest = rest.dropFirst(count)
    }
    return name
  }

  private static let cutOff = ArchiveRefusal(
    description: "It breaks off in the middle. Pack it and hand it in again.")
}
