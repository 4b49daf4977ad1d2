import Markdown
import Testing

/// The examples of CommonMark 0.31.2, of GitHub's extensions and of cmark's regressions, byte for byte.
@Suite(.needsConformanceData)
struct ConformanceTests {
  @Test func `all 652 examples of CommonMark come out byte for byte`() throws {
    let examples = try Conformance.load([ConformanceExample].self, from: "commonmark-spec.json")
    #expect(examples.count == 652)
    check(examples, extensions: [])
  }

  @Test func `the regressions of cmark come out byte for byte`() throws {
    let examples = try Conformance.load([ConformanceExample].self, from: "cmark-regression.json")
    #expect(examples.count == 26)
    check(examples, extensions: [])
    check(examples, extensions: .all)
  }

  /// Examples that need an extension which is not supported, or expect nothing.
  static let unclaimed: [String: String] = [
    "gfm-spec-279": "other order of attributes; ext-28 has the same input in ours",
    "gfm-spec-280": "other order of attributes; ext-29 has the same input in ours",
    "gfm-spec-653": "filter of raw HTML tags",
    "ext-22": "filter of raw HTML tags",
    "ext-20": "states no output, only that nothing crashes",
    "ext-23": "footnotes",
    "ext-24": "footnotes",
    "ext-25": "footnotes",
  ]

  @Test func `the examples of GitHub's extensions come out byte for byte`() throws {
    let examples = try Conformance.load([ConformanceExample].self, from: "gfm-extensions.json")
    #expect(examples.count == 54)
    let claimed = examples.filter { Self.unclaimed[$0.id ?? ""] == nil }
    #expect(claimed.count == 54 - Self.unclaimed.count)
    check(claimed, extensions: .all)
  }

  @Test func `an example that states no output is parsed without harm`() throws {
    let examples = try Conformance.load([ConformanceExample].self, from: "gfm-extensions.json")
    for example in examples { #expect(!Document(parsing: example.markdown).html().isEmpty) }
  }

  @Test func `every named entity is known`() throws {
    let entities = try Conformance.load([String: String].self, from: "entities.json")
    #expect(entities.count == 2125)
    for (name, text) in entities {
      let paragraph = Document(parsing: "x&\(name);x").root.firstChild
      #expect(paragraph?.plainText.utf8.elementsEqual("x\(text)x".utf8) == true, "&\(name);")
    }
  }

  private func check(_ examples: [ConformanceExample], extensions: Extensions) {
    for example in examples {
      let html = Document(parsing: example.markdown, extensions: extensions).html()
      #expect(
        html.utf8.elementsEqual(example.html.utf8),
        """
        \(example.id ?? "\(example.example)") (\(example.section))
        \(example.markdown)
        wanted: \(example.html)
        got:    \(html)
        """)
    }
  }
}
