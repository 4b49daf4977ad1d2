import SwiftLexer
import Testing

@Suite struct SourceReferenceTests {
  /// What stands at the `^`, which is not part of the source.
  private func read(_ marked: String) -> SourceReference? {
    let bytes = Array(marked.utf8)
    guard let mark = bytes.firstIndex(of: UInt8(ascii: "^")) else { return nil }
    let source = Array(bytes[..<mark] + bytes[(mark + 1)...])
    let place = SourceText(source).location(of: mark)
    return reference(in: source, line: place.line, column: place.column)
  }

  @Test(arguments: [
    ("let a = ^Router(navigationController: x)", ["navigationController"] as [String]?),
    ("let a = Rou^ter(a: 1, 2, b: f(c: 3, 4)) { _ in }", ["a", "_", "b"]),
    ("^Router()", []), ("^Router<[A], B<C>>(a: 1)", ["a"]), ("^Router", nil),
    ("^Router { 1 }", nil),
    ("^Router\n(a)", nil),
    ("^Router (in: a ? b : c, for: [1, 2], \"\\(x, y)\")", ["in", "for", "_"]),
    ("^a < b(c: 1)", nil), ("^Router(a: 1", ["a"]), ("^Router(", []),
    ("`^Router`(a: { b, c in d })", ["a"]),
  ])
  func `reads the labels behind a name`(source: String, labels: [String]?) throws {
    let found = try #require(read(source))
    #expect(found.labels == labels)
    #expect(found.name == (source.contains("a <") ? "a" : "Router"))
    #expect(found.enclosingCall == nil)
  }

  @Test(arguments: [
    ("router.^push(a)", "push", "router" as String?), ("self.router!.^push", "push", "router"),
    ("^router.push(a)", "router", nil), ("f().^push", "push", nil), ("= ^.push(a)", "push", nil),
    ("Router.^init(a: 1)", "init", "Router"), ("super.^load()", "load", "super"),
    ("a.^default", "default", "a"), ("é😀.^push", "push", "é😀"),
  ])
  func `reads the name before the period`(source: String, name: String, base: String?) throws {
    let found = try #require(read(source))
    #expect(found.name == name)
    #expect(found.base == base)
  }

  @Test(arguments: [
    "Router^(screen: a, to: 1)", "Router(^screen: a, to: 1)", "Router(screen: a, to: ^1)",
    "Router(screen: a, to: 1^)", "Router(screen: [(^a)], to: 1)", "Router(screen: f(b), ^to: 1)",
    "Router<A, B<C>>(screen: a, to: \"\\(^x)\")", "Router(screen: \"^\", to: b { c })",
  ])
  func `reads the call around a place`(source: String) {
    #expect(
      read("Kit." + source)?.enclosingCall
        == SourceReference.Call(name: "Router", base: "Kit", labels: ["screen", "to"]))
  }

  @Test func `takes the innermost call and stops at a closure`() {
    #expect(read("f(a: g(b: ^c))")?.enclosingCall?.name == "g")
    #expect(read("f(a: { ^c })")?.enclosingCall == nil)
    #expect(read("if (^a)")?.enclosingCall == nil)
    #expect(read("f(1)\n(^a)")?.enclosingCall == nil)
    #expect(read("f(^1)")?.name == nil)
  }

  @Test func `finds nothing where nothing stands`() {
    for source in ["^", "a ^", "^// a", "^}", "^ a", "^\"a\"", "a\n^\nb"] {
      #expect(read(source) == nil, "\(source)")
    }
    let source = Array("a\nb".utf8)
    for (line, column) in [(0, 1), (1, 0), (1, 3), (3, 1), (-1, -1), (Int.max, 1), (1, Int.max)] {
      #expect(reference(in: source, line: line, column: column) == nil)
    }
  }

  @Test func `counts lines and columns as the compiler does`() {
    let text = SourceText(Array("é x\r\n\ty\n".utf8))
    for offset in 0...text.bytes.count {
      #expect(
        text.offset(of: text.location(of: offset)) == offset)
    }
    #expect(text.location(of: 3) == SourceText.Location(line: 1, column: 4))
    #expect(text.location(of: 7) == SourceText.Location(line: 2, column: 2))
    #expect(text.location(of: 99) == SourceText.Location(line: 3, column: 1))
    #expect(SourceText([]).location(of: 0) == SourceText.Location(line: 1, column: 1))
  }

  @Test func `takes unbalanced and deep source`() {
    for piece in ["f(", "a<", ">(", ")", "f(a: { ", "[", "x.", "\"\\("] {
      let source = Array(String(repeating: piece, count: 5_000).utf8)
      for column in [1, source.count / 2, source.count] {
        _ = reference(in: source, line: 1, column: column)
      }
    }
  }
}
