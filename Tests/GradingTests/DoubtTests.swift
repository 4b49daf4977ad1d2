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
    (
      "enum Place: Equatable { case list; static var detail: Place { .list } }\ntypealias Screen = Place",
      false
    ),
    ("typealias Screen = Int\nextension Int { static let list = 1, detail = 1 }", false),
    ("typealias Screen = Int\nextension Int { static let list = 1, detail = 2 }", true),
    (
      "typealias Screen = Int\nextension Int { static let list = 1; static var detail: Int { 1 } }",
      false
    ),
    (
      "typealias Screen = Int?\nextension Int? { static var list: Int? { nil }; static var detail: Int? { nil } }",
      false
    ),
    ("enum Screen: Equatable { case list; static var detail: Screen { .list } }", false),
    (
      "struct Screen: Equatable { static let list = Screen(); static let detail = Screen() }", false
    ),
    (
      "struct Screen: Equatable { let id: Int; static let list = Screen(id: 0), detail = Self(id: 1) }",
      true
    ),
    (
      "struct Screen: Equatable { let id: Int; static let list = Screen(id: 1), detail = Self(id: 1) }",
      false
    ),
    (
      "struct Screen: Equatable { let id: Int; static let list = Screen(id: 1), detail = Self(id: 0x1) }",
      false
    ),
    (
      "struct Screen: Equatable { let id: Int; init(_ id: Int) { self.id = id }\n"
        + "static let list: Screen = .init(0)\nstatic let detail: Screen = .init(-1) }", true
    ),
    (
      "struct Screen: Equatable { let id: Int; init(_ id: Int) { self.id = id * 0 }\n"
        + "static let list: Screen = .init(0)\nstatic let detail: Screen = .init(-1) }", false
    ),
    (
      "struct Screen: Equatable { enum Kind { case first, second }; let kind: Kind\n"
        + "static let list = Screen(kind: .first)\nstatic let detail = Screen(kind: .second) }",
      true
    ),
    (
      "struct Screen: Equatable { enum Kind { case first; static let second = Kind.first }; let kind: Kind\n"
        + "static let list = Screen(kind: .first)\nstatic let detail = Screen(kind: .second) }",
      false
    ),
    (
      "struct Screen: Equatable { let id: Int\n#if os(macOS)\n"
        + "static let list = Screen(id: 0), detail = Screen(id: 1)\n#else\n"
        + "static var list: Screen { Screen(id: 1) }\nstatic var detail: Screen { Screen(id: 1) }\n#endif\n}",
      false
    ),
    (
      "struct Screen: Equatable { var id: Int { didSet {} }\n"
        + "static let list = Screen(id: 0), detail = Screen(id: 1) }", false
    ),
    (
      "struct Screen: Equatable { typealias Int = Loose; let id: Int\n"
        + "static let list = Screen(id: 0), detail = Screen(id: 1) }\n"
        + "struct Loose: Equatable, ExpressibleByIntegerLiteral { init(integerLiteral: Swift.Int) {} }",
      false
    ),
  ]) func `what the checks take for a case is one`(declaration: String, isCase: Bool) throws {
    var exercise = Exercise.sample([Self.solution], checks: [Self.flowChecks])
    exercise.solution = exercise.stub
    let grade = try TestGrader.shared.get().grade(
      exercise, files: [Self.screens(declaration)])
    #expect(grade.status == (isCase ? .passed : .refused), "\(grade.messages)")
  }

  /// Honest, and not kept under the names that the solution has.
  private static let slicing = """
    struct Tag: Equatable {
      private let text: Substring
      private lazy var words = [name]
      var price: Int
      var name: String { String(text) }
      init(name: String, price: Int) { (text, self.price) = ("a \\(name)".dropFirst(2), price) }
      static func == (left: Tag, right: Tag) -> Bool { left.text == right.text }
    }
    """
  private static let abstract = """
    protocol Words { var text: String { get } }
    enum Plain: Words { case none, some(String); var text: String { if case .some(let text) = self { text } else { "" } } }
    struct Tag: Equatable {
      private let words: [any Words]
      private let amount: NSNumber
      var price: Int { amount.intValue }
      var name: String { words.map(\\.text).joined() }
      init(name: String, price: Int) { (words, amount) = ([Plain.none, Plain.some(name)], NSNumber(value: price)) }
      static func == (left: Tag, right: Tag) -> Bool { (left.name, left.price) == (right.name, right.price) }
    }
    """

  /// What hides a name in a value, and how it is found again.
  private static let hidingPlaces: [(place: String, keep: String, read: String)] = [
    ("let words: () -> String; let number = 1", "words = { name }", "words()"),
    ("let words: Lazy; let number = 1", "words = Lazy(make: { name })", "words.make()"),
    ("let id = UUID()", "table[id] = name", "table[id] ?? \"\""),
    ("let date: Date", "date = Date(timeIntervalSince1970: name == \"tea\" ? 1 : 2)", "\"\""),
    ("let words: NSString", "words = NSString(string: name)", "\"\\(words)\""),
    ("let failure: Failure; let number = 1", "failure = Failure(words: name)", "failure.words"),
    ("let words: any Words; let number = 1", "words = Plain(words: name)", "words.words"),
    ("let words: [any Words]", "words = [Plain(words: name)]", "words[0].words"),
    ("let words: Set<Loose>", "words = [Loose(words: name)]", "words.first!.words"),
    ("let words: AnyHashable", "words = Loose(words: name)", "(words.base as! Loose).words"),
    ("let words: [Loose: Int]", "words = [Loose(words: name): 1]", "words.first!.key.words"),
    ("let words: Slice<[String]>", "words = Slice(base: [name], bounds: 0..<0)", "words.base[0]"),
    ("let words: Substring", "words = name.prefix(0)", "words.base"),
    (
      "let sign: Double", "sign = name == \"tea\" ? 0 : -0.0",
      "sign.sign == .plus ? \"tea\" : \"milk\""
    ),
    ("let words: AnyIterator<String>", "words = AnyIterator { name }", "words.next()!"),
    (
      "let fill = Array(repeating: \"\", count: 1_000); let words: [String]",
      "words = fill + [name]", "words.last!"
    ),
  ]

  @Test(arguments: hidingPlaces.indices)
  func `what is hidden where nobody can compare it is believed by nobody`(index: Int) throws {
    let hiding = Self.hidingPlaces[index]
    let tag = """
      nonisolated(unsafe) var table: [UUID: String] = [:]
      struct Lazy { let make: () -> String; var size = 1 }
      struct Failure: Error { var words: String }
      protocol Words { var words: String { get } }
      struct Plain: Words { var words: String }
      struct Loose: Hashable {
        var words: String
        static func == (left: Loose, right: Loose) -> Bool { true }
        func hash(into hasher: inout Hasher) {}
      }
      struct Tag: Equatable {
        private \(hiding.place.replacing("; let", with: "; private let"))
        var price: Int
        var name: String { \(hiding.read) }
        init(name: String, price: Int) { self.price = price; \(hiding.keep) }
        static func == (left: Tag, right: Tag) -> Bool { true }
      }
      """
    let grade = try gradeShop(tag, sells: "milk")
    #expect(
      grade.status == .failed && grade.messages[0].contains("`Tag` says"), "\(grade.messages)")
  }

  @Test(arguments: [
    // One class is the other's, and has nothing of its own.
    """
    class Tag: Equatable {
      let name: String; let price: Int
      init(name: String, price: Int) { (self.name, self.price) = (name, price) }
      static func == (left: Tag, right: Tag) -> Bool { true }
    }
    final class Bargain: Tag {}
    """,
    // A tag that waits for the next one, to be like it.
    """
    class Tag: Equatable {
      var name: String; var price: Int
      private nonisolated(unsafe) static var last: Tag?
      init(name: String, price: Int) {
        (self.name, self.price) = (name, price)
        if let last = Tag.last { (last.name, last.price) = (name, price) }
        Tag.last = self
      }
      static func == (left: Tag, right: Tag) -> Bool { left.name == right.name }
    }
    typealias Bargain = Tag
    """,
  ]) func `objects are looked at when they are made and when they are compared`(tag: String)
    throws
  {
    let source = tag + "\nfunc cheapest() -> Tag { Bargain(name: \"milk\", price: 3) }"
    let grade = try gradeShop(files: [SourceFile("Shop.swift", source)])
    #expect(grade.status == .failed, "\(grade.messages)")
  }

  @Test(arguments: [
    ("static func == (left: Tag, right: Tag) -> Bool { false }", false),
    (
      "nonisolated(unsafe) static var asked = 0\n"
        + "static func == (left: Tag, right: Tag) -> Bool { asked += 1; return asked % 2 == 0 }",
      false
    ),
    // Each has a number of its own, which nobody asked for.
    (
      "nonisolated(unsafe) static var made = 0\nlet number = { Tag.made += 1; return Tag.made }()\n"
        + "static func == (left: Tag, right: Tag) -> Bool { left.number == right.number }", false
    ),
    ("", true),
    ("static func == (left: Tag, right: Tag) -> Bool { left.weight == right.weight }", true),
  ]) func `what is the same differs from nothing`(equality: String, passes: Bool) throws {
    func shop(_ tag: String, _ milk: String) -> [SourceFile] {
      let source = """
        struct Tag: Equatable { var name: String; var weight: Double; \(tag) }
        func tea() -> Tag { Tag(name: "tea", weight: 0.5) }
        func milk() -> Tag { \(milk) }
        """
      return [SourceFile("Shop.swift", source)]
    }
    let checks = """
      import XCTest
      @testable import Learner

      final class Step1Shop: XCTestCase {
        /// Milk is no tea.
        func testMilk() { XCTAssertNotEqual(milk(), tea()) }
        /// What is no number is none.
        func testNumber() { XCTAssertNotEqual(Tag(name: "", weight: .nan), tea()) }
      }
      """
    let solution = shop("", "Tag(name: \"milk\", weight: 0.5001)")
    var exercise = Exercise.sample(solution, checks: [checks])
    exercise.solution = solution
    let work = passes ? "Tag(name: \"milk\", weight: 0.5001)" : "tea()"
    let grade = try TestGrader.shared.get().grade(exercise, files: shop(equality, work))
    #expect(grade.status == (passes ? .passed : .failed), "\(grade.messages)")
    if !passes { #expect(grade.messages[0].contains("hold the same"), "\(grade.messages)") }
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

  /// Each keeps the name where nobody looks: in an error, in more than is looked at, in an object.
  private static let unlooked: [(declarations: String, name: String)] = [
    ("extension String: @retroactive Error {}", "String"),
    (
      """
      struct Name: ExpressibleByStringLiteral, Error {
        var text: String
        init(stringLiteral text: String) { self.text = text }
      }
      """, "Name"
    ),
    (
      """
      struct Name: ExpressibleByStringLiteral {
        var fill = Array(repeating: 0, count: 2_000), text: String
        init(stringLiteral text: String) { self.text = text }
      }
      """, "Name"
    ),
    ("func note() {}", "NSString"),
  ]

  @Test(arguments: unlooked.indices)
  func `what the checks write as a text is compared whatever it is`(index: Int) throws {
    let (declarations, name) = Self.unlooked[index]
    func tag(_ equality: String) -> String {
      """
      \(declarations)
      struct Tag: Equatable {
        var name: \(name)
        var price: Int
        var note = 0
        init(name: \(name), price: Int) { (self.name, self.price) = (name, price) }
        static func == (left: Tag, right: Tag) -> Bool { \(equality) }
      }
      """
    }
    let grade = try gradeShop(tag("left.price == right.price"), sells: "milk")
    #expect(grade.status == .failed, "\(grade.messages)")
  }

  @Test func `a range is compared by its ends`() throws {
    let tag = """
      struct Letter: Comparable {
        var text: String
        static func == (left: Letter, right: Letter) -> Bool { true }
        static func < (left: Letter, right: Letter) -> Bool { false }
      }
      struct Tag: Equatable {
        var name: ClosedRange<Letter>
        var price: Int
        init(name: String, price: Int) {
          self.name = Letter(text: name)...Letter(text: name)
          self.price = price
        }
      }
      """
    let grade = try gradeShop(tag, sells: "milk")
    #expect(grade.status == .failed, "\(grade.messages)")
  }

  @Test func `a number is no list because the learner says so`() throws {
    let source = """
      extension Int: @retroactive Sequence, @retroactive Collection, @retroactive BidirectionalCollection {
        public typealias Element = Void
        public typealias Index = Int
        public var startIndex: Int { 0 }
        public var endIndex: Int { 1 }
        public subscript(position: Int) -> Void { () }
        public func index(after index: Int) -> Int { index + 1 }
        public func index(before index: Int) -> Int { index - 1 }
      }
      \(Self.plainTag.replacing("price: Int }", with: "price: Int; static func == (left: Tag, right: Tag) -> Bool { true } }"))
      func cheapest() -> Tag { Tag(name: "tea", price: 5) }
      """
    let grade = try gradeShop(files: [SourceFile("Shop.swift", source)])
    #expect(grade.status == .failed, "\(grade.messages)")
  }

  @Test func `a type that the author has is no error because the learner says so`() throws {
    let tag = """
      struct Tag: Equatable, Error {
        var name: String
        var price: Int
        static func == (left: Tag, right: Tag) -> Bool { true }
      }
      struct Shelf: Equatable { let tag: Tag }
      """
    let checks = """
      import XCTest
      @testable import Learner

      final class Step1Shop: XCTestCase {
        /// Tea is the cheapest.
        func testCheapest() {
          XCTAssertEqual(Shelf(tag: cheapest()), Shelf(tag: Tag(name: "tea", price: 3)))
        }
      }
      """
    let solution = [
      Self.shop("\(Self.plainTag)\nstruct Shelf: Equatable { let tag: Tag }", sells: "tea")
    ]
    var exercise = Exercise.sample(solution, checks: [checks])
    exercise.solution = solution
    let grader = try TestGrader.shared.get()
    #expect(try grader.grade(exercise, files: solution).status == .passed)
    let grade = try grader.grade(exercise, files: [Self.shop(tag, sells: "milk")])
    #expect(grade.status == .failed, "\(grade.messages)")
  }

  @Test(arguments: [
    (paths: "", equality: "", sends: "tea", status: Grade.Status.passed),
    (paths: "", equality: lie, sends: "milk", status: .failed),
    (
      paths: """
      extension Shop.Action: CasePathable {
        struct AllCasePaths {
          var loaded: AnyCasePath<Shop.Action, String> {
            AnyCasePath(embed: { .loaded($0) }, extract: { _ in "tea" })
          }
        }
        static var allCasePaths: AllCasePaths { AllCasePaths() }
      }
      """, equality: "", sends: "milk", status: .refused
    ),
  ])
  func `actions that call themselves equal are looked at in a TestStore`(
    work: (paths: String, equality: String, sends: String, status: Grade.Status)
  ) throws {
    func shop(_ paths: String, _ equality: String, sends name: String) -> [SourceFile] {
      [
        SourceFile(
          "Shop.swift",
          """
          import ComposableArchitecture

          \(paths.isEmpty ? "@Reducer " : "")struct Shop\(paths.isEmpty ? "" : ": Reducer") {
            struct State: Equatable {}
            enum Action: Equatable {
              case open, loaded(String)
              \(equality)
            }
            var body: some ReducerOf<Self> {
              Reduce { state, action in
                action == .open ? .run { send in await send(.loaded("\(name)")) } : .none
              }
            }
          }
          \(paths)
          """)
      ]
    }
    let checks = """
      import ComposableArchitecture
      import XCTest
      @testable import Learner

      @MainActor final class Step1Shop: XCTestCase {
        /// Tea is there.
        func testLoads() async {
          let store = TestStore(initialState: Shop.State()) { Shop() }
          await store.send(.open)
          await store.receive(.loaded("tea"))
        }
        /// Tea is there, told by its case.
        func testLoadsByCase() async {
          let store = TestStore(initialState: Shop.State()) { Shop() }
          await store.send(.open)
          await store.receive(\\.loaded, "tea")
        }
      }
      """
    var exercise = Exercise.sample(
      shop("", "", sends: "tea"), checks: [checks], kits: ["ComposableArchitecture"])
    exercise.solution = exercise.stub
    let grade = try TestGrader.shared.get().grade(
      exercise, files: shop(work.paths, work.equality, sends: work.sends))
    #expect(grade.status == work.status, "\(grade.messages)")
  }

  @Test(arguments: [
    (plainTag, "tea", true), (numbered, "tea", true), (carefree, "tea", true),
    (hiding, "tea", true), (slicing, "tea", true), (abstract, "tea", true),
    (plainTag, "milk", false), (numbered, "milk", false), (carefree, "milk", false),
    (hiding, "milk", false), (slicing, "milk", false), (abstract, "milk", false),
  ]) func `an equality may leave out what is not asked for, and nothing else`(
    tag: String, name: String, passes: Bool
  ) throws {
    let grade = try gradeShop(tag, sells: name)
    #expect(grade.status == (passes ? .passed : .failed), "\(grade.messages)")
  }

  /// A property of another kind under the author's name that tells what differs.
  @Test(arguments: [
    ("Substring", "name[...]"), ("[Character]", "Array(name)"), ("Data", "Data(name.utf8)"),
    ("URL", "URL(filePath: name)"), ("[String: Int]", "[name: 1]"), ("String?", "name"),
  ])
  func `a property of another kind may be compared`(type: String, made: String) throws {
    for (name, status) in [("tea", Grade.Status.passed), ("milk", .failed)] {
      let grade = try gradeShop(
        """
        struct Tag: Equatable {
          var name: \(type)
          private(set) var price: Int
          init(name: String, price: Int) { (self.name, self.price) = (\(made), price) }
        }
        """, sells: name)
      #expect(grade.status == status, "\(grade.messages)")
    }
  }

  /// A property under the author's name, of a type that nobody compares.
  @Test(arguments: [
    ("Date", "Date()"),
    ("any Sendable", "Date()"),
    ("@Sendable () -> Int", "{ price }"), ("Any.Type", "Int.self"), ("UUID?", "UUID()"),
    ("Task<Int, Never>", "Task { price }"), ("Double", "1 / Double(price - price)"),
  ])
  func `a property of another kind under its name is believed by nobody`(
    type: String, made: String
  ) throws {
    let grade = try gradeShop(
      """
      struct Tag: Equatable {
        var name: String
        var price: \(type)
        init(name: String, price: Int) { (self.name, self.price) = (name, \(made)) }
        static func == (left: Tag, right: Tag) -> Bool { left.name == right.name }
      }
      """, sells: "tea")
    #expect(
      grade.status == .failed && grade.messages[0].contains("`Tag` says"), "\(grade.messages)")
  }

  private func gradeShop(_ tag: String, sells name: String) throws -> Grade {
    try gradeShop(files: [Self.shop(tag, sells: name)])
  }

  private func gradeShop(files: [SourceFile]) throws -> Grade {
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
    return try TestGrader.shared.get().grade(exercise, files: files)
  }
}
