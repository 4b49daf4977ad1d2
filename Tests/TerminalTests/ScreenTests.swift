import Terminal
import TestSupport
import Testing

struct ScreenTests {
  private static let size = TerminalSize(columns: 20, rows: 4)

  private static let frames: [[String]] = [
    ["one", "two", "three"], ["one", "TWO", "three"], [], ["日本語", "ascii"],
    [String(repeating: "x", count: 20), String(repeating: "語", count: 10)],
    [String(repeating: "y", count: 30), "short"], ["a", "b", "c", "d", "e"],
  ]

  @Test func `after every frame the terminal shows just that frame`() {
    var screen = Screen(level: .sixteen, isUnicode: true)
    var terminal = EmulatedScreen(size: Self.size)
    for frame in Self.frames + Self.frames.reversed() {
      let lines = frame.map { StyledLine($0, style: Style(foreground: .red)) }
      terminal.receive(screen.bytes(drawing: lines, size: Self.size))
      let expected = (0..<4).map { row in
        row < frame.count ? lines[row].cut(to: 20).text : ""
      }
      #expect(terminal.lines == expected)
      #expect(terminal.unknown.isEmpty, "\(terminal.unknown)")
    }
  }

  @Test func `only rows that change are sent`() {
    var screen = Screen(level: .none, isUnicode: true)
    let lines = ["one", "two", "three"].map { StyledLine($0) }
    _ = screen.bytes(drawing: lines, size: Self.size)
    #expect(screen.bytes(drawing: lines, size: Self.size).isEmpty)
    let changed = screen.bytes(
      drawing: [lines[0], StyledLine("2"), lines[2]], size: Self.size)
    #expect(String(decoding: changed, as: UTF8.self) == "\u{1B}[2;1H2\u{1B}[K")
  }

  @Test func `a new size, or a screen that somebody drew on, is drawn whole`() {
    var screen = Screen(level: .none, isUnicode: true)
    let lines = [StyledLine("one")]
    let whole = screen.bytes(drawing: lines, size: Self.size)
    screen.forget()
    #expect(screen.bytes(drawing: lines, size: Self.size) == whole)
    #expect(!screen.bytes(drawing: lines, size: TerminalSize(columns: 9, rows: 2)).isEmpty)
    #expect(screen.bytes(drawing: lines, size: TerminalSize(columns: 0, rows: 0)).count < 20)
  }

  @Test func `in ASCII a line keeps its width`() {
    let line = StyledLine("✓ “да” … 日本 👩‍👩‍👧 ─│█")
    #expect(line.inASCII.text.utf8.allSatisfy { $0 < 0x80 })
    #expect(line.inASCII.width == line.width)
    #expect(line.inASCII.text.hasPrefix("+ \"??\" ~ ????"))
  }

  @Test func `a cut line is as wide as it may be, and says that it was cut`() {
    let line = StyledLine([StyledText("ab"), StyledText("日本語")])
    #expect(line.cut(to: 8) == line)
    #expect(line.cut(to: 5).text == "ab日…")
    #expect(line.cut(to: 4).text == "ab…")
    #expect(line.cut(to: 1).text == "…")
    #expect(line.cut(to: 0).text.isEmpty)
  }

  @Test func `what is found keeps its letters and gets a style`() {
    let found = Style(background: .yellow)
    let line = StyledLine("Count, count").highlighting("COUNT", with: found)
    #expect(line.text == "Count, count")
    #expect(line.spans.filter { $0.style == found }.map(\.text) == ["Count", "count"])
    #expect(StyledLine("x").highlighting("", with: found) == StyledLine("x"))
  }

  @Test(
    arguments: [
      ([:], true), (["LANG": "en_US.UTF-8"], true), (["LANG": "C"], false),
      (["LC_ALL": "", "LANG": "ru_RU.utf8"], true), (["LC_ALL": "C", "LANG": "C.UTF-8"], false),
      (["LC_CTYPE": "ru_RU.KOI8-R"], false),
    ] as [([String: String], Bool)])
  func `the locale says whether there is more than ASCII`(
    environment: [String: String], isUnicode: Bool
  ) {
    #expect(speaksUTF8(environment: environment) == isUnicode)
  }
}
