import Curriculum
import Testing

@testable import Grading

/// Results that are `some …`, and associated types, beside checks in which a literal may become anything.
@Suite struct HiddenTypesTests {
  private static let solution = """
    protocol Shelf { var name: String { get } }
    struct Oak: Shelf { var name = "oak" }
    struct Shop {
      var shelf: some Shelf { Oak() }
      var title: String { "shop" }
      func make() -> some Shelf { Oak() }
    }
    """

  private static let checks = """
    import XCTest
    @testable import Learner

    final class Step1Shop: XCTestCase {
      /// The shop has a name.
      func testTitle() { XCTAssertTrue(Shop().title == "shop") }
      /// Its shelf is of oak.
      func testShelf() { XCTAssertTrue(Shop().shelf.name == "oak") }
      /// So is each that it makes.
      func testMakes() {
        expectOak(Shop().make())
        expectPositive(1)
        expectPositive(0.5)
      }
      private func expectOak<S: Shelf>(_ shelf: S) { XCTAssertTrue(shelf.name == "oak") }
      private func expectPositive<N: Numeric & Comparable>(_ number: N) { XCTAssertTrue(number > 0) }
    }
    """

  /// Of nobody else's knowledge, so that the compiler keeps what stands behind `some` to itself.
  private static let hidden = solution.replacing("struct Oak", with: "private struct Oak")

  /// Equals whatever it is compared with.
  private static let wood = """
    struct Wood: Comparable, ExpressibleByStringLiteral {
      var text: String?
      init(_ name: String?) { self.text = name }
      init(stringLiteral name: String) { self.text = name }
      static func == (left: Wood, right: Wood) -> Bool {
        left.text == nil || right.text == nil || left.text == right.text
      }
      static func < (left: Wood, right: Wood) -> Bool { left != right }
    }

    """

  private func grade(_ source: String) throws -> Grade {
    let solution = [SourceFile("Shop.swift", Self.solution)]
    var exercise = Exercise.sample(solution, checks: [Self.checks])
    exercise.solution = solution
    return try TestGrader.shared.get().grade(
      exercise, files: [SourceFile("Shop.swift", source)])
  }

  @Test(arguments: [
    solution, hidden,
    // Written like numbers, and nobody's shelf.
    hidden + "\nstruct Money: Equatable, ExpressibleByIntegerLiteral {\n  var cents: Int\n"
      + "  init(integerLiteral cents: Int) { self.cents = cents }\n}",
    hidden
      + "\nstruct Options: OptionSet { var rawValue: Int; static let a = Options(rawValue: 1) }",
    // What a protocol leaves open beside what the checks ask for.
    hidden.replacing(
      "protocol Shelf {", with: "protocol Shelf {\n  associatedtype Book: Comparable;"
    ).replacing("\"oak\" }", with: "\"oak\"\n  typealias Book = Int\n}"),
  ])
  func `what an author hides may be hidden`(source: String) throws {
    let grade = try grade(source)
    #expect(grade.status == .passed, "\(grade.messages)")
  }

  @Test(arguments: [
    ("title", hidden.replacing("title: String { \"shop\" }", with: "title: \(text) { Wood(nil) }")),
    (
      "shelf",
      solution.replacing("protocol Shelf", with: "protocol Board")
        .replacing("struct Oak", with: "typealias Shelf = Board & \(words)\nstruct Oak")
        .replacing("Oak: Shelf { var name = \"oak\" }", with: "Oak: Board { var name = \"ash\" }")
        .replacing("Oak()", with: "Wood(nil)")
        + "\nextension Wood: Board { var name: String { \"ash\" } }\n"
    ),
    ("Text", named("associatedtype Text: \(words); var name: Text")),
    (
      "Text",
      "protocol Textual: \(words.replacing(" &", with: ",")) {}\nextension Wood: Textual {}\n"
        + named("associatedtype Text: Textual; var name: Text")
    ),
    (
      "Text",
      named("associatedtype Text: \(words); var name: Text")
        .replacing("struct Oak", with: "private struct Oak")
    ),
  ])
  func `no type of its own is hidden where the author has a plain one`(
    name: String, source: String
  ) throws {
    let grade = try grade(
      Self.wood.replacing("struct Wood", with: "\(access(source))struct Wood") + source)
    #expect(grade.status == .refused, "\(grade.messages)")
  }

  private static let words = "Comparable & ExpressibleByStringLiteral"
  private static let text = "some \(words)"

  /// Private where nothing but `some` shows it.
  private func access(_ source: String) -> String {
    source.contains(": Wood {") ? "" : "private "
  }

  /// A shelf whose name is of a type that the protocol leaves open.
  private static func named(_ requirement: String) -> String {
    solution.replacing("var name: String", with: requirement)
      .replacing(
        "Oak: Shelf { var name = \"oak\" }", with: "Oak: Shelf { var name: Wood { Wood(nil) } }")
  }
}
