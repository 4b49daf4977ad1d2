/// Lines that learners are not to read, and where they stand in a text: even within a longer line.
struct SecretLines {
  /// A shorter line gives nothing away.
  static let fewestCharacters = 21

  /// By the sum of their first bytes.
  private var lines: [UInt64: Set<[UInt8]>] = [:]

  /// The lines of these texts that are long enough, without what they are indented by.
  init(of texts: some Sequence<String>) {
    for line in texts.lazy.flatMap(\.lines) {
      let line = trimmed(line)
      guard line.count >= Self.fewestCharacters else { continue }
      let bytes = Array(line.utf8)
      lines[Self.sum(bytes[..<Self.fewestCharacters]), default: []].insert(bytes)
    }
  }

  var isEmpty: Bool { lines.isEmpty }

  /// What stands in this text is no secret any more.
  mutating func allow(whatStandsIn text: [UInt8]) {
    for hit in Self.lines(of: text).flatMap(hits) {
      let sum = Self.sum(hit.prefix(Self.fewestCharacters))
      lines[sum]?.remove(Array(hit))
      if lines[sum]?.isEmpty == true { lines[sum] = nil }
    }
  }

  /// The numbers of the lines that hold a secret.
  func places(in text: [UInt8]) -> [Int] {
    Self.lines(of: text).enumerated().filter { !hits(in: $1).isEmpty }.map { $0.offset + 1 }
  }

  /// The line with an ellipsis in the place of each secret.
  func hidden(in line: String) -> String {
    let bytes = Array(line.utf8)
    var shown: [UInt8] = []
    var place = 0
    // Of two that overlap, both go.
    for hit in hits(in: bytes[...]) where hit.endIndex > place {
      if hit.startIndex >= place { shown += bytes[place..<hit.startIndex] + Array("…".utf8) }
      place = hit.endIndex
    }
    return String(decoding: shown + bytes[place...], as: UTF8.self)
  }

  private static func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
    text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }

  /// The parts of a line that are secret, from its beginning to its end.
  private func hits(in line: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    let length = Self.fewestCharacters
    guard !lines.isEmpty, line.count >= length else { return [] }
    var hits: [ArraySlice<UInt8>] = []
    var sum = Self.sum(line.prefix(length))
    for start in line.startIndex...(line.endIndex - length) {
      if start > line.startIndex {
        // The sum moves on by one byte.
        sum = (sum &- UInt64(line[start - 1]) &* Self.highest) &* Self.base
        sum = sum &+ UInt64(line[start + length - 1])
      }
      let found = lines[sum]?.filter { line[start...].starts(with: $0) } ?? []
      hits += found.map { line[start..<(start + $0.count)] }.sorted { $0.count < $1.count }
    }
    return hits
  }

  private static let base: UInt64 = 0x0000_0100_0000_01B3
  private static let highest = (1..<fewestCharacters).reduce(1 as UInt64) { power, _ in
    power &* base
  }

  private static func sum(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reduce(0) { $0 &* base &+ UInt64($1) }
  }
}
