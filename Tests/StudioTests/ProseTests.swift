import Terminal
import TestSupport
import Testing

@testable import Studio

/// Markdown as a terminal shows it.
@Suite struct ProseTests {
  private static let torture = """
    # The title, *set* large

    A paragraph with **strong**, *stressed*, ~~struck~~ words and `code`, long enough that it has to be \
    wrapped at every width that terminals have.
    A [link](https://example.com/a) and a bare one, https://swift.org, and [a file](../mvc.md).  
    After a hard break: ![a map of types](map.png)

    ## Lists

    - one
    - two, whose words go on and on until they reach the end of the line and hang below
      - nested, and just as long as the one above it, so that it hangs below itself
        1. deeper
    - [x] done
    - [ ] not done

    9. nine
    10. ten

        with a second paragraph

    ### A table

    | Layer | May know | Why |
    |:------|:--------:|----:|
    | `View` | the view model | It draws what it is told and tells what was tapped, nothing else |
    | Domain | nobody | **Rules** outlive screens |
    | 日本語 | Привет | 👩‍👩‍👧 |

    > A quote that is long enough to be wrapped has its bar on every line of it, the second as well.
    >
    > > Nested.

    ```swift
    /// Says \\(hello) /* not yet */ in a raw string, with a line that is far too long for a narrow screen.
    @MainActor final class Greeter<Name: StringProtocol> {
      let text = #"raw \\(x) "quoted""#  // and a comment
      func greet(_ name: Name) -> String { "Hi, \\(name.isEmpty ? "\\(1 + 0x2F)" : "\\n")" }
      /* nested /* comment */ still */ let regex = /[a-z]+\\/\\d/
      var shown: some View { #Preview { } }
    }
    ```

        indented code, not Swift

    ---

    <p>Some <b>HTML</b></p>

    Control: \u{1B}[31mred\u{1B}[0m \u{202E}reversed\u{7}
    """

  @Test(arguments: [40, 80, 120])
  func `all that Markdown has, at a width`(width: Int) throws {
    let lines = LessonView(width: width).lines(of: Array(Self.torture.utf8))
    for line in lines {
      #expect(line.width <= width, "\(line.text)")
      #expect(!line.text.hasSuffix(" "), "\(line.text)")
    }
    let text = lines.map { $0.text + "\n" }.joined()
    try expectSnapshot(text, named: "prose-\(width).txt")
    let bytes = lines.flatMap { $0.encoded(level: .sixteen, links: true) + [UInt8(ascii: "\n")] }
    let coloured = String(decoding: bytes, as: UTF8.self)
    try expectSnapshot(
      coloured.replacing("\u{1B}", with: "␛"), named: "prose-\(width)-coloured.txt")
  }

  @Test(arguments: [0, 1, 2, 3, 5, 8, 13, 20, 39, 200])
  func `nothing is wider than the screen, however narrow`(width: Int) {
    for line in LessonView(width: width).lines(of: Array(Self.torture.utf8)) {
      // A wide character alone takes two columns.
      #expect(line.width <= max(width, 2), "\(line.text)")
    }
  }

  @Test func `no words are lost at any width`() {
    func words(_ width: Int) -> String {
      let text = LessonView(width: width).lines(
        of: Array("a **b** `c d` e\n\n> f g\n\n1. h i".utf8))
      return text.map(\.text).joined().filter { $0.isLetter }
    }
    for width in 1...30 { #expect(words(width) == "abcdefghi", "\(width)") }
  }

  @Test(arguments: ["> ", "- ", "1. ", "*a **b "])
  func `nesting without end comes to an end`(opening: String) {
    let text = String(repeating: opening, count: 20_000) + "words"
    let lines = LessonView(width: 80).lines(of: Array(text.utf8))
    #expect(lines.contains { $0.text.contains("words") })
  }

  @Test func `nothing is shown of nothing`() {
    #expect(LessonView(width: 80).lines(of: []).isEmpty)
    #expect(LessonView(width: 80).lines(of: Array("<!-- a\nb -->\n\n[x]: y".utf8)).isEmpty)
  }

  private func colours(_ source: String) -> [String] {
    SwiftLines(Array(source.utf8)).lines.flatMap(\.spans)
      .filter { $0.style.foreground != nil || $0.style.isDim }
      .map { "\($0.style.foreground.map { "\($0)" } ?? "dim") \($0.text)" }
  }

  @Test func `raw strings, nested comments, interpolation, regexes, macros and attributes`() {
    #expect(colours(##"#"a \(x)"#"##) == ["green #\"", "green a \\(x)", "green \"#"])
    #expect(colours("/* a /* b */ c */ x") == ["dim /* a /* b */ c */"])
    #expect(
      colours(#""\(f("in"))""#)
        == ["green \"", "yellow \\(", "green \"", "green in", "green \"", "yellow )", "green \""])
    #expect(colours("/a+/") == ["green /a+/"])
    #expect(colours("#expect(a / b)") == ["magenta #expect"])
    #expect(colours("@State var x") == ["magenta @State", "magenta var"])
    #expect(SwiftLines(Array("/* a\r\n b */\n".utf8)).lines.map(\.text) == ["/* a", " b */", ""])
  }
}
