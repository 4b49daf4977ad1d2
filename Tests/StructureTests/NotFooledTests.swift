import Curriculum
import Testing

@testable import StructureChecks

/// What only looks like knowing somebody, and what hides it: a test for each way to be fooled.
@Suite struct NotFooledTests {
  private static let web = "class Web {\n  static let shared = Web()\n  func load() -> Int { 0 }\n}"

  /// The lines on which a type uses `Web`, by what a rule says of it.
  private func lines(
    of type: String, in text: String, more: [String: String] = [:]
  ) throws -> [Int] {
    let files = ["Web.swift": Self.web, "Type.swift": text].merging(more) { $1 }
    return try Programs.codebase(files).type(type).uses(of: "Web").map(\.line)
  }

  @Test func `by a comment`() throws {
    let text = """
      // Web.shared.load()
      struct Part {
        /* let web = Web()
           /* Web */ */
        /// See `Web`.
        let count = 1  // Web
      }
      """
    #expect(try lines(of: "Part", in: text) == [])
    #expect(try lines(of: "Part", in: "struct Part { let web /* : Int */ = Web() }") == [1])
  }

  @Test func `by a string`() throws {
    let text = ##"""
      struct Part {
        let name = "Web()"
        let raw = #"Web.shared \(Web())"#
        let long = """
          let web = Web()
          """
      }
      """##
    #expect(try lines(of: "Part", in: text) == [])
    let inside = "struct Part {\n  var name: String {\n    \"\\(Web().load())\"\n  }\n}"
    #expect(try lines(of: "Part", in: inside).contains(3))
  }

  @Test func `by a type alias`() throws {
    let text = "typealias Net = Web\ntypealias Far = Net\nstruct Part {\n  let far: Far? = nil\n}"
    #expect(try lines(of: "Part", in: text).contains(4))
    let own = "struct Own {}\nstruct Part {\n  typealias Web = Own\n  let web = Web()\n}"
    #expect(try lines(of: "Part", in: own) == [])
  }

  @Test(arguments: [
    "enum Rest { struct Part {} }", "enum Rest { typealias Part = Clean }",
    "private enum Rest { struct Part {} }\nextension Rest { struct Other {} }",
  ]) func `by another type of the same name beside an alias`(decoy: String) throws {
    let found = try Programs.codebase([
      "A.swift": "struct Clean {}\n\(decoy)", "Web.swift": Self.web,
      "Z.swift": "struct Real { let web = Web() }\ntypealias Part = Real",
    ]).type("Part")
    #expect(found.uses(of: "Web").first?.file == "Z.swift")
  }

  @Test(arguments: [
    (
      "enum Decoy {}\nextension Array where Element == Decoy { typealias Inner = Real }",
      "[Decoy].Inner"
    ),
    ("enum Decoy { typealias Inner = Far }\ntypealias Far = Real", "Decoy.Inner"),
    (
      "struct Box<Item> {}\nextension Box { typealias Inner = Real }\nenum Decoy {}",
      "Box<Decoy>.Inner"
    ),
  ]) func `by an alias in another type`(decoy: String, name: String) throws {
    let found = try Programs.codebase([
      "A.swift": "\(decoy)\ntypealias Part = \(name)", "Web.swift": Self.web,
      "Z.swift": "struct Real { let web = Web() }",
    ]).type("Part")
    #expect(found.uses(of: "Web").first?.file == "Z.swift", "\(found.name)")
  }

  @Test func `by what an alias stands for inside another type`() throws {
    let codebase = try Programs.codebase([
      "Shop.swift": "enum Shop {}\nextension Shop { struct Part {} }\ntypealias Part = Shop.Part",
      "Box.swift": "struct Box<Item> {}\ntypealias Crate = Box<Shop.Part>",
    ])
    #expect(try codebase.type("Part").name == "`Shop.Part`")
    #expect(try codebase.type("Crate").name == "`Box`")
  }

  @Test func `by two types of one name, neither of which is meant for sure`() throws {
    let codebase = try Programs.codebase([
      "A.swift": "enum One { struct Part {} }\nenum Two { typealias Part = Web }",
      "Web.swift": Self.web,
    ])
    #expect(throws: (any Error).self) { try codebase.type("Part") }
    #expect(try codebase.type("Two.Part").name == "`Web`")
  }

  @Test func `by an extension in another file`() throws {
    let more = ["More.swift": "extension Part {\n  func load() -> Int { Web().load() }\n}"]
    let found = try Programs.codebase(
      ["Web.swift": Self.web, "Type.swift": "struct Part {}"].merging(more) { $1 }
    ).type("Part").uses(of: "Web")
    #expect(found.first?.file == "More.swift" && found.first?.line == 2)
    #expect(
      try lines(
        of: "Part", in: "struct Part {}",
        more: ["More.swift": "extension Web {\n  var part: Part { Part() }\n}"]) == [])
  }

  @Test func `by an unused import`() throws {
    let codebase = try Programs.codebase([
      "A.swift": "import Foundation\nimport Dispatch\nstruct Part { let name = \"DispatchQueue\" }",
      "B.swift": "import Foundation\nstruct Uses {\n  let date = Date()\n}",
    ])
    #expect(try codebase.type("Part").uses(ofModule: "Dispatch").isEmpty)
    #expect(try codebase.type("Part").uses(ofModule: "Foundation").isEmpty)
    #expect(Set(try codebase.type("Uses").uses(ofModule: "Foundation").map(\.line)) == [3])
    #expect(try codebase.type("Part").imports(notAmong: ["Foundation"]).map(\.line) == [2])
  }

  @Test func `by a type of the same name in another module`() throws {
    let codebase = try Programs.codebase(
      [
        "Domain/User.swift": "public struct User { public init() {} }",
        "Data/User.swift": "public struct User { public init() {} }",
        "App/Ours.swift": "import Domain\nstruct Ours {\n  let user = User()\n}",
        "App/Theirs.swift": "import Data\nstruct Theirs {\n  let user = User()\n}",
      ],
      modules: [
        Module(name: "Domain", imports: []), Module(name: "Data", imports: []),
        Module(name: "App", imports: ["Domain", "Data"]),
      ])
    #expect(try codebase.type("Ours").uses(of: "Data.User").isEmpty)
    #expect(try codebase.type("Ours").uses(ofModule: "Data").isEmpty)
    #expect(try codebase.type("Theirs").uses(of: "Data.User").map(\.line).contains(3))
    #expect(try codebase.type("Theirs").constructions(of: "Domain.User").isEmpty)
    #expect(try codebase.type("Domain.User").name == "`User`")
    #expect(throws: (any Error).self) { try codebase.type("User") }
  }

  @Test func `by a generic`() throws {
    let text = """
      struct Box<Content> { var content: Content }
      struct Argument { let box: Box<[Web]>? = nil }
      struct Named<Web> { let web: Web? = nil }
      struct Bound<Content: Web> {}
      struct Where<Content> where Content: Collection, Content.Element == Web {}
      func make<Part>(_ type: Part.Type) -> Part? { nil }
      struct Inferred { let made = make(Web.self) }
      """
    #expect(try lines(of: "Argument", in: text).contains(2))
    #expect(try lines(of: "Named", in: text) == [])
    #expect(try lines(of: "Bound", in: text).contains(4))
    #expect(try lines(of: "Where", in: text).contains(5))
    #expect(try lines(of: "Inferred", in: text).contains(7))
  }

  @Test func `by an existential`() throws {
    let files = [
      "A.swift": """
      protocol Loading { func load() }
      protocol Other {}
      struct Any1 { let loading: any Loading }
      struct Any2 { let both: any Loading & Other }
      struct Any3 { func run(_ all: [any Loading]?) {} }
      struct Plain { let loading: Other }
      struct Server: Loading { func load() {} }
      """
    ]
    let codebase = try Programs.codebase(files)
    for (name, line) in [("Any1", 3), ("Any2", 4), ("Any3", 5)] {
      let type = try codebase.type(name)
      #expect(type.uses(of: "Loading").first?.line == line)
      #expect(type.uses(of: "Server").isEmpty && type.missingUse(of: "Loading").isEmpty)
    }
    #expect(try codebase.type("Plain").uses(of: "Loading").isEmpty)
    #expect(try codebase.type("Any1").property("loading", hasType: "Loading").isEmpty)
  }

  @Test func `by a closure that is stored in a property`() throws {
    let text = """
      class Part {
        let make = { (count: Int) -> Int in
          count + Web().load()
        }
        lazy var later: () -> Int = { [unowned self] in
          self.make(Web.shared.load())
        }
      }
      struct Told { var onLoad: ((Int) -> Void)? }
      """
    #expect(Set(try lines(of: "Part", in: text)) == [3, 6])
    #expect(try lines(of: "Told", in: text) == [])
    let codebase = try Programs.codebase(["Web.swift": Self.web, "Type.swift": text])
    #expect(try codebase.type("Part").constructions(of: "Web").map(\.line) == [3])
  }

  @Test func `by a nested type`() throws {
    let text = """
      struct Outer {
        struct Inner {
          enum Deep { static func load() -> Int { Web().load() } }
        }
        class Web { func load() -> Int { 1 } }
        let own = Outer.Web()
      }
      struct Other {
        struct Web {}
        let web = Web()
      }
      """
    let files = ["Web.swift": Self.web, "Type.swift": text]
    let codebase = try Programs.codebase(files)
    #expect(try codebase.type("Other").uses(of: "Web").isEmpty)
    #expect(try codebase.type("Outer").uses(of: "Web").isEmpty)
    let deep = "struct Outer {\n  struct Inner {\n    let web = Web()\n  }\n}"
    #expect(try lines(of: "Outer", in: deep) == [3])
  }

  @Test func `by what a wrapper, a builder or a default argument hides`() throws {
    let text = """
      @propertyWrapper struct Kept<Value> {
        var wrappedValue: Value
        init(wrappedValue: Value, by web: Web = Web()) { self.wrappedValue = wrappedValue }
      }
      @resultBuilder enum Lines { static func buildBlock(_ parts: Int...) -> [Int] { parts } }
      struct Wrapped {
        @Kept var count = Web.shared.load()
      }
      struct Built {
        @Lines var lines: [Int] {
          1
          Web.shared.load()
        }
      }
      struct Default {
        init(count: Int = Web.shared.load()) {}
      }
      struct Plain { @Kept var count = 1 }
      """
    #expect(Set(try lines(of: "Wrapped", in: text)) == [7])
    #expect(Set(try lines(of: "Built", in: text)) == [12])
    #expect(Set(try lines(of: "Default", in: text)) == [16])
    #expect(try lines(of: "Plain", in: text) == [])
  }
}
