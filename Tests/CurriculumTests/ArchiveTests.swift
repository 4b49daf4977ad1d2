import Curriculum
import Testing

/// Archives as strangers pack them; the first few were packed by ordinary programs.
struct ArchiveTests {
  /// `print(1)` thrice, packed by zip's deflate, raw.
  private static let deflated: [UInt8] = [
    0x2B, 0x28, 0xCA, 0xCC, 0x2B, 0xD1, 0x30, 0xD4, 0xE4, 0x2A, 0xC0, 0x60, 0x00, 0x00,
  ]
  private static let plain = Array("print(1)\nprint(1)\nprint(1)\n".utf8)

  private func refusal(of bytes: [UInt8]) -> String? {
    do {
      _ = try Archive(bytes)
      return nil
    } catch {
      return error.description
    }
  }

  @Test func `a tar's Swift files are read, and nothing else is`() throws {
    let tar =
      Tar.entry("work/", type: "5") + Tar.entry("work/A.swift", Self.plain)
      + Tar.entry("work/picture.png", [0xFF]) + Tar.entry("./work/Sub/B.swift", [])
      + Tar.entry("work/.hidden.swift", []) + Tar.end
    let files = try Archive(tar).files
    #expect(files.map(\.path) == ["work/A.swift", "work/Sub/B.swift"])
    #expect(files.map(\.bytes) == [Self.plain, []])
  }

  @Test(arguments: ["Cart.swift.txt", "CART.SWIFT", "Cart.swift.rtf", "Cart.zip", "Cart.rar"])
  func `work that is not read is named where nothing else is there`(name: String) throws {
    let entry = Tar.entry("work/\(name)", Self.plain)
    #expect(refusal(of: Tar.entry("notes.txt") + entry + Tar.end)?.contains(name) == true)
    #expect(refusal(of: Zip.archive([Zip.Entry(name: name)]))?.contains(name) == true)
    // Beside what is read, it is a copy that somebody kept.
    let both = try Archive(entry + Tar.entry("work/A.swift", Self.plain) + Tar.end)
    #expect(both.files.map(\.path) == ["work/A.swift"])
    #expect(try Archive(Tar.entry("work/\(name)/notes.txt") + Tar.end).files.isEmpty)
  }

  @Test func `long names of both manners are known`() throws {
    let name = String(repeating: "folder/", count: 30) + "A.swift"
    let record = " path=\(name)\n"
    let pax = Array("\(record.utf8.count + 3)\(record)".utf8)
    for header in [
      Tar.entry("x", pax, type: "x"), Tar.entry("x", Array(name.utf8) + [0], type: "L"),
    ] {
      let global = Tar.entry("pax_global_header", Array("20 comment=abcdefg\n".utf8), type: "g")
      #expect(
        try Archive(global + header + Tar.entry("short.swift", Self.plain) + Tar.end).files.first?
          .path == name)
    }
  }

  @Test(arguments: [
    "../A.swift", "work/../../A.swift", "/etc/A.swift", "..\\A.swift", "C:/A.swift", "C:\\A.swift",
    "../notes.txt", "/etc/passwd", "..",
  ])
  func `what would be written outside is refused, whatever it is`(name: String) {
    #expect(refusal(of: Tar.entry(name) + Tar.end)?.contains("outside") == true)
    #expect(refusal(of: Zip.archive([Zip.Entry(name: name)]))?.contains("outside") == true)
  }

  @Test(arguments: ["1", "2"])
  func `links are refused`(type: String) {
    #expect(refusal(of: Tar.entry("A.swift", type: type) + Tar.end)?.contains("link") == true)
    let link = Zip.Entry(name: "A.swift", content: Array("/etc/passwd".utf8), mode: 0xA1FF)
    #expect(refusal(of: Zip.archive([link]))?.contains("link") == true)
  }

  @Test func `links in hidden folders are passed over as all else there`() throws {
    let tar = Tar.entry("A.swift", Self.plain) + Tar.entry(".build/debug", type: "2") + Tar.end
    #expect(try Archive(tar).files.map(\.path) == ["A.swift"])
  }

  @Test(arguments: ["3", "4", "6", "S", "\u{1}"])
  func `devices, pipes and what nobody knows are refused`(type: String) {
    #expect(refusal(of: Tar.entry("null", type: type) + Tar.end)?.contains("neither") == true)
    let device = Zip.Entry(name: "A.swift", mode: 0x21FF)
    #expect(refusal(of: Zip.archive([device]))?.contains("neither") == true)
  }

  @Test func `what nobody packed is refused: nothing at all, and one entry for many`() {
    #expect(refusal(of: [])?.contains("empty") == true)
    let large = Array(repeating: UInt8(ascii: "\n"), count: 1000)
    let again = ["B.swift", "C.swift"].map {
      Zip.Entry(name: $0, content: large, isFirstAgain: true)
    }
    let zip = Zip.archive([Zip.Entry(name: "A.swift", content: large)] + again)
    #expect(refusal(of: zip)?.contains("overlap") == true)
  }

  /// Codes of which each takes long to make, and which pack nothing.
  @Test(arguments: [(1000, false), (1001, true)])
  func `little is not packed with many codes`(codes: Int, isRefused: Bool) {
    var bits: [Int] = []
    func put(_ value: Int, _ count: Int) { bits += (0..<count).map { value >> $0 & 1 } }
    for number in 1...codes {
      put(number == codes ? 1 : 0, 1)
      put(2, 2)
      put(0, 10)
      put(14, 4)
      // Of the lengths 18, which stands for many zeros, and 1.
      for place in 0..<18 { put([2, 17].contains(place) ? 1 : 0, 3) }
      for zeros in [138, 118] {
        put(1, 1)
        put(zeros - 11, 7)
      }
      // The end's code, that of a distance, and the end.
      put(0, 3)
    }
    let packed = stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<min(start + 8, bits.count)].enumerated().reduce(0 as UInt8) {
        $0 | UInt8($1.element) << $1.offset
      }
    }
    let zip = Zip.archive([Zip.Entry(name: "A.swift", packed: packed)])
    #expect((refusal(of: zip) != nil) == isRefused, "\(refusal(of: zip) ?? "")")
  }

  @Test func `a zip's files are read, stored or deflated`() throws {
    let zip = Zip.archive([
      Zip.Entry(name: "A.swift", content: Self.plain),
      Zip.Entry(name: "dir/B.swift", packed: Self.deflated, content: Self.plain),
      Zip.Entry(name: "__MACOSX/._A.swift", content: [0]),
    ])
    let files = try Archive(zip).files
    #expect(files.map(\.path) == ["A.swift", "dir/B.swift"])
    #expect(files.allSatisfy { $0.bytes == Self.plain })
  }

  @Test func `a name as Windows writes it costs nobody anything`() throws {
    let zip = Zip.archive([
      Zip.Entry(name: "L.sung/A.swift", content: Self.plain), Zip.Entry(name: "R.sum..pdf"),
    ]).replacing("L.sung".utf8, with: Array("L".utf8) + [0x94] + Array("sung".utf8))
      .replacing(
        "R.sum..pdf".utf8,
        with: Array("R".utf8) + [0x82] + Array("sum".utf8) + [0x82] + Array(".pdf".utf8))
    #expect(try Archive(zip).files.map(\.path) == ["Lösung/A.swift"])
  }

  /// As services fill up uploads.
  @Test func `zeros behind an archive are no part of it`() throws {
    let zip = Zip.archive([Zip.Entry(name: "A.swift", content: Self.plain)])
    for count in [1, 100] {
      let padding = Array(repeating: 0 as UInt8, count: count)
      #expect(try Archive(zip + padding).files.map(\.bytes) == [Self.plain])
      #expect(try Archive(Self.gzipped(Self.tar) + padding).files.map(\.bytes) == [Self.plain])
      #expect(refusal(of: zip + padding + [1]) != nil)
      #expect(refusal(of: Self.gzipped(Self.tar) + padding + [1]) != nil)
    }
  }

  @Test func `a gzip of several pieces is all of them`() throws {
    for cut in [1, 512, 600, Self.tar.count - 1] {
      let pieces = Self.gzipped(Array(Self.tar[..<cut])) + Self.gzipped(Array(Self.tar[cut...]))
      #expect(try Archive(pieces).files.map(\.bytes) == [Self.plain])
      #expect(refusal(of: Array(pieces.dropLast(9))) != nil)
    }
  }

  private static let tar = Tar.entry("A.swift", plain) + Tar.end

  /// Stored, and with a name.
  private static func gzipped(_ bytes: [UInt8]) -> [UInt8] {
    [0x1F, 0x8B, 8, 8, 0, 0, 0, 0, 0, 3] + Array("a.tar\0".utf8) + [1]
      + Zip.little(bytes.count, 2) + Zip.little(~bytes.count, 2) + bytes
      + Zip.little(Zip.checksum(bytes), 4) + Zip.little(bytes.count, 4)
  }

  @Test func `an entry that unpacks to more than it says is refused`() {
    var entry = Zip.Entry(name: "A.swift", packed: Self.deflated, content: Self.plain)
    entry.size = 5
    #expect(refusal(of: Zip.archive([entry]))?.contains("more than it says") == true)
    entry.size = 3 << 30
    #expect(refusal(of: Zip.archive([entry]))?.contains("larger") == true)
  }

  @Test func `a bomb is given up long before it is unpacked`() {
    // A zero, and the order to repeat it 258 times, over and over: 70 MB of it in half a megabyte.
    let bits = "110" + "00110000" + String(repeating: "1100010100000", count: 280_000) + "0000000"
    var bomb: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3]
    var byte: UInt8 = 0
    for (index, bit) in bits.utf8.enumerated() {
      if bit == UInt8(ascii: "1") { byte |= 1 << UInt8(index % 8) }
      if index % 8 == 7 {
        bomb.append(byte)
        byte = 0
      }
    }
    #expect(refusal(of: bomb + Array(repeating: 0, count: 9))?.contains("unpacks to more") == true)
    let many = (0..<20_001).flatMap { Tar.entry("\($0).txt") } + Tar.end
    #expect(refusal(of: many)?.contains("entries") == true)
    let large = (0..<9).flatMap { Tar.entry("\($0).swift", Array(repeating: 32, count: 2 << 20)) }
    #expect(refusal(of: large + Tar.end)?.contains("16 MB") == true)
  }

  @Test(
    arguments: [
      ("7z", [0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C, 0, 4]), ("rar", Array("Rar!\u{1A}\u{7}".utf8)),
      ("bzip2", Array("BZh91AY".utf8)), ("xz", [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0, 0]),
      ("zstd", [0x28, 0xB5, 0x2F, 0xFD, 4]),
    ] as [(String, [UInt8])])
  func `an archive of another format is told by its name`(format: String, bytes: [UInt8]) {
    let words = "It is packed as \(format), which is not read. Pack it as a zip."
    #expect(refusal(of: bytes + Array(repeating: 0, count: 600)) == words)
  }

  @Test func `a name twice is refused, because programs differ on which one counts`() {
    let twice = Tar.entry("A.swift") + Tar.entry("A.swift", Self.plain) + Tar.end
    #expect(refusal(of: twice)?.contains("twice") == true)
  }

  @Test func `whatever is cut off or changed is an archive or a refusal`() {
    let zip = Zip.archive([
      Zip.Entry(name: "A.swift", packed: Self.deflated, content: Self.plain),
      Zip.Entry(name: "B.swift", content: Self.plain),
    ])
    let tar = Tar.entry("A.swift", Self.plain) + Tar.entry("B.swift", Self.plain) + Tar.end
    var random = SplitMix(state: 7)
    for archive in [zip, tar] {
      for end in stride(from: 0, to: archive.count, by: archive.count > 500 ? 13 : 1) {
        _ = refusal(of: Array(archive.prefix(end)))
      }
      for _ in 0..<800 {
        var changed = archive
        for _ in 0..<(1 + Int(random.next() % 6)) {
          changed[Int(random.next() % UInt64(changed.count))] = UInt8(random.next() & 0xFF)
        }
        _ = refusal(of: changed)
      }
    }
    for _ in 0..<800 {
      let noise = (0..<64).map { _ in UInt8(random.next() & 0xFF) }
      _ = refusal(of: Zip.archive([Zip.Entry(name: "A.swift", packed: noise, content: Self.plain)]))
      _ = refusal(of: [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3] + noise)
    }
  }
}

/// The same numbers on every run.
private struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }
}

/// Writes a tar, honest or not.
private enum Tar {
  static let end = Array(repeating: 0 as UInt8, count: 1024)

  static func entry(_ name: String, _ content: [UInt8] = [], type: String = "0") -> [UInt8] {
    var header = Array(repeating: 0 as UInt8, count: 512)
    func put(_ text: String, at place: Int) {
      for (offset, byte) in text.utf8.prefix(100).enumerated() { header[place + offset] = byte }
    }
    put(name, at: 0)
    put("0000644", at: 100)
    put(octal(content.count, digits: 11), at: 124)
    put("        ", at: 148)
    put(type, at: 156)
    put("ustar\u{0}00", at: 257)
    put(octal(header.reduce(0) { $0 + Int($1) }, digits: 6) + "\u{0} ", at: 148)
    return header + content + Array(repeating: 0, count: (512 - content.count % 512) % 512)
  }

  private static func octal(_ number: Int, digits: Int) -> String {
    let text = String(number, radix: 8)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}

/// Writes a zip, honest or not.
private enum Zip {
  struct Entry {
    var name: String
    var packed: [UInt8]?
    var content: [UInt8] = []
    var mode = 0x81A4
    /// What the directory says; absent: the truth.
    var size: Int?
    /// Whether nothing is packed for it, and it is said to be what the first one is.
    var isFirstAgain = false
  }

  static func archive(_ entries: [Entry]) -> [UInt8] {
    var bytes: [UInt8] = []
    var directory: [UInt8] = []
    for entry in entries {
      let packed = entry.packed ?? entry.content
      let facts =
        little(entry.packed == nil ? 0 : 8, 2) + little(0, 4) + little(checksum(entry.content), 4)
        + little(packed.count, 4) + little(entry.size ?? entry.content.count, 4)
        + little(entry.name.utf8.count, 2) + little(0, 2)
      directory +=
        [0x50, 0x4B, 1, 2, 20, 3] + little(20, 2) + little(0, 2) + facts + little(0, 2)
        + little(0, 2) + little(0, 2) + little(0, 2) + little(entry.mode, 2)
        + little(entry.isFirstAgain ? 0 : bytes.count, 4) + Array(entry.name.utf8)
      if entry.isFirstAgain { continue }
      bytes += [0x50, 0x4B, 3, 4] + little(20, 2) + little(0, 2) + facts + Array(entry.name.utf8)
      bytes += packed
    }
    let start = bytes.count
    let count = little(entries.count, 2)
    return bytes + directory + [0x50, 0x4B, 5, 6] + little(0, 4) + count + count
      + little(directory.count, 4) + little(start, 4) + little(0, 2)
  }

  static func little(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }

  static func checksum(_ bytes: [UInt8]) -> Int {
    var value: UInt32 = ~0
    for byte in bytes {
      value ^= UInt32(byte)
      for _ in 0..<8 { value = value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
    }
    return Int(~value)
  }
}
