import SwiftLexer
import Testing

/// The tokens without blanks, one `kind text` a token.
private func lex(_ source: String) -> [String] {
  lex(Array(source.utf8))
}

private func lex(_ source: [UInt8]) -> [String] {
  tokenize(source).filter { $0.kind != .whitespace && $0.kind != .newline }
    .map { "\($0.kind) \(String(decoding: source[$0.range], as: UTF8.self))" }
}

private func kinds(_ source: String) -> [Token.Kind] {
  tokenize(Array(source.utf8)).map(\.kind).filter { $0 != .whitespace && $0 != .newline }
}

@Suite struct StringTokenTests {
  @Test func `interpolates only with the string's own number signs`() {
    #expect(
      lex(##"#"\(x)"#"##) == [##"stringOpen #""##, #"stringText \(x)"#, ##"stringClose "#"##])
    #expect(
      lex(##"#"\#(x)"#"##) == [
        ##"stringOpen #""##, ##"interpolationOpen \#("##, "identifier x", "interpolationClose )",
        ##"stringClose "#"##,
      ])
    #expect(
      kinds(###"##"\#(x)"#"##"###) == [.stringOpen, .stringText, .stringClose])
  }

  @Test func `nests interpolations`() {
    #expect(
      lex(#""\( "a\(b)" )c""#) == [
        #"stringOpen ""#, #"interpolationOpen \("#, #"stringOpen ""#, "stringText a",
        #"interpolationOpen \("#, "identifier b", "interpolationClose )", #"stringClose ""#,
        "interpolationClose )", "stringText c", #"stringClose ""#,
      ])
    #expect(
      kinds(#""\(f((1), [")"]))""#) == [
        .stringOpen, .interpolationOpen, .identifier, .punctuation, .punctuation, .integer,
        .punctuation, .punctuation, .punctuation, .stringOpen, .stringText, .stringClose,
        .punctuation, .punctuation, .interpolationClose, .stringClose,
      ])
  }

  @Test func `reads escapes`() {
    #expect(
      lex(#""\n\\\"\u{1F600}\u{}\u12\é""#) == [
        #"stringOpen ""#, #"stringEscape \n"#, #"stringEscape \\"#, #"stringEscape \""#,
        #"stringEscape \u{1F600}"#, #"stringEscape \u{}"#, #"stringEscape \u"#, "stringText 12",
        #"stringEscape \é"#, #"stringClose ""#,
      ])
  }

  @Test func `spans lines in triple quotes`() {
    #expect(
      lex("\"\"\"\n a \"b\" \"\" \\(c)\n \"\"\"x") == [
        "stringOpen \"\"\"", "stringText \n a \"b\" \"\" ", "interpolationOpen \\(", "identifier c",
        "interpolationClose )", "stringText \n ", "stringClose \"\"\"", "identifier x",
      ])
    #expect(
      lex("#\"\"\"\n\"\"\"\n\"\"\"#") == [
        "stringOpen #\"\"\"", "stringText \n\"\"\"\n", "stringClose \"\"\"#",
      ])
    #expect(lex("#\"\"\"#") == ["stringOpen #\"", "stringText \"", "stringClose \"#"])
    #expect(lex("\"\"") == ["stringOpen \"", "stringClose \""])
    #expect(
      kinds("\"\\( \"\"\"\n a\n \"\"\" )b\"") == [
        .stringOpen, .interpolationOpen, .stringOpen, .stringText, .stringClose,
        .interpolationClose, .stringText, .stringClose,
      ])
  }

  @Test(arguments: [
    "\"abc", "\"abc\\", "\"\\(", "\"\\(\"", "\"\\(\"\\(", "#\"abc\"", "\"\\(f(", "#/abc",
  ])
  func `ends an unfinished single-line string with its line`(start: String) {
    for lineEnd in ["\n", "\r\n", "\r"] {
      #expect(lex(start + lineEnd + "let x").suffix(2) == ["keyword let", "identifier x"])
    }
  }

  @Test func `ends an unfinished multi-line string or comment with the file`() {
    #expect(kinds("\"\"\"\na\nlet") == [.stringOpen, .stringText])
    #expect(kinds("/* /* */ let") == [.blockComment])
    #expect(kinds("#/\na\nlet") == [.regex])
  }
}

@Suite struct CommentTokenTests {
  @Test(arguments: [
    ("// a", Token.Kind.lineComment), ("/// a", .docLineComment), ("//", .lineComment),
    ("/* a */", .blockComment), ("/** a */", .docBlockComment), ("/**/", .blockComment),
    ("/* /* \" */ // */", .blockComment), ("/*/ */", .blockComment),
  ])
  func `tells documentation from other comments`(source: String, kind: Token.Kind) {
    #expect(lex(source + "\nx") == ["\(kind) \(source)", "identifier x"])
  }

  @Test func `begins inside an operator`() {
    #expect(lex("a +// b") == ["identifier a", "operator +", "lineComment // b"])
    #expect(
      lex("a +/* b */- c") == [
        "identifier a", "operator +", "blockComment /* b */", "operator -", "identifier c",
      ])
    #expect(lex("a.// b") == ["identifier a", "punctuation .", "lineComment // b"])
  }

  @Test func `is text inside a string`() {
    #expect(kinds("\"// a /* b\" c") == [.stringOpen, .stringText, .stringClose, .identifier])
  }
}

@Suite struct RegexTokenTests {
  @Test(arguments: [
    "a / b / c", "(a)/b/c", "a[0] /b/ c", "x! /b/ c", "x? / b/c", "1/2/3", "\"\"/a/b", "self/a/b",
    "f(/, x)", "reduce(1, /)", "= / a/", "a\n/ b/", "= /a", "= /a\n/", "a.b/c/d", "{ $0 }/a/b",
    "= /a /", "(/a)/",
  ])
  func `divides after a value`(source: String) {
    #expect(!kinds(source).contains(.regex))
  }

  @Test(arguments: [
    ("= /a b/", "/a b/"), ("(/a/)", "/a/"), ("return /a\\/b/", "/a\\/b/"), ("[/[)]/]", "/[)]/"),
    ("f(a, /(b)/)", "/(b)/"), ("a\n/b/", "/b/"), ("case /b/:", "/b/"), ("/b/", "/b/"),
    ("= /a\\ /", "/a\\ /"), ("\"\\(/a/)\"", "/a/"), ("a #/ b/c \\/# /# c", "#/ b/c \\/# /#"),
    ("##/a/#/##", "##/a/#/##"), ("#/\n a\n/#", "#/\n a\n/#"), ("!/a/", "/a/"),
  ])
  func `begins where a value is due`(source: String, regex: String) {
    // `!/` is one operator for the compiler as well.
    let expected = source.hasPrefix("!") ? [] : ["regex \(regex)"]
    #expect(lex(source).filter { $0.hasPrefix("regex") } == expected)
  }
}

@Suite struct WordTokenTests {
  @Test func `a member or a label is no keyword`() {
    #expect(
      lex("a.default?.self.init") == [
        "identifier a", "punctuation .", "identifier default", "operator ?", "punctuation .",
        "identifier self", "punctuation .", "identifier init",
      ])
    #expect(
      lex("move(for: 1, in : 2)").filter { $0.hasPrefix("keyword") } == [])
    #expect(
      lex("func f(in x: Int, for _: Int)").filter { $0.hasPrefix("keyword") } == ["keyword func"])
    #expect(lex("#selector(f(with:in:))").filter { $0.hasPrefix("keyword") } == [])
    #expect(
      lex("case is A, is B:\ndefault:").filter { $0.hasPrefix("keyword") }
        == ["keyword case", "keyword is", "keyword is", "keyword default"])
    #expect(lex("case true, nil:").filter { $0.hasPrefix("keyword") }.count == 3)
  }

  @Test(arguments: [
    ("final class A", ["final", "class"]), ("let final = open", ["let"]),
    ("var a: some View", ["var", "some"]), ("f(some: 1, any: 2)", []),
    ("() async throws -> A", ["async", "throws"]), ("try await load()", ["try", "await"]),
    ("actor Store {", ["actor"]), ("actor.run()", []), ("weak var a", ["weak", "var"]),
    ("{ get set }", ["get", "set"]), ("set(a)", []), ("x.map { any in }", ["in"]),
    ("override\nfunc a", ["func"]), ("func open(package file: A)", ["func"]),
  ])
  func `a contextual keyword needs its context`(source: String, expected: [String]) {
    #expect(
      lex(source).filter { $0.hasPrefix("keyword") } == expected.map { "keyword \($0)" })
  }

  @Test func `reads names of all kinds`() {
    #expect(
      lex("`class` 😀👩‍👩‍👧 été $0 $x _a _ `a b` ``") == [
        "identifier `class`", "identifier 😀👩‍👩‍👧", "identifier été", "identifier $0",
        "identifier $x", "identifier _a", "punctuation _", "identifier `a b`", "unknown ``",
      ])
    #expect(lex("`open\nlet") == ["unknown `", "identifier open", "keyword let"])
  }

  @Test func `reads attributes and number signs`() {
    #expect(
      lex("@MainActor @ x #if #Preview # ## #1") == [
        "attribute @MainActor", "punctuation @", "identifier x", "poundWord #if",
        "poundWord #Preview", "unknown #", "unknown ##", "unknown #", "integer 1",
      ])
    #expect(lex("#!/usr/bin/swift\n#!") == ["shebang #!/usr/bin/swift", "unknown #", "operator !"])
  }

  @Test func `reads numbers`() {
    #expect(
      lex("1 1_0.5e-3 0xFF 0x1.8p3 0xA.b 0b1_0 0o7 1.a 1...2 1e 1e5 12ab .5") == [
        "integer 1", "float 1_0.5e-3", "integer 0xFF", "float 0x1.8p3", "integer 0xA",
        "punctuation .", "identifier b", "integer 0b1_0", "integer 0o7", "integer 1",
        "punctuation .", "identifier a", "integer 1", "operator ...", "integer 2", "integer 1e",
        "float 1e5", "integer 12ab", "punctuation .", "integer 5",
      ])
    #expect(
      lex("a.0.1") == ["identifier a", "punctuation .", "integer 0", "punctuation .", "integer 1"])
  }

  @Test func `reads operators`() {
    #expect(
      lex("x?.y! ?? a..<b !== &c .+ ∑ <T> x!==y") == [
        "identifier x", "operator ?", "punctuation .", "identifier y", "operator !", "operator ??",
        "identifier a", "operator ..<", "identifier b", "operator !==", "operator &",
        "identifier c", "operator .+", "operator ∑", "operator <", "identifier T", "operator >",
        "identifier x", "operator !", "operator ==", "identifier y",
      ])
  }
}

@Suite struct HostileInputTests {
  private func coversEverything(_ source: [UInt8]) -> Bool {
    var end = 0
    for token in tokenize(source) {
      guard token.range.lowerBound == end, !token.range.isEmpty else { return false }
      end = token.range.upperBound
    }
    return end == source.count
  }

  @Test func `takes a byte order mark, line ends of all kinds and stray bytes`() {
    let source: [UInt8] = [0xEF, 0xBB, 0xBF] + Array("a\r\nb\rc\n".utf8) + [0xFF, 0, 0xC3, 0x28]
    #expect(
      tokenize(source).map(\.kind) == [
        .whitespace, .identifier, .newline, .identifier, .newline, .identifier, .newline, .unknown,
        .unknown, .unknown, .punctuation,
      ])
    #expect(tokenize([]) == [])
    #expect(lex([0xED, 0xA0, 0x80]).count == 3)
    #expect(lex([0xF0, 0x9F, 0x98]).count == 3)
    #expect(lex("“a”\u{A0}") == ["unknown “", "identifier a", "unknown ”", "unknown \u{A0}"])
  }

  @Test func `covers every byte of random soups`() {
    var generator = SeededGenerator(state: 7)
    let pieces = [
      "\"", "\"\"\"", "#", "\\", "(", ")", "/", "*", "\n", "\r", " ", "a", "func", ".", "`", "@",
      "0x", "1", "e", "?", "!", ":", ",", "{", "}", "[", "]", "é", "😀", "\\(", "\\#(", "//", "/*",
      "*/", "<", "_", "+", "p", "u{", "\u{300}", "∑",
    ].map { Array($0.utf8) }
    for round in 0..<3_000 {
      let source: [UInt8] = (0..<Int.random(in: 0..<60, using: &generator)).flatMap { _ in
        round.isMultiple(of: 4)
          ? [UInt8.random(in: 0...255, using: &generator)]
          : pieces[Int.random(in: pieces.indices, using: &generator)]
      }
      #expect(coversEverything(source), "\(source)")
      let place = Int.random(in: 1...8, using: &generator)
      _ = reference(in: source, line: 1, column: place)
    }
  }

  @Test func `covers every byte of the sources of this package`() throws {
    let files = try packageSources()
    #expect(files.count > 20)
    for (name, source) in files {
      #expect(coversEverything(source), "\(name)")
      #expect(!tokenize(source).contains { $0.kind == .unknown }, "\(name)")
    }
  }

  /// Each of these takes hours if any part of it is read again and again.
  @Test(arguments: [
    "\"\\(", "#\"\"\"\\#(", "(/\\", "(/a", "/*", "`", "#", "##\"", "= /a (", "\\", "in:", "a.", "<",
    "\"\"\"\\(", "#/", "{", "/ ", "\u{300}", "  \n", "///\n", "(/a)",
  ])
  func `is linear and not recursive`(piece: String) {
    let source = Array(String(repeating: piece, count: 200_000 / piece.utf8.count).utf8)
    #expect(coversEverything(source))
  }

  @Test func `reads number signs without a string once`() {
    let source = (1...600).reversed().map { String(repeating: "#", count: $0) + "\"\"\" " }.joined()
    #expect(coversEverything(Array(source.utf8)))
    #expect(lex(String(repeating: "#", count: 100_000)).count == 1)
  }
}
