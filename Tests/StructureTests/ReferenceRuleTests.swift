import Testing

@testable import StructureChecks

/// Who may know whom: of each rule three ways to obey and three or more to break it.
@Suite struct ReferenceRuleTests {
  private static let shop = """
    import Foundation
    protocol Store { func load() -> [Int] }
    class WebStore: Store {
      static let shared = WebStore()
      static let limit = 3
      var count = 0
      init(size: Int = 0) {}
      func load() -> [Int] { [] }
    }
    class DiskStore: Store { func load() -> [Int] { [] } }
    typealias Net = WebStore
    struct Box<Content> { var content: Content }
    @propertyWrapper struct Kept<Value> { var wrappedValue: Value }
    @resultBuilder enum Lines { static func buildBlock(_ parts: [Int]...) -> [Int] { [] } }
    var counter = 0
    let unit = "m"
    """

  @Test func `a reference to a type is found wherever it stands, and only there`() throws {
    try expect(
      { $0.uses(of: "WebStore") },
      on: [
        "Shop.swift": Self.shop,
        "Users.swift": """
        struct Comment {
          /* WebStore */ let store: any Store  // WebStore()
        }
        struct Text { let name = "WebStore.shared" }
        struct Abstract {
          let store: Store
          enum WebStoreKind { case one }
          func load() -> [Int] { store.load() }
        }
        struct Alias { let store: Net? = nil }  //! Alias
        struct Generic { let box: Box<WebStore>? = nil }  //! Generic
        struct Closure {
          let make = {
            WebStore()  //! Closure
          }
        }
        struct Existential { let store: any Store }
        extension Existential {
          func other() -> [Int] { WebStore.shared.load() }  //! Existential
        }
        struct Outer {
          struct Inner { func load() -> Int { WebStore.limit } }  //! Outer
        }
        struct Default {
          func load(from store: any Store = WebStore()) {}  //! Default
        }
        struct Wrapped { @Kept var store: WebStore? = nil }  //! Wrapped
        struct Built {
          @Lines func lines() -> [Int] {
            WebStore().load()  //! Built
          }
        }
        struct Inferred {
          func load() -> [Int] { Elsewhere.store.load() }  //! Inferred
        }
        enum Elsewhere { static var store: WebStore { WebStore() } }
        struct Value { let store = Elsewhere.store }  //! Value
        struct Function { var onLoad: ((WebStore) -> Void)? }  //! Function
        """,
      ], obeyedBy: ["Comment", "Text", "Abstract"],
      brokenBy: [
        "Alias", "Generic", "Closure", "Existential", "Outer", "Default", "Wrapped", "Built",
        "Inferred", "Value", "Function",
      ])
  }

  @Test func `a dictionary is one however it is written, and nothing else in brackets is`() throws {
    try expect(
      { $0.uses(of: "Dictionary") },
      on: [
        "Users.swift": """
        struct List { var names: [String] = [] }
        struct Argument { func load(_ names: [String], of count: Int) -> [Int] { [] } }
        struct Function { var onLoad: ([Int]) -> Void = { _ in } }
        struct Field {
          var values: [String: Any] = [:]  //! Field
        }
        struct Parameter {
          init(json: [String: Any]?) {}  //! Parameter
        }
        struct Result {
          func rows() -> [[String: Int]] { [] }  //! Result
        }
        struct Inferred {
          private let rates = ["usd": 1.1]  //! Inferred
        }
        struct Whole { var values: Dictionary<Int, Int>? }  //! Whole
        """
      ], obeyedBy: ["List", "Argument", "Function"],
      brokenBy: ["Field", "Parameter", "Result", "Inferred", "Whole"])
  }

  @Test func `what is known by its promise is asked for nothing else that it is`() throws {
    try expect(
      { $0.uses(of: "Router", otherThanAs: "Routing") },
      on: [
        "Router.swift": """
        protocol Leaving { func leave() }
        protocol Routing: Leaving { func show() }
        protocol Traced {}
        protocol Selling { func sell() }
        class Wheel { func turn() {} }
        final class Router: Wheel, Routing, Traced, Selling {
          func show() {}
          func leave() {}
          func sell() {}
        }
        """,
        "Users.swift": """
        struct Promise { let router: any Routing; func go() { router.show() } }
        struct Parent { let router: any Routing; func go() { router.leave() } }
        struct Both: Traced { let router: any Routing; func go() { _ = router as? any Traced } }
        struct Itself { let router: Router }  //! Itself
        struct Cast {
          let router: any Routing
          func go() { (router as? any Selling)?.sell() }  //! Cast
        }
        struct Base {
          let router: any Routing
          func go() { (router as? Wheel)?.turn() }  //! Base
        }
        """,
      ], obeyedBy: ["Promise", "Parent", "Both"], brokenBy: ["Itself", "Cast", "Base"])
  }

  @Test func `an extension in another file belongs to its type`() throws {
    try expect(
      { $0.uses(of: "WebStore") },
      on: [
        "Shop.swift": Self.shop, "A.swift": "struct Plain {}\nstruct Other {}",
        "B.swift": """
        protocol Loading {}
        extension Plain: Loading {
          func load() { _ = WebStore() }  //! Plain
        }
        extension Other { func load() {} }
        """,
      ], obeyedBy: ["Other"], brokenBy: ["Plain"])
  }

  @Test func `a module is known by what is used of it, not by its import`() throws {
    try expect(
      { $0.uses(ofModule: "Dispatch") },
      on: [
        "A.swift": """
        import Dispatch
        struct Unused { let name = "DispatchQueue" }
        struct Foundation { let date = 0 }
        struct Own { struct DispatchQueue {}; let queue = DispatchQueue() }
        struct Uses { func run() { DispatchQueue.main.async {} } }  //! Uses
        struct Holds { var queue: DispatchQueue? }  //! Holds
        typealias Queue = DispatchQueue
        struct Hides { let queue: Queue }  //! Hides
        extension DispatchQueue { static var mine: DispatchQueue { .main }; func tidy() {} }
        struct Extended {
          func run(_ body: () -> Void) {
            take(.mine)  //! Extended
          }
        }
        func take(_ queue: DispatchQueue) {}
        """
      ], obeyedBy: ["Unused", "Foundation", "Own"],
      brokenBy: ["Uses", "Holds", "Hides", "Extended"])
  }

  @Test func `a construction is one of the type itself, under whatever name`() throws {
    try expect(
      { $0.constructions(of: "WebStore") },
      on: [
        "Shop.swift": Self.shop,
        "Users.swift": """
        struct Given { let store: WebStore; init(store: WebStore) { self.store = store } }
        struct Asks { let store = WebStore.shared }
        struct Another { let store: any Store = DiskStore() }
        class Derived: WebStore { init() { super.init(size: 3) } }
        struct Named { let store = WebStore() }  //! Named
        struct Short { let store: WebStore = .init() }  //! Short
        struct Aliased { func make() -> any Store { Net(size: 1) } }  //! Aliased
        struct Passed { let stores = [1, 2].map(WebStore.init) }  //! Passed
        struct Late {
          lazy var store = {
            WebStore()  //! Late
          }()
        }
        struct Meta { let type: WebStore.Type = WebStore.self }
        """,
      ], obeyedBy: ["Given", "Asks", "Another", "Derived", "Meta"],
      brokenBy: ["Named", "Short", "Aliased", "Passed", "Late"])
  }

  @Test func `what is needed is given, not made`() throws {
    try expect(
      { $0.constructedDependencies() },
      on: [
        "Shop.swift": Self.shop,
        "Users.swift": """
        class Given { let store: any Store; init(store: any Store) { self.store = store } }
        class Parts { let store: any Store; let box = Box(content: 1)
          init(_ store: any Store) { self.store = store } }
        class Maker { func make() -> WebStore { WebStore() } }
        struct Oops: Error {}
        class Failing {
          var error: (any Error)?
          func fail() { error = Oops() }
        }
        class Made { let store: any Store = WebStore() }  //! Made
        class Defaults {
          let store: any Store
          init(store: any Store = DiskStore()) { self.store = store }  //! Defaults
        }
        class Inside {
          let store: any Store
          init() { store = Net() }  //! Inside
        }
        enum Stores {
          static func make() -> any Store { WebStore() }
          static var disk: DiskStore { DiskStore() }
          static func names() -> [String] { _ = WebStore(); return [] }
        }
        extension Store where Self == WebStore { static var web: WebStore { WebStore() } }
        class Names { let store: any Store; init(_ store: any Store) { self.store = store }
          func all() -> [String] { Stores.names() } }
        class Hides {
          struct Hidden: Store { func load() -> [Int] { [] } }
          let store: any Store
          init(store: any Store) { self.store = store }
          convenience init() { self.init(store: Hidden()) }  //! Hides
        }
        class Phases { protocol Phase {}; struct Idle: Phase {}; var phase: any Phase = Idle()
          let store: any Store; init(store: any Store) { self.store = store } }
        class Rows { struct Row {}; let store: any Store; let row = Row()
          init(store: any Store) { self.store = store } }
        class Factory { let store: any Store = Stores.make() }  //! Factory
        class Property { let store: any Store; init() { store = Stores.disk } }  //! Property
        class Offer { let store: any Store; init(_ store: any Store = .web) { self.store = store } }  //! Offer
        """,
      ], obeyedBy: ["Given", "Parts", "Maker", "Failing", "Names", "Phases", "Rows"],
      brokenBy: ["Made", "Defaults", "Inside", "Hides", "Factory", "Property", "Offer"])
  }

  @Test func `a literal is no dependency`() throws {
    try expect(
      { $0.constructedDependencies() },
      on: [
        "Shop.swift": Self.shop,
        "Rates.swift": """
        protocol Rates { func rate() -> Int }
        extension Int: Rates { func rate() -> Int { 7 } }  //! Till
        protocol Named { var name: String { get } }
        extension String: Named { var name: String { self } }
        protocol Clerk { func hours() -> Int }
        protocol DayClerk: Clerk {}
        extension Double: DayClerk { func hours() -> Int { 8 } }  //! Desk
        protocol Bounds { func low() -> Int }
        extension Range<Int>: Bounds { func low() -> Int { lowerBound } }
        """,
        "Users.swift": """
        class Till { let rates: any Rates; init(rates: any Rates = 7) { self.rates = rates } }
        class Desk { let clerk: any Clerk; init(clerk: any Clerk = 8.0) { self.clerk = clerk } }
        class Given { let store: any Store; init(store: any Store) { self.store = store } }
        class Limited { let bounds: any Bounds; init(bounds: any Bounds) { self.bounds = bounds } }
        """,
      ], obeyedBy: ["Given", "Limited"], brokenBy: ["Till", "Desk"])
  }

  @Test func `what is lent to others' types is known with the protocol`() throws {
    let codebase = try Programs.codebase([
      "Shop.swift": Self.shop,
      "Lent.swift": """
      protocol Stocked { static func stock() -> any Store; func stocked() -> any Store }
      extension String: Stocked {
        static func stock() -> any Store { WebStore() }
        func stocked() -> any Store { DiskStore() }
      }
      protocol Named { var title: String { get } }
      extension Int: Named { var title: String { "" } }
      """,
      "Users.swift": """
      class Lender { let store: any Store
        init(store: any Store = (String.self as any Stocked.Type).stock()) { self.store = store } }
      class Literal { let store: any Store
        init(_ stocked: any Stocked = "") { store = stocked.stocked() } }
      class Given { let store: any Store; init(store: any Store) { self.store = store } }
      class Titled { let title: String; init(_ named: any Named = 7) { title = named.title } }
      """,
    ])
    for name in ["Lender", "Literal"] {
      let found = try codebase.type(name).transitiveUses(of: "WebStore")
      #expect(found.first?.file == "Lent.swift" && found.first?.line == 3, "\(name)")
    }
    for name in ["Given", "Titled"] {
      #expect(try codebase.type(name).transitiveUses(of: "WebStore").isEmpty, "\(name)")
    }
    #expect(try codebase.type("Lender").constructedDependencies().isEmpty == false)
    #expect(try codebase.type("Given").constructedDependencies().isEmpty)
  }

  @Test func `a type that makes itself is made`() throws {
    try expect(
      { $0.constructions(of: "WebStore") },
      on: [
        "Shop.swift": Self.shop.replacing(
          "init(size: Int = 0) {}", with: "required init(size: Int = 0) {}"),
        "Users.swift": """
        class Heir: WebStore { required init(size: Int = 0) { super.init(size: size) } }
        class Own { init(size: Int) {}; convenience init() { self.init(size: 1) } }
        class Self1 { let store: any Store = WebStore.self.init() }  //! Self1
        """,
      ], obeyedBy: ["Heir", "Own"], brokenBy: ["Self1"])
  }

  @Test func `who only tells calls what has no result`() throws {
    try expect(
      { $0.questions(to: "Presenter") },
      on: [
        "Presenter.swift": """
        class Presenter {
          var view: AnyObject?
          var count = 0
          func didTap() {}
          func didType(_ text: String, then done: (Int) -> Bool) {}
          func isMany(_ count: Int) -> Bool { count > 100 }
          func load() async throws -> [Int] { [] }
          func forwarder() -> (Int) -> Void { { _ in } }
          func finish() -> Void {}
        }
        """,
        "Users.swift": """
        class Tells {
          let presenter = Presenter()
          func tap() {
            presenter.view = self
            presenter.didTap()
            presenter.didType("a") { $0 > 0 }
            presenter.finish()
          }
        }
        class Asks { func ask(_ presenter: Presenter) -> Bool { presenter.isMany(7) } }  //! Asks
        class Reads { func read(_ presenter: Presenter) -> Int { presenter.count } }  //! Reads
        class Waits { func wait(_ presenter: Presenter) async throws { _ = try await presenter.load() } }  //! Waits
        class Fetches { func fetch(_ presenter: Presenter) { presenter.forwarder()(7) } }  //! Fetches
        """,
      ], obeyedBy: ["Tells"], brokenBy: ["Asks", "Reads", "Waits", "Fetches"])
  }

  @Test func `singletons and globals are known by what they are`() throws {
    try expect(
      { $0.globals(except: []) },
      on: [
        "Shop.swift": Self.shop,
        "Users.swift": """
        import Foundation
        import Synchronization
        class Given { let store: WebStore; init(_ store: WebStore) { self.store = store } }
        class Constant { let limit = WebStore.limit }
        @MainActor class Follows {
          func follow(_ numbers: AsyncStream<Int>) async { for await number in numbers { print(number) } }
        }
        class Runs { func run(_ work: @escaping @Sendable () -> Void) { DispatchQueue.main.async(execute: work) } }
        class Bundled { let path = Bundle.main.bundlePath }  //! Bundled
        class Unit { let name = unit }
        class Days { let calendar = Calendar.autoupdatingCurrent }  //! Days
        class Sold {
          static let count = Mutex(0)
          func sell() {
            Self.count.withLock { $0 += 1 }  //! Sold
          }
        }
        class Held { let count = Mutex(0); func sell() { count.withLock { $0 += 1 } } }
        private let euros = NumberFormatter()
        class Prices { func write() -> String? { euros.string(from: 1) } }
        extension DateFormatter { static let day = DateFormatter() }
        class Diary { func write() -> String { DateFormatter.day.string(from: Date()) } }
        class Single { func load() -> [Int] { WebStore.shared.load() } }  //! Single
        class Global { func next() -> Int { counter += 1; return counter } }  //! Global
        class System { func read() -> Bool { FileManager.default.fileExists(atPath: "") } }  //! System
        class Alias { let store = Net.shared }  //! Alias
        class OwnConstant {
          static let format = DateFormatter()
          func write() -> String { Self.format.string(from: Date()) }
        }
        class Offered { static let shared = Offered() }
        class OwnMemory {
          private static var seen: [Int] = []
          func see(_ number: Int) {
            Self.seen.append(number)  //! OwnMemory
          }
        }
        class OwnCount {
          private(set) static var count = 0
          init() {
            Self.count += 1  //! OwnCount
          }
        }
        struct Price { static let zero = Price(); static let shared = Price() }
        class Constants { let price = Price.zero }
        struct Formats {
          static let format = DateFormatter()
          static func write(_ date: Date) -> String { format.string(from: date) }
        }
        class Formatted { func write() -> String { Formats.write(Date()) } }
        func makeStore() -> any Store { WebStore() }
        class Made { let store = makeStore() }
        class Value { let price = Price.shared }  //! Value
        let store: any Store = WebStore()
        class Existential { func load() -> [Int] { store.load() } }  //! Existential
        enum Stores {
          static let disk: any Store = { DiskStore() }()
          private static let web = WebStore()
          static var current: any Store { web }
          static func any() -> any Store { current }
          private static var all: [String: Any] = [:]
          static func find<Found>(_ type: Found.Type) -> Found? { all["\\(type)"] as? Found }
        }
        class Static { func load() -> [Int] { Stores.disk.load() } }  //! Static
        class Door { func load() -> [Int] { Stores.current.load() } }  //! Door
        class Doors { func load() -> [Int] { Stores.any().load() } }  //! Doors
        class Locator { func load() -> [Int] { Stores.find(WebStore.self)!.load() } }  //! Locator
        class Process { let id = ProcessInfo.processInfo.processIdentifier }  //! Process
        let kept: any Store = WebStore.shared
        class Keeps { func load() -> [Int] { kept.load() } }  //! Keeps
        struct Named { let name: String; let store: WebStore }
        struct Fixed: Store { func load() -> [Int] { [1] } }
        enum Fixtures {
          static let store: any Store = Fixed()
          static let all: [any Store] = [Fixed()]
        }
        class Fixture { func load() -> [Int] { Fixtures.store.load() } }  //! Fixture
        class List { let count = Fixtures.all.count }
        let greeting = Named(name: "Hello", store: .shared).name
        class Greeting { let text = greeting }
        class OwnSingle {
          static let shared = OwnSingle()
          func other() -> OwnSingle { .shared }  //! OwnSingle
        }
        """,
      ],
      obeyedBy: [
        "Given", "Constant", "Follows", "Runs", "Unit", "Prices", "Diary", "Held", "OwnConstant",
        "Offered", "Constants", "Formatted", "Made", "Greeting", "List",
      ],
      brokenBy: [
        "Days", "Sold", "Single", "Global", "System", "Alias", "OwnMemory", "OwnCount", "OwnSingle",
        "Value", "Existential", "Static", "Door", "Doors", "Locator", "Process", "Keeps",
        "Fixture", "Bundled",
      ])
  }

  @Test func `a function is known by its name alone, and by its whole name`() throws {
    for name in ["Screen.show", "Screen.show(_:animated:)", "show"] {
      try expect(
        { $0.uses(of: name) },
        on: [
          "Screen.swift": """
          class Screen {
            func show(_ name: String, animated: Bool) {}
            func showAll() {}
          }
          """,
          "Users.swift": """
          class Other { func run(_ screen: Screen) { screen.showAll() } }
          class Named { let show = 1 }
          class Shows { func run(_ screen: Screen) { screen.show("", animated: false) } }  //! Shows
          class Hands { func run(_ screen: Screen) -> (String, Bool) -> Void { screen.show } }  //! Hands
          """,
        ], obeyedBy: ["Other", "Named"], brokenBy: ["Shows", "Hands"])
    }
  }

  @Test func `what stands outside of the learner's types is a way, too`() throws {
    let codebase = try Programs.codebase([
      "Shop.swift": Self.shop,
      "Ways.swift": """
      let standing: any Store = WebStore()
      func made() -> any Store { WebStore() }
      extension String { var store: any Store { WebStore() } }
      extension Store where Self == WebStore { static var web: WebStore { WebStore() } }
      protocol Wide: Store {}
      """,
      "Users.swift": """
      struct Reads { func load() -> [Int] { standing.load() } }
      struct Calls { func load() -> [Int] { made().load() } }
      struct Default { init(store: any Store = made()) {} }
      struct Text { func load() -> [Int] { "".store.load() } }
      struct Names { func ask(_ reads: Reads) { _ = reads.load() } }
      struct Offered { let store: any Store; let wide: any Wide }
      struct Takes { func load() -> [Int] { run(.web) }; func run(_ store: some Store) -> [Int] { [] } }
      """,
    ])
    for (name, way) in [
      ("Reads", "`standing`"), ("Calls", "`made()`"), ("Default", "`made()`"),
      ("Text", "`String.store`"), ("Names", "`Reads` and `standing`"), ("Takes", "know `WebStore`"),
    ] {
      let words = try codebase.type(name).transitiveUses(of: "WebStore").map(\.words)
      #expect(words.first?.contains(way) == true, "\(name): \(words)")
    }
    #expect(try codebase.type("Offered").transitiveUses(of: "WebStore").map(\.words) == [])
  }

  @Test func `what is known through others is found, with the way to it`() throws {
    let files = [
      "Shop.swift": Self.shop,
      "Users.swift": """
      struct Screen { let model: Model }
      struct Model { let service: Service }
      struct Service { func load() { _ = WebStore() } }
      struct Plain { let store: any Store }
      struct Far { let plain: Plain }
      """,
    ]
    let codebase = try Programs.codebase(files)
    let screen = try codebase.type("Screen")
    #expect(screen.uses(of: "WebStore").isEmpty)
    let found = screen.transitiveUses(of: "WebStore")
    #expect(found.map(\.line) == [3])
    #expect(found.first?.words.contains("through `Model` and `Service`") == true)
    for name in ["Plain", "Far"] {
      #expect(try codebase.type(name).transitiveUses(of: "WebStore").isEmpty)
    }
    #expect(screen.transitiveUses(ofModule: "Foundation").isEmpty)
    let dates = try Programs.codebase(
      files.merging([
        "More.swift": "import Foundation\nextension Service { var on: Date { Date() } }"
      ]
      ) { $1 })
    #expect(try dates.type("Screen").transitiveUses(ofModule: "Foundation").map(\.line) == [2])
    #expect(try dates.type("Far").transitiveUses(ofModule: "Foundation").isEmpty)
    #expect(try codebase.type("Service").missingUse(of: "WebStore").isEmpty)
    #expect(try codebase.type("Far").missingUse(of: "WebStore").count == 1)
    #expect(try codebase.type("Service").missingConstruction(of: "WebStore").isEmpty)
    #expect(try codebase.type("Screen").missingConstruction(of: "WebStore").count == 1)
  }
}
