import Curriculum
import SwiftLexer
import Testing

@testable import Grading

/// Which mistakes are put into a source, and how several of them share one program.
@Suite struct MutantSearchTests {
  /// The mutants of a solution's one file, each as its line and what the line becomes.
  private func mutants(of source: String, checks: String = "") throws -> [String] {
    var exercise = Exercise.sample([SourceFile("Cart.swift", "")], checks: [checks])
    exercise.solution = [SourceFile("Cart.swift", source)]
    let grader = try TestGrader.shared.get()
    let mutants = try grader.kits.cache.withScratch { scratch throws(GradingFailure) in
      let lab = try MutantLab(exercise, by: grader, in: scratch)
      _ = try lab.prepare()
      return try lab.mutants()
    }
    return mutants.map { mutant in
      let added = mutant.edit.added.map { $0.drop(while: \.isWhitespace) }
      return "\(mutant.line) \(mutant.change): \(added.joined(separator: " | "))"
    }
  }

  @Test func `finds what an architect gets wrong`() throws {
    let found = try mutants(
      of: """
        protocol CartDelegate: AnyObject { func cart(_ price: Int, _ pieces: Int) }
        final class Cart {
          weak var delegate: CartDelegate?
          private(set) var count = 0
          var onChange: (() -> Void)?
          let name: String
          init(name: String) { self.name = name }
          func add(_ price: Int, _ pieces: Int) {
            guard price > 0, let delegate else { return }
            count += pieces
            delegate.cart(price, pieces)
            onChange = { [weak self] in self?.reset() }
          }
          func reset() { count = 0 }
          func dearest(_ prices: [Int]) -> Int? { prices.max() }
        }
        """)
    #expect(
      found == [
        "3 strongReference: var delegate: CartDelegate?",
        "4 changedNumber: private(set) var count = 1",
        "9 emptiedBody: ",
        "9 negatedCondition: guard !(price > 0), let delegate else { return }",
        "9 changedOperator: guard price >= 0, let delegate else { return }",
        "9 changedNumber: guard price > 1, let delegate else { return }",
        "9 missedBinding: guard price > 0, let delegate, false else { return }",
        "10 droppedStatement: ",
        "10 changedOperator: count -= pieces",
        "11 droppedStatement: ",
        "11 repeatedCall: delegate.cart(price, pieces)",
        "11 swappedArguments: delegate.cart(pieces, price)",
        "12 droppedStatement: ",
        "12 strongCapture: onChange = { [self = Optional(self)] in self?.reset() }",
        "12 droppedStatement: onChange = { [weak self] in  }",
        "12 repeatedCall: onChange = { [weak self] in self?.reset() | self?.reset() }",
        "14 droppedStatement: func reset() {  }",
        "14 changedNumber: func reset() { count = 1 }",
        "15 changedResult: func dearest(_ prices: [Int]) -> Int? { nil }",
      ])
  }

  @Test func `leaves alone what no check can see`() throws {
    let found = try mutants(
      of: #"""
        class Base { func load() {} }
        final class Cart: Base {
          private var items: [String] = []
          override func load() { super.load() }
          func show(_ title: String, animated: Bool) {}
          func open(_ name: String) { show("\(name)!", animated: true) }
        }
        """#)
    #expect(
      found == [
        "6 droppedStatement: func open(_ name: String) {  }",
        #"6 repeatedCall: func open(_ name: String) { show("\(name)!", animated: true) "#
          + #"| show("\(name)!", animated: true) }"#,
        #"6 changedText: func open(_ name: String) { show("", animated: true) }"#,
      ])
  }

  @Test func `widens access only where a check asks for it`() throws {
    let source = "struct Cart { private var items = 0 }"
    let checks = """
      import StructureChecks
      import XCTest
      @testable import Learner

      final class Step1: XCTestCase {
        /// The items are nobody else's business.
        func testItems() throws {
          XCTAssertProperty(try Codebase.learner.type("Cart"), "items", isAtMost: .private)
        }
      }
      """
    #expect(
      try mutants(of: source, checks: checks)
        == [
          "1 widenedAccess: struct Cart { var items = 0 }",
          "1 changedNumber: struct Cart { private var items = 1 }",
        ])
    #expect(try mutants(of: source) == ["1 changedNumber: struct Cart { private var items = 1 }"])
  }

  @Test func `a solution that does not compile has no mutants, and says why`() throws {
    #expect(throws: GradingFailure.self) { try mutants(of: "func broken( {") }
    #expect(try mutants(of: "") == [])
  }

  @Test func `mutants of one file share a program`() throws {
    let source = Array("func f() { go(1) }".utf8)
    func patch(
      _ range: Range<Int>, _ replacement: String, _ form: SourcePatch.Form
    ) -> SourcePatch {
      SourcePatch(
        file: "A.swift", range: range, replacement: replacement, form: form, scope: source.indices)
    }
    let schema = SourceSchema(
      source,
      [
        .init(number: 1, patch: patch(11..<16, "", .statement)),
        .init(number: 2, patch: patch(11..<16, "go(1)\ngo(1)", .statement)),
        .init(number: 3, patch: patch(14..<15, "2", .expression)),
      ])
    #expect(
      String(decoding: schema.output, as: UTF8.self)
        == "func f() { if atelierIs(2) { go(1)\ngo(1) } else if !atelierIs(1) { "
        + "go((atelierIs(3) ? (2) : (1))) } }")
  }

  @Test func `what does not end in time is no tree`() {
    #expect(readTypedTrees([]) ?? [] == [])
    #expect(readTypedTrees(Array(#"{"_kind":"source_file","items":["#.utf8)) == nil)
    #expect(readTypedTrees(Array(#"]"#.utf8)) == nil)
    let deep = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
    #expect(readTypedTrees(Array(deep.utf8)) == nil)
  }
}

extension Optional where Wrapped == [(path: String, tree: TypedNode)] {
  fileprivate static func == (trees: Self, paths: [String]?) -> Bool {
    trees.map { $0.map(\.path) } == paths
  }
}
