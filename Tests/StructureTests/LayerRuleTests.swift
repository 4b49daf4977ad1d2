import Curriculum
import Testing

@testable import StructureChecks

/// Directions: layers as folders, and circles.
@Suite struct LayerRuleTests {
  private static let sound = [
    "UI/Screen.swift": "struct Screen { let user: User; let load: Load }",
    "Domain/User.swift": "struct User { var name = \"\" }\nprotocol Users { func all() -> [User] }",
    "Domain/Load.swift": "struct Load { let users: any Users }",
    "Data/WebUsers.swift": "struct WebUsers: Users { func all() -> [User] { [] } }",
    "App.swift": "func start() -> Screen { Screen(user: User(), load: Load(users: WebUsers())) }",
  ]
  private static let rules = [
    (layer: "UI", mayKnow: ["Domain"]), (layer: "Data", mayKnow: ["Domain"]),
    (layer: "Domain", mayKnow: []),
  ]

  @Test func `layers that know only what they may are left alone`() throws {
    #expect(try Programs.codebase(Self.sound).violations(ofLayers: Self.rules) == [])
    let more = [
      "Domain/Screen+Name.swift": "// Screen, WebUsers\nlet name = \"Screen\"",
      "UI/Part.swift": "struct Part { let all: () -> [User] = { [] } }",
    ]
    let wider = Self.sound.merging(more) { $1 }
    #expect(try Programs.codebase(wider).violations(ofLayers: Self.rules) == [])
  }

  @Test(arguments: [
    ("Domain/Load.swift", "struct Load { var users: any Users = WebUsers() }", 1),
    ("Domain/Back.swift", "struct Back {\n  func show(_ screen: Screen?) {}\n}", 2),
    ("UI/Part.swift", "struct Part {\n  let users = WebUsers().all()\n}", 2),
    ("Data/Out.swift", "\n\nextension Screen { var first: Int { 1 } }", 3),
  ])
  func `an arrow in the wrong direction is named with its line`(
    path: String, text: String, line: Int
  ) throws {
    let files = Self.sound.merging([path: text]) { $1 }
    let found = try Programs.codebase(files).violations(ofLayers: Self.rules).first
    #expect(found?.file == path && found?.line == line, "\(String(describing: found))")
    #expect(found?.words.hasPrefix("The layer `") == true)
  }

  @Test func `a circle is found whatever its size, and an end is none`() throws {
    let codebase = try Programs.codebase([
      "A.swift": """
      class View { var presenter: Presenter? }
      class Presenter { weak var view: View? }
      struct Line { let next: Point }
      struct Point { let x: Int; var other: [Point] }
      class One { var two: Two? }
      class Two { var three: Three? }
      class Three {
        func make() -> One { One() }
      }
      protocol Output: AnyObject {}
      class Free { weak var output: (any Output)? }
      class Held: Output { let free = Free() }
      """
    ])
    func parts(_ names: String...) throws -> [CodePart] { try names.map { try codebase.type($0) } }
    #expect(codebase.cycles(among: try parts("Line", "Point")).isEmpty)
    #expect(codebase.cycles(among: try parts("Free", "Held", "Output")).isEmpty)
    #expect(codebase.cycles(among: try parts("One", "Two")).isEmpty)
    #expect(codebase.cycles(among: try parts("View", "Presenter")).map(\.line) == [1])
    let three = codebase.cycles(among: try parts("One", "Two", "Three"))
    #expect(three.first?.words.contains("`One` → `Two` → `Three` → `One`") == true)
    #expect(codebase.cycles(among: codebase.types).count == 2)
  }

  @Test func `what is open to other modules is used by one of them`() throws {
    let domain = """
      public protocol Store {
        associatedtype Item
        func load() -> [Crate]
      }
      public extension Store { var isEmpty: Bool { load().isEmpty } }
      public enum Size { case small, large }
      public struct Crate: Equatable, CustomStringConvertible {
        public let size: Size
        public var left = 0
        public var description: String { "" }
        public init(size: Size) { self.size = size }
        public static func == (first: Crate, second: Crate) -> Bool { first.left == second.left }
        public func pack() {}  //!
        public static let shared = Crate(size: .small)  //!
        func inside() { pack() }
      }
      public class Shelf { public init() {} }
      public final class Cupboard: Shelf {}
      public struct Nobody { public init() {} }  //! both
      struct Hidden { public let crate: Crate }
      public typealias Crates = [Crate]  //!
      public func free() {}  //!
      extension Crate { public subscript(index: Int) -> Int { index } }  //!
      extension Array { public var second: Element { self[1] } }  //!
      public struct Told { public let rows: [Row] }  //!
      public struct Row { public init() {} }
      """
    let app = """
      import Domain
      public struct App {
        let cupboard = Cupboard()
        let shelf = Shelf()
        public func start(_ store: any Store) { print(Crate(size: .large).size) }
      }
      """
    let codebase = try Programs.codebase(
      ["Domain/Domain.swift": domain, "App/App.swift": app],
      modules: [Module(name: "Domain", imports: []), Module(name: "App", imports: ["Domain"])])
    let found = try codebase.layer("Domain")
      .openForNobody(except: ["left", "Told.rows", "Row.init"])
    let expected = domain.split(separator: "\n").enumerated().flatMap { index, line in
      let count = line.hasSuffix("//! both") ? 2 : line.hasSuffix("//!") ? 1 : 0
      return Array(repeating: index + 1, count: count)
    }
    #expect(found.map(\.line) == expected, "\(found.map(\.words))")
    #expect(
      found.first?.words == "No other module uses `Crate.pack()`: take its `public` away.")
    #expect(try codebase.layer("App").openForNobody(except: ["App"]).map(\.line) == [5])
  }
}
