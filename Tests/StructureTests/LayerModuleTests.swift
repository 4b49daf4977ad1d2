import Curriculum
import Grading
import Structure
import Testing

/// Layers that are modules: what the compiler refuses is told as the rule that it breaks.
@Suite struct LayerModuleTests {
  private static let modules = [
    Module(name: "Domain", imports: []), Module(name: "Data", imports: ["Domain"]),
    Module(name: "UI", imports: ["Domain"]),
  ]
  private static let files = [
    "Domain/FetchUser.swift": "public struct FetchUser { public init() {} }",
    "Data/Server.swift": "import Domain\npublic struct Server { let fetch = FetchUser() }",
    "UI/Screen.swift": "import Domain\nstruct Screen { let fetch = FetchUser() }",
  ]

  private func grade(_ changed: [String: String]) throws -> Grade {
    try Programs.grade(Self.files.merging(changed) { $1 }, modules: Self.modules)
  }

  @Test(arguments: [
    ("Domain/FetchUser.swift", "import Data\npublic struct FetchUser {}", 1, "Domain", "Data"),
    (
      "UI/Screen.swift", "import Domain\nimport struct Data.Server\nstruct Screen {}", 2, "UI",
      "Data"
    ),
    (
      "Domain/FetchUser.swift", "public struct FetchUser {\n  let server: Server\n}", 2, "Domain",
      "Data"
    ),
    ("UI/Screen.swift", "struct Screen {\n  let all: [Server] = []\n}", 2, "UI", "Data"),
    ("Domain/More.swift", "func load() {\n  let server = Server()\n}", 2, "Domain", "Data"),
    ("UI/Screen.swift", "struct Screen {\n  var all: [Data.Server] = []\n}", 2, "UI", "Data"),
    ("UI/Screen.swift", "func load() {\n  _ = Data.Server()\n}", 2, "UI", "Data"),
  ])
  func `a name across the layers is told as the rule`(
    path: String, text: String, line: Int, layer: String, other: String
  ) throws {
    let grade = try grade([path: text])
    #expect(grade.status == .doesNotCompile)
    #expect(grade.message?.hasPrefix("The layer `\(layer)` may not know `\(other)`") == true)
    let first = grade.diagnostics.first
    #expect(first?.id == "layer_import" && first?.file == path && first?.line == line)
  }

  @Test(arguments: [
    ("Domain/FetchUser.swift", "public struct FetchUser { let server: Sever }"),
    ("UI/Screen.swift", "struct Screen { let fetch: FetchUser }"),
    ("Data/Server.swift", "public struct Server { let fetch: Int = \"\" }"),
  ])
  func `another mistake is told as what it is`(path: String, text: String) throws {
    let grade = try grade([path: text])
    #expect(grade.status == .doesNotCompile)
    #expect(grade.diagnostics.allSatisfy { $0.id != "layer_import" }, "\(grade.diagnostics)")
  }

  @Test func `an arrow against the layers is drawn as one that breaks a rule`() throws {
    let screen = "import Domain\nimport Data\nstruct Screen {\n  let all: [Server] = []\n}"
    let files = Self.files.merging(["UI/Screen.swift": screen]) { $1 }
    let (known, layers) = try Programs.structure(of: files, modules: Self.modules)
    guard case .facts(let facts) = known else {
      Issue.record("\(known)")
      return
    }
    let map = ArchitectureMap(facts, layers: layers)
    #expect(map.layers.map(\.name) == ["UI", "Data", "Domain"])
    let broken = map.arrows.filter { $0.brokenRule != nil }
    #expect(broken.map { [$0.from, $0.to] } == [["UI.Screen", "Data.Server"]])
    #expect(broken.first?.brokenRule?.contains("UI may not know Data (UI/Screen.swift:4)") == true)
  }

  @Test func `layers that know each other in a circle cannot be drawn, and the rule is told`()
    throws
  {
    let files = Self.files.merging(["Domain/More.swift": "import Data"]) { $1 }
    guard case .noFacts(let grade) = try Programs.structure(of: files, modules: Self.modules).known
    else {
      Issue.record("there is no order to compile them in")
      return
    }
    #expect(grade.message?.hasPrefix("The layer `Domain` may not know `Data`") == true)
  }

  @Test func `layers that obey compile`() throws {
    #expect(try grade([:]).diagnostics.isEmpty)
  }
}
