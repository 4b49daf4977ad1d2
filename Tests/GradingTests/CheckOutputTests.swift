import Curriculum
import Testing

@testable import Grading

@Suite struct CheckOutputTests {
  private func texts(_ output: String, _ checks: [String] = ["a", "b"]) -> [String?] {
    let output = CheckOutput(Array(output.utf8), checks: checks)
    return checks.map(output.text)
  }

  @Test func `each check has what was printed while it ran`() {
    #expect(texts("\u{1E}a\none\n\u{1E}b\ntwo") == ["one\n", "two"])
    #expect(texts("\u{1E}a\n\u{1E}b\n") == [nil, nil])
  }

  @Test func `what is printed before the first check is not lost`() {
    #expect(texts("early\n\u{1E}a\none\n") == ["early\none\n", nil])
    #expect(texts("early") == ["early", nil])
    #expect(texts("") == [nil, nil])
  }

  @Test func `a border does not need a line of its own`() {
    #expect(texts("\u{1E}a\none\u{1E}b\ntwo") == ["one", "two"])
  }

  @Test(arguments: ["\u{1E}", "\u{1E}\n", "\u{1E}c\n", "\u{1E}a", "\u{1E}\u{1E}x", "\u{1E}ab\n"])
  func `what only looks like a border stays`(text: String) {
    #expect(texts(text) == [text, nil])
  }

  @Test func `much output is cut between characters, with a note`() throws {
    let text = try #require(texts("\u{1E}a\nx" + String(repeating: "é", count: 4000))[0])
    #expect(text.hasSuffix("é\n… 3906 more bytes"))
    #expect(!text.contains("\u{FFFD}") && text.utf8.count < 4200)
  }

  @Test func `the output of many checks has one bound`() {
    let checks = (0..<40).map { "c\($0)" }
    let long = String(repeating: "x", count: 5000)
    let texts = texts(checks.map { "\u{1E}\($0)\n\(long)" }.joined(), checks).compactMap(\.self)
    #expect(texts.count { $0.hasPrefix("x") } == 16)
    #expect(texts.count { $0 == "… 5000 bytes" } == 24)
  }

  @Test func `what was cut off is the last one's, and the next ones are told`() {
    let output = CheckOutput(
      Array("\u{1E}a\none\n\u{1E}b\ntw".utf8), isCut: true, checks: ["a", "b", "c"])
    #expect(output.text(of: "b") == "tw" && output.isCut(by: "b"))
    #expect(output.text(of: "c")?.contains("an earlier check") == true && !output.isCut(by: "c"))
  }

  @Test func `bytes that are no text break nothing`() {
    let bytes: [UInt8] = [0xFF, 0x80, 0x1E, 0xFF, 0x0A, 0x80] + Array(repeating: 0x80, count: 9000)
    #expect(CheckOutput(bytes, checks: ["a"]).text(of: "a")?.contains("more bytes") == true)
    #expect(CheckOutput(bytes, checks: []).text(of: "a") == nil)
  }
}
