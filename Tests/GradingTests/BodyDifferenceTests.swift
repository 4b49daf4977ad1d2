import Curriculum
import Testing

@testable import Grading

/// What two versions of a file must differ in to share a program, and how they then stand in it.
@Suite struct BodyDifferenceTests {
  /// The first file with the second as its version 1; nil where they cannot share a program.
  private func joined(_ first: String, _ second: String) -> String? {
    let files = [SourceFile("A.swift", first)]
    let names = KnownNames(
      solution: files, checks: [SourceFile("Step1.swift", "asked()")], kits: ["ofAKit"])
    let patches = BodyDifference.patches(
      from: files, to: [SourceFile("A.swift", second)], names: names, number: 1)
    guard let patches else { return nil }
    let schema = SourceSchema(
      Array(first.utf8), patches.map { SourceSchema.Numbered(number: 1, patch: $0) })
    return String(decoding: schema.output, as: UTF8.self)
  }

  struct Pair: Sendable, CustomStringConvertible {
    var name: String
    var first: String
    var second: String
    var joined: String?
    var description: String { name }
  }

  private static let choices: [Pair] = [
    Pair(
      name: "statements", first: "func f() {\n  a()\n}", second: "func f() {\n  a()\n  b()\n}",
      joined: "func f() {\n  if atelierIs(1) { a()\n  b()\n} else {a()\n}}"),
    Pair(
      name: "nothing", first: "final class A {\n  func f() {\n    a()\n  }\n}",
      second: "final class A {\n  func f() {\n  }\n}",
      joined: "final class A {\n  func f() {\n    if atelierIs(1) { } else {a()\n  }}\n}"),
    Pair(
      name: "a value", first: "var a: Int { 1 }", second: "var a: Int { 2 }",
      joined: "var a: Int { if atelierIs(1) { return 2 } else {return 1 }}"),
    Pair(
      name: "a value in place of statements",
      first: "func f() -> Int {\n  let a = 1\n  return a\n}", second: "func f() -> Int {\n  1\n}",
      joined: "func f() -> Int {\n  if atelierIs(1) { return 1\n} else {let a = 1\n  return a\n}}"),
    Pair(
      name: "a chain of calls", first: "func f() -> [Int] {\n  a\n    .map { $0 + 1 }\n}",
      second: "func f() -> [Int] {\n  a\n    .map { $0 + 2 }\n}",
      joined: "func f() -> [Int] {\n  if atelierIs(1) { return a\n    .map { $0 + 2 }\n} else {"
        + "return a\n    .map { $0 + 1 }\n}}"),
    Pair(
      name: "an import besides", first: "import A\nfunc f() { g() }",
      second: "import A\nimport B\nfunc f() { h() }",
      joined: "import A\n\nimport B\nfunc f() { if atelierIs(1) { h() } else {g() }}"),
    Pair(
      name: "an accessor", first: "struct A { var a = 1 { didSet { b() } } }",
      second: "struct A { var a = 1 { didSet { c() } } }",
      joined: "struct A { var a = 1 { didSet { if atelierIs(1) { c() } else {b() }} } }"),
    Pair(
      name: "an initializer", first: "struct A { let a: Int\n  init() { a = 1 } }",
      second: "struct A { let a: Int\n  init() { a = 2 } }",
      joined: "struct A { let a: Int\n  init() { if atelierIs(1) { a = 2 } else {a = 1 }} }"),
    Pair(
      name: "a closure in a result that is some type",
      first: "var body: some View { Button { a() } }",
      second: "var body: some View { Button { b() } }",
      joined: "var body: some View { Button { let _ = atelierVersion; if atelierIs(1) { b() } "
        + "else {a() }} }"),
    Pair(
      name: "a closure with parameters", first: "var body: some R { Reduce { s, a in\n  x()\n} }",
      second: "var body: some R { Reduce { s, a in\n  y()\n} }",
      joined:
        "var body: some R { Reduce { s, a in\n  let _ = atelierVersion; if atelierIs(1) { y()\n} "
        + "else {x()\n}} }"),
    Pair(
      name: "what a view is made of", first: "var body: some View { Text(a) }",
      second: "var body: some View { Text(b) }",
      joined: "var body: some View { if atelierIs(1) { Text(b) } else {Text(a) }}"),
    Pair(
      name: "what a builder makes of it",
      first: "@ViewBuilder var rows: Rows { a\n  if b { c }\n}",
      second: "@ViewBuilder var rows: Rows { a\n}",
      joined: "@ViewBuilder var rows: Rows { if atelierIs(1) { a\n} else {a\n  if b { c }\n}}"),
    Pair(
      name: "what is in one part of a view",
      first: "var body: some View { List { if a { b } }\n  c }",
      second: "var body: some View { List { b }\n  c }",
      joined: "var body: some View { List { let _ = atelierVersion; if atelierIs(1) { b } "
        + "else {if a { b } }}\n  c }"),
    Pair(
      name: "a private property more", first: "final class A {\n  func f() { a() }\n}",
      second: "final class A {\n  private var isDone = false\n  func f() { b() }\n}",
      joined:
        "final class A {\n  \nprivate var isDone_1 = false\nfunc f() { if atelierIs(1) { b() } "
        + "else {a() }}\n}"),
    Pair(
      name: "private functions more, among others",
      first: "struct A {\n  private func f() { a() }\n}",
      second: "struct A {\n  private func e() {}\n  private func f() { e() }\n"
        + "  private static let g = h()\n}\nprivate final class B {}",
      joined: "struct A {\n  \nprivate func e_1() {}\nprivate func f() { if atelierIs(1) { e_1() } "
        + "else {a() }}\n\nprivate static let g_1 = h()\n}\nprivate final class B_1 {}\n"),
    Pair(
      name: "a property's start", first: "struct A { var a = 1\n  let b = 2 }",
      second: "struct A { var a = 3\n  let b = 2 }",
      joined: "struct A { var a = { if atelierIs(1) { return 3} else {return 1} }()\n  let b = 2 }"),
    Pair(
      name: "a table",
      first: "enum A {\n  static let all: [B: Set<C>] = [\n    .a: [C(1)],\n  ]\n}",
      second: "enum A {\n  static let all: [B: Set<C>] = [\n    .a: [],\n  ]\n}",
      joined: "enum A {\n  static let all: [B: Set<C>] = { () -> [B: Set<C>] in if atelierIs(1) { "
        + "return [\n    .a: [],\n  ]} else {return [\n    .a: [C(1)],\n  ]} }()\n}"),
    Pair(
      name: "what an observed property begins with",
      first: "class A {\n  var a: Int = 1 { didSet { b() } }\n}",
      second: "class A {\n  var a: Int = 2 { didSet { c() } }\n}",
      joined: "class A {\n  var a: Int = { () -> Int in if atelierIs(1) { return 2} else "
        + "{return 1} }() { didSet { if atelierIs(1) { c() } else {b() }} }\n}"),
    Pair(
      name: "another object of the same type", first: "let a = A(1) { b() }\nlet c = B(1)",
      second: "let a = A(1) { b() }\nlet c = B(\n  2)",
      joined: "let a = A(1) { b() }\nlet c = { if atelierIs(1) { return B(\n  2)} else "
        + "{return B(1)} }()"),
    Pair(
      name: "a closure that a property begins with",
      first: "class A {\n  lazy var a: B = { B(1) }()\n  let b = B {\n    c()\n  }\n}",
      second: "class A {\n  lazy var a: B = { B(1) }()\n  let b = B {\n    d()\n  }\n}",
      joined: "class A {\n  lazy var a: B = { B(1) }()\n  let b = B {\n    let _ = atelierVersion; "
        + "if atelierIs(1) { d()\n  } else {c()\n  }}\n}"),
    Pair(
      name: "a default on a line of its own", first: "struct A {\n  init(a: Int) { b() }\n}",
      second: "struct A {\n  init(\n    a: Int = 1\n  ) { c() }\n}",
      joined: "struct A {\n  init(a: Int) { if atelierIs(1) { c() } else {b() }}\n}"),
    Pair(
      name: "a class more whose head has two lines", first: "func f() { a() }",
      second: "func f() { b() }\nfinal class C: D,\n  E\n{\n  func g() {}\n}",
      joined: "func f() { if atelierIs(1) { b() } else {a() }}\nfinal class C_1: D,\n  E\n{\n"
        + "  func g() {}\n}\n"),
    Pair(
      name: "comments alone", first: "// a\nfunc f() { a() }",
      second: "// b\nfunc f() { /* c */ a() }", joined: "// a\nfunc f() { a() }"),
  ]

  @Test(arguments: choices)
  func `bodies share a program`(_ pair: Pair) {
    #expect(joined(pair.first, pair.second) == pair.joined)
  }

  /// Private declarations that the second does not have, which stay.
  private static let leftOut: [Pair] = [
    Pair(
      name: "a function", first: "struct A {\n  private func g() {}\n  func f() { g() }\n}",
      second: "struct A {\n  func f() { h() }\n}",
      joined: "struct A {\n  private func g() {}\n  func f() { if atelierIs(1) { h() } "
        + "else {g() }}\n}"),
    Pair(
      name: "a function in another's place",
      first: "struct A {\n  private func g() {}\n  func f() { g() }\n}",
      second: "struct A {\n  private func h() {}\n  func f() { h() }\n}",
      joined: "struct A {\n  private func g() {}\n  \nprivate func h_1() {}\n"
        + "func f() { if atelierIs(1) { h_1() } else {g() }}\n}"),
    Pair(
      name: "the last member", first: "class A {\n  func f() {}\n  private var kept: Int?\n}",
      second: "class A {\n  func f() {}\n}",
      joined: "class A {\n  func f() {}\n  private var kept: Int?\n}"),
  ]

  @Test(arguments: leftOut)
  func `what one leaves out is there, and nobody asks for it`(_ pair: Pair) {
    #expect(joined(pair.first, pair.second) == pair.joined)
  }

  /// What only the second declares, under names that nobody else has.
  private static let added: [Pair] = [
    Pair(
      name: "a member", first: "struct A {\n  func f() {}\n}",
      second: "struct A {\n  func f() {}\n  func g() { \"\\(g)\" }\n}",
      joined: "struct A {\n  func f() {}\n\nfunc g_1() { \"\\(g_1)\" }\n}"),
    Pair(
      name: "a new member of a generic type", first: "class A {\n  func f() {}\n}",
      second: "class A {\n  func f() {}\n  private var b: C<D, Never>?\n}",
      joined: "class A {\n  func f() {}\n\nprivate var b_1: C<D, Never>?\n}"),
    Pair(
      name: "a property with a wrapper", first: "class A {\n  func f() { a() }\n}",
      second: "class A {\n  @Published var b: Int?\n  func f() { $b.g(_b) }\n}",
      joined: "class A {\n  \n@Published var b_1: Int?\nfunc f() { if atelierIs(1) { "
        + "$b_1.g(_b_1) } else {a() }}\n}"),
    Pair(
      name: "a type", first: "func f() { a() }",
      second: "func f() { B() }\n@MainActor final class B: C {}",
      joined:
        "func f() { if atelierIs(1) { B_1() } else {a() }}\n@MainActor final class B_1: C {}\n"
    ),
    Pair(
      name: "an extension", first: "struct A {}\nfunc f() {}",
      second: "struct A {}\nextension A { var b: Int { 1 } }\nfunc f() {}",
      joined: "struct A {}\n\nextension A { var b_1: Int { 1 } }\nfunc f() {}"),
    Pair(
      name: "an initializer of a class", first: "class A {\n  init() { b() }\n}",
      second: "class A {\n  init() { b() }\n  convenience init(c: Int) { self.init() }\n}",
      joined: "class A {\n  init() { b() }\n\nconvenience init(c: Int) { self.init() }\n}"),
    Pair(
      name: "a private member that a kit's protocol might mean, under its name",
      first: "struct A {\n  func f() { a() }\n}",
      second: "struct A {\n  private func ofAKit() {}\n  func f() { ofAKit() }\n}",
      joined: "struct A {\n  \nprivate func ofAKit() {}\nfunc f() { if atelierIs(1) { ofAKit() } "
        + "else {a() }}\n}"),
  ]

  @Test(arguments: added)
  func `what one adds has a name of its own`(_ pair: Pair) {
    #expect(joined(pair.first, pair.second) == pair.joined)
  }

  private static let inherited: [Pair] = [
    Pair(
      name: "another method of the class above",
      first: "class A: B {\n  override func f(_ a: Int, to b: C, d: D?) { g() }\n}",
      second: "class A: B {\n  override func h() { i() }\n}",
      joined: "class A: B {\n  override func f(_ a: Int, to b: C, d: D?) {if atelierIs(1) { "
        + "super.f(a, to: b, d: d)} else { g() }}\n\noverride func h() {if atelierIs(1) { i() } else "
        + "{super.h()}}\n}"),
    Pair(
      name: "an end", first: "class A {\n}", second: "class A {\n  deinit { a() }\n}",
      joined: "class A {\n\ndeinit {if atelierIs(1) { a() } else {}}\n}"),
    Pair(
      name: "no end", first: "class A {\n  deinit { a() }\n}", second: "class A {\n}",
      joined: "class A {\n  deinit {if atelierIs(1) { } else { a() }}\n}"),
  ]

  @Test(arguments: inherited)
  func `who has no method of its own has that of the class above`(_ pair: Pair) {
    #expect(joined(pair.first, pair.second) == pair.joined)
  }

  @Test func `several versions have one method each in place of that of the class above`() throws {
    let first = [SourceFile("A.swift", "class A: B {\n}")]
    let patches = try ["a()", "b()"].enumerated().flatMap { index, call in
      let second = SourceFile("A.swift", "class A: B {\n  override func f() { \(call) }\n}")
      let own = BodyDifference.patches(
        from: first, to: [second], names: KnownNames(solution: first), number: index + 1)
      return try #require(own).map { SourceSchema.Numbered(number: index + 1, patch: $0) }
    }
    #expect(
      String(decoding: SourceSchema(first[0].bytes, patches).output, as: UTF8.self)
        == "class A: B {\n\noverride func f() {if atelierIs(1) { a() } else "
        + "if atelierIs(2) { b() } else {super.f()}}\n}")
  }

  private static let unseen: [Pair] = [
    Pair(
      name: "who may use it", first: "class A {\n  private(set) var a = 1\n  let b: B\n}",
      second: "class A {\n  var a = 1\n  private let b: B\n}"),
    Pair(
      name: "a default argument that nobody had to do without",
      first: "class A {\n  init(b: B, c: Int = 1) { self.b = b }\n}",
      second: "class A {\n  init(b: B = B([1, 2]), c: Int = 1) { self.b = b }\n}"),
    Pair(
      name: "a type less", first: "struct A {}\nfunc f() {}", second: "func f() {}"),
    Pair(name: "an import less", first: "import A\nfunc f() {}", second: "func f() {}"),
  ]

  @Test(arguments: unseen)
  func `what shows only in the source is no difference`(_ pair: Pair) {
    #expect(joined(pair.first, pair.second) == pair.first)
  }

  private static let apart: [Pair] = [
    Pair(
      name: "a type less that the checks ask for", first: "struct asked {}\nfunc f() {}",
      second: "func f() {}"),
    Pair(
      name: "a member more that a kit's protocol might mean", first: "struct A { func f() {} }",
      second: "struct A { func f() {}\n  func ofAKit() {} }"),
    Pair(
      name: "a member more that the system might call", first: "struct A { func f() {} }",
      second: "struct A { func f() {}\n  func hash(into a: inout B) {} }"),
    Pair(
      name: "a member less that somebody might call", first: "struct A { func f() {} }",
      second: "struct A { }"),
    Pair(
      name: "a requirement more", first: "protocol A {\n}",
      second: "protocol A {\n  var b: Int { get }\n}"),
    Pair(
      name: "a conformance more", first: "struct A {}", second: "struct A {}\nextension A: B {}"),
    Pair(
      name: "an initializer more of a structure", first: "struct A {\n}",
      second: "struct A {\n  init(a: Int) {}\n}"),
    Pair(
      name: "an initializer more that a protocol asks for", first: "class A {\n}",
      second: "class A {\n  init(from a: Decoder) {}\n}"),
    Pair(
      name: "a default argument less", first: "func f(a: Int = 1) {}", second: "func f(a: Int) {}"),
    Pair(
      name: "a property of the class above", first: "class A: B {\n}",
      second: "class A: B {\n  override var a: Int { 1 }\n}"),
    Pair(
      name: "a private property of another type", first: "class A {\n  private var a: Int?\n}",
      second: "class A {\n  private var a: Double?\n}"),
    Pair(
      name: "a private function that takes something else",
      first: "class A {\n  private func f() {}\n}",
      second: "class A {\n  private func f(_ a: Int) {}\n}"),
    Pair(
      name: "an observed property more of a struct", first: "struct A {\n  func f() {}\n}",
      second: "struct A {\n  private var a: Int? { didSet { b() } }\n  func f() {}\n}"),
    Pair(
      name: "a property less of a struct",
      first: "struct A {\n  private var a = 1\n  func f() {}\n}",
      second: "struct A {\n  func f() {}\n}"),
    Pair(
      name: "a private function that somebody still calls",
      first: "class A {\n  private func g() {}\n  func f() { g() }\n  func h() { g() }\n}",
      second: "class A {\n  func f() {}\n  func h() { g() }\n}"),
    Pair(
      name: "a property that only others may not set",
      first: "class A {\n  private(set) var a: Int?\n}", second: "class A {\n}"),
    Pair(
      name: "a member less", first: "class A {\n  func f() {}\n  func g() {}\n}",
      second: "class A {\n  func f() {}\n}"),
    Pair(name: "a signature", first: "func f() {}", second: "func f(a: Int) {}"),
    Pair(
      name: "a property's start of a type that nobody names",
      first: "struct A { var a = b() }", second: "struct A { var a = c() }"),
    Pair(
      name: "another kind of literal", first: "struct A { var a = 1 }",
      second: "struct A { var a = \"1\" }"),
    Pair(
      name: "another type made", first: "let a = A(1)", second: "let a = B(1)"),
    Pair(
      name: "another type named", first: "let a: A = .b", second: "let a: B = .b"),
    Pair(
      name: "a default argument", first: "func f(a: Int = 1) {}", second: "func f(a: Int = 2) {}"),
    Pair(
      name: "a case's value", first: "enum A: Int { case a = 1 }",
      second: "enum A: Int { case a = 2 }"),
    Pair(
      name: "a case's value after a property",
      first: "enum A: Int {\n  static let b = 1\n  case a = 1\n}",
      second: "enum A: Int {\n  static let b = 1\n  case a = 2\n}"),
    Pair(
      name: "a property more of a struct", first: "struct A {\n  func f() {}\n}",
      second: "struct A {\n  private var a = 1\n  func f() {}\n}"),
    Pair(
      name: "a property that something is made for", first: "class A {\n  func f() {}\n}",
      second: "class A {\n  private var a = B()\n  func f() {}\n}"),
    Pair(
      name: "an equality of its own", first: "struct A {\n  func f() {}\n}",
      second: "struct A {\n  private static func == (a: A, b: A) -> Bool { true }\n  func f() {}\n}"
    ),
    Pair(
      name: "a hold", first: "class A { weak var a: A?\n  func f() {} }",
      second: "class A { var a: A?\n  func f() {} }"),
    Pair(
      name: "the old value, which is fetched only if it is named",
      first: "struct A { var a = 1 { didSet { b() } } }",
      second: "struct A { var a = 1 { didSet { if oldValue != a { b() } } } }"),
    Pair(name: "places", first: "func f() { a(#line) }", second: "func f() { b(#line) }"),
    Pair(name: "braces", first: "func f() { a() }", second: "func f() { a() "),
  ]

  @Test(arguments: apart)
  func `what shows elsewhere does not`(_ pair: Pair) {
    #expect(joined(pair.first, pair.second) == nil)
  }

  @Test func `of other files only one more in a folder that is there can share a program`() {
    let file = SourceFile("A.swift", "func f() {}")
    func patches(to others: [SourceFile]) -> [SourcePatch]? {
      BodyDifference.patches(
        from: [file], to: others, names: KnownNames(solution: [file]), number: 1)
    }
    #expect(patches(to: [file, SourceFile("B/B.swift", "struct B {}")]) == nil)
    #expect(patches(to: [file, SourceFile("B.swift", "extension A: C {}")]) == nil)
    #expect(patches(to: []) == nil)
    #expect(patches(to: [file]) == [])
    #expect(
      patches(to: [file, SourceFile("B.swift", "import C\nstruct B {}")])?.map(\.replacement)
        == ["\nimport C\n", "\nstruct B_1 {}\n"])
  }

  @Test func `what a result is made of and a property of a class show elsewhere`() {
    func showsElsewhere(_ first: String, _ second: String) -> [Bool]? {
      let files = [SourceFile("A.swift", first)]
      return BodyDifference.patches(
        from: files, to: [SourceFile("A.swift", second)], names: KnownNames(solution: files),
        number: 1)?.map(\.showsElsewhere)
    }
    #expect(showsElsewhere("var body: some View { a }", "var body: some View { b }") == [true])
    #expect(
      showsElsewhere("var body: some V { A { a } }", "var body: some V { A { b } }") == [true])
    #expect(showsElsewhere("func f() { A { a } }", "func f() { A { b } }") == [false])
    #expect(showsElsewhere("class A {}", "class A { private var b = 0 }") == [true])
    #expect(showsElsewhere("struct A {}", "struct A { private var b: Int { 0 } }") == [false])
  }

  @Test(
    arguments: [
      ("1", true), ("a.b(c)", true), ("a\n  + b", true), ("a\n  -b", false), ("a; b", false),
      ("a()\nb()", false), ("a(\n  b,\n  c)", true), ("let a = 1", false), ("return a", false),
      ("a ? b\n : c", true), ("a\n(b)", false), ("[\n  a\n]", true), ("", false),
      ("if a { 1 } else { 2 }", true), ("if a { return 1 }\nif b { }", false),
      ("switch a { case .b: 1 }", true), ("switch a { case .b: return 1 }", false),
      ("try await a()\n  .b()", true), ("a = 1\nreturn 2", false),
    ])
  func `one expression is told from statements`(_ source: String, _ isExpression: Bool) throws {
    let file = BracedSource(Array("func f() -> Int {\n\(source)\n}".utf8))?.file
    let block = try #require(file?.pieces.last?.block)
    #expect(block.isExpression == isExpression)
  }
}
