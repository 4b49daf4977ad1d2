import Curriculum
import Testing

@testable import Grading

@Suite struct RedefinitionsTests {
  private func mayBe(_ source: String) -> Bool {
    Redefinitions.mayBe(in: [SourceFile("A.swift", source)], besides: ["Basket", "Router"])
  }

  @Test(arguments: [
    "func == (a: Int, b: Int) -> Bool { true }",
    "extension Int { static func\n== (a: Int, b: Int) -> Bool { true } }",
    "prefix func! (a: Bool) -> Bool { a }",
    "func/* a name? */ == (a: Int, b: Int) -> Bool { true }",
    "infix operator +++",
    "extension Array { var count: Int { 1 } }",
    "extension\n\tArray { var count: Int { 1 } }",
    "extension/**/Array { var count: Int { 1 } }",
    "extension `Array` { var count: Int { 1 } }",
    "extension Baskets { }",
    "extension Basket { }\nextension Equatable { }",
    "typealias Basket = [Int]\nextension Basket { }",
    "func \u{2248} (a: Int, b: Int) -> Bool { true }",
    "extension", "func",
  ])
  func `what may redefine is found`(source: String) {
    #expect(mayBe(source))
  }

  @Test(arguments: [
    "", "struct Basket { func total() -> Int { 1 + 2 } }",
    "extension Basket { var count: Int { 1 } }",
    "extension Router: Delegate { func `open`() {} }", "let function = 1\nlet extensions = 2",
    "func _private() {}",
  ])
  func `what cannot is not`(source: String) {
    #expect(!mayBe(source))
  }

  @Test func `one file of many is enough`() {
    let files = [SourceFile("A.swift", "struct A {}"), SourceFile("B.swift", "extension Int {}")]
    #expect(Redefinitions.mayBe(in: files, besides: []))
  }
}
