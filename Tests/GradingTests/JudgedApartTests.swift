import Curriculum
import Grading
import Testing

@Suite struct JudgedApartTests {
  private static let basket = """
    struct Basket {
      var prices: [Int]
      func total() -> Int { prices.reduce(0, +) }
      func dearest() throws -> Int {
        guard let dearest = prices.max() else { throw Empty() }
        return dearest
      }
    }
    struct Empty: Error {}
    """

  private static let checks = """
    import XCTest
    @testable import Learner

    final class Step1Sums: XCTestCase {
      private func prices() -> [Int] { (0..<5).map { _ in Int.random(in: 1...999, using: &chance) } }

      /// The total is the sum of all prices.
      func testTotal() {
        let prices = prices()
        XCTAssertEqual(Basket(prices: prices).total(), prices.reduce(0, +))
      }

      /// The dearest price comes first in a list of all.
      func testDearest() async throws {
        let prices = prices()
        XCTAssertEqual(try Basket(prices: prices).dearest(), prices.max())
        XCTAssertTrue(try Basket(prices: prices).dearest() > 0)
        XCTAssertEqual(Basket(prices: prices).total(), prices.reduce(0, +), "The basket's total")
      }

      /// An empty basket has no dearest price.
      func testEmpty() {
        XCTAssertEqual(Basket(prices: []).total(), 0)
        XCTAssertThrowsError(try Basket(prices: []).dearest()) { XCTAssertTrue($0 is Empty) }
        XCTAssertNil(Basket(prices: []).prices.first)
        XCTAssertNotNil(Basket(prices: [1]).prices.first)
        XCTAssertNotEqual(Basket(prices: [1]).total(), 2)
        XCTAssertEqual(Double(Basket(prices: [1]).total()), 1.1, accuracy: 0.2)
        XCTAssertNoThrow(try Basket(prices: [1]).dearest())
        XCTAssertLessThan(Basket(prices: [1]).total(), 2)
      }
    }
    """

  private static let exercise = {
    var exercise = Exercise.sample(
      [SourceFile("Basket.swift", basket)], checks: [checks])
    exercise.isJudgedApart = true
    return exercise
  }()

  private func grade(_ source: String, of exercise: Exercise = exercise) throws -> Grade {
    try TestGrader.shared.get().grade(exercise, files: [SourceFile("Basket.swift", source)])
  }

  @Test func `right answers pass, however they are come to`() throws {
    let other = Self.basket.replacing(
      "prices.reduce(0, +)",
      with: "{ var sum = 0; for price in prices { sum += price }; return sum }()"
    )
    #expect(try grade(Self.basket).status == .passed)
    #expect(try grade(other).status == .passed)
    // What gives a name a new meaning is watched more closely, in the learner's program alone.
    #expect(try grade("typealias Prices = [Int]\n\(Self.basket)").status == .passed)
  }

  @Test func `a wrong answer fails and says what was expected`() throws {
    let grade = try grade(Self.basket.replacing("prices.reduce(0, +)", with: "prices.reduce(1, +)"))
    #expect(grade.checks["Step1.testTotal"]?.status == .failed)
    #expect(
      grade.checks["Step1.testDearest"]?.message?.hasPrefix("The basket's total (expected") == true)
    #expect(grade.checks["Step1.testEmpty"]?.status == .failed)
    #expect(grade.checks["Step1.testEmpty"]?.message == "Expected 0, found 1.")
  }

  @Test func `a claim about one check is compared with the whole of the reference`() throws {
    let grader = try TestGrader.make(limit: .seconds(20))
    let wrong = Self.basket.replacing("prices.reduce(0, +)", with: "prices.reduce(1, +)")
    var exercise = Self.exercise
    exercise.wrong = [
      WrongSolution(
        name: "one-more", caughtBy: "Step1.testTotal", files: [SourceFile("Basket.swift", wrong)])
    ]
    let claim = try #require(Claim.all(of: exercise).last)
    let grade = try #require(grader.grades(of: [claim]).first)
    #expect(grade.checks["Step1.testTotal"]?.status == .failed)
    #expect(grade.checks["Step1.testDearest"]?.status == .notRun)
    let whole = grader.gradeOrError(exercise, files: exercise.solution)
    #expect(whole.status == .passed, "\(whole.messages)")
  }

  @Test func `answers known by heart do not pass twice`() throws {
    let grade = try grade(Self.basket.replacing("prices.reduce(0, +)", with: "2495"))
    #expect(grade.checks["Step1.testTotal"]?.status == .failed)
  }

  private static let shelf = """
    struct Shelf {
      var numbers: [Int]
      func sorted() -> [Int] { numbers.sorted() }
      func kinds() -> Set<Int> { Set(numbers) }
      func places() -> [(name: String, byNumber: [Int: Set<String>])] {
        [("all", Dictionary(grouping: numbers.map { "\\($0)" }, by: \\.count).mapValues { Set($0) })]
      }
    }
    """

  private func grade(shelf: String) throws -> Grade {
    var exercise = Exercise.sample(
      [SourceFile("Shelf.swift", Self.shelf)],
      checks: [
        """
        import XCTest
        @testable import Learner

        final class Step1Shelf: XCTestCase {
          /// A shelf of many is sorted to its end.
          func testSorted() {
            let numbers = (0..<4_000).map { _ in Int.random(in: 1...999_999, using: &chance) }
            XCTAssertEqual(Shelf(numbers: numbers).sorted(), numbers.sorted())
          }

          /// Kinds and places are in no order.
          func testKinds() {
            let shelf = Shelf(numbers: (0..<50).map { _ in Int.random(in: 1...999_999, using: &chance) })
            XCTAssertEqual(shelf.kinds(), Set(shelf.numbers))
            XCTAssertEqual(shelf.places().first?.byNumber[6], shelf.places().first?.byNumber[6])
            XCTAssertEqual(Optional(shelf.places().map(\\.byNumber)), shelf.places().map(\\.byNumber))
          }
        }
        """
      ])
    exercise.isJudgedApart = true
    return try TestGrader.shared.get().grade(exercise, files: [SourceFile("Shelf.swift", shelf)])
  }

  @Test func `a long answer is compared to its end`() throws {
    #expect(try grade(shelf: Self.shelf).status == .passed)
    let wrong = Self.shelf.replacing(
      "numbers.sorted() }", with: "Array(numbers.sorted().prefix(2_500)) + [-1] }")
    let grade = try grade(shelf: wrong)
    #expect(grade.checks["Step1.testSorted"]?.status == .failed)
    #expect(grade.checks["Step1.testKinds"]?.status == .passed)
  }

  @Test func `what has no order is right in any`() throws {
    let other = Self.shelf.replacing(
      "Set(numbers) }",
      with:
        "var kinds = Set<Int>(minimumCapacity: 9_000); kinds.formUnion(numbers.reversed()); return kinds }"
    ).replacing(".mapValues { Set($0) }", with: ".mapValues { Set($0.reversed()) }")
    #expect(try grade(shelf: other).status == .passed)
    let wrong = Self.shelf.replacing("Set(numbers) }", with: "Set(numbers.dropLast()) }")
    #expect(try grade(shelf: wrong).checks["Step1.testKinds"]?.status == .failed)
  }

  @Test func `an assertion that lies says nothing about what is right`() throws {
    let lie = """
      struct Lie: Equatable, ExpressibleByIntegerLiteral {
        init(integerLiteral: Int) {}
        static func == (first: Lie, second: Lie) -> Bool { true }
      }
      func + (first: Lie, second: Int) -> Lie { first }
      struct Empty: Error {}
      struct Basket {
        var prices: [Int]
        func total() -> Lie { 7 }
        func dearest() throws -> Int { throw Empty() }
      }
      func == (first: Lie, second: Int) -> Bool { true }
      """
    #expect(try grade(lie).score == 0)
  }

  @Test func `a solution that does not pass is the course's fault`() throws {
    var broken = Self.exercise
    broken.solution = [SourceFile("Basket.swift", Self.basket.replacing("(0, +)", with: "(1, +)"))]
    #expect(throws: GradingFailure.brokenReference(step: 1)) {
      try grade(Self.basket, of: broken)
    }
  }

  @Test func `without a solution the checks compare by themselves`() throws {
    var exercise = Self.exercise
    exercise.solution = []
    #expect(try grade(Self.basket, of: exercise).status == .passed)
    let wrong = Self.basket.replacing("prices.reduce(0, +)", with: "1")
    #expect(try grade(wrong, of: exercise).status == .failed)
  }
}
