import Curriculum
import FoundationEssentials
import Testing

@testable import Grading

/// Wrong solutions that share a program: it says of each what a program of its own would say, or nothing.
@Suite struct VersionsTests {
  private static let cart = """
    import Foundation

    final class Cart {
      private(set) var count = 0
      var onChange: (() -> Void)?

      var isEmpty: Bool { count == 0 }

      func add(_ pieces: Int) {
        guard pieces > 0 else { return }
        count += pieces
        onChange?()
      }
    }

    final class Clerk {
      let cart: Cart
      init(cart: Cart) { self.cart = cart }
      func price(of pieces: [Int]) -> Int { pieces.reduce(0, +) }
    }
    """

  private static let checks = """
    import StructureChecks
    import XCTest
    @testable import Learner

    final class Step1: XCTestCase {
      /// It can be made.
      func testMakes() throws {
        XCTAssertTrue(Cart().isEmpty)
        _ = try Codebase.learner.type("Cart")
      }
      /// Pieces are counted.
      func testCounts() {
        let cart = Cart()
        cart.add(2)
        cart.add(0)
        XCTAssertEqual(cart.count, 2)
      }
      /// Who asks is told.
      func testTells() {
        let cart = Cart()
        var told = 0
        cart.onChange = { told += 1 }
        cart.add(2)
        XCTAssertEqual(told, 1)
        XCTAssertEqual(Clerk(cart: cart).price(of: [1, 2]), 3)
      }
      /// A cart does not know the clock.
      func testStructure() throws {
        let cart = try Codebase.learner.type("Cart")
        XCTAssertNoReference(from: cart, toType: "Date")
      }
    }
    """

  /// What of the solution becomes what, and the check that catches it.
  private struct Change {
    var name: String
    var from: String
    var to: String
    var check: String
  }

  private static let wrong: [Change] = [
    Change(
      name: "counts-one-more", from: "count += pieces", to: "count += pieces + 1",
      check: "Step1.testCounts"),
    Change(
      name: "traps", from: "guard pieces > 0 else { return }", to: "precondition(pieces > 0)",
      check: "Step1.testCounts"),
    Change(name: "tells-nobody", from: "    onChange?()\n", to: "", check: "Step1.testTells"),
    Change(
      name: "price-of-one", from: "pieces.reduce(0, +)", to: "let a = pieces\n    return a.count",
      check: "Step1.testTells"),
    Change(
      name: "forgets-the-first", from: "  func add(_ pieces: Int) {\n",
      to: """
          private var isFirst = true

          func add(_ pieces: Int) {
            if isFirst { return isFirst = false }

        """, check: "Step1.testCounts"),
    Change(name: "never-empty", from: "count == 0", to: "count < 0", check: "Step1.testMakes"),
    Change(
      name: "knows-the-clock", from: "onChange?()", to: "onChange?()\n    _ = Date()",
      check: "Step1.testStructure"),
    Change(
      name: "is-made-at-a-time", from: "var onChange", to: "let birth = Date()\n  var onChange",
      check: "Step1.testStructure"),
    Change(
      name: "knows-nothing-more", from: "count += pieces", to: "count += pieces + 1",
      check: "Step1.testStructure"),
    Change(
      name: "harmless", from: "count += pieces", to: "count = count + pieces",
      check: "Step1.testCounts"),
    Change(
      name: "another-check", from: "count += pieces", to: "count -= pieces",
      check: "Step1.testTells"),
    Change(
      name: "not-refused-alone", from: "count += pieces", to: "count += unsafe pieces",
      check: "Step1.testCounts"),
    Change(
      name: "unsafe", from: "onChange?()", to: "print(unsafeBitCast(count, to: UInt.self))",
      check: "Step1.testTells"),
    Change(
      name: "does-not-compile", from: "onChange?()", to: "onChange()",
      check: "Step1.testTells"),
    Change(
      name: "another-interface", from: "let cart: Cart", to: "var cart: Cart",
      check: "Step1.testCounts"),
  ]

  private static func exercise(_ wrong: [Change] = VersionsTests.wrong) -> Exercise {
    var exercise = Exercise.sample([SourceFile("Cart.swift", "")], checks: [checks])
    exercise.solution = [SourceFile("Cart.swift", cart)]
    exercise.wrong = wrong.map { wrong in
      WrongSolution(
        name: wrong.name, caughtBy: wrong.check,
        files: [SourceFile("Cart.swift", cart.replacing(wrong.from, with: wrong.to))])
    }
    return exercise
  }

  private static func claims(of exercise: Exercise) -> [Claim] {
    Claim.all(of: exercise).filter(\.isOfWrong)
  }

  @Test func `what one program shows of many is what each would show alone`() throws {
    let grader = try TestGrader.make(limit: .seconds(20))
    let claims = Self.claims(of: Self.exercise())
    let grades = grader.gradesOfCaught(claims)
    let caught = zip(Self.wrong, grades).filter { $1 != nil }.map(\.0.name)
    #expect(
      caught == [
        "counts-one-more", "traps", "tells-nobody", "price-of-one", "forgets-the-first",
        "never-empty", "knows-the-clock",
      ])
    for (claim, grade) in zip(claims, grades) {
      guard let grade else { continue }
      try Self.expectSame(grade, claim, by: grader)
    }
  }

  @Test func `where values are judged apart, one program shows the same of many`() throws {
    let grader = try TestGrader.make(limit: .seconds(20))
    var exercise = Self.exercise(Array(Self.wrong.prefix(4)))
    exercise.isJudgedApart = true
    let claims = Self.claims(of: exercise)
    let grades = grader.gradesOfCaught(claims)
    for (claim, grade) in zip(claims, grades) {
      try Self.expectSame(try #require(grade, "\(claim.kind)"), claim, by: grader)
    }
    // What differs in nothing that is compared is right.
    let harmless = Self.wrong.filter { ["harmless", "another-check"].contains($0.name) }
    exercise.wrong = Self.exercise(harmless).wrong
    #expect(grader.gradesOfCaught(Self.claims(of: exercise)).allSatisfy { $0 == nil })
  }

  @Test func `what is known is not built again`() throws {
    let grader = try TestGrader.make(limit: .seconds(20))
    let claims = Array(Self.claims(of: Self.exercise()).prefix(3))
    let first = grader.gradesOfCaught(claims)
    #expect(first.allSatisfy { $0 != nil })
    // Nothing can be compiled any more.
    var calls = grader.kits.calls
    calls.onStart = { _ in Issue.record("A compiler or a program was started.") }
    let kits = KitLibrary(
      sources: grader.kits.sources, cache: grader.kits.cache, calls: calls, tool: grader.kits.tool)
    let second = Grader(kits: kits, limits: grader.limits).gradesOfCaught(claims)
    #expect(
      second.map { $0?.checks.mapValues(\.status) } == first.map { $0?.checks.mapValues(\.status) })
  }

  @Test func `of a wrong solution by itself no check runs but the one that it names`() throws {
    let grader = try TestGrader.make(limit: .seconds(20))
    let claim = try #require(
      Self.claims(of: Self.exercise()).first {
        if case .wrong(_, "Step1.testCounts") = $0.kind { true } else { false }
      })
    let grade = try #require(grader.grades(of: [claim]).first)
    #expect(claim.problems(in: grade).isEmpty)
    #expect(grade.checks["Step1.testCounts"]?.status == .failed)
    #expect(
      grade.checks.filter { $0.key != "Step1.testCounts" }.allSatisfy {
        $0.value.status == .notRun
      })
    // It is not what becomes of the whole.
    let whole = grader.gradeOrError(claim.exercise, files: claim.files)
    #expect(whole.checks["Step1.testMakes"]?.status == .passed)
  }

  @Test func `what others do not fit is nothing to a claim about one check`() throws {
    let grader = try TestGrader.make(limit: .seconds(20))
    let change = Change(
      name: "another-price", from: "count += pieces", to: "count += 1", check: "Step1.testCounts")
    var claim = try #require(Self.claims(of: Self.exercise([change])).first)
    claim.files = claim.files.map { file in
      let text = file.text.replacing("func price(of", with: "func sum(of")
      return SourceFile(path: file.path, bytes: Array(text.utf8))
    }
    let whole = grader.gradeOrError(claim.decisive, files: claim.files)
    #expect(whole.checks["Step1.testCounts"]?.status == .notRun)
    // Also where it is known already that the whole does not fit.
    let grade = try #require(grader.grades(of: [claim]).first)
    #expect(grade.checks["Step1.testCounts"]?.status == .failed)
  }

  @Test func `what is refused of one of them proves nothing of any`() throws {
    let grader = try TestGrader.make(limit: .seconds(20))
    let process = Change(
      name: "a-process", from: "onChange?()", to: "_ = Process()", check: "Step1.testTells")
    let claims = Self.claims(of: Self.exercise(Array(Self.wrong.prefix(3)) + [process]))
    #expect(grader.gradesOfCaught(claims).allSatisfy { $0 == nil })
  }

  /// In each of these exercises, some of the wrong solutions that share a program.
  @Test(
    arguments: [
      "mvc/massive-controller", "composable-architecture/counter", "mvc/save-a-profile",
      "migration/container",
    ])
  func `the course's wrong solutions are caught by a program of their own, too`(
    _ name: String
  ) throws {
    let root = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let course = try #require(Course.load(at: root).course)
    let id = try #require(ExerciseID(name))
    let exercise = try #require(course.loadExercise(id, for: .proof).exercise)
    let grader = try TestGrader.shared.get()
    let claims = Self.claims(of: exercise)
    let grades = grader.gradesOfCaught(claims)
    let caught = zip(claims, grades).filter { $1 != nil }
    #expect(caught.count > claims.count / 4)
    // Spread over all of them: which ones makes no difference that anybody knows of.
    let most = 3
    for index in stride(from: 0, to: caught.count, by: max(1, caught.count / most)) {
      guard let grade = caught[index].1 else { continue }
      try Self.expectSame(grade, caught[index].0, by: grader)
    }
  }

  private static func expectSame(_ grade: Grade, _ claim: Claim, by grader: Grader) throws {
    let alone = grader.gradeOrError(claim.decisive, files: claim.files)
    #expect(claim.problems(in: grade).isEmpty)
    #expect(claim.problems(in: alone).isEmpty, "\(claim.kind)")
    guard case .wrong(_, let check) = claim.kind else { return }
    let (shared, own) = (grade.checks[check], alone.checks[check])
    #expect(shared?.status == own?.status, "\(claim.kind)")
    #expect(shared?.actual == own?.actual, "\(claim.kind)")
  }
}
