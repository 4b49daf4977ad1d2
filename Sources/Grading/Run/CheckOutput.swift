/// What a run printed, parted by the check that was under way.
struct CheckOutput {
  /// The first character of the line with which the kit `CheckDriver` begins a check's output.
  private static let mark: UInt8 = 0x1E
  private static let mostOfCheck = 4 << 10
  private static let mostOfRun = 64 << 10

  private var bytes: [String: ArraySlice<UInt8>] = [:]

  /// What is printed before the first check is counted with it, and what no check began with the last.
  init(_ output: [UInt8], checks: [String]) {
    let ids = Dictionary(checks.map { (Array($0.utf8)[...], $0) }) { first, _ in first }
    var current = checks.first
    var start = 0
    var index = 0
    while let mark = output[index...].firstIndex(of: Self.mark) {
      index = mark + 1
      guard let end = output[index...].firstIndex(of: UInt8(ascii: "\n")),
        let next = ids[output[index..<end]]
      else { continue }
      add(output[start..<mark], to: current)
      (current, start, index) = (next, end + 1, end + 1)
    }
    add(output[start...], to: current)
  }

  /// Nil if it printed nothing.
  func text(of check: String) -> String? {
    guard let bytes = bytes[check], !bytes.isEmpty else { return nil }
    guard bytes.count > Self.mostOfCheck else { return String(decoding: bytes, as: UTF8.self) }
    // Nothing is cut in the middle of a character.
    let kept = bytes.prefix(Self.mostOfCheck)
    let tail = kept.suffix(4).lastIndex { $0 & 0xC0 != 0x80 } ?? kept.endIndex
    let whole = kept[kept.startIndex..<tail]
    let missing = bytes.count - whole.count
    return String(decoding: whole, as: UTF8.self) + "\n… \(missing) more bytes"
  }

  private mutating func add(_ part: ArraySlice<UInt8>, to check: String?) {
    guard let check, !part.isEmpty else { return }
    let left = Self.mostOfRun - bytes.values.reduce(0) { $0 + min($1.count, Self.mostOfCheck) }
    guard left > 0 else { return }
    bytes[check, default: []] += part
  }
}
