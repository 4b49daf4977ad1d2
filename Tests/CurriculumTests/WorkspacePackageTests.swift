import Curriculum
import FoundationEssentials
import TestSupport
import Testing

struct WorkspacePackageTests {
  private func file(_ path: String, _ text: String) -> SourceFile {
    SourceFile(path: path, bytes: Array(text.utf8))
  }

  private var layered: Exercise {
    Exercise(
      id: ExerciseID(lesson: "clean", name: "three-layers"), title: "Layers", kits: ["UIKit"],
      swift: 6,
      modules: [
        Module(name: "Domain", imports: []), Module(name: "Data", imports: ["Domain"]),
        Module(name: "UI", imports: ["Domain", "Data"]),
      ],
      stub: [
        file("Domain/User.swift", "public struct User { public init() {} }\n"),
        file("Data/Store.swift", "import Domain\npublic func load() -> Domain.User { User() }\n"),
        file(
          "UI/Screen.swift", "import Data\nimport Domain\nlet user: Domain.User = Data.load()\n"),
      ])
  }

  private func simple(_ id: String, kits: [String] = []) throws -> Exercise {
    Exercise(
      id: try #require(ExerciseID(id)), title: "Simple", kits: kits,
      stub: [file("A.swift", "struct A {}\n")])
  }

  private func package(_ exercises: [Exercise], kits: [ExerciseID: [String]], in root: URL) throws
    -> String
  {
    let course = Course(root: URL(filePath: "/course"), title: "C", lessons: [])
    _ = try Workspace.create(at: root, course: course, exercises: exercises, kitFolders: kits)
    return try text(of: root.appending(path: "Package.swift"))
  }

  @Test func `names every module of every exercise`() throws {
    try withTemporaryDirectory { root in
      try Folder(["mvc/foo/notes.txt": "mine"]).write(to: root)
      let text = try package(
        [layered, simple("mvc/foo", kits: ["UIKit", "Combine"])],
        kits: [
          layered.id: ["/kits/a \"b\" \\(c)\n"],
          ExerciseID(lesson: "mvc", name: "foo"): ["/kits/Combine", "/kits/a \"b\" \\(c)\n"],
        ], in: root)
      try expectSnapshot(text, named: "Package.swift.txt")
    }
  }

  @Test func `gives no two targets one name, not even on a disk that ignores case`() throws {
    try withTemporaryDirectory { root in
      let ids = ["a/b-c", "a/b_c", "a-b/c", "a/B-c", "1/2", "урок/задача"]
      let text = try package(ids.map { try simple($0) }, kits: [:], in: root)
      let names = text.split(separator: "\n").filter { $0.contains("name: \"") }.dropFirst()
        .map { $0.lowercased() }
      #expect(Set(names).count == ids.count)
    }
  }

  @Test func `leaves out an exercise without a Swift file, so that the others still load`() throws {
    try withTemporaryDirectory { root in
      let exercises = [try simple("mvc/foo"), layered]
      _ = try package(exercises, kits: [:], in: root)
      for folder in ["mvc/foo", "clean/three-layers/Domain"] {
        try FileManager.default.removeItem(at: root.appending(path: folder))
      }
      let text = try package(exercises, kits: [:], in: root)
      #expect(!text.contains("mvc_foo"))
      #expect(!text.contains(#"dependencies: ["clean_three_layers_Domain"#))
      #expect(text.contains("clean_three_layers_UI"))
    }
  }

  @Test func `is written again only if its text differs`() throws {
    try withTemporaryDirectory { root in
      let exercises = [try simple("mvc/foo")]
      let first = try package(exercises, kits: [:], in: root)
      let file = root.appending(path: "Package.swift")
      let old = Date(timeIntervalSince1970: 1_000_000)
      try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: file.path)
      _ = try package(exercises, kits: [:], in: root)
      let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
      #expect(attributes[.modificationDate] as? Date == old)
      try Data((first + "// an edit").utf8).write(to: file)
      #expect(try package(exercises, kits: [:], in: root) == first)
    }
  }
}
