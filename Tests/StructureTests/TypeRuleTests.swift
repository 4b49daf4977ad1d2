import Testing

@testable import StructureChecks

/// What a type is and holds: of each rule three ways to obey and three to break it.
@Suite struct TypeRuleTests {
  private static let views = """
    protocol View: AnyObject {}
    class Screen: View {}
    class Window: Screen {}
    typealias Display = Screen
    """

  @Test func `weak is weak, whatever else stands there`() throws {
    try expect(
      { $0.property("view", isHeld: ["weak"], as: "weakly") },
      on: [
        "Views.swift": Self.views,
        "Holders.swift": """
        class Plain { weak var view: (any View)? }
        class Private { private(set) weak var view: Display? }
        class Optional { weak   var
          view: Screen? = nil }
        class Strong { var view: Screen? }  //! Strong
        class Unowned { unowned let view: Screen; init(_ view: Screen) { self.view = view } }  //! Unowned
        class Computed { weak var other: Screen?
          var view: Screen? { other } }  //! Computed
        class Missing { weak var screen: Screen? }  //! Missing
        class Said { /* weak */ var view: Screen? }  //! Said
        class Heir: Private {}
        class StrongHeir: Strong {}
        @propertyWrapper struct Weakly<Value: AnyObject> {
          private weak var value: Value?
          var wrappedValue: Value? { get { value } set { value = newValue } }
          init(wrappedValue: Value?) { value = wrappedValue }
        }
        class Wrapped { @Weakly var view: Screen? }
        """,
      ], obeyedBy: ["Plain", "Private", "Optional", "Heir", "Wrapped"],
      brokenBy: ["Strong", "Unowned", "Computed", "Missing", "Said"])
  }

  @Test func `strong is what is stored and not weak`() throws {
    try expect(
      { $0.property("view", isHeld: ["strong"], as: "strongly") },
      on: [
        "Views.swift": Self.views,
        "Holders.swift": """
        class Plain { var view: Screen? }
        class Constant { let view: any View; init(view: any View) { self.view = view } }
        class Lazy { lazy var view = Screen() }
        class Watched { var view: Screen? { didSet {} } }
        class Weak { weak var view: Screen? }  //! Weak
        class Unowned { unowned var view: Screen; init(_ view: Screen) { self.view = view } }  //! Unowned
        class Computed { var view: Screen { Screen() } }  //! Computed
        """,
      ], obeyedBy: ["Plain", "Constant", "Lazy", "Watched"],
      brokenBy: ["Weak", "Unowned", "Computed"])
  }

  @Test func `nothing of a kind is kept alive, under whatever type`() throws {
    try expect(
      { $0.strongHolds(of: "View") },
      on: [
        "Views.swift": Self.views,
        "Holders.swift": """
        class Weak { weak var view: Screen? }
        class Told { var onClose: ((Screen) -> Void)? }
        class Passing { func show(_ view: Screen) -> Screen { view } }
        typealias Handler = (Screen) -> Void
        class Answering { var onClose: Handler?; let all: [(Screen) -> Window?] = [] }
        class Box<Value: AnyObject> { weak var value: Value?; let id = 0 }
        class Boxed { var views: [Box<Screen>] = [] }
        final class Loose<Value> { private weak var object: AnyObject?
          var value: Value? { get { object as? Value } set { object = newValue as AnyObject } } }
        class Loosely { private let shown = Loose<any View>() }
        class Listener<Value: AnyObject> { weak var value: Value?; var onChange: ((Any) -> Void)? }
        class ToldOf { let shown = Listener<Screen>() }
        class Type { let type: Screen.Type = Screen.self }
        class Strong { var view: (any View)? }  //! Strong
        class Many { private var all: [String: Window] = [:] }  //! Many
        class Aliased { let shown = Display() }  //! Aliased
        class Pair { var last: (Screen, () -> Void)? }  //! Pair
        typealias Shown = (view: Screen, close: Handler)
        class Alias { var shown: Shown? }  //! Alias
        class Base { var top: Screen? }  //! Heir
        class Bound<Shown: View> { var shown: Shown? }  //! Bound
        class Heir: Base {}
        @propertyWrapper struct Kept<Value> { var wrappedValue: Value }
        class Wrapped { @Kept var view: Screen? }  //! Wrapped
        class Crate<Value: AnyObject> { weak var value: Value?; var all: [Value] = [] }
        class Crated { var view: Crate<Screen>? }  //! Crated
        final class Both<Value> { weak var object: AnyObject?; var kept: Any? }
        class Held { let shown = Both<Screen>() }  //! Held
        """,
      ], obeyedBy: ["Weak", "Told", "Passing", "Answering", "Boxed", "Loosely", "ToldOf", "Type"],
      brokenBy: [
        "Strong", "Many", "Aliased", "Pair", "Alias", "Heir", "Bound", "Wrapped", "Crated", "Held",
      ])
  }

  @Test func `a property's type is what it is declared as`() throws {
    try expect(
      { $0.property("view", hasType: "View") },
      on: [
        "Views.swift": Self.views + "\ntypealias Shown = any View",
        "Holders.swift": """
        class Plain { var view: View? }
        class Existential { let view: any View; init(view: any View) { self.view = view } }
        class Alias { weak var view: (Shown)? }
        class Concrete { var view: Screen? }  //! Concrete
        class Inferred { let view = Screen() }  //! Inferred
        class Closure { var view: (() -> any View)? }  //! Closure
        class Missing { var screen: View? }  //! Missing
        class Composed { var view: (any View & Sendable)? }
        class Spelled { var view: Optional<any View> = nil }
        class Heir: Plain {}
        class Generic<Shown: View> { let view: Shown; init(view: Shown) { self.view = view } }
        class Free<Shown> { let view: Shown; init(view: Shown) { self.view = view } }  //! Free
        class Many { var view: [any View] = [] }  //! Many
        struct Box<Value> { enum Kind { case one } }
        class Boxed { var view: Box<any View>? }  //! Boxed
        class Pair { var view: (any View, Int)? }  //! Pair
        class Kind { var view: Box<any View>.Kind? }  //! Kind
        """,
      ], obeyedBy: ["Plain", "Existential", "Alias", "Composed", "Spelled", "Heir", "Generic"],
      brokenBy: [
        "Concrete", "Inferred", "Closure", "Missing", "Many", "Boxed", "Pair", "Kind", "Free",
      ])
  }

  @Test func `access is what the compiler takes it for`() throws {
    let holders = [
      "Holders.swift": """
      class Narrow { private var count = 0 }
      class Set { private(set) var count = 0; func next() { count += 1 } }
      class Constant { let count = 0 }
      class Computed { var count: Int { 3 } }
      class Told { private(set) var count = 0 { didSet {} } }
      class Late { fileprivate(set) lazy var count = 0 }
      @propertyWrapper struct Kept { var wrappedValue: Int }
      class Wrapped { @Kept private(set) var count = 0 }
      class Lines {
        @Kept
        public private(set) var count = 0
      }
      class Open { var count = 0 }  //! Open
      class Both { var count: Int { get { 1 } set {} } }  //! Both
      class Watched { var count = 0 { didSet {} } }  //! Watched
      class Unguarded { @Kept var count = 0 }  //! Unguarded
      public class Halfway { public internal(set) var count = 0 }  //! Halfway
      class Calls {
        func keep(set: [Int]) {}
        var count: Int { 3 }
      }
      class Numbered {
        private(set) subscript(number: Int) -> Int { get { number } set {} }
        var count = 0  //! Numbered
      }
      """
    ]
    try expect(
      { $0.settable("count") }, on: holders,
      obeyedBy: [
        "Narrow", "Set", "Constant", "Computed", "Told", "Late", "Wrapped", "Lines", "Calls",
      ], brokenBy: ["Open", "Both", "Watched", "Unguarded", "Halfway", "Numbered"])
    let codebase = try Programs.codebase(holders)
    for name in ["Narrow"] {
      #expect(try codebase.type(name).property("count", isAtMost: .private).isEmpty)
    }
    for name in ["Set", "Open", "Both"] {
      #expect(try codebase.type(name).property("count", isAtMost: .private).count == 1)
      #expect(try codebase.type(name).property("count", isAtMost: .internal).isEmpty)
    }
  }

  @Test func `conformance is found through extensions, classes, protocols and aliases`() throws {
    try expect(
      { $0.missingConformance(to: "View") },
      on: [
        "Views.swift": Self.views,
        "Types.swift": """
        class Direct: View {}
        class Later {}
        class Inherits: Window {}
        protocol Big: View {}
        class Refined: Big {}
        typealias Both = View & Sendable
        final class Composed: Both {}
        class Short: Display {}
        class None { var view: Screen? }  //! None
        class Named { class View {} }  //! Named
        struct Holder<Content: View> {}  //! Holder
        """, "More.swift": "extension Later: View {}",
      ], obeyedBy: ["Direct", "Later", "Inherits", "Refined", "Composed", "Short"],
      brokenBy: ["None", "Named", "Holder"])
  }

  @Test func `lines of code are counted without comments, with extensions`() throws {
    let files = [
      "A.swift": """
      // A comment
      struct Small {
        // Another

        let text = \"""
          one {

          two
          \"""
      }
      struct Large {
        func one() {}
      }
      """, "B.swift": "extension Large {\n  func two() {}\n  func three() {}\n}",
    ]
    let codebase = try Programs.codebase(files)
    #expect(try codebase.type("Small").lines(moreThan: 7).isEmpty)
    #expect(try codebase.type("Small").lines(moreThan: 6).count == 1)
    #expect(try codebase.type("Large").lines(moreThan: 7).isEmpty)
    let large = try codebase.type("Large").lines(moreThan: 6)
    #expect(large.map(\.words).first?.contains("it has 7, 4 of them in extensions: move") == true)
    #expect(try codebase.file("A.swift").lines(moreThan: 10).isEmpty)
    #expect(try codebase.file("A.swift").lines(moreThan: 9).count == 1)
    let crowded = try Programs.codebase([
      "A.swift": "struct Part {\n  var a = 1; var b = 2; var c: Int { a + b };\n}"
    ])
    #expect(try crowded.type("Part").lines(moreThan: 5).isEmpty)
    #expect(try crowded.type("Part").lines(moreThan: 4).count == 1)
  }

  @Test func `places and imports are those of the files`() throws {
    let files = [
      "UI/Screen.swift": "import Foundation\nimport Dispatch\nstruct Screen {}",
      "Model.swift": "import Foundation\nstruct Model {}\nextension Screen {}",
    ]
    let codebase = try Programs.codebase(files)
    #expect(try codebase.type("Screen").declaration(notIn: "Screen.swift").isEmpty)
    #expect(try codebase.type("Screen").declaration(notIn: "UI/Screen.swift").isEmpty)
    #expect(try codebase.type("Screen").declaration(notIn: "Model.swift").count == 1)
    #expect(try codebase.file("Model.swift").imports(notAmong: ["Foundation"]).isEmpty)
    let found = try codebase.file("UI/Screen.swift").imports(notAmong: ["Foundation"])
    #expect(found.map(\.line) == [2])
  }

  @Test func `what is missing is asked for in a sentence`() throws {
    let codebase = try Programs.codebase([
      "A.swift": """
      struct Model { struct Row {} }
      enum Other { struct Row {} }
      typealias Data = Model
      """
    ])
    #expect(throws: (any Error).self) { try codebase.type("Presenter") }
    func words(_ body: () throws -> CodePart) -> String {
      do { return try body().name } catch { return "\(error)" }
    }
    #expect(
      words { try codebase.type("Presenter") }.hasPrefix("This step looks for a type `Presenter`"))
    #expect(words { try codebase.type("Row") }.contains("`Learner.Model.Row`, `Learner.Other.Row`"))
    #expect(words { try codebase.type("Other.Row") } == "`Other.Row`")
    #expect(words { try codebase.type("Data") } == "`Model`")
    #expect(
      words { try codebase.file("B.swift") }.hasPrefix("This step looks for a file `B.swift`"))
    #expect(words { try codebase.layer("UI") }.hasPrefix("This step looks for a layer `UI`"))
  }
}
