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
}
