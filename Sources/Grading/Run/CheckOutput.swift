/// What a run printed, parted by the check that was under way.
struct CheckOutput {
  /// The first character of the line with which the kit `CheckDriver` begins a check's output.
  private static let mark: UInt8 = 0x1E
  private static let mostOfCheck = 4 << 10
  private static let mostOfRun = 64 << 10

  private var bytes: [String: ArraySlice<UInt8>] = [:]
  /// How much more each check printed when there was room for no more of the run.
  private var left: [String: Int] = [:]
  /// The checks whose begin was seen in it.
  private var begun: Set<String>
  /// Whether the run printed more than was read.
  private let isCut: Bool

  /// What is printed before the first check is counted with it, and what no check began with the last.
  init(_ output: [UInt8], isCut: Bool = false, checks: [String]) {
    self.isCut = isCut
    begun = Set(checks.prefix(1))
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
      begun.insert(next)
      (current, start, index) = (next, end + 1, end + 1)
    }
    add(output[start...], to: current)
  }

  /// Whether it was this check, under way last, that printed more than anybody reads.
  func isCut(by check: String) -> Bool { isCut && begun.contains(check) }

  /// Nil if it printed nothing.
  func text(of check: String) -> String? {
    if isCut, !begun.contains(check) {
      return "… what an earlier check printed left no room for this one's output"
    }
    guard let bytes = bytes[check], !bytes.isEmpty else {
      return left[check].map { "… \($0) bytes" }
    }
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
    let used = bytes.values.reduce(0) { $0 + min($1.count, Self.mostOfCheck) }
    if used < Self.mostOfRun {
      bytes[check, default: []] += part
    } else {
      left[check, default: 0] += part.count
    }
  }
}
