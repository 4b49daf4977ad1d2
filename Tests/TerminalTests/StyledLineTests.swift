import Terminal
import Testing

struct WrapTests {
  private func wrapped(_ text: String, _ width: Int, indent: Int = 0) -> [String] {
    StyledLine(text).wrapped(to: width, hangingIndent: indent).map(\.text)
  }

  @Test func `breaks at spaces and drops them there`() {
    #expect(wrapped("the quick  brown fox", 10) == ["the quick", "brown fox"])
    #expect(wrapped("abcde fghij", 5) == ["abcde", "fghij"])
    #expect(wrapped("", 5) == [""])
    #expect(wrapped("abc ", 4) == ["abc "])
    #expect(wrapped("abc      ", 4) == ["abc"])
  }

  @Test func `later lines hang`() {
    #expect(wrapped("- one two three", 8, indent: 2) == ["- one", "  two", "  three"])
  }

  @Test func `keeps the indentation of the first line`() {
    #expect(wrapped("    let a = 1", 9) == ["    let a", "= 1"])
    #expect(wrapped("    abcdefgh", 8) == ["    abcd", "efgh"])
  }

  @Test func `cuts a word that is too long alone`() {
    #expect(wrapped("ab abcdefghij", 4) == ["ab", "abcd", "efgh", "ij"])
  }

  @Test func `breaks between ideographs, but not before closing punctuation`() {
    #expect(wrapped("架构很重要", 4) == ["架构", "很重", "要"])
    #expect(wrapped("架构很。重要", 6) == ["架构", "很。重", "要"])
    #expect(wrapped("abc架构", 5) == ["abc架", "构"])
  }

  @Test func `never cuts a grapheme cluster, and lets a wide one stand alone`() {
    #expect(wrapped("👨‍👩‍👧‍👦👨‍👩‍👧‍👦", 3) == ["👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦"])
    #expect(wrapped("你好", 1) == ["你", "好"])
    #expect(wrapped("e\u{301}e\u{301}", 1) == ["e\u{301}", "e\u{301}"])
  }

  @Test func `styles and links survive the cut`() {
    let bold = Style(isBold: true)
    let line = StyledLine([
      StyledText("see "), StyledText("the manual now", style: bold, link: "https://a.b"),
    ])
    #expect(
      line.wrapped(to: 7, hangingIndent: 1) == [
        StyledLine([StyledText("see "), StyledText("the", style: bold, link: "https://a.b")]),
        StyledLine([StyledText(" "), StyledText("manual", style: bold, link: "https://a.b")]),
        StyledLine([StyledText(" "), StyledText("now", style: bold, link: "https://a.b")]),
      ])
  }

  @Test(arguments: [-3, 0, 1, 2, 5, 20])
  func `any width and indent hold, and no ink is lost`(width: Int) {
    let text = "один 架构「很」 three 👍🏽 four-and-a-very-long-word      end"
    for indent in [-1, 0, 3, 100] {
      let lines = wrapped(text, width, indent: indent)
      #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
      if width >= 2 { #expect(lines.allSatisfy { displayWidth($0) <= width }) }
    }
  }

  @Test func `a long line is wrapped in linear time`() {
    let text = String(repeating: "abcdefghij ", count: 50_000)
    #expect(wrapped(text, 80).count == 7143)
  }
}

struct HarmlessTextTests {
  @Test(arguments: [
    ("plain", "plain"), ("a\tb", "a    b"), ("\u{1B}[31mred", "␛[31mred"),
    ("bell\u{7}\u{7F}\0", "bell␇␡␀"), ("one\r\ntwo", "one␍␊two"),
    ("\u{9B}31m", "<U+009B>31m"), ("\u{202E}abc\u{202C}", "<U+202E>abc<U+202C>"),
    ("\u{2066}x\u{2069}", "<U+2066>x<U+2069>"), ("a\u{2028}b", "a<U+2028>b"),
    ("\u{200F}a\u{200B}b\u{FEFF}", "<U+200F>a<U+200B>b<U+FEFF>"), ("\u{61C}ع", "<U+061C>ع"),
    ("é → 你好 👨‍👩‍👧‍👦 \u{A0}", "é → 你好 👨‍👩‍👧‍👦 \u{A0}"), ("e\u{1B}\u{301}", "e␛\u{301}"),
  ])
  func `shows what a terminal would obey`(text: String, shown: String) {
    #expect(Array(harmless(text).utf8) == Array(shown.utf8))
    #expect(StyledText(text).text == harmless(text))
  }
}

struct EncodeTests {
  private let line = StyledLine([
    StyledText("plain "),
    StyledText("red", style: Style(foreground: .red, isBold: true)),
    StyledText("", style: Style(isBold: true)),
    StyledText(
      "link", style: Style(foreground: .brightBlue, background: .brightBlack, isUnderlined: true),
      link: "https://a.b/ö \u{1B}\\x"),
    StyledText("dim", style: Style(foreground: .black, background: .white, isDim: true)),
  ])

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test func `without colour there is text only, even for links`() {
    #expect(text(line.encoded(level: .none, links: true)) == "plain redlinkdim")
  }

  @Test func `sixteen colours are written as SGR, and each span ends its own`() {
    #expect(
      text(line.encoded(level: .sixteen))
        == "plain \u{1B}[1;31mred\u{1B}[0m\u{1B}[4;94;100mlink\u{1B}[0m\u{1B}[2;30;47mdim\u{1B}[0m")
  }

  @Test func `a link cannot break out of its escape sequence`() {
    #expect(
      text(line.encoded(level: .sixteen, links: true)).contains(
        "\u{1B}]8;;https://a.b/%C3%B6%20%1B\\x\u{1B}\\\u{1B}[4;94;100mlink"
          + "\u{1B}[0m\u{1B}]8;;\u{1B}\\"))
  }
}
