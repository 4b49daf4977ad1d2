import Markdown
import TestSupport
import Testing

struct DocumentTests {
  private static let lesson = """
    # The *massive* controller

    Read [the outline](SUMMARY.md "All") & `code`.

    ## Step 1: Split it

    > Quoted
    > text

    - [x] done
    - [ ] open

    ```swift nocompile
    let a = 1

      let b = 2
    ```

    ### Hint: testName

    | a | b |
    |:--|--:|
    | 1 |

    ## Step 2: Test it

    A\\*b ~~old~~ me@example.org
    <br>![pic](p.png)
    """

  @Test func `the tree of a lesson shows every node with its place`() throws {
    try expectSnapshot(Document(parsing: Self.lesson).tree(), named: "lesson-tree.txt")
  }

  @Test func `the sections of an exercise carry title, line and source`() throws {
    let document = Document(parsing: Self.lesson)
    let steps = document.root.children.sections(level: 2)
    #expect(steps.map(\.title) == ["Step 1: Split it", "Step 2: Test it"])
    #expect(steps.map(\.line) == [5, 25])
    let hint = try #require(steps.first?.body.sections(level: 3).first)
    #expect(hint.title == "Hint: testName")
    #expect(document.text(in: hint.bodyRange) == "| a | b |\n|:--|--:|\n| 1 |")
    #expect(document.text(in: steps[1].range).hasPrefix("## Step 2: Test it\n\nA"))
    #expect(document.text(in: steps[1].range).hasSuffix("(p.png)"))
  }

  @Test func `links and code blocks are found by walking`() throws {
    let document = Document(parsing: Self.lesson)
    var destinations: [String] = []
    for node in document.root.descendants {
      if case .link(let destination, _) = node.kind { destinations.append(destination) }
    }
    #expect(destinations == ["SUMMARY.md", "mailto:me@example.org"])
    let code = try #require(
      document.root.children.first { if case .codeBlock = $0.kind { true } else { false } })
    #expect(code.line == 13)
    #expect(
      code.kind
        == .codeBlock(info: "swift nocompile", literal: "let a = 1\n\n  let b = 2\n"))
  }

  @Test(arguments: ["a\nb\n\nc", "a\rb\r\rc", "a\r\nb\r\n\r\nc"])
  func `all three line ends divide lines`(text: String) {
    let document = Document(parsing: text)
    #expect(document.html() == "<p>a\nb</p>\n<p>c</p>\n")
    #expect(document.root.lastChild?.line == 4)
  }

  @Test func `raw HTML has line feeds whatever the line ends of the source`() {
    #expect(Document(parsing: "x <a\rb>").html() == "<p>x <a\nb></p>\n")
    #expect(Document(parsing: "<div>\r\n<b>\r\n").html() == "<div>\n<b>\n")
    #expect(Document(parsing: "~~~\ra\rb").html() == "<pre><code>a\nb\n</code></pre>\n")
  }

  @Test func `a byte order mark, NUL and broken UTF-8 are repaired`() {
    #expect(Document(parsing: "\u{FEFF}# Hi").root.firstChild?.start.description == "1:1")
    #expect(Document(parsing: [0x61, 0, 0x62]).html() == "<p>a\u{FFFD}b</p>\n")
    #expect(Document(parsing: [0x61, 0xFF, 0xC3]).html() == "<p>a\u{FFFD}\u{FFFD}</p>\n")
    #expect(Document(parsing: [0xEF, 0xBB]).root.children.map(\.plainText) == ["\u{FFFD}"])
  }

  @Test(arguments: ["", "\n", "\r\n\r\n", "   \t", "\u{FEFF}"])
  func `nothing makes an empty document`(text: String) {
    let document = Document(parsing: text)
    #expect(document.html().isEmpty)
    #expect(document.root.firstChild == nil)
    #expect(document.tree().hasPrefix("document @1:1"))
  }

  @Test func `a tab counts to the next column that is a multiple of four`() {
    #expect(
      Document(parsing: ">\t\tfoo").html()
        == "<blockquote>\n<pre><code>  foo\n</code></pre>\n</blockquote>\n")
    #expect(
      Document(parsing: "- a\n\n\tb").html() == "<ul>\n<li>\n<p>a</p>\n<p>b</p>\n</li>\n</ul>\n")
  }

  @Test func `a definition counts once, labels ignore case and white space`() {
    let text = "[ẞ  x]: /one\n[ss X]: /two\n\n[SS x] [ß X][]"
    #expect(
      Document(parsing: text).html()
        == "<p><a href=\"/one\">SS x</a> <a href=\"/one\">ß X</a></p>\n")
  }

  @Test func `an extension that is not asked for leaves its text alone`() {
    let text = "a|b\n-|-\n\n- [ ] ~~x~~ www.example.org me@example.org"
    #expect(
      Document(parsing: text, extensions: []).html() == """
        <p>a|b
        -|-</p>
        <ul>
        <li>[ ] ~~x~~ www.example.org me@example.org</li>
        </ul>

        """)
  }

  @Test func `addresses in brackets that are no link are linked, those in links are not`() {
    #expect(
      Document(parsing: "[see http://a.org/b] [http://c.org](d)").html()
        == "<p>[see <a href=\"http://a.org/b\">http://a.org/b</a>] <a href=\"d\">http://c.org</a></p>\n"
    )
  }

  @Test func `a blank line inside of a quote does not space the list around it`() {
    #expect(
      Document(parsing: "- > a\n  >\n- b").html()
        == "<ul>\n<li>\n<blockquote>\n<p>a</p>\n</blockquote>\n</li>\n<li>b</li>\n</ul>\n")
  }
}
