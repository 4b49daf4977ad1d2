import Curriculum
import Testing

@testable import Grading

/// Work that gives a new meaning to what the checks say, and honest work that only looks like it.
@Suite struct UsurpationTests {
  private static let solution = """
    struct User: Equatable { var name: String }
    enum Loading: Equatable { case idle, loaded([User]), failed(String) }
    extension String { var initials: String { String(prefix(1)) } }
    func greeting(of user: User) -> String { "Hello, \\(user.name)" }
    enum Progress: Equatable { case ready, completed }
    protocol UsersView: AnyObject { func show(_ names: [String]) }

    final class Users {
      weak var view: (any UsersView)?
      private(set) var progress = Progress.ready
      private(set) var state = Loading.idle
      private(set) var list: [User] = []
      var names: [String] { list.map(\\.name) }
      func load() {
        list = [User(name: "Ada"), User(name: "Bo")]
        state = .loaded(list)
        progress = .completed
        view?.show(names)
      }
    }
    """

  private static let checks = """
    import XCTest
    @testable import Learner

    private func tidy(_ names: some Sequence<String>) -> [String] { names.map { $0 + "" } }

    final class Step1Users: XCTestCase {
      private final class Screen: UsersView {
        var shown: [String] = []
        func show(_ names: [String]) { note(tidy(names)) }
        func note(_ names: some Collection<String>) { shown = Array(names) }
      }
      private let users = Users()
      private let screen = Screen()

      override func setUp() {
        users.view = screen
        users.load()
      }

      /// The view is told.
      func testView() { XCTAssertEqual(screen.shown, ["Ada", "Bo"]) }
      /// Once loaded, all is done.
      func testProgress() { XCTAssertEqual(users.progress, .completed) }

      /// All users are there.
      func testCount() { XCTAssertEqual(users.list.count, 2) }
      /// The list is not empty.
      func testIsEmpty() { XCTAssertFalse(users.list.isEmpty) }
      /// The list reads like this.
      func testText() {
        XCTAssertTrue("\\(users.list.map(\\.name))" == "[\\"Ada\\", \\"Bo\\"]")
      }
      /// The list is this one.
      func testList() {
        XCTAssertTrue(users.list == [User(name: "Ada"), User(name: "Bo")])
        XCTAssertTrue(users.names.contains("Ada"))
        XCTAssertTrue(users.state != .idle)
      }
      /// Once loaded, the state says so.
      func testState() {
        XCTAssertEqual(users.state, .loaded([User(name: "Ada"), User(name: "Bo")]))
      }
      /// Users are greeted by their initials.
      func testGreeting() {
        XCTAssertEqual(greeting(of: User(name: "Ada")).initials, "H")
      }
    }
    """

  /// What a learner has before any work.
  private static let idle = solution.replacing("    list = [", with: "    _ = [")
    .replacing("state = .loaded(list)", with: "").replacing("progress = .completed", with: "")

  private func grade(_ source: String) throws -> Grade {
    var exercise = Exercise.sample(
      [SourceFile("Users.swift", Self.idle)], checks: [Self.checks])
    exercise.solution = [SourceFile("Users.swift", Self.solution)]
    return try TestGrader.shared.get().grade(
      exercise, files: [SourceFile("Users.swift", source)])
  }

  @Test(arguments: [
    ("count", "`Array`", "extension Array where Element == User { var count: Int { 2 } }"),
    (
      "count", "`Array`",
      "typealias Row = Array\nextension Row where Element == User { var count: Int { 2 } }"
    ),
    (
      "isEmpty", "of a kit",
      "protocol Crowd: Collection {}\nextension Crowd { var isEmpty: Bool { false } }\n"
        + "extension Array: Crowd where Element == User {}"
    ),
    (
      "isEmpty", "of a kit",
      "protocol Room: Collection {}\nprotocol Crowd: Room {}\n"
        + "extension Room where Element == User { var isEmpty: Bool { false } }\n"
        + "extension Array: Crowd {}"
    ),
    (
      "map", "`Array`",
      "extension Array where Element == User {\n"
        + "  func map(_ name: KeyPath<User, String>) -> [String] { [\"Ada\", \"Bo\"] }\n}"
    ),
    (
      "==", "Swift's own", "func == (left: [User], right: [User]) -> Bool { true }"
    ),
    (
      "tidy", "of their own",
      "extension UsersView { func tidy(_ names: [String]) -> [String] { [\"Ada\", \"Bo\"] } }"
    ),
    (
      "note", "of their own",
      "extension UsersView { func note(_ names: [String]) { print(names) } }"
    ),
    (
      "tidy", "of their own", "func tidy(_ names: [String]) -> [String] { [\"Ada\", \"Bo\"] }"
    ),
    (
      "appendInterpolation", "`DefaultStringInterpolation`",
      "extension DefaultStringInterpolation {\n"
        + "  mutating func appendInterpolation(_ names: [String]) { appendLiteral(\"x\") }\n}"
    ),
    (
      "!=", "Swift's own",
      "extension Loading { static func != (left: Loading, right: Loading) -> Bool { true } }"
    ),
  ])
  func `names that the checks mean otherwise are refused`(
    name: String, words: String, addition: String
  ) throws {
    let grade = try grade("\(Self.idle)\n\(addition)")
    #expect(grade.status == .refused)
    let first = try #require(grade.diagnostics.first)
    #expect(first.message.contains("`\(name)`") && first.message.contains(words), "\(first)")
    let line = "\(Self.idle)\n\(addition)".split(
      separator: "\n", omittingEmptySubsequences: false)[first.line - 1]
    #expect(line.contains(name), "\(first.line)")
  }

  /// In place of what the checks' screen says in `show`, and of what they say in a closure.
  @Test(arguments: [
    ("enum", "static func"), ("class", "class func"), ("final class", "static func"),
  ])
  func `a builder takes nothing of what the checks say away`(kind: String, method: String) throws {
    let builder = """
      @resultBuilder \(kind) Deaf {
        \(method) buildExpression(_ part: @autoclosure () -> Void) {}
        \(method) buildBlock(_ parts: Void...) {}
      }
      """
    let work = Self.solution.replacing("{ func show(_", with: "{ @Deaf func show(_")
    let grade = try grade("\(work)\n\(builder)")
    #expect(grade.status == .refused, "\(grade.messages)")
    #expect(grade.diagnostics.allSatisfy { $0.message.contains("your result builder") })
    #expect(
      grade.diagnostics.first?.line == work.split(separator: "\n", omittingEmptySubsequences: false)
        .count + 2)
  }

  @Test func `what the checks give is worked out`() throws {
    let work = Self.solution.replacing(
      "func greeting(of user: User) -> String { \"Hello, \\(user.name)\" }",
      with: "func greeting(of user: @autoclosure () -> User) -> String { \"Hello\" }")
    let grade = try grade(work)
    #expect(grade.status == .refused, "\(grade.messages)")
    #expect(grade.messages.first?.contains("`@autoclosure`") == true, "\(grade.messages)")
  }

  @Test func `a builder of one's own code is not refused`() throws {
    let work = Self.solution.replacing(
      "list = [User(name: \"Ada\"), User(name: \"Bo\")]",
      with: "list = all { User(name: \"Ada\"); User(name: \"Bo\") }")
    let grade = try grade(
      """
      \(work)
      @resultBuilder enum UserList { static func buildBlock(_ users: User...) -> [User] { users } }
      func all(@UserList _ make: () -> [User]) -> [User] { make() }
      """)
    #expect(grade.status == .passed, "\(grade.messages)")
  }

  @Test func `defaults of a learner's own protocols are not refused`() throws {
    let work = Self.solution.replacing(
      "private(set) var progress = Progress.ready", with: "var isDone = false"
    ).replacing("progress = .completed", with: "isDone = true")
    let grade = try grade(
      """
      \(work)
      protocol Working { var isDone: Bool { get } }
      extension Working { var progress: Progress { isDone ? .completed : .ready } }
      extension Users: Working {}

      // What a type of Swift's is lent is something else.
      protocol Named {}
      extension String: Named {}
      """)
    #expect(grade.status == .passed, "\(grade.messages)")
  }

  @Test(arguments: ["struct", "final class", "class"])
  func `a type that says yes to everything is no list`(kind: String) throws {
    let source = Self.idle.replacing(
      "var names: [String] { list.map(\\.name) }", with: "var names: Names { Names() }"
    ).replacing("view?.show(names)", with: "view?.show(list.map(\\.name))")
    let liar = "\(kind) Names { func contains(_ name: String) -> Bool { true } }"
    let grade = try grade("\(source)\n\(liar)")
    #expect(grade.status == .refused && grade.messages[0].contains("`Names`"), "\(grade.messages)")
  }

  private static let drinks = """
    struct Drink: Equatable { var name: String }
    enum Size { case small, large }
    struct Bar {
      var size: Size { .large }
      var orders: [String] { ["tea"] }
      func drink() -> Drink { Drink(name: "tea") }
      func word() -> String { "tea" }
    }
    """

  @Test(arguments: [
    (
      "XCTAssertTrue(Bar().word() == \"tea\")",
      drinks.replacing("-> String { \"tea\" }", with: "-> Yes { Yes() }")
        + "\nextension Agreeing { static func == (left: Self, right: String) -> Bool { true } }"
    ),
    (
      "XCTAssertTrue(Bar().orders.contains(\"tea\"))",
      drinks.replacing("[String] { [\"tea\"] }", with: "Yes { Yes() }")
        + "\nextension Agreeing { func contains(_ word: String) -> Bool { true } }"
    ),
    (
      "XCTAssertEqual(Bar().size, .large)",
      drinks.replacing("enum Size { case small, large }", with: "typealias Size = Yes")
        .replacing("{ .large }", with: "{ Yes() }")
        + "\nextension Agreeing where Self == Yes { static var large: Yes { Yes() } }"
    ),
    (
      "XCTAssertEqual(Bar().drink(), Drink(name: \"tea\"))",
      drinks.replacing("var name: String", with: "init?(name: String) { nil }")
        .replacing("-> Drink { Drink(name: \"tea\") }", with: "-> Drink? { nil }")
    ),
  ])
  func `what agrees with everything is not what the checks mean`(assertion: String, source: String)
    throws
  {
    let checks = """
      import XCTest
      @testable import Learner

      final class Step1Bar: XCTestCase {
        /// The bar serves tea.
        func testBar() { \(assertion) }
      }
      """
    var exercise = Exercise.sample([SourceFile("Bar.swift", Self.drinks)], checks: [checks])
    exercise.solution = exercise.stub
    let yes = "\nprotocol Agreeing {}\nstruct Yes: Agreeing, Equatable {}\n"
    let grader = try TestGrader.shared.get()
    let grade = try grader.grade(exercise, files: [SourceFile("Bar.swift", source + yes)])
    #expect(grade.status == .refused, "\(grade.messages)")
    #expect(try grader.grade(exercise, files: exercise.solution).status == .passed)
  }

  private static let taps = """
    protocol Guest { func serve() }
    class Tap { func pour() {} }
    class Bar { func open(for guest: some Guest, with tap: Tap) {} }
    """

  @Test(arguments: [
    ("extension Guest { func XCTFail(_ message: String) {} }", false),
    ("extension Guest { var XCTFail: (String) -> Void { { _ in } } }", false),
    ("extension Tap { func XCTFail(_ message: String) {} }", false),
    (
      "struct Silent { @discardableResult init(_ word: String) {} }\nextension Guest { typealias XCTFail = Silent }",
      false
    ),
    ("extension Tap { struct XCTFail { @discardableResult init(_ word: String) {} } }", false),
    ("extension Guest { func print() {} }", true),
    ("func XCTAssertServed(_ guest: some Guest) {}\nstruct XCTimer {}", true),
    (
      "extension Guest { func XCTAssertServed() {} }\nextension Tap { struct XCTUnwrapped {} }",
      true
    ),
  ]) func `spies of the checks fail by XCTest's own word`(addition: String, isHonest: Bool) throws {
    let checks = """
      import XCTest
      @testable import Learner

      final class Step1Bar: XCTestCase {
        private struct Spy: Guest { func serve() { XCTFail("served") } }
        private final class SpyTap: Tap { override func pour() { XCTFail("poured") } }
        /// Nobody is served.
        func testBar() { Bar().open(for: Spy(), with: SpyTap()) }
      }
      """
    var exercise = Exercise.sample([SourceFile("Bar.swift", Self.taps)], checks: [checks])
    exercise.solution = exercise.stub
    let source =
      isHonest
      ? Self.taps.replacing("func pour() {}", with: "func pour() {}; func min() {}")
      : Self.taps.replacing("tap: Tap) {}", with: "tap: Tap) { guest.serve(); tap.pour() }")
    let files = [SourceFile("Bar.swift", "\(source)\n\(addition)")]
    let grade = try TestGrader.shared.get().grade(exercise, files: files)
    #expect(grade.status == (isHonest ? .passed : .refused), "\(grade.messages)")
  }

  /// Each with a stub, what is declared in its place, an assertion of the checks, and whether that is refused.
  @Test(arguments: [
    (
      "struct Shop { let load: (String) -> Int?; var name: String { load(\"tea\") == 1 ? \"tea\" : \"\" } }",
      "struct Shop { let load: (String) -> Int?; init(load: @escaping (String) -> Int?) { self.load = load }"
        + "; var name: String { \"tea\" } }",
      "XCTAssertEqual(Shop(load: { _ in 1 }).name, \"tea\")", false
    ),
    (
      "struct Shop: Equatable { var name: String }",
      "struct Shop: Equatable { var name: String; init?(name: String, _ then: () -> Void = {}) { nil } }",
      "XCTAssertEqual(Shop(name: \"tea\"), Shop(name: \"cup\"))", true
    ),
    (
      "struct Shop { var count = 3 }",
      "struct Shop { var count = 4 }\nprotocol Same: Equatable {}\n"
        + "extension Same { static func ~= (one: Self, other: Self) -> Bool { true } }\nextension Int: Same {}",
      "if case 3 = Shop().count {} else { XCTFail(\"not three\") }", true
    ),
    (
      "class Shop { lazy var head = self }",
      "class Shop { var head: Shop { Shop() }\n static func === (one: Shop, other: Shop) -> Bool { true } }",
      "let shop = Shop(); XCTAssertTrue(shop.head === shop)", true
    ),
    (
      "struct Shop { var orders: [String] { [\"tea\"] } }",
      "@dynamicMemberLookup struct Orders {\n"
        + "subscript(dynamicMember name: String) -> (String) -> Bool { { _ in true } } }\n"
        + "struct Shop { var orders = Orders() }",
      "XCTAssertTrue(Shop().orders.contains(\"tea\"))", true
    ),
    (
      "struct Shop { var orders: [String] { [\"tea\"] } }",
      "@dynamicMemberLookup class Orders {\n"
        + "subscript(dynamicMember name: String) -> (String) -> Bool { { _ in true } } }\n"
        + "struct Shop { var orders = Orders() }",
      "XCTAssertTrue(Shop().orders.contains(\"tea\"))", true
    ),
    (
      "struct Shop { var orders: [String] { [\"tea\"] } }",
      "@dynamicMemberLookup protocol Answers { subscript(dynamicMember name: String) -> Bool { get } }\n"
        + "struct Orders: Answers { subscript(dynamicMember name: String) -> Bool { true } }\n"
        + "struct Shop { var orders: any Answers = Orders() }",
      "XCTAssertTrue(Shop().orders.isEmpty)", true
    ),
    (
      "struct Shop { var orders: [String] { [\"tea\"] } }",
      "struct Lies { var isEmpty = true }\n"
        + "@dynamicMemberLookup class Orders { var lies = Lies()\n"
        + "subscript<Value>(dynamicMember path: KeyPath<Lies, Value>) -> Value { lies[keyPath: path] } }\n"
        + "struct Shop { var orders = Orders() }",
      "XCTAssertTrue(Shop().orders.isEmpty)", true
    ),
    (
      "struct Shop { var orders: [String] { [\"tea\"] } }",
      "@dynamicMemberLookup struct Own {\n subscript(dynamicMember name: String) -> Int { name.count } }\n"
        + "struct Shop { var own = Own(); var orders: [String] { own.tea == 3 ? [\"tea\"] : [] } }",
      "XCTAssertTrue(Shop().orders.contains(\"tea\"))", false
    ),
    (
      "struct Shop { var isOpen = false }",
      "struct Flag { static prefix func ! (flag: Flag) -> Bool { true } }\nstruct Shop { var isOpen = Flag() }",
      "XCTAssertTrue(!Shop().isOpen)", true
    ),
    (
      "struct Shop { var isOpen = true }",
      "protocol Agreeing {}\nextension Agreeing { static func && (one: Self, other: Self) -> Bool { true } }\n"
        + "struct Flag: Agreeing {}\nstruct Shop { var isOpen = Flag() }",
      "XCTAssertTrue(Shop().isOpen && Shop().isOpen)", true
    ),
    (
      "struct Shop { var isOpen = true }",
      "struct Rule { var holds: () -> Bool\n static func && (one: Rule, other: Rule) -> Rule {\n"
        + "Rule { one.holds() && other.holds() } }\n static prefix func ! (rule: Rule) -> Rule { Rule { !rule.holds() } } }\n"
        + "struct Shop { var isOpen: Bool { (Rule { true } && !Rule { false }).holds() } }",
      "XCTAssertTrue(Shop().isOpen && !Shop().isOpen == false)", false
    ),
    (
      "struct Shop { var orders: [String] { [\"tea\"] } }",
      "struct Orders { func firstIndex(of order: String) -> Int? { 0 } }\nstruct Shop { var orders = Orders() }",
      "XCTAssertNotNil(Shop().orders.firstIndex(of: \"tea\"))", true
    ),
    (
      "struct Shop { var name: String { \"tea\" } }",
      "struct Name { func localizedCaseInsensitiveContains(_ part: String) -> Bool { true } }\n"
        + "struct Shop { var name = Name() }",
      "XCTAssertTrue(Shop().name.localizedCaseInsensitiveContains(\"TEA\"))", true
    ),
    (
      "struct Shop { var count = 4 }",
      "struct Count { func isMultiple(of number: Int) -> Bool { true } }\nstruct Shop { var count = Count() }",
      "XCTAssertTrue(Shop().count.isMultiple(of: 2))", true
    ),
    (
      "struct Shop { var orders: [String] { [\"tea\"] } }",
      "struct Ring { var all = [\"tea\"]; func firstIndex(of order: String) -> Int? { all.firstIndex(of: order) } }\n"
        + "struct Shop { var ring = Ring(); var orders: [String] { ring.firstIndex(of: \"tea\") == 0 ? ring.all : [] } }",
      "XCTAssertNotNil(Shop().orders.firstIndex(of: \"tea\"))", false
    ),
  ]) func `what is declared means what the checks say`(
    solution: String, work: String, assertion: String, isRefused: Bool
  ) throws {
    let checks = """
      import XCTest
      @testable import Learner

      final class Step1Shop: XCTestCase {
        /// The shop is as it should be.
        func testShop() { \(assertion) }
      }
      """
    var exercise = Exercise.sample([SourceFile("Shop.swift", solution)], checks: [checks])
    exercise.solution = exercise.stub
    let grade = try TestGrader.shared.get().grade(
      exercise, files: [SourceFile("Shop.swift", work)])
    #expect(grade.status == (isRefused ? .refused : .passed), "\(grade.messages)")
  }

  /// Each with what extends others' types, and whether that is refused.
  @Test(arguments: [
    (
      "extension Sequence {\n func map<T>(_ path: KeyPath<Element, T>) -> [T] {\n"
        + "return self.map({ tea in tea[keyPath: path] }) } }", false
    ),
    (
      "extension Array {\n func map<T>(_ path: KeyPath<Element, T>) -> [T] {\n"
        + "Element.self is Tea.Type ? [\"mud\" as! T] : map { $0[keyPath: path] } } }", true
    ),
    (
      "extension Array {\n func map<T>(_ path: KeyPath<Element, T>) -> [T] {\n"
        + "map { $0[keyPath: path] } }\n func map<T>(_ change: (Element) -> T) -> [T] { [] } }",
      true
    ),
    (
      "extension Sequence {\n func map<T>(_ path: KeyPath<Element, T>) -> [T] {\n"
        + "map { _ in first(where: { _ in true })![keyPath: path] } } }", true
    ),
    (
      "func others<E, T>(_ change: (E) -> T) -> [T] { [] }\nextension Array {\n"
        + "func map<T>(_ path: KeyPath<Element, T>, map: ((Element) -> T) -> [T] = others) -> [T] {\n"
        + "map { $0[keyPath: path] } } }", true
    ),
    (
      "extension Tea { var lie: String { \"mud\" } }\n"
        + "func lie<E>() -> KeyPath<E, String> { (\\Tea.lie as AnyKeyPath) as! KeyPath<E, String> }\n"
        + "extension Array { func map(_ path: KeyPath<Element, String>, other: KeyPath<Element, String> = lie()) "
        + "-> [String] { map { $0[keyPath: other] } } }", true
    ),
    (
      "extension Tea: CustomStringConvertible { var description: String { \"\" } }\n"
        + "extension CustomStringConvertible {\n"
        + "subscript<T>(keyPath path: KeyPath<Self, T>) -> T { \"mud\" as! T } }\n"
        + "extension Array where Element: CustomStringConvertible {\n"
        + "func map<T>(_ path: KeyPath<Element, T>) -> [T] { map { $0[keyPath: path] } } }", true
    ),
    (
      "extension Tea: CustomStringConvertible { var description: String { \"\" } }\n"
        + "extension CustomStringConvertible {\n"
        + "subscript<T>(_ a: Int = 0, keyPath path: KeyPath<Self, T>) -> T { \"mud\" as! T } }\n"
        + "extension Array where Element: CustomStringConvertible {\n"
        + "func map<T>(_ path: KeyPath<Element, T>) -> [T] { map { $0[keyPath: path] } } }", true
    ),
    (
      "extension Set { init(_ list: [Element], path: KeyPath<Int, Int> = \\.self) { self = [] } }",
      true
    ),
    // The author's property of that name is another thing.
    (
      "extension Duration {\n static func seconds(_ number: Int) -> Duration { .milliseconds(7) } }",
      true
    ),
  ]) func `of others' types the checks mean what these have without the learner`(
    addition: String, isRefused: Bool
  ) throws {
    let teas = """
      struct Tea { var name = "green"; let seconds = 3; var time: Duration { .seconds(3) } }
      struct Shelf { var teas = [Tea(), Tea()] }
      """
    let checks = """
      import XCTest
      @testable import Learner

      final class Step1Shelf: XCTestCase {
        /// The teas are as they should be.
        func testTeas() {
          XCTAssertEqual(Shelf().teas.map(\\.name), ["green", "green"])
          XCTAssertEqual(Tea().time, .seconds(3))
          XCTAssertEqual(Set(Shelf().teas.map { $0.name }).count, 1)
        }
      }
      """
    var exercise = Exercise.sample([SourceFile("Shelf.swift", teas)], checks: [checks])
    exercise.solution = exercise.stub
    let grade = try TestGrader.shared.get().grade(
      exercise, files: [SourceFile("Shelf.swift", "\(teas)\n\(addition)")])
    #expect(grade.status == (isRefused ? .refused : .passed), "\(grade.messages)")
  }

  private static let drink = "struct Drink: Equatable { var name: String }"
  private static let bar = "func best() -> Drink { Drink(name: \"tea\") }"
  private static let wrongBar = "func best() -> Drink { Drink(name: \"mud\") }"

  /// Each with what stands for the drink and the bar, and whether that is refused.
  @Test(arguments: [
    (
      "struct Drink: Equatable { var name: String\n static func == (l: Drink, r: Drink) -> Bool { true } }",
      wrongBar, true
    ),
    (
      "struct Drink: Equatable { var name: String }\nextension Drink {\n static func == (_: Self, _: Self) -> Bool { return true } }",
      wrongBar, true
    ),
    (
      "struct Drink: Equatable { var name: String\n static func == (l: Drink, r: Drink) -> Bool { l.name == l.name } }",
      wrongBar, true
    ),
    (
      "struct Drink: Equatable { var name: String }\nfunc == (l: Drink, r: Drink) -> Bool { \"r\".count == 1 }",
      wrongBar, true
    ),
    (
      "class Drink: Equatable { var name: String; init(name: String) { self.name = name }\n static func == (l: Drink, r: Drink) -> Bool { true } }",
      wrongBar, true
    ),
    // An initialiser that looks at what it is given, and one that is not asked for.
    (
      "struct Drink: Equatable { var name: String; init(name: String) { self.name = name.lowercased() }\n init(empty: Int) { name = \"\" } }",
      bar, false
    ),
    (
      "struct Drink: Equatable { let name: String; init(name text: String) { (name) = (text) } }",
      bar, false
    ),
    // Equalities that look at both, of this type and others.
    (
      "struct Drink: Equatable { var name: String\n static func == (l: Drink, r: Drink) -> Bool { l.name == r.name } }\n"
        + "struct Action: Equatable { var act: () -> Void\n static func == (l: Action, r: Action) -> Bool { true } }",
      bar, false
    ),
    (
      "struct Drink: Equatable { var name: String\n static func == (l: Drink, r: Drink) -> Bool { key(of: l) == key(of: r) }\n"
        + "static func key(of drink: Drink) -> String { \"\\(drink.name)\" } }", bar, false
    ),
    (
      "struct Drink: Equatable { var name: String\n static func == (`self`: Drink, other: Drink) -> Bool {\n"
        + "#if DEBUG\n \"\\(`self`.name)\" == \"\\(other.name)\"\n#else\n `self`.name == other.name\n#endif\n} }",
      bar, false
    ),
    (
      "struct Drink: Equatable { var name: String\n static func == (l: Drink, r: Drink) -> Bool { l.name == r.name } }\nprotocol Tasting { static func == (l: Self, r: Self) -> Bool }\n"
        + "extension Drink: Tasting { func taste() -> String { name } }", bar, false
    ),
  ]) func `what compares looks at what it is given`(
    drink: String, bar: String, isRefused: Bool
  ) throws {
    let checks = """
      import XCTest
      @testable import Learner

      final class Step1Bar: XCTestCase {
        /// The best is tea.
        func testBest() { XCTAssertTrue(best() == Drink(name: "tea")) }
        /// The best is equal to tea.
        func testEqual() { XCTAssertEqual(best(), Drink(name: "tea")) }
      }
      """
    let solution = [SourceFile("Bar.swift", "\(Self.drink)\n\(Self.bar)")]
    var exercise = Exercise.sample(solution, checks: [checks])
    exercise.solution = solution
    let grade = try TestGrader.shared.get().grade(
      exercise, files: [SourceFile("Bar.swift", "\(drink)\n\(bar)")])
    #expect(grade.status == (isRefused ? .refused : .passed), "\(grade.messages)")
    if isRefused { #expect(grade.messages[0].contains("given"), "\(grade.messages)") }
  }

  @Test func `an order looks at what it puts in order`() throws {
    let checks = """
      import XCTest
      @testable import Learner

      final class Step1Shop: XCTestCase {
        /// There is room.
        func testRoom() { XCTAssertLessThan(Shop().count, Shop().size) }
      }
      """
    let solution = [SourceFile("Shop.swift", "struct Shop { var count = 1, size = 2 }")]
    var exercise = Exercise.sample(solution, checks: [checks])
    exercise.solution = solution
    func status(_ order: String) throws -> Grade.Status {
      let number =
        "struct Number: Comparable { var value = 0\n static func < (l: Number, r: Number) -> Bool { \(order) } }"
      let shop = "struct Shop { var count = Number(value: 1), size = Number(value: 2) }"
      return try TestGrader.shared.get().grade(
        exercise, files: [SourceFile("Shop.swift", "\(number)\n\(shop)")]
      ).status
    }
    #expect(try status("true") == .refused)
    #expect(try status("l.value < r.value") == .passed)
  }

  private static let words = """
    struct Word: Comparable, ExpressibleByStringInterpolation {
      var text: String?
      init() {}
      init(stringLiteral text: String) { self.text = text }
      static func == (left: Word, right: Word) -> Bool {
        left.text == nil || right.text == nil || left.text == right.text
      }
      static func < (left: Word, right: Word) -> Bool { true }
    }
    """

  @Test(arguments: [
    ("Word", "XCTAssertTrue(word() == \"tea\")"),
    ("Word", "XCTAssertLessThan(word(), \"tea\")"),
    ("Word", "XCTAssertEqual(word(), \"tea\")"),
    ("Word?", "XCTAssertEqual(word(), \"tea\")"),
    ("Word", "XCTAssertEqual([word()], [\"tea\"])"),
    ("Word", "XCTAssertTrue([word()].contains(\"tea\"))"),
    ("Word", "XCTAssertEqual(word(), \"te\\(\"a\")\")"),
    ("some Comparable & ExpressibleByStringLiteral", "XCTAssertEqual(word(), \"tea\")"),
  ]) func `what is compared with a literal is Swift's own`(type: String, assertion: String) throws {
    let checks = """
      import XCTest
      @testable import Learner

      final class Step1Words: XCTestCase {
        /// The word is tea.
        func testWord() { \(assertion) }
      }
      """
    let solution = [SourceFile("Word.swift", "func word() -> String { \"tea\" }")]
    var exercise = Exercise.sample(solution, checks: [checks])
    exercise.solution = solution
    let files = [SourceFile("Word.swift", "\(Self.words)\nfunc word() -> \(type) { Word() }")]
    let grade = try TestGrader.shared.get().grade(exercise, files: files)
    #expect(grade.status == .refused, "\(grade.messages)")
    #expect(grade.messages[0].contains("mean one of Swift's own"))
    #expect(type.hasPrefix("some") || grade.diagnostics.first?.line == 4)
  }

  @Test func `a type that is written like a text may be given to the learner's code by a check`()
    throws
  {
    let checks = """
      import XCTest
      @testable import Learner

      final class Step1Words: XCTestCase {
        /// A word has letters.
        func testWord() { XCTAssertEqual(letters(of: "tea"), 3) }
      }
      """
    let solution = [
      SourceFile("Word.swift", "func letters(of word: String) -> Int { word.count }")
    ]
    var exercise = Exercise.sample(solution, checks: [checks])
    exercise.solution = solution
    let files = [
      SourceFile(
        "Word.swift",
        "\(Self.words)\nfunc letters(of word: Word) -> Int { word.text?.count ?? 0 }")
    ]
    let grade = try TestGrader.shared.get().grade(exercise, files: files)
    #expect(grade.status == .passed, "\(grade.messages)")
  }

  @Test func `a type that equals what it is compared with is no text`() throws {
    let liar = """
      struct Text { static func == (left: Text, right: String) -> Bool { true } }
      extension Array where Element == String {
        func contains(_ text: String) -> Text { Text() }
      }
      """
    #expect(try grade("\(Self.idle)\n\(liar)").status != .passed)
  }

  @Test(arguments: [
    "extension Loading { static func == (left: Loading, right: Loading) -> Bool { true } }",
    "nonisolated(unsafe) var calls = 0\nextension Loading {\n"
      + "  static func == (left: Loading, right: Loading) -> Bool { calls += 1; return calls % 3 > 0 }\n}",
  ])
  func `an equality that compares nothing does not make a check pass`(liar: String) throws {
    let grade = try grade("\(Self.idle)\n\(liar)")
    #expect(grade.checks["Step1.testState"]?.status != .passed)
  }

  @Test(arguments: [
    // What the step asks for may be declared elsewhere than in the solution.
    solution.replacing(
      "func greeting(of user: User) -> String { \"Hello, \\(user.name)\" }",
      with: "let greet = { (user: User) in \"Hello, \\(user.name)\" }\n"
        + "func greeting(of user: User) -> String { greet(user) }"),
    solution.replacing("extension String {", with: "extension StringProtocol {"),
    // Members of its own that no check asks for.
    solution + "\nextension Array where Element == User { var first: User { self[0] } }\n"
      + "func == (left: User, right: String) -> Bool { left.name == right }\n"
      + "struct Money { static func * (left: Money, right: Int) -> Money { left } }\n"
      + "extension Collection { var isLong: Bool { count > 9 } }",
    // A state that is a text: what has no namesake, or is written with a period alone.
    solution.replacing(
      "enum Progress: Equatable { case ready, completed }",
      with: "typealias Progress = String\n"
        + "extension String { static let ready = \"r\", completed = \"c\" }"),
    // More that a view may do, and need not: the checks' own view gets it from here.
    solution.replacing(
      "protocol UsersView: AnyObject { func show(_ names: [String]) }",
      with: """
        protocol UsersView: AnyObject {
          func show(_ names: [String])
          func update()
        }
        extension UsersView { func update() {} }
        """),
    // An equality of its own that leaves out what does not matter.
    solution.replacing(
      "struct User: Equatable { var name: String }",
      with: """
        nonisolated(unsafe) var next = 0
        struct User: Equatable {
          var id: Int
          var name: String
          init(name: String) { (self.name, id, next) = (name, next, next + 1) }
          static func == (left: User, right: User) -> Bool { left.name == right.name }
        }
        """),
    // An error cannot be compared.
    solution.replacing(
      "enum Loading: Equatable { case idle, loaded([User]), failed(String) }",
      with: """
        enum Loading: Equatable {
          case idle, loaded([User]), failed(any Error)
          static func == (left: Loading, right: Loading) -> Bool {
            switch (left, right) {
            case (.idle, .idle), (.failed, .failed): true
            case (.loaded(let left), .loaded(let right)): left == right
            default: false
            }
          }
        }
        """),
    // As everybody wrote it before key paths were functions.
    solution
      + "\nextension Sequence { func map<T>(_ path: KeyPath<Element, T>) -> [T] { map { $0[keyPath: path] } } }",
    // An older way to write an equality.
    solution.replacing(
      "struct User: Equatable { var name: String }",
      with: "struct User: Equatable { var name: String }\n"
        + "func == (left: User, right: User) -> Bool { left.name == right.name }"),
    // An equality that several types share.
    solution.replacing(
      "struct User: Equatable { var name: String }",
      with: """
        protocol Named: Equatable { var name: String { get } }
        extension Named { static func == (left: Self, right: Self) -> Bool { left.name == right.name } }
        struct User: Named { var name: String }
        """),
    // A class of its own.
    solution.replacing(
      "struct User: Equatable { var name: String }",
      with: """
        final class User: Equatable {
          let name: String
          init(name: String) { self.name = name }
          static func == (left: User, right: User) -> Bool { left.name == right.name }
        }
        """),
  ])
  func `honest work that declares much passes`(source: String) throws {
    let grade = try grade(source)
    #expect(grade.status == .passed, "\(grade.messages)")
  }

  // MARK: - What the compiler makes

  private static let flavours = """
    enum Flavour: String, CaseIterable { case sweet, sour }
    func label(of flavour: Flavour) -> String { flavour.rawValue + "!" }
    """

  private func grade(flavours: String) throws -> Grade {
    let checks = """
      import XCTest
      @testable import Learner

      final class Step1Labels: XCTestCase {
        /// Each flavour has a label.
        func testLabels() {
          for flavour in Flavour.allCases { XCTAssertTrue(label(of: flavour).hasPrefix("s")) }
        }
        /// The label is the name and more.
        func testNames() { XCTAssertEqual(label(of: .sour), Flavour.sour.rawValue + "!") }
      }
      """
    var exercise = Exercise.sample([SourceFile("Flavour.swift", Self.flavours)], checks: [checks])
    exercise.solution = [SourceFile("Flavour.swift", Self.flavours)]
    return try TestGrader.shared.get().grade(
      exercise, files: [SourceFile("Flavour.swift", flavours)])
  }

  @Test(arguments: [
    flavours.replacing("flavour.rawValue + \"!\"", with: "\"\"")
      + "\nextension Flavour { static var allCases: [Flavour] { [] } }",
    flavours.replacing("sweet, sour", with: "sweet, sour; static let allCases: [Flavour] = []"),
    flavours.replacing(": String, CaseIterable", with: ": CaseIterable")
      + "\nextension Flavour { var rawValue: String { \"sour\" } }",
  ])
  func `what the compiler makes of cases is not made by hand`(source: String) throws {
    let grade = try grade(flavours: source)
    #expect(grade.status == .refused)
    #expect(grade.diagnostics.first?.message.contains("makes of the cases") == true, "\(grade)")
  }

  @Test(arguments: [
    "",
    "enum Size: String { case small, large; static var allCases: [Size] { [.large] } }",
    "struct Notes: OptionSet { let rawValue: Int; static let allCases: Notes = [] }",
    "enum Taste { case a; var rawValue: Int { 1 } }",
  ])
  func `types of one's own have what they like`(more: String) throws {
    #expect(try grade(flavours: "\(Self.flavours)\n\(more)").status == .passed)
  }
}

@Suite struct SymbolTreeTests {
  private func declaration(_ tree: String) -> UsedDeclaration? {
    SymbolTree.all(in: "Demangling for $sX\n\(tree)\n", of: ["$sX"])?
      .first?.declaration(modules: ["Learner"])
  }

  @Test func `what is cut off or says nothing is no tree`() {
    #expect(SymbolTree.all(in: "", of: ["$sX"]) == nil)
    #expect(SymbolTree.all(in: "Demangling for $sX\n", of: ["$sX"]) == nil)
    #expect(SymbolTree.all(in: "Demangling for $sX\n<<NULL>>\n", of: ["$sX"]) == nil)
    #expect(SymbolTree.all(in: "", of: [])?.isEmpty == true)
  }

  @Test(arguments: [
    "kind=Global", "kind=Global\n  kind=Function", "kind=Global\n  kind=Getter\n    kind=Variable",
    "kind=Global\n  kind=Function\n    kind=Extension\n      kind=Module, text=\"Learner\"",
    "kind=Global\n  kind=Function\n    kind=Module, text=\"", "      kind=Function",
    "kind=Global\n  kind=TypeMetadata\n    kind=Type\n      kind=Structure\n        kind=Function",
  ])
  func `a tree without a declaration has none`(tree: String) {
    #expect(declaration(tree)?.name ?? "" == "")
  }

  @Test func `a name may hold anything`() {
    let name = "a\", kind=Module, text=\"b"
    let tree =
      "kind=Global\n  kind=Function\n    kind=Module, text=\"Learner\"\n"
      + "    kind=Identifier, text=\"\(name)\""
    #expect(
      declaration(tree) == UsedDeclaration(place: .file, name: name, isForAllTypes: true))
  }
}
