import Grading
import Testing

@testable import Curriculum

/// Exercises whose checks are known to be weak, and what the mutants of their solutions say of it.
@Suite struct MutantScoreTests {
  private static let cart = """
    final class Cart {
      private(set) var count = 0
      var onChange: (() -> Void)?

      func add(_ pieces: Int) {
        guard pieces > 0 else { return }
        count += pieces
        onChange?()
      }
    }
    """

  private static func checks(_ more: String = "") -> String {
    """
    import XCTest
    @testable import Learner

    final class Step1: XCTestCase {
      /// Pieces are counted.
      func testCounts() {
        let cart = Cart()
        cart.add(2)
        cart.add(0)
        cart.add(-1)
        cart.add(1)
        XCTAssertEqual(cart.count, 3)
      }
      \(more)
    }
    """
  }

  private static let observed = """
    /// Who asks is told once of each change.
    func testTells() {
      let cart = Cart()
      var told = 0
      cart.onChange = { told += 1 }
      cart.add(2)
      cart.add(0)
      XCTAssertEqual(told, 1)
    }
    """

  private func score(
    _ solution: String = cart, checks: String,
    isEquivalent: @Sendable (Mutant) -> Bool = { _ in false }
  ) throws -> MutantScore {
    var exercise = Exercise.sample([SourceFile("Cart.swift", "")], checks: [checks])
    exercise.solution = [SourceFile("Cart.swift", solution)]
    return try TestGrader.shared.get().mutantScore(of: exercise, isEquivalent: isEquivalent)
  }

  @Test func `a weak check names its survivors`() throws {
    let score = try score(checks: Self.checks())
    #expect(
      score.survived.map { "\($0.line) \($0.change)" }
        == ["6 changedOperator", "8 droppedStatement", "8 repeatedCall"])
    #expect(
      score.survived.dropFirst().first?.diff
        == "--- Cart.swift\n     count += pieces\n-    onChange?()\n   }\n")
    #expect(score.killed.contains { $0.change == .negatedCondition })
    #expect(score.total == score.killed.count + 3)
  }

  @Test func `a stronger check notices them, and a mark excuses what is no mistake`() throws {
    let score = try score(checks: Self.checks(Self.observed)) { $0.change == .changedNumber }
    #expect(score.survived.isEmpty)
    #expect(score.percentage == 100)
    #expect(score.equivalent.isEmpty, "What a check notices is no equivalent mutant.")
  }

  @Test func `what a macro makes of a solution is no place for a mistake`() throws {
    let solution = """
      import Observation

      @Observable final class Cart {
        private(set) var count = 0
        private(set) var last = 0

        func add(_ pieces: Int) {
          guard pieces > 0 else { return }
          count += pieces
          last = pieces
        }
      }
      """
    let found = try score(solution, checks: Self.checks())
    #expect(found.killed.count > 1)
    #expect(found.survived.map(\.line).contains(10), "\(found.survived)")
    #expect((found.killed + found.survived).allSatisfy { (3...12).contains($0.line) })
  }

  @Test func `a check that needs its time has not noticed anything`() throws {
    let slow = """
      /// It takes a while.
      func testSlowly() {
        Thread.sleep(forTimeInterval: 2.5)
        XCTAssertEqual(Cart().count, 0)
      }
      """
    let found = try score(checks: "import Foundation\n" + Self.checks(slow))
    #expect(found.survived.map(\.line).contains(8), "\(found.survived)")
  }

  @Test func `one that never ends counts as noticed`() throws {
    let score = try score(
      """
      final class Cart {
        func count(_ most: Int) -> Int {
          var number = 0
          while number < most { number += 1 }
          return number
        }
      }
      """,
      checks: """
        import XCTest
        @testable import Learner

        final class Step1: XCTestCase {
          /// It counts.
          func testCounts() {
            XCTAssertEqual(Cart().count(3), 3)
            XCTAssertEqual(Cart().count(0), 0)
          }
        }
        """)
    #expect(score.survived.isEmpty)
    #expect(score.killed.contains { $0.change == .droppedStatement })
  }

  @Test func `marks that are not true are told`() throws {
    var exercise = Exercise.sample([SourceFile("Cart.swift", "")], checks: [Self.checks()])
    exercise.solution = [SourceFile("Cart.swift", Self.cart)]
    func mark(_ removed: String, _ added: [String], line: Int) -> EquivalentMutant {
      EquivalentMutant(
        file: "Cart.swift", removed: [removed], added: added, reason: "None.", line: line)
    }
    let marks = [
      mark("onChange?()", [], line: 1), mark("count += pieces", ["count -= pieces"], line: 2),
      mark("count += 1", [], line: 3),
    ]
    exercise.equivalentMutants = marks
    let score = try TestGrader.shared.get().mutantScore(of: exercise) { mutant in
      marks.contains { $0.means(mutant) }
    }
    #expect(score.equivalent.map(\.line) == [8])
    let problems = score.problems(of: exercise)
    #expect(
      problems.map { "\($0.file):\($0.line)" } == [
        "Solutions/basics/sample/Cart.swift:6", "Solutions/basics/sample/Cart.swift:8",
        "Exercises/basics/sample/equivalent-mutants.md:2",
        "Exercises/basics/sample/equivalent-mutants.md:3",
      ])
    #expect(problems.map(\.message).contains { $0.contains("A check notices this change") })
  }
}
