import FoundationEssentials
import Terminal
import Testing

struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("Привет", 6), ("и\u{306}", 1), ("你好", 4), ("ｆｕ", 4), ("ﾊﾝ", 2),
    ("\u{1112}\u{1161}\u{11AB}", 2), ("👍", 2), ("👍🏽", 2), ("👨‍👩‍👧‍👦", 2), ("🇺🇦🇸🇪", 4),
    ("\u{2764}", 1), ("\u{2764}\u{FE0F}", 2), ("\u{263A}\u{FE0E}", 1), ("1\u{FE0F}\u{20E3}", 2),
    ("a\u{FE0F}", 1), ("e\u{301}", 1), ("\u{200B}", 0), ("नमस्ते", 4), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2),
    ("→…─█", 4), ("\u{301}", 0), ("a\u{301}\u{302}\u{303}b", 2), ("🏽", 2),
  ])
  func `counts the columns of a text`(text: String, columns: Int) {
    #expect(displayWidth(text) == columns)
  }

  @Test func `a million joined scalars are counted in one pass`() {
    let text = "a" + String(repeating: "\u{301}", count: 1_000_000)
    #expect(displayWidth(text) == 1)
  }
}

/// The folder of shared test data, where it is at hand.
private let conformance = ProcessInfo.processInfo.environment["ATELIER_CONFORMANCE"]

@Suite(.enabled(if: conformance != nil, "ATELIER_CONFORMANCE does not name the shared test data"))
struct DisplayWidthConformanceTests {
  private struct Case: Decodable {
    let s: String
    let wcswidth: Int
  }

  private struct Ranges: Decodable {
    let wide: [String]
    let zero: [String]
  }

  @Test func `agrees with every recorded width`() throws {
    for item in try load([Case].self, from: "cases.json") {
      #expect(displayWidth(item.s) == item.wcswidth, "\(item.s.unicodeScalars.map(\.value))")
    }
  }

  @Test func `agrees with Unicode's tables on every scalar`() throws {
    let ranges = try load(Ranges.self, from: "ranges.json")
    var expected: [UInt32: Int] = [:]
    for (width, texts) in [(2, ranges.wide), (0, ranges.zero)] {
      for text in texts {
        let ends = text.split(separator: "-").compactMap { UInt32($0, radix: 16) }
        for value in ends[0]...ends[1] { expected[value] = width }
      }
    }
    var wrong: [UInt32] = []
    for value in UInt32(0x20)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      if displayWidth(String(Character(scalar))) != expected[value] ?? 1 { wrong.append(value) }
    }
    #expect(wrong.isEmpty)
  }

  private func load<Value: Decodable>(_ type: Value.Type, from name: String) throws -> Value {
    let file = URL(filePath: try #require(conformance)).appending(path: "width/\(name)")
    return try JSONDecoder().decode(type, from: Data(contentsOf: file))
  }
}
