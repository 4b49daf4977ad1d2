import Curriculum
import FoundationEssentials
import TestSupport
import Testing

struct WorkspaceTests {
  private let id = ExerciseID(lesson: "mvc", name: "foo")

  private func exercise(_ files: [String: String], id: ExerciseID? = nil) -> Exercise {
    Exercise(
      id: id ?? self.id, title: "Foo",
      stub: files.sorted { $0.key < $1.key }
        .map { SourceFile(path: $0.key, bytes: Array($0.value.utf8)) })
  }

  private func open(
    _ root: URL, _ exercises: [Exercise]
  ) throws -> (workspace: Workspace, notices: [WorkspaceNotice]) {
    let course = Course(root: URL(filePath: "/course"), title: "C", lessons: [])
    return try Workspace.create(at: root, course: course, exercises: exercises, kitFolders: [:])
  }

  @Test func `gives the stubs and keeps to its layout`() throws {
    try withTemporaryDirectory { root in
      let layered = exercise(
        ["Data/B.swift": "b", "Domain/A.swift": "a"], id: ExerciseID(lesson: "x", name: "y"))
      let (workspace, notices) = try open(
        root.appending(path: "new/place"), [exercise(["A.swift": "a"]), layered])
      #expect(notices.isEmpty)
      #expect(try names(in: workspace.root) == [".atelier", "Package.swift", "mvc", "x"])
      #expect(
        try names(in: workspace.root.appending(path: ".atelier"))
          == ["progress.json", "progress.lock"])
      #expect(try text(of: workspace.folder(of: layered.id).appending(path: "Data/B.swift")) == "b")
      #expect(try Progress.load(in: workspace.root).progress.course == "/course")
    }
  }

  @Test func `nothing is written through a link to somewhere else`() throws {
    try withTemporaryDirectory { root in
      let elsewhere = root.appending(path: "elsewhere")
      try Folder(["kept": "kept"]).write(to: elsewhere)
      let place = root.appending(path: "w")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        at: place.appending(path: ".atelier"), withDestinationURL: elsewhere)
      let failure = #expect(throws: FileFailure.self) {
        try open(place, [exercise(["A.swift": "a"])])
      }
      #expect(failure?.reason.contains("link") == true)
      #expect(try names(in: elsewhere) == ["kept"])
    }
  }

  @Test func `is found from any folder below it, and not from above`() throws {
    try withTemporaryDirectory { root in
      let (workspace, _) = try open(root.appending(path: "w"), [exercise(["A/B.swift": "a"])])
      for path in ["w", "w/mvc/foo/A", "w/not/there"] {
        let found = try #require(Workspace.find(from: root.appending(path: path)))
        #expect(found.folder(of: id).path == workspace.folder(of: id).path)
      }
      #expect(Workspace.find(from: root) == nil)
      #expect(Workspace.find(from: URL(filePath: "/")) == nil)
    }
  }

  @Test func `keeps files that were there first`() throws {
    try withTemporaryDirectory { root in
      try Folder(["mvc/foo/A.swift": "mine", "Package.swift": "my package"]).write(to: root)
      let exercises = [exercise(["A.swift": "stub", "B.swift": "b"])]
      let (workspace, notices) = try open(root, exercises)
      #expect(notices == [.keptFileInPlaceOfStub(id, file: "A.swift"), .keptOwnPackage])
      #expect(try text(of: workspace.folder(of: id).appending(path: "A.swift")) == "mine")
      #expect(try text(of: workspace.folder(of: id).appending(path: "B.swift")) == "b")
      #expect(try text(of: root.appending(path: "Package.swift")) == "my package")
    }
  }

  @Test func `an update replaces what is untouched and tells of the rest once`() throws {
    try withTemporaryDirectory { root in
      let old = [
        "Edited.swift": "1", "Same.swift": "1", "Deleted.swift": "1", "Dropped.swift": "1",
        "DroppedEdited.swift": "1", "EditedButUnchanged.swift": "1",
      ]
      let (workspace, _) = try open(root, [exercise(old)])
      let folder = workspace.folder(of: id)
      try Folder([
        "Edited.swift": "mine", "DroppedEdited.swift": "mine", "EditedButUnchanged.swift": "mine",
        "Own.swift": "mine",
      ]).write(to: folder)
      try FileManager.default.removeItem(at: folder.appending(path: "Deleted.swift"))
      let new = [
        "Edited.swift": "2", "Same.swift": "2", "Deleted.swift": "2", "New.swift": "2",
        "EditedButUnchanged.swift": "1",
      ]
      let (_, notices) = try open(root, [exercise(new)])
      #expect(
        notices == [
          .courseDroppedEdited(id, file: "DroppedEdited.swift"),
          .courseChangedDeleted(id, file: "Deleted.swift"),
          .courseChangedEdited(id, file: "Edited.swift"),
        ])
      #expect(
        try names(in: folder) == [
          "DroppedEdited.swift", "Edited.swift", "EditedButUnchanged.swift", "New.swift",
          "Own.swift", "Same.swift",
        ])
      #expect(try text(of: folder.appending(path: "Edited.swift")) == "mine")
      #expect(try text(of: folder.appending(path: "Same.swift")) == "2")
      #expect(try open(root, [exercise(new)]).notices.isEmpty)
    }
  }

  @Test func `a deleted stub file stays deleted without a word while the course is the same`()
    throws
  {
    try withTemporaryDirectory { root in
      let exercises = [exercise(["A.swift": "a", "B.swift": "b"])]
      let (workspace, _) = try open(root, exercises)
      try FileManager.default.removeItem(at: workspace.folder(of: id).appending(path: "A.swift"))
      #expect(try open(root, exercises).notices.isEmpty)
      #expect(try names(in: workspace.folder(of: id)) == ["B.swift"])
    }
  }

  @Test func `an update never writes through a link or over a folder`() throws {
    try withTemporaryDirectory { root in
      let (workspace, _) = try open(root, [exercise(["A.swift": "1", "B.swift": "1"])])
      let folder = workspace.folder(of: id)
      let outside = root.appending(path: "outside.swift")
      try Folder(["outside.swift": "1"]).write(to: root)
      try FileManager.default.removeItem(at: folder.appending(path: "A.swift"))
      try FileManager.default.createSymbolicLink(
        at: folder.appending(path: "A.swift"), withDestinationURL: outside)
      try FileManager.default.removeItem(at: folder.appending(path: "B.swift"))
      try Folder(["B.swift/x": "mine"]).write(to: folder)
      let (_, notices) = try open(root, [exercise(["A.swift": "2", "B.swift": "2"])])
      #expect(notices.count == 2)
      #expect(try text(of: outside) == "1")
      #expect(try text(of: folder.appending(path: "B.swift/x")) == "mine")
    }
  }

  @Test func `a course whose stub leaves its folder is refused`() throws {
    try withTemporaryDirectory { root in
      for path in ["../../../evil.swift", "/evil.swift", "a//b.swift", "."] {
        #expect(throws: FileFailure.self) {
          try open(root.appending(path: "w"), [exercise([path: "x"])])
        }
      }
      let left = try names(in: root)
      #expect(left == ["w"])
    }
  }

  @Test func `notices say what to do next`() {
    #expect(
      WorkspaceNotice.courseChangedEdited(id, file: "Foo.swift").description
        == "The course changed Foo.swift; yours was edited and stays as it is. "
        + "`atelier reset mvc/foo` takes the new one and keeps yours in a snapshot.")
  }
}
