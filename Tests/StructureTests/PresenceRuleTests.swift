import Curriculum
import Testing

@testable import StructureChecks

/// What has to be there, and who is known through others: three ways to obey each rule and three to break it.
@Suite struct PresenceRuleTests {
  private static let shop = """
    protocol Store { func load() -> [Int] }
    class WebStore: Store {
      static let shared = WebStore()
      func load() -> [Int] { [] }
    }
    class DiskStore: Store { func load() -> [Int] { [] } }
    struct Service { func load() -> [Int] { WebStore().load() } }
    """

  @Test func `what has to be used is used somewhere`() throws {
    try expect(
      { $0.missingUse(of: "WebStore") },
      on: [
        "Shop.swift": Self.shop,
        "Users.swift": """
        struct Held { let store: WebStore }
        struct Member { func load() -> [Int] { WebStore.shared.load() } }
        struct Parameter { func load(_ store: WebStore?) {} }
        struct Said { let name = "WebStore" }  //! Said
        struct Through { let service: Service }  //! Through
        struct Abstract { let store: any Store }  //! Abstract
        """,
      ], obeyedBy: ["Held", "Member", "Parameter"], brokenBy: ["Said", "Through", "Abstract"])
  }

  @Test func `what has to be made is made`() throws {
    try expect(
      { $0.missingConstruction(of: "WebStore") },
      on: [
        "Shop.swift": Self.shop,
        "Users.swift": """
        struct Makes { let store: any Store = WebStore() }
        struct Late { func store() -> WebStore { .init() } }
        struct Passes { let make: () -> WebStore = WebStore.init }
        struct Given { let store: WebStore }  //! Given
        struct Asks { let store = WebStore.shared }  //! Asks
        struct Other { let store: any Store = DiskStore() }  //! Other
        """,
      ], obeyedBy: ["Makes", "Late", "Passes"], brokenBy: ["Given", "Asks", "Other"])
  }

  @Test func `who is known only through others is known as well`() throws {
    let codebase = try Programs.codebase([
      "Shop.swift": Self.shop,
      "Users.swift": """
      struct One { let service: Service }
      struct Two { func run() { _ = One(service: Service()) } }
      struct Three { var all: [Two] = [] }
      struct Plain { let store: any Store }
      struct Disk { let store = DiskStore() }
      struct Alone { let name = "Service" }
      """,
    ])
    for name in ["One", "Two", "Three"] {
      let found = try codebase.type(name).transitiveUses(of: "WebStore")
      #expect(found.first?.file == "Shop.swift" && found.first?.line == 7, "\(name)")
    }
    for name in ["Plain", "Disk", "Alone"] {
      #expect(try codebase.type(name).transitiveUses(of: "WebStore").isEmpty, "\(name)")
    }
  }

  @Test func `one symbol may be forbidden without its type`() throws {
    try expect(
      { $0.uses(of: "WebStore.shared") },
      on: [
        "Shop.swift": Self.shop,
        "Users.swift": """
        struct Makes { let store = WebStore() }
        struct Held { let store: WebStore }
        struct Said { let name = "WebStore.shared" }
        struct Reads { let store = WebStore.shared }  //! Reads
        struct Short { func store() -> WebStore { .shared } }  //! Short
        struct Passed { func load() -> [Int] { [WebStore.shared].flatMap { $0.load() } } }  //! Passed
        """,
      ], obeyedBy: ["Makes", "Held", "Said"], brokenBy: ["Reads", "Short", "Passed"])
  }

  @Test func `a part may not know another part`() throws {
    let codebase = try Programs.codebase([
      "Shop.swift": Self.shop, "UI/Plain.swift": "struct Plain { let store: any Store }",
      "UI/Two.swift": "struct Two { let plain: Plain }",
      "Data/Server.swift": "struct Server { func load() {} }\nextension Plain {}",
      "Other.swift": "struct Other { let service: Service }",
      "UI/Bad.swift": "struct Bad {\n  let server: Server\n}\nstruct Far { let bad: Bad }",
    ])
    let data = try codebase.layer("Data")
    let server = try codebase.type("Server")
    for name in ["Plain", "Two", "Other", "Far"] {
      #expect(try codebase.type(name).uses(of: server).isEmpty, "\(name)")
    }
    #expect(try codebase.type("Bad").uses(of: server).map(\.line) == [2])
    #expect(try codebase.layer("UI").uses(of: data).map(\.file) == ["UI/Bad.swift"])
    #expect(try codebase.file("Bad.swift").uses(of: data).map(\.line) == [2])
    #expect(try codebase.layer("Data").uses(of: codebase.type("Other")).isEmpty)
  }

  @Test func `code outside of some types is all other code, in a type or in none`() throws {
    let makers = """
      struct Assembly { struct Part { let store: any Store = WebStore() } }
      extension Assembly { func other() -> any Store { WebStore() } }
      struct Service { let store: any Store }
      """
    func violations(_ text: String) throws -> [Violation] {
      let codebase = try Programs.codebase([
        "Shop.swift":
          "protocol Store {}\nclass WebStore: Store {\n  static let one = WebStore()\n}",
        "Makers.swift": makers, "More.swift": text,
      ])
      return codebase.everything(except: "Assembly", "WebStore").uses(of: "WebStore")
    }
    for text in ["", "struct More { let part = Assembly.Part() }", "let name = \"WebStore\""] {
      #expect(try violations(text) == [], "\(text)")
    }
    for text in [
      "func make() -> any Store { WebStore() }", "let store: any Store = WebStore.one",
      "extension Array { func all() -> [any Store] { map { _ in WebStore() } } }",
      "struct More { let store: any Store = WebStore() }",
      "extension WebStore {}\ntypealias Web = WebStore",
    ] {
      #expect(try violations(text).first?.file == "More.swift", "\(text)")
    }
    let words = try violations("func make() -> any Store { WebStore() }").first?.words
    #expect(words?.hasPrefix("Code outside of `Assembly` and `WebStore` may not know") == true)
    let elsewhere = try Programs.codebase([
      "A.swift": "struct Web {}\nstruct Other { let web = Web() }"
    ])
    #expect(elsewhere.everything(except: "Assembly", "Web").uses(of: "Web").map(\.line) == [2])
  }

  @Test(arguments: [
    (1, ""), (2, " The same rule is broken in Uses.swift:2."),
    (5, " The same rule is broken in Uses.swift:2, Uses.swift:3, Uses.swift:4 and 1 other place."),
    (6, " The same rule is broken in Uses.swift:2, Uses.swift:3, Uses.swift:4 and 2 other places."),
  ])
  func `one sentence names the other places once`(count: Int, more: String) throws {
    let lines = (1...count).map { "func load\($0)() -> [Int] { WebStore().load() }" }
    let text = "extension Uses {" + lines.joined(separator: "\n") + "}\nstruct Uses {}"
    let found = try Programs.codebase(["Shop.swift": Self.shop, "Uses.swift": text]).type("Uses")
      .uses(of: "WebStore")
    #expect(
      words(for: found) == "`Uses` may not know `WebStore`, but `Uses.load1()` uses `WebStore`."
        + more)
  }

  @Test func `what holds for a layer holds for each type in it`() throws {
    let codebase = try Programs.codebase([
      "Shop.swift": Self.shop,
      "UI/Made.swift":
        "struct Given { let store: any Store }\nstruct Made {\n  let store: any Store = WebStore()\n}",
      "Data/Disk.swift": "struct Disk: Store { func load() -> [Int] { [] } }",
    ])
    #expect(try codebase.layer("UI").constructedDependencies().map(\.line) == [3])
    #expect(try codebase.layer("Data").constructedDependencies().isEmpty)
    #expect(try codebase.layer("UI").conformance(to: "Store").isEmpty)
    #expect(try codebase.layer("Data").conformance(to: "Store").map(\.file) == ["Data/Disk.swift"])
    #expect(
      try codebase.layer("UI").uses(of: "WebStore").first?.words.hasPrefix("The layer `UI`") == true
    )
  }

  @Test func `a type may be forbidden to conform`() throws {
    try expect(
      { $0.conformance(to: "Store") },
      on: [
        "Shop.swift": Self.shop,
        "Types.swift": """
        struct Holds { let store: any Store }
        struct Nested { struct Store {} }
        protocol Storing {}
        struct Similar: Storing { func load() -> [Int] { [] } }
        struct Direct: Store { func load() -> [Int] { [] } }  //! Direct
        class Derived: DiskStore {}  //! Derived
        struct Later {}  //! Later
        """, "More.swift": "extension Later: Store { func load() -> [Int] { [] } }",
      ], obeyedBy: ["Holds", "Nested", "Similar"], brokenBy: ["Direct", "Derived", "Later"])
  }

  @Test func `a property is seen by no more than is said`() throws {
    let files = [
      "Types.swift": """
      class Private { private var count = 0 }
      class Lazy { private lazy var count = 0 }
      extension Within { class Deep { private let count = 0 } }
      enum Within {}
      class File { fileprivate var count = 0 }  //! File
      class Inside { var count = 0 }  //! Inside
      class Setter { private(set) var count = 0 }  //! Setter
      public class Public { public var count = 0 }  //! Public
      """
    ]
    try expect(
      { $0.property("count", isAtMost: .private) }, on: files,
      obeyedBy: ["Private", "Lazy", "Deep"], brokenBy: ["File", "Inside", "Setter", "Public"])
    try expect(
      { $0.property("count", isAtMost: .internal) }, on: files,
      obeyedBy: ["Private", "File", "Inside", "Setter"], brokenBy: ["Public"])
  }

  @Test func `a type is seen by no more than is said`() throws {
    let files = [
      "Types.swift": """
      private class Private { var count = 0 }
      class Inside { class Deep {} }
      extension Inside { private struct Deeper { public var count = 0 } }
      public struct Public {}  //! Public
      open class Open {}  //! Open
      public protocol Promise {}  //! Promise
      """
    ]
    try expect(
      { $0.access(moreThan: .internal) }, on: files,
      obeyedBy: ["Private", "Inside", "Deep", "Deeper"], brokenBy: ["Public", "Open", "Promise"])
  }

  @Test(arguments: [
    ("struct Part {}", 1), ("struct Part {\n  // One\n\n  let one = 1\n}", 3),
    ("struct Part {\n  /* One\n     Two */\n  let one = 1\n}\n\n// End", 3),
    ("extension Part {\n  var two: Int { 2 }\n}\nstruct Part {\n  let one = 1\n}", 6),
    ("struct Part {\n  struct Inner {\n    let one = 1\n  }\n}", 5),
    ("struct Part {\n  let text = \"\"\"\n\n    // One\n    \"\"\"\n}", 6),
  ])
  func `lines that hold code are counted`(text: String, count: Int) throws {
    let part = try Programs.codebase(["Part.swift": text]).type("Part")
    #expect(part.lines(moreThan: count).isEmpty)
    #expect(part.lines(moreThan: count - 1).count == 1)
  }

  @Test func `a type stands where the rule says`() throws {
    let codebase = try Programs.codebase([
      "Part.swift": "struct Part {}\nextension Other { struct Within {} }",
      "UI/Other.swift": "enum Other {}\nextension Part {}\n// struct Third",
      "Third.swift": "typealias Part2 = Part\nstruct Third {}",
    ])
    for (name, file) in [
      ("Part", "Part.swift"), ("Other", "UI/Other.swift"), ("Third", "Third.swift"),
    ] {
      #expect(try codebase.type(name).declaration(notIn: file).isEmpty, "\(name)")
    }
    for (name, file) in [
      ("Part", "Other.swift"), ("Other", "Part.swift"), ("Third", "Other.swift"),
    ] {
      #expect(try codebase.type(name).declaration(notIn: file).count == 1, "\(name)")
    }
    #expect(try codebase.type("Other").declaration(notInLayer: "UI").isEmpty)
    for name in ["Part", "Third", "Other.Within"] {
      #expect(try codebase.type(name).declaration(notInLayer: "UI").count == 1, "\(name)")
    }
  }

  @Test(arguments: [
    ("import Foundation", nil), ("// import Dispatch", nil),
    ("let name = \"import Dispatch\"", nil),
    ("import Dispatch", 1), ("\nimport struct Dispatch.DispatchTime", 2),
    ("import Foundation\n@preconcurrency import Dispatch", 2),
  ])
  func `imports are read, not searched for`(text: String, line: Int?) throws {
    let file = try Programs.codebase(["File.swift": text + "\nstruct Part {}"]).file("File.swift")
    #expect(file.imports(notAmong: ["Foundation"]).map(\.line) == [line].compactMap { $0 })
  }
}
