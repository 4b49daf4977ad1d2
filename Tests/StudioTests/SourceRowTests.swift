import Terminal
import Testing

@testable import Studio

/// Where the caret stands below a line, in columns of the screen.
@Suite struct SourceRowTests {
  private func drawn(
    _ line: String, at column: Int, ranges: [Range<Int>] = [], width: Int = 80
  ) -> [String] {
    let row = SourceRow(line.utf8)
    let caret = row.cell(at: column - 1)
    let window = row.window(showing: caret, width: width)
    return [row.text(of: window), row.underline(of: window, caret: caret, ranges: ranges)]
  }

  @Test func `the caret stands below its letter, whatever stands before it`() {
    #expect(drawn("let x = y", at: 9) == ["let x = y", "        ^"])
    #expect(drawn("\"Привет\" + y", at: 18) == ["\"Привет\" + y", "           ^"])
    #expect(drawn("\"日本語\" + y", at: 15) == ["\"日本語\" + y", "           ^"])
    #expect(drawn("\"👨‍👩‍👧\" + y", at: 24) == ["\"👨‍👩‍👧\" + y", "       ^"])
    #expect(drawn("\"🇺🇦\" + y", at: 14) == ["\"🇺🇦\" + y", "       ^"])
    #expect(drawn("e\u{301}e\u{301} y", at: 8) == ["e\u{301}e\u{301} y", "   ^"])
    #expect(drawn("\ta\ty", at: 4) == ["    a   y", "        ^"])
  }

  @Test func `what is wide is underlined in its whole width`() {
    #expect(drawn("日本 = 1", at: 1, ranges: [0..<6]) == ["日本 = 1", "^~~~"])
    #expect(drawn("a + 日本", at: 3, ranges: [0..<1, 4..<10]) == ["a + 日本", "~ ^ ~~~~"])
    #expect(drawn("ab", at: 1, ranges: [0..<900]) == ["ab", "^~"])
  }

  @Test func `behind the last letter there is room for a caret`() {
    #expect(drawn("let x", at: 6) == ["let x", "     ^"])
    #expect(drawn("let x\r", at: 6) == ["let x", "     ^"])
    #expect(drawn("", at: 1) == ["", "^"])
    #expect(drawn("ab", at: 900) == ["ab", "  ^"])
    #expect(drawn("ab", at: -3) == ["ab", "^"])
  }

  @Test func `nothing in a line steers the terminal`() {
    #expect(drawn("a\u{1B}[2Jb\u{202E}c", at: 7) == ["a␛[2Jb<U+202E>c", "      ^~~~~~~~"])
    #expect(drawn("a\u{0}\u{7}\rb", at: 5)[0] == "a␀␇b")
  }

  @Test func `a long line is cut around its caret`() {
    let line = String(repeating: "abcdefghij", count: 30)
    for column in stride(from: 1, through: 301, by: 7) {
      for width in [8, 20, 73] {
        let lines = drawn(line, at: column, width: width)
        #expect(lines.allSatisfy { displayWidth($0) <= width })
        let caret = lines[1].count - 1
        #expect(lines[1].hasSuffix("^"))
        let below = Array(lines[0]).indices.contains(caret) ? Array(lines[0])[caret] : nil
        #expect(column == 301 ? below == nil : below == Array(line)[column - 1])
      }
    }
    #expect(drawn(line, at: 1, width: 10) == ["abcdefgh…", "^"])
    #expect(drawn(line, at: 301, width: 10) == ["…defghij", "        ^"])
  }

  @Test func `wide letters are never cut in half`() {
    let line = String(repeating: "日本語", count: 40)
    for column in stride(from: 1, through: 360, by: 9) {
      let lines = drawn(line, at: column, width: 21)
      #expect(lines.allSatisfy { displayWidth($0) <= 21 })
    }
  }
}
