import FoundationEssentials
import TestSupport
import Testing

/// `atelier map`, from the learner's files to the picture.
struct MapTests {
  @Test func `the work in hand is drawn, with the start beside it`() throws {
    try withWorkspace { atelier, work in
      let drawn = try atelier.run("map", "counter")
      #expect(drawn.code == 0 && drawn.errors.isEmpty, "\(drawn)")
      #expect(drawn.output.contains("│ Counter "), "\(drawn)")
      let same = try atelier.run("map", "counter", "--before")
      #expect(same.output == drawn.output && same.errors.contains("just the same"), "\(same)")
      try work.write("struct Log {}\n", to: "basics/counter/Log.swift")
      let before = try atelier.run("map", "counter", "--before")
      #expect(before.code == 0 && before.output.contains("Log is new: 1 line"), "\(before)")
    }
  }

  @Test func `every form is what it says it is`() throws {
    try withWorkspace { atelier, work in
      let json = try atelier.run("map", "layers/shop", "--json", "--before")
      #expect(json.code == 0, "\(json)")
      let document = try JSONDecoder().decode(MapDocument.self, from: Data(json.output.utf8))
      #expect(document.schema == "atelier.map/1" && document.exercise == "layers/shop")
      #expect(document.layers.map(\.name).count == 2)
      #expect(document.types.allSatisfy { $0.lines > 0 && !$0.file.isEmpty && $0.layer != nil })
      let ids = Set(document.types.map(\.id))
      #expect(document.arrows.allSatisfy { ids.contains($0.from) && ids.contains($0.to) })
      #expect(document.before.types.count > 0 && document.changes.count >= ids.count)

      let mermaid = try atelier.run("map", "layers/shop", "--mermaid")
      #expect(mermaid.code == 0 && mermaid.output.hasPrefix("flowchart TD\n"), "\(mermaid)")
      let svg = try atelier.run("map", "layers/shop", "--svg", "map.svg")
      #expect(svg.code == 0 && svg.output.isEmpty && svg.errors.contains("map.svg"), "\(svg)")
      #expect(try work.text(of: "map.svg").contains("<svg xmlns="))
      let refused = try atelier.run("map", "layers/shop", "--svg", "nowhere/map.svg")
      #expect(refused.code == 2 && refused.errors.contains("nowhere/map.svg"), "\(refused)")
      #expect(try atelier.run("map", "--json", "--mermaid").code == 64)
    }
  }

  @Test func `code that does not compile gets its first error in place of a picture`() throws {
    try withWorkspace { atelier, work in
      try work.write("class Counter { let count: Strin }\n", to: "basics/counter/Counter.swift")
      let broken = try atelier.run("map", "counter")
      #expect(broken.code == 1, "\(broken)")
      #expect(broken.output.contains("Counter.swift:1:28"), "\(broken)")
      #expect(broken.output.contains("cannot find type 'Strin'"), "\(broken)")
      let json = try atelier.run("map", "counter", "--json")
      #expect(json.code == 1 && json.output.contains("\"doesNotCompile\""), "\(json)")
      let mermaid = try atelier.run("map", "counter", "--mermaid")
      #expect(mermaid.code == 1 && mermaid.output.isEmpty, "\(mermaid)")
      #expect(mermaid.errors.contains("Strin"), "\(mermaid)")
      try work.write("// Nothing yet.\n", to: "basics/counter/Counter.swift")
      let empty = try atelier.run("map", "counter")
      #expect(empty.code == 0 && empty.output.contains("There is no type to draw yet."), "\(empty)")
      try FileManager.default.removeItem(at: work.appending(path: "basics/counter/Counter.swift"))
      let missing = try atelier.run("map", "counter")
      #expect(missing.code == 1 && missing.output.contains("atelier reset"), "\(missing)")
    }
  }

  @Test func `an author maps any folder without a workspace`() throws {
    try withTemporaryDirectory { folder in
      let atelier = try Atelier(in: folder)
      let path = Atelier.course.appending(path: "Solutions/layers/shop").path
      let drawn = try atelier.run("map", "--of", path)
      #expect(drawn.code == 0 && drawn.errors.isEmpty, "\(drawn)")
      #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "Workspace").path))
      let nothing = try atelier.run("map", "--of", "nowhere")
      #expect(nothing.code == 2 && nothing.errors.contains("nowhere"), "\(nothing)")
    }
  }

  private static let course = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Looked at as pictures before they were recorded.
  @Test(arguments: [
    "mvc/massive-controller", "viper/router", "dependency-injection/inject-a-mock",
    "dependency-injection/take-out-the-singletons",
  ])
  func `the maps of the course are as recorded`(exercise: String) throws {
    try withTemporaryDirectory { folder in
      var atelier = try Atelier(in: folder)
      atelier.environment["ATELIER_COURSE"] = Self.course.path
      atelier.environment["COLUMNS"] = "120"
      let name = exercise.replacing("/", with: "-")
      let solution = Self.course.appending(path: "Solutions/\(exercise)").path
      let text = try atelier.run("-q", "map", "--before", "--of", solution)
      #expect(text.code == 0, "\(text)")
      try expectSnapshot(text.output, named: "\(name).txt")
      let svg = try atelier.run("map", "-q", "--before", "--of", solution, "--svg", "map.svg")
      #expect(svg.code == 0, "\(svg)")
      try expectSnapshot(folder.text(of: "map.svg"), named: "\(name).svg")
    }
  }

  private struct MapDocument: Decodable {
    struct Layer: Decodable { var name: String }
    struct Box: Decodable { var id, file: String; var layer: String?; var lines: Int }
    struct Arrow: Decodable { var from, to: String }
    struct Before: Decodable { var types: [Box] }
    struct Change: Decodable { var name: String }

    var schema, exercise: String
    var layers: [Layer]
    var types: [Box]
    var arrows: [Arrow]
    var before: Before
    var changes: [Change]
  }
}
