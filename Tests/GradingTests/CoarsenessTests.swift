import Curriculum
import Testing

@testable import Grading

/// Types of the system's that are written like lists and texts, and are equal to more.
@Suite struct CoarsenessTests {
  private static func shelf(_ names: String, beside rest: String = "") -> SourceFile {
    SourceFile(
      "Shelf.swift",
      """
      import Foundation
      struct Item: Equatable { var name: String }
      final class Shelf {
        private(set) var items: [Item] = []
        func put(_ name: String) { items.append(Item(name: name)) }
        \(names)
      }
      \(rest)
      """)
  }

  private static let right = shelf("var names: [String] { items.map(\\.name).sorted() }")

  private static let checks = """
    import XCTest
    @testable import Learner

    final class Step1Shelf: XCTestCase {
      /// The names are sorted.
      func testNames() {
        let shelf = Shelf()
        XCTAssertEqual(shelf.names, [])
        for name in ["cyd", "ada", "bob", "ada"].dropLast() { shelf.put(name) }
        XCTAssertEqual(shelf.names, ["ada", "bob", "cyd"])
      }
    }
    """

  private static func grade(_ file: SourceFile, solution: SourceFile = right) throws -> Grade {
    var exercise = Exercise.sample([file], checks: [checks])
    exercise.stub = [solution]
    exercise.solution = [solution]
    return try TestGrader.shared.get().grade(exercise, files: [file])
  }

  @Test(arguments: [
    "var names: Set<String> { Set(items.map(\\.name)) }",
    "var names: Set<String>? { Set(items.map(\\.name)) }",
    "var names: NSSet { NSSet(array: items.map(\\.name)) }",
    "var names: [Locale.Region] { items.map { Locale.Region($0.name.uppercased()) }.reversed() }",
  ]) func `who takes one where a list of texts is meant has not sorted it`(names: String) throws {
    let grade = try Self.grade(Self.shelf(names))
    #expect(grade.status != .passed, "\(grade.messages)")
  }

  /// What the author's cases hold is known, too.
  @Test(arguments: [("[Item]", true), ("Set<Item>", false)])
  func `a case that holds one is no other matter`(held: (type: String, passes: Bool)) throws {
    func files(_ type: String, sorting: String) -> [SourceFile] {
      [
        SourceFile(
          "Shelf.swift",
          """
          struct Item: Hashable { var name: String }
          enum State: Equatable { case empty, full(\(type)) }
          final class Shelf {
            private(set) var state = State.empty
            func fill() { state = .full(\(sorting)) }
          }
          """)
      ]
    }
    let checks = """
      import XCTest
      @testable import Learner
      final class Step1Shelf: XCTestCase {
        func testFill() {
          let shelf = Shelf()
          shelf.fill()
          XCTAssertEqual(shelf.state, .full([Item(name: "ada"), Item(name: "bob")]))
        }
      }
      """
    let all = "[Item(name: \"ada\"), Item(name: \"bob\")]"
    let work = files(
      held.type, sorting: held.passes ? all : "Set([Item(name: \"bob\"), Item(name: \"ada\")])")
    var exercise = Exercise.sample(work, checks: [checks])
    exercise.stub = files("[Item]", sorting: "[]")
    exercise.solution = files("[Item]", sorting: all)
    let grade = try TestGrader.shared.get().grade(exercise, files: work)
    #expect((grade.status == .passed) == held.passes, "\(grade.messages)")
  }

  @Test func `the words say what to take instead`() throws {
    let grade = try Self.grade(Self.shelf("var names: Set<String> { Set(items.map(\\.name)) }"))
    #expect(
      grade.messages.contains { $0.hasPrefix("`Set<String>` calls values equal that differ here") },
      "\(grade.messages)")
  }

  @Test func `it is nothing new where the author takes one`() throws {
    let own = Self.shelf("var names: Set<String> { Set(items.map(\\.name)) }")
    let other = Self.shelf(
      "var names: Set<String> { items.reduce(into: []) { $0.insert($1.name) } }")
    #expect(try Self.grade(other, solution: own).status == .passed)
  }

  @Test func `what a type of the learner's own keeps is the learner's business`() throws {
    let names = """
      var names: Names { Names(all: Set(items.map(\\.name))) }
      """
    let rest = """
      struct Names: Equatable, ExpressibleByArrayLiteral {
        var all: Set<String>
        init(all: Set<String>) { self.all = all }
        init(arrayLiteral elements: String...) { all = Set(elements) }
      }
      """
    let checks = Self.checks.replacing("[])", with: "Names(all: []))")
      .replacing("[\"ada\", \"bob\", \"cyd\"])", with: "Names(all: [\"ada\", \"bob\", \"cyd\"]))")
    let file = Self.shelf(names, beside: rest)
    var exercise = Exercise.sample([file], checks: [checks])
    exercise.solution = [Self.right]
    let grade = try TestGrader.shared.get().grade(exercise, files: [file])
    #expect(grade.status == .passed, "\(grade.messages)")
  }
}
