import FoundationEssentials
import Markdown
import Testing

struct HostileInputTests {
  private static let depth = 100_000

  @Test(arguments: [
    ">", "> ", "- ", "1. ", "* _", "[", "![", "**a ", "*a _b ", "<", "`a", "&", "\\", "~a ",
  ])
  func `a hundred thousand openings are read, rendered and dumped`(opening: String) {
    let document = Document(parsing: String(repeating: opening, count: Self.depth) + "x")
    #expect(document.html().contains("x"))
    #expect(document.tree().utf8.count > document.root.range.count / 100)
    #expect(document.root.plainText.hasSuffix("x"))
  }

  @Test func `nested emphasis, links and quotes are closed in order`() {
    let count = Self.depth
    func times(_ text: String) -> String { String(repeating: text, count: count) }
    let emphasis = Document(parsing: times("*a **a ") + "b" + times(" a** a*")).html()
    #expect(
      emphasis == "<p>\(times("<em>a <strong>a "))b\(times(" a</strong> a</em>"))</p>\n")
    let quotes = Document(parsing: times(">") + "a").html()
    #expect(quotes == "\(times("<blockquote>\n"))<p>a</p>\n\(times("</blockquote>\n"))")
    let images = Document(parsing: times("![") + "a" + times("](b)")).html()
    #expect(images == "<p><img src=\"b\" alt=\"a\" /></p>\n")
    let lists = Document(parsing: times("- ") + "x\n" + times("\n") + "y").html()
    #expect(lists.hasSuffix("</ul>\n<p>y</p>\n"))
  }

  @Test func `many uses of a long definition do not multiply its length without end`() {
    let text =
      "[x]: " + String(repeating: "x", count: 50_000) + String(repeating: "\n[x]", count: 5_000)
    #expect(Document(parsing: text).html().utf8.count < 1_000_000)
  }

  @Test func `many short rows below a wide header cost no more than their bytes`() {
    func times(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }
    let (columns, rows) = (100_000, 200_000)
    let table = times("|a", columns) + "\n" + times("|-", columns) + "\n" + times("b\n", rows)
    let body = Document(parsing: table).root.firstChild
    #expect(body?.children.reduce(0) { count, _ in count + 1 } == rows + 1)
  }

  /// A generator that gives the same numbers in every run.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64 = 0x5EED

    mutating func next() -> UInt64 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return state
    }
  }

  private static let pieces: [[UInt8]] =
    [
      "\n", "\n\n", "\r", "\t", " ", "    ", "> ", "- ", "1. ", "# ", "```", "~~~", "===", "---",
      "|",
      ":-", "|-|-|\n", "*", "**", "_", "~", "~~", "[", "]", "](", "![", "(", ")", "<", ">", "<a ",
      "<!--",
      "-->", "&amp;", "&", "\\", "\\|", "`", "``", "a", "b c", "http://a.b", "www.a.b", "a@b.c",
      "[a]: b",
      "\"", "'", "é", "“", "\0", "[x] ", "</a>", ";", ":", "www._",
    ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xE2, 0x80]]

  @Test func `random input never traps and every range lies in its parent`() {
    var numbers = Numbers()
    for _ in 0..<4_000 { tryOut(Self.input(ofPieces: 24, &numbers)) }
  }

  /// Seconds to go on for; whoever changes the parser gives it an hour.
  private static let patience =
    ProcessInfo.processInfo.environment["ATELIER_FUZZ_SECONDS"].flatMap(Int.init) ?? 0

  @Test(
    .enabled(if: patience > 0, "ATELIER_FUZZ_SECONDS is not set: no long run of random input."))
  func `random input of every size never traps`() {
    let start = ContinuousClock.now
    var numbers = Numbers(state: UInt64.random(in: 1...UInt64.max))
    var count = 0
    while start.duration(to: .now) < .seconds(Self.patience) {
      let most = [8, 40, 400, 4_000][Int.random(in: 0..<4, using: &numbers)]
      var bytes = Self.input(ofPieces: most, &numbers)
      for _ in 0..<Int.random(in: 0...4, using: &numbers) where !bytes.isEmpty {
        bytes[Int.random(in: 0..<bytes.count, using: &numbers)] = UInt8.random(
          in: 0...255, using: &numbers)
      }
      tryOut(bytes)
      count += 1
    }
    print("\(count) random documents were read.")
  }

  private static func input(ofPieces most: Int, _ numbers: inout Numbers) -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0..<Int.random(in: 0...most, using: &numbers) {
      bytes += pieces.randomElement(using: &numbers) ?? []
    }
    return bytes
  }

  private func tryOut(_ bytes: [UInt8]) {
    check(Document(parsing: bytes), bytes)
    check(Document(parsing: bytes, extensions: []), bytes)
  }

  private func check(_ document: Document, _ bytes: [UInt8]) {
    _ = document.html()
    #expect(document.tree().hasSuffix("\n"))
    for node in document.root.descendants {
      guard let parent = node.parent else { continue }
      let isInside =
        node.range.lowerBound >= parent.range.lowerBound
        && node.range.upperBound <= parent.range.upperBound
      #expect(isInside, "\(bytes)\n\(document.tree())")
      if let next = node.next {
        #expect(node.range.upperBound <= next.range.upperBound, "\(bytes)\n\(document.tree())")
        #expect(node.range.lowerBound <= next.range.lowerBound, "\(bytes)\n\(document.tree())")
      }
    }
  }
}
