/// The entries of a zip, as its directory at the end lists them.
struct ZipReader {
  struct Entry {
    var name: [UInt8]
    var kind: ArchiveEntryKind
    fileprivate var isEncrypted: Bool
    fileprivate var method: Int
    fileprivate var checksum: UInt32
    fileprivate var packedSize: Int
    fileprivate var size: Int
    fileprivate var place: Int
  }

  private let bytes: [UInt8]
  private(set) var entries: [Entry] = []

  init(_ bytes: [UInt8]) throws(ArchiveRefusal) {
    self.bytes = bytes
    let end = try endOfDirectory()
    let count = try number(end + 10, 2)
    var place = try number(end + 16, 4)
    for _ in 0..<count {
      guard try number(place, 4) == 0x0201_4B50 else { throw Self.damaged }
      let nameSize = try number(place + 28, 2)
      let next = try place + 46 + nameSize + number(place + 30, 2) + number(place + 32, 2)
      guard next <= bytes.count else { throw Self.damaged }
      var name = Array(bytes[place + 46..<place + 46 + nameSize])
      let saysUTF8 = try number(place + 8, 2) & 0x800 != 0
      if !saysUTF8, String(validating: name, as: UTF8.self) == nil { name = Self.inUTF8(name) }
      let packedSize = try number(place + 20, 4)
      // It stands elsewhere, as that of very large ones does.
      guard packedSize != 0xFFFF_FFFF else { throw Self.damaged }
      entries.append(
        Entry(
          name: name, kind: try kind(name, at: place),
          isEncrypted: try number(place + 8, 2) & 1 == 1, method: try number(place + 10, 2),
          checksum: UInt32(try number(place + 16, 4)), packedSize: packedSize,
          size: try number(place + 24, 4), place: try number(place + 42, 4)))
      place = next
    }
    // Each would be unpacked anew.
    guard entries.reduce(0, { $0 + $1.packedSize }) <= bytes.count else {
      throw ArchiveRefusal(description: "Entries in it overlap. Pack it again.")
    }
  }

  /// What is in an entry, if it is no larger than it says, and no larger than allowed.
  func content(
    of entry: Entry, limit: Int, effort: inout Inflater.Effort
  ) throws(ArchiveRefusal) -> [UInt8] {
    let name = String(decoding: entry.name.prefix(200), as: UTF8.self)
    guard !entry.isEncrypted else {
      throw ArchiveRefusal(description: "`\(name)` in it is encrypted. Pack it without a password.")
    }
    guard entry.size <= limit else {
      throw ArchiveRefusal(description: "`\(name)` in it is larger than \(limit >> 20) MB.")
    }
    guard try number(entry.place, 4) == 0x0403_4B50 else { throw Self.damaged }
    let start = try entry.place + 30 + number(entry.place + 26, 2) + number(entry.place + 28, 2)
    guard start <= bytes.count, entry.packedSize <= bytes.count - start else { throw Self.damaged }
    let packed = bytes[start..<start + entry.packedSize]
    let content: [UInt8]
    switch entry.method {
    case 0: content = Array(packed)
    case 8: content = try Inflater.inflate(packed, limit: entry.size, effort: &effort).content
    default:
      throw ArchiveRefusal(
        description: "`\(name)` in it is packed in a way that few programs know. "
          + "Use the ordinary one, deflate.")
    }
    guard content.count == entry.size, CRC32.of(content) == entry.checksum else {
      throw Self.damaged
    }
    return content
  }

  /// The upper half of the attributes is what Unix says of a file, where its program knew of Unix.
  private func kind(_ name: [UInt8], at place: Int) throws(ArchiveRefusal) -> ArchiveEntryKind {
    let isUnix = try number(place + 5, 1) == 3
    switch isUnix ? try number(place + 40, 2) & 0xF000 : 0 {
    case 0xA000: return .link
    case 0, 0x8000: return name.last.map { "/\\".utf8.contains($0) } == true ? .folder : .file
    case 0x4000: return .folder
    default: return .other
    }
  }

  /// It is followed by a comment of any length, which may look like anything, and perhaps by zeros that fill up an
  /// upload.
  private func endOfDirectory() throws(ArchiveRefusal) -> Int {
    guard let end = bytes.lastIndex(where: { $0 != 0 }) else { throw Self.damaged }
    // The last bytes of it may be zeros, too.
    let last = min(bytes.count - 22, end)
    guard last >= 0 else { throw Self.damaged }
    for place in stride(from: last, through: max(0, last - 0xFFFF), by: -1)
    where bytes[place...].starts(with: [0x50, 0x4B, 5, 6]) {
      let behind = try place + 22 + number(place + 20, 2)
      if behind <= bytes.count, behind > end { return place }
    }
    throw Self.damaged
  }

  private func number(_ place: Int, _ count: Int) throws(ArchiveRefusal) -> Int {
    guard place >= 0, place <= bytes.count - count else { throw Self.damaged }
    return (0..<count).reduce(0) { $0 | Int(bytes[place + $1]) << ($1 * 8) }
  }

  /// What a name means that does not say it is in UTF-8: the letters of the first PC, as Windows still writes them.
  private static func inUTF8(_ name: [UInt8]) -> [UInt8] {
    name.flatMap { $0 < 0x80 ? [$0] : Array(String(highHalf[Int($0) - 0x80]).utf8) }
  }

  private static let highHalf =
    Array(
      "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀"
        .unicodeScalars) + Array("αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u{A0}".unicodeScalars)

  private static let damaged = ArchiveRefusal(
    description: "It is damaged, or a zip of a kind that is not understood. Pack it again.")
}
