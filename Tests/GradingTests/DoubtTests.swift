import Curriculum
import Testing

@testable import Grading

/// Equalities that a learner wrote, and what is thought of them.
@Suite struct DoubtTests {
  private static func feature(equality: String, adding step: Int) -> SourceFile {
    SourceFile(
      "Counter.swift",
      """
      import ComposableArchitecture

      @Reducer struct Counter {
        struct State: Equatable {
          var count = 0
          \(equality)
        }
        enum Action { case add }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            state.count += \(step)
            return .none
          }
        }
      }
      """)
  }

  private static let checks = """
    import ComposableArchitecture
    import XCTest
    @testable import Learner

    @MainActor final class Step1Counter: XCTestCase {
      /// Each tap adds one.
      func testAdds() async {
        let store = TestStore(initialState: Counter.State()) { Counter() }
        await store.send(.add) { $0.count = 1 }
        store.assert { $0.count = 1 }
      }
      /// Nothing else is different.
      func testIsNoDifferent() {
        expectNoDifference(Counter.State(count: 1), Counter.State(count: 1))
      }
    }
    """

  private static let lie = "static func == (left: Self, right: Self) -> Bool { true }"
  private static let honest =
    "static func == (left: Self, right: Self) -> Bool { left.count == right.count }"

  @Test(arguments: [
    (equality: "", step: 1, passes: true),
    (equality: honest, step: 1, passes: true),
    (equality: lie, step: 2, passes: false),
  ]) func `states that call themselves equal are looked at in a TestStore`(
    work: (equality: String, step: Int, passes: Bool)
  ) throws {
    let files = [Self.feature(equality: work.equality, adding: work.step)]
    var exercise = Exercise.sample(files, checks: [Self.checks], kits: ["ComposableArchitecture"])
    exercise.solution = [Self.feature(equality: "", adding: 1)]
    let grade = try TestGrader.shared.get().grade(exercise, files: files)
    #expect((grade.status == .passed) == work.passes, "\(grade.messages)")
    if !work.passes {
      #expect(grade.messages.contains { $0.contains("differ in `count`") }, "\(grade.messages)")
    }
  }

  @Test func `states that say that they differ are told by their difference`() throws {
    let checks = """
      import ComposableArchitecture
      import XCTest
      @testable import Learner

      final class Step1Counter: XCTestCase {
        /// One is not two.
        func testDiffers() {
          expectNoDifference(Counter.State(count: 1), Counter.State(count: 2))
        }
      }
      """
    let files = [Self.feature(equality: "", adding: 1)]
    var exercise = Exercise.sample(files, checks: [checks], kits: ["ComposableArchitecture"])
    exercise.solution = files
    let grade = try TestGrader.shared.get().grade(exercise, files: files)
    let message = grade.messages.joined(separator: "\n")
    #expect(message.contains("− ") && message.contains("count: 2"), "\(message)")
    #expect(!message.contains("says that two values"), "\(message)")
  }

  private static func screens(_ declaration: String) -> SourceFile {
    SourceFile(
      "Flow.swift",
      """
      \(declaration)
      struct Flow {
        private(set) var screen = Screen.list
        mutating func open() { screen = .detail }
      }
      """)
  }

  private static let solution = screens("enum Screen: Equatable { case list, detail }")

  private static let flowChecks = """
    import XCTest
    @testable import Learner

    final class Step1Flow: XCTestCase {
      /// A tap opens the detail.
      func testOpens() {
        var flow = Flow()
        flow.open()
        XCTAssertEqual(flow.screen, .detail)
      }
    }
    """

  @Test(arguments: [
    ("enum Screen: Equatable { case list, detail }", true),
    ("enum Screen: Hashable { case list; case detail }", true),
    ("enum Screen: Equatable { case list; static let detail = Screen.list }", false),
    ("enum Screen: Equatable { case list; static var detail: Screen { .list } }", false),
    (
      "struct Screen: Equatable { static let list = Screen(); static let detail = Screen() }", false
    ),
  ]) func `what the checks take for a case is one`(declaration: String, isCase: Bool) throws {
    var exercise = Exercise.sample([Self.solution], checks: [Self.flowChecks])
    exercise.solution = exercise.stub
    let grade = try TestGrader.shared.get().grade(
      exercise, files: [Self.screens(declaration)])
    #expect(grade.status == (isCase ? .passed : .refused), "\(grade.messages)")
  }

  private static func shop(_ tag: String, sells name: String) -> SourceFile {
    SourceFile(
      "Shop.swift",
      """
      import Foundation
      \(tag)
      func cheapest() -> Tag { Tag(name: "\(name)", price: 3) }
      """)
  }

  private static let plainTag = "struct Tag: Equatable { var name: String; var price: Int }"
  /// Each value gets a number of its own, which is nobody's business.
  private static let numbered = """
    nonisolated(unsafe) var made = 0
    struct Tag: Equatable {
      let number: Int
      var name: String
      var price: Int
      init(name: String, price: Int) {
        made += 1
        (number, self.name, self.price) = (made, name, price)
      }
      static func == (left: Tag, right: Tag) -> Bool { (left.name, left.price) == (right.name, right.price) }
    }
    """
  private static let carefree = """
    struct Tag: Equatable {
      var name: String
      var price: Int
      static func == (left: Tag, right: Tag) -> Bool { left.price == right.price }
    }
    """
  private static let hiding = """
    struct Tag: Equatable {
      private let words: [String]
      var price: Int
      var name: String { words[0] }
      init(name: String, price: Int) { (words, self.price) = ([name], price) }
      static func == (left: Tag, right: Tag) -> Bool { true }
    }
    """

  @Test(arguments: [
    (plainTag, "tea", true), (numbered, "tea", true), (carefree, "tea", true),
    (hiding, "tea", true),
    (plainTag, "milk", false), (numbered, "milk", false), (carefree, "milk", false),
    (hiding, "milk", false),
  ]) func `an equality may leave out what is not asked for, and nothing else`(
    tag: String, name: String, passes: Bool
  ) throws {
    let checks = """
      import XCTest
      @testable import Learner

      final class Step1Shop: XCTestCase {
        /// Tea is the cheapest.
        func testCheapest() { XCTAssertEqual([cheapest()], [Tag(name: "tea", price: 3)]) }
      }
      """
    var exercise = Exercise.sample([Self.shop(Self.plainTag, sells: "tea")], checks: [checks])
    exercise.solution = exercise.stub
    let files = [Self.shop(tag, sells: name)]
    let grade = try TestGrader.shared.get().grade(exercise, files: files)
    #expect(grade.status == (passes ? .passed : .failed), "\(grade.messages)")
  }
}
