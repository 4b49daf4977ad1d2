import Curriculum
import Testing

@testable import Grading

/// How the compiler's errors in hidden checks are told to a learner, who never sees the checks.
@Suite struct ShapeWordingTests {
  private static let learner = [
    SourceFile(
      "Shop.swift",
      """
      protocol Service { func load() async throws -> [String] }
      protocol Delegate: AnyObject {}
      protocol Loader { func load(_ id: Int) -> String }
      protocol Wide { func show(); func close() }
      @MainActor class Screen { var title = ""; init() {}; func reload() {} }
      struct Model {
        let name: String
        static let shared = Model(name: "a")
        func describe() -> Int { 1 }
        var count: Int? = 3
        var total: Int { 3 }
        private(set) var seen = 0
      }
      class Coded: Klass { init(api: Service) { super.init(service: api) }; required init?(coder: String) { nil } }
      struct Failing { init?(text: String) { nil }; init(other: String) throws {} }
      struct Box<T> { var value: T }
      struct Plain { var x = 1; mutating func grow() { x += 1 } }
      extension Plain { init(half: Int) { x = half / 2 } }
      class Klass { var y = 1; init(service: Service) {}; static func make() -> Klass? { nil } }
      class Fixed { init(service: Klass) {} }
      enum State: Equatable { case empty, loaded([String]) }
      final class Store {
        var items: [Int] = []
        var price = ""
        weak var owner: Klass?
        func add(_ x: Int) -> String { "" }
        func go(completion: (Int) -> Void) {}
        func wait() async {}
        var isFull: () -> Bool = { true }
      }
      class Base { required init(x: Int) {}; func go() {}; final func stop() {} }
      actor Cache { func hit() {} }
      private struct Kept {}
      """)
  ]

  private static let cases: [(code: String, more: String, words: String)] = [
    // Names and calls.
    ("_ = Stoer()", "", "looks for a type `Stoer` with `init()`, which is not in your code"),
    (
      "_ = Store().state.pattern", "extension Store { var state: State { .empty } }",
      "looks for `pattern` in `State`, which has no such member"
    ),
    (
      "let hiddenValue: STORE? = nil; _ = STORE()", "",
      "looks for a type `STORE` with `init()`, which is not in your code; yours is called `Store`"
    ),
    (
      "_ = Fixed(owner: HiddenOther())", "struct HiddenOther {}",
      "calls `Fixed(owner:)`; your code declares it with other arguments"
    ),
    (
      "XCTAssertEqual(Store().price.copy, \"hiddenText\")", "",
      "looks for `copy` in `price`, which has no such member in your code"
    ),
    (
      "let hiddenStore = Store(); XCTAssertEqual(hiddenStore.isFull, true)", "",
      "expects `isFull` to be a value; yours is a function"
    ),
    (
      "let hiddenStore = Store(); let hiddenFull: Bool = hiddenStore.isFull; _ = hiddenFull", "",
      "expects `isFull` to be a `Bool`; yours is a function that gives one"
    ),
    (
      "let hiddenStore = Store(); let hiddenText: String = hiddenStore.add; _ = hiddenText", "",
      "expects `add` to be a `String`; yours is a `(Int) -> String`"
    ),
    (
      "_ = Plain(x: \"hiddenText\")", "",
      "passes a `String` to `Plain(x:)`, which takes an `Int`"
    ),
    (
      "let hiddenTime: TimeInterval = 1; _ = Plain(x: hiddenTime)", "",
      "passes a `TimeInterval` to `Plain(x:)`, which takes an `Int`"
    ),
    (
      "let hiddenValue: Kept? = nil; _ = hiddenValue", "",
      "looks for the type `Kept` and cannot see yours: declare it outside of other types, and not "
        + "`private`"
    ),
    (
      "let shop = Shop(); XCTAssertEqual(shop.state, .open)", "",
      "looks for a type `Shop` with `init()`, which is not in your code"
    ),
    ("_ = State.failed", "", "looks for the case `failed` in `State`, which has no such case"),
    (
      "Store().go(completion: { _, _ in })", "",
      "passes a closure with other parameters to `go(completion:)`, which takes `(Int) -> Void` in "
        + "your code"
    ),
    ("_ = Store().price()", "", "calls `price` as a function; yours is a `String`"),
    (
      "_ = Failing(other: \"hiddenText\")", "",
      "calls `Failing` as a plain initializer; yours throws"
    ),
    ("Store().wait()", "", "calls `wait` as a plain function; yours is `async`"),
    // Isolation.
    (
      "_ = Screen()", "",
      "uses `Screen` outside of the main actor; yours is marked `@MainActor`"
    ),
    (
      "let hiddenCache = Cache(); hiddenCache.hit()", "",
      "uses `hit` without `await`; yours belongs to an `actor`"
    ),
    // Setting.
    (
      "var m = Model(name: \"\"); m.name = \"b\"", "",
      "changes `name`, which is a `let` in your code"
    ),
    (
      "var m = Model(name: \"\"); m.total = 4", "",
      "sets `total`, which can only be read in your code"
    ),
    (
      "var m = Model(name: \"\"); m.seen = 4", "",
      "sets `seen`, whose setter is private in your code"
    ),
    (
      "let hiddenPlain = Plain(); hiddenPlain.x = 3", "",
      "changes `x` of an object that it keeps in a constant, which needs a class; yours is a struct"
    ),
    (
      "let hiddenPlain = Plain(); hiddenPlain.grow()", "",
      "changes `grow` of an object that it keeps in a constant, which needs a class; yours is a struct"
    ),
    // Optionals.
    (
      "let f: Failing = Failing(text: \"a\"); _ = f", "",
      "expects `Failing(text:)` to give a `Failing` always; your `init?` may give none"
    ),
    (
      "let c: Coded = Coded(model: \"hiddenText\"); _ = c", "",
      "calls `Coded(model:)`; your code declares it with other arguments"
    ),
    (
      "let n: Int = Model(name: \"\").count; _ = n", "",
      "expects `count` to be an `Int`; yours is optional, `Int?`"
    ),
    (
      "let hiddenKlass = Klass.make(); hiddenKlass.y = 2", "",
      "looks for `y` in a `Klass`; your code gives an optional, `Klass?`"
    ),
    (
      "guard let hiddenStore = Store() else { return }; _ = hiddenStore", "",
      "expects an optional where your code gives a `Store`"
    ),
    // Types.
    (
      "let s: String = Model(name: \"\").describe(); _ = s", "",
      "expects `describe()` to return a `String`; yours returns an `Int`"
    ),
    (
      "let p: Int = Store().price; _ = p", "", "expects `price` to be an `Int`; yours is a `String`"
    ),
    ("let s = Store(); s.price = 3", "", "sets `price` to an `Int`; yours is a `String`"),
    ("XCTAssertTrue(Store().price)", "", "expects `price` to be a `Bool`; yours is a `String`"),
    (
      "XCTAssertEqual(Store().price, 3)", "",
      "compares a `String` with an `Int`; a property or a result of yours has another type than the "
        + "step gives"
    ),
    (
      "XCTAssertEqual(Store().items, [\"a\"])", "",
      "gives a `String` as an element where your code has an `Int`"
    ),
    (
      "let s: State = State.loaded; _ = s", "",
      "uses the case `loaded` without a value; yours has one"
    ),
    // Conformance.
    (
      "_ = Klass(service: HiddenSpy())", "final class HiddenSpy {}",
      "passes an object of its own to `Klass(service:)`, which takes a `Service` in your code; the "
        + "step gives its parameter another type"
    ),
    (
      "_ = Klass(loader: HiddenSpy())", "final class HiddenSpy {}",
      "calls `Klass(loader:)`; your code declares it with other arguments"
    ),
    (
      "_ = Fixed(service: HiddenSpy())", "final class HiddenSpy: Delegate {}",
      "passes an object of its own to `Fixed(service:)`, which takes only a `Klass` in your code; a "
        + "protocol there would let it in"
    ),
    (
      "let d: Delegate = Plain(); _ = d", "", "needs your `Plain` to conform to `Delegate`"
    ),
    (
      "XCTAssertEqual(Plain(), Plain())", "", "needs your `Plain` to conform to `Equatable`"
    ),
    (
      "_ = HiddenSpy()", "struct HiddenSpy: Wide { func show() {} }",
      "brings its own `Wide`; yours asks for more or other members than the step gives: `close()`"
    ),
    // Kinds.
    (
      "_ = Model.describe()", "",
      "uses `describe` of the type `Model` itself; yours is not `static`"
    ),
    ("_ = Model(name: \"\").shared", "", "looks for `shared` in each `Model`; yours is `static`"),
    ("_ = Box<Int, String>(value: 1)", "", "gives `Box` 2 generic arguments; yours takes 1"),
    ("_ = Plain<Int>()", "", "uses `Plain` as a generic type; yours is not generic"),
    ("weak var p: Plain? = Plain(); _ = p", "", "needs `Plain` to be a class; yours is a struct"),
    (
      "let p = Plain(); XCTAssertTrue(p === p)", "",
      "needs `Plain` to be a class; yours is a struct"
    ),
    (
      "_ = Delegate()", "",
      "makes a `Delegate`; yours is a protocol, not a type that can be made"
    ),
    // Inheritance.
    ("_ = 1", "class HiddenSub: Store {}", "subclasses `Store`, which is `final` in your code"),
    (
      "_ = 1", "class HiddenSub: Plain {}",
      "inherits from `Plain`, which is no class or protocol in your code but a struct"
    ),
    (
      "_ = 1", "class HiddenSub: Base { override func missing() {} }",
      "overrides `missing` of your class, which is not there"
    ),
    (
      "_ = 1", "class HiddenSub: Base { override func stop() {} }",
      "overrides `stop`, which is `final` in your code"
    ),
    (
      "_ = 1", "class HiddenSub: Base { func go() {} }",
      "adds `go` in a subclass of its own; your class has it already"
    ),
    (
      "_ = 1", "class HiddenSub: Base { init() { super.init(x: 77123) } }",
      "subclasses `Base`, whose `init(x:)` is `required` in your code"
    ),
  ]

  @Test func `each error tells what the step looks for, and nothing of the checks`() throws {
    let exercise = Exercise.sample(
      Self.learner,
      checks: Self.cases.enumerated().map { index, check in
        """
        import XCTest
        @testable import Learner
        \(check.more)
        final class Step\(index + 1): XCTestCase {
          func testShape() {
            \(check.code)
          }
        }
        """
      })
    let grade = try TestGrader.shared.get().grade(exercise, files: Self.learner)
    for (step, check) in zip(grade.steps, Self.cases) {
      #expect(
        step.checks.first?.message?.split(separator: "\n").first.map(String.init)
          == "Step \(step.number) \(check.words).", "\(check.code) \(check.more)")
    }
    #expect(grade.leaks(of: exercise).isEmpty)
    let said = grade.messages.joined(separator: "\n").lowercased()
    #expect(!said.contains("hidden") && !said.contains("77123"))
    let ofNone = grade.messages.filter { $0.contains("may give none") }
    #expect(!ofNone.isEmpty && ofNone.allSatisfy { $0.contains("`Failing(text:)`") }, "\(ofNone)")
  }

  private static let cartAndShop = [
    SourceFile("Cart.swift", "struct Cart {\n  init(items: [Int]) {}\n}\n"),
    SourceFile(
      "Shop.swift", "final class Shop {\n  var price = \"\"\n}\nstruct Stand { var size: Int }\n"),
  ]

  private func message(_ code: String) throws -> String? {
    let check = """
      import XCTest
      @testable import Learner
      final class Step1: XCTestCase { func testShape() { \(code) } }
      """
    let grade = try TestGrader.shared.get().grade(
      .sample(Self.cartAndShop, checks: [check]), files: Self.cartAndShop)
    return grade.steps.first?.checks.first?.message
  }

  @Test func `where other arguments are taken, nothing is said of their types`() throws {
    #expect(
      try message("let hiddenTime: TimeInterval = 1; _ = Stand(width: hiddenTime)")
        == "Step 1 calls `Stand(width:)`; your code declares it with other arguments.")
  }

  @Test func `of several differences each has its place`() throws {
    let cart = "Step 1 calls `Cart(goods:)`; your code declares it with other arguments"
    let shop = "Step 1 calls `price` as a function; yours is a `String`"
    #expect(try message("_ = Cart(goods: [])") == "\(cart).")
    #expect(
      try message("_ = Cart(goods: []); _ = Shop().price()")
        == "\(cart) (Cart.swift:2).\n\(shop) (Shop.swift:2).")
  }
}
