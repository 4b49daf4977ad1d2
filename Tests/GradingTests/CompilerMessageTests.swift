import Testing

@testable import Grading

@Suite struct CompilerMessageTests {
  /// As Swift 6.3.1 writes it.
  private let output = """
    /tmp/a:b/Größe.swift:2:8: error: type 'Square' does not conform to protocol 'Shape' [type_does_not_conform]
    struct Square: Shape {}
           ^
    /tmp/a:b/Größe.swift:2:8: note: add stubs for conformance [missing_witnesses_general]
    struct Square: Shape {}
           ^
    /tmp/a:b/Größe.swift:1:23: note: protocol requires function 'area(of:)' with type '(Int) -> Int' [no_witnesses]
    protocol Shape { func area(of größe: Int) -> Int }
    /tmp/a:b/Größe.swift:3:14: error: cannot convert value of type 'String' to specified type 'Int' [cannot_convert_initializer_value]
    let x: Int = "é"
    Swift.Decodable.init:2:1: note: protocol requires initializer 'init(from:)' with type 'Decodable' [no_witnesses]
    init(from decoder: any Decoder) throws}
    ^
    /tmp/a:b/Größe.swift:5:23: warning: initialization of immutable value 'u' was never used; consider replacing with assignment to '_' or removing it [pbd_never_used] [#no-usage]
    func f() { old(); let u = 3 }
                      ~~~~^
    <unknown>:0: error: no such module 'Nope' [sema_no_import]
    """

  @Test func `messages keep path, place, id and words`() throws {
    let messages = CompilerMessage.all(in: Array(output.utf8))
    try #require(messages.count == 3)
    #expect(messages.map(\.path) == Array(repeating: "/tmp/a:b/Größe.swift", count: 3))
    #expect(messages.map(\.line) == [2, 3, 5])
    #expect(messages.map(\.column) == [8, 14, 23])
    #expect(messages.map(\.severity) == [.error, .error, .warning])
    #expect(
      messages.map(\.id) == [
        "type_does_not_conform", "cannot_convert_initializer_value", "pbd_never_used",
      ])
    #expect(messages[0].text == "type 'Square' does not conform to protocol 'Shape'")
    #expect(
      messages[2].text == "initialization of immutable value 'u' was never used; "
        + "consider replacing with assignment to '_' or removing it")
  }

  @Test func `notes belong to the message before them`() {
    let messages = CompilerMessage.all(in: Array(output.utf8))
    #expect(messages.first?.notes.map(\.id) == ["missing_witnesses_general", "no_witnesses"])
    #expect(messages.first?.notes.last?.line == 1)
    #expect(messages.dropFirst().first?.notes.map(\.path) == ["Swift.Decodable.init"])
  }

  @Test func `words of another severity in a message do not hide it`() {
    let line =
      "/a.swift:5:12: warning: 'old()' is deprecated: error: use new [availability_deprecated]"
    let messages = CompilerMessage.all(in: Array(line.utf8))
    #expect(messages.map(\.severity) == [.warning])
    #expect(messages.map(\.text) == ["'old()' is deprecated: error: use new"])
  }

  /// The compiler's own words come last: its id, and then perhaps a group.
  @Test(arguments: [
    ("later [serialization_load_failed] [pound_error]", "pound_error", ""),
    ("later [#StrictMemorySafety] [pound_error]", "pound_error", ""),
    (
      "'f()' is deprecated: [a_b] [availability_deprecated] [#DeprecatedDeclaration]",
      "availability_deprecated", "DeprecatedDeclaration"
    ),
    (
      "x [unsafe_without_unsafe] [#StrictMemorySafety] [pound_warning] [#Group]", "pound_warning",
      "Group"
    ),
  ])
  func `tags that the code has given are none`(words: String, id: String, group: String) {
    let messages = CompilerMessage.all(in: Array("./a.swift:1:2: error: \(words)".utf8))
    #expect(messages.map(\.id) == [id])
    #expect(messages.map(\.group) == [group])
    let own = id + (group.isEmpty ? "]" : "] [#\(group)]")
    #expect(messages.map(\.text) == [String(words.dropLast(own.count + 2))])
  }

  @Test func `brackets that are no tag stay in the message`() {
    let line = "/a.swift:1:2: error: cannot convert '[Int]' to '[String]' [cannot_convert]"
    let message = CompilerMessage.all(in: Array(line.utf8)).first
    #expect(message?.text == "cannot convert '[Int]' to '[String]'")
    let plain = CompilerMessage.all(in: Array("/a.swift:1:2: error: see [a b]".utf8)).first
    #expect(plain?.text == "see [a b]" && plain?.id == "")
  }

  @Test(arguments: [
    "", "\n\n", "error: no place", ": error: ", "a:b:c: error: x", "a.swift:1: error: x",
    "a.swift:99999999999999999999:1: error: x", "a.swift:1:-9223372036854775808: error: x",
    "a.swift:0:1: error: x", "\u{FEFF}", "  let x = \"a: error: b\"",
  ])
  func `what is no message is passed over`(text: String) {
    #expect(CompilerMessage.all(in: Array(text.utf8)).isEmpty)
  }

  @Test func `broken encoding breaks nothing`() {
    let bytes = Array("/a".utf8) + [0xFF, 0xC3] + Array(".swift:1:2: error: x [y]\n".utf8) + [0xFE]
    #expect(CompilerMessage.all(in: bytes).map(\.id) == ["y"])
  }
}
