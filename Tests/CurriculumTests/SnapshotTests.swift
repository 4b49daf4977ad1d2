import Curriculum
import Dispatch
import FoundationEssentials
import TestSupport
import Testing

struct SnapshotTests {
  private let foo = Exercise(
    id: ExerciseID(lesson: "mvc", name: "foo"), title: "Foo",
    stub: [SourceFile(path: "A.swift", bytes: Array("stub".utf8))])
  private let bar = Exercise(
    id: ExerciseID(lesson: "mvc", name: "bar"), title: "Bar",
    stub: [SourceFile(path: "A.swift", bytes: Array("bar stub".utf8))])

  private func withWorkspace(_ body: (Workspace, URL) throws -> Void) throws {
    try withTemporaryDirectory { root in
      let course = Course(root: URL(filePath: "/course"), title: "C", lessons: [])
      let (workspace, _) = try Workspace.create(
        at: root, course: course, exercises: [foo, bar], kitFolders: [:])
      try body(workspace, workspace.folder(of: foo.id))
    }
  }

  @Test func `reset gives the stub and undo brings everything back`() throws {
    try withWorkspace { workspace, folder in
      try Folder(["A.swift": "mine", "Deep/er/B.swift": "b", "notes.txt": "n"]).write(to: folder)
      try FileManager.default.createDirectory(
        at: folder.appending(path: "Empty"), withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        atPath: folder.appending(path: "link").path, withDestinationPath: "/nowhere")
      let snapshot = try workspace.reset(foo)
      #expect(snapshot.name == "0001-mvc-foo")
      #expect(try names(in: folder) == ["A.swift"])
      #expect(try text(of: folder.appending(path: "A.swift")) == "stub")
      let undone = try workspace.undo(foo.id)
      #expect(undone?.number == 1)
      #expect(try names(in: folder) == ["A.swift", "Deep", "Empty", "link", "notes.txt"])
      #expect(try text(of: folder.appending(path: "A.swift")) == "mine")
      #expect(try text(of: folder.appending(path: "Deep/er/B.swift")) == "b")
      #expect(
        try FileManager.default.destinationOfSymbolicLink(
          atPath: folder.appending(path: "link").path) == "/nowhere")
    }
  }

  @Test func `repeated undo walks further back and passes by what undo saved`() throws {
    try withWorkspace { workspace, folder in
      for text in ["one", "two", "three"] {
        try Folder(["A.swift": text]).write(to: folder)
        _ = try workspace.reset(foo)
      }
      try Folder(["A.swift": "latest"]).write(to: folder)
      for expected in ["three", "two", "one"] {
        #expect(try workspace.undo(foo.id) != nil)
        #expect(try text(of: folder.appending(path: "A.swift")) == expected)
      }
      #expect(try workspace.undo(foo.id) == nil)
      let kept = workspace.root.appending(path: ".atelier/snapshots/0004-mvc-foo/files/A.swift")
      #expect(try text(of: kept) == "latest")
    }
  }

  @Test func `undo without a name takes the newest of any exercise`() throws {
    try withWorkspace { workspace, folder in
      try Folder(["A.swift": "mine"]).write(to: folder)
      _ = try workspace.reset(foo)
      _ = try workspace.reset(bar)
      #expect(try workspace.undo()?.exercise == bar.id)
      #expect(try workspace.undo()?.exercise == foo.id)
      #expect(try text(of: folder.appending(path: "A.swift")) == "mine")
      #expect(try workspace.undo() == nil)
    }
  }

  @Test func `undo puts a file where a folder is and a folder where a file is`() throws {
    try withWorkspace { workspace, folder in
      try Folder(["X/y.swift": "folder", "Z": "file"]).write(to: folder)
      _ = try workspace.reset(foo)
      try Folder(["X": "file", "Z/y.swift": "folder"]).write(to: folder)
      _ = try workspace.undo()
      #expect(try text(of: folder.appending(path: "X/y.swift")) == "folder")
      #expect(try text(of: folder.appending(path: "Z")) == "file")
    }
  }

  @Test func `reset works where the folder is gone`() throws {
    try withWorkspace { workspace, folder in
      try FileManager.default.removeItem(at: folder)
      _ = try workspace.reset(foo)
      #expect(try names(in: folder) == ["A.swift"])
      _ = try workspace.undo()
      #expect(try names(in: folder).isEmpty)
    }
  }

  @Test func `reset does not write through a folder that is a link`() throws {
    try withWorkspace { workspace, folder in
      let elsewhere = workspace.root.appending(path: "elsewhere")
      try FileManager.default.moveItem(at: folder, to: elsewhere)
      try Folder(["A.swift": "mine"]).write(to: elsewhere)
      try FileManager.default.createSymbolicLink(at: folder, withDestinationURL: elsewhere)
      #expect(throws: FileFailure.self) { try workspace.reset(foo) }
      #expect(try text(of: elsewhere.appending(path: "A.swift")) == "mine")
    }
  }

  @Test func `what killed processes left is neither used nor in the way`() throws {
    try withWorkspace { workspace, folder in
      try Folder([
        ".atelier/snapshots/.atelier-tmp-1-1/files/A.swift": "half",
        ".atelier/snapshots/0007-strange/readme": "no manifest",
        "mvc/foo/.atelier-tmp-1-2": "half", "mvc/foo/A.swift": "mine",
      ]).write(to: workspace.root)
      #expect(try workspace.undo() == nil)
      #expect(try workspace.reset(foo).number == 8)
      #expect(try names(in: folder) == ["A.swift"])
      #expect(
        try names(in: workspace.root.appending(path: ".atelier/snapshots"))
          == ["0007-strange", "0008-mvc-foo"])
    }
  }

  @Test func `an edit after reset is told from the stub at the next update`() throws {
    try withWorkspace { workspace, folder in
      _ = try workspace.reset(foo)
      try Folder(["A.swift": "mine"]).write(to: folder)
      var newer = foo
      newer.stub[0].bytes = Array("newer".utf8)
      let notices = try workspace.sync(
        course: Course(root: URL(filePath: "/c"), title: "C", lessons: []),
        exercises: [newer], kitFolders: [:])
      #expect(notices == [.courseChangedEdited(foo.id, file: "A.swift")])
      #expect(try text(of: folder.appending(path: "A.swift")) == "mine")
    }
  }

  @Test func `a file that is saved while reset and undo run is never lost`() throws {
    try withWorkspace { workspace, folder in
      DispatchQueue.concurrentPerform(iterations: 2) { worker in
        for number in 0..<25 {
          if worker == 0 {
            // The folder may be gone for a moment; then nothing was saved that could be lost.
            try? Folder(["Own\(number).swift": "own \(number)"]).write(to: folder)
          } else {
            // A refusal because of a change at this very moment is what the test is about.
            _ = try? workspace.reset(foo)
            _ = try? workspace.undo()
          }
        }
      }
      let snapshots = workspace.root.appending(path: ".atelier/snapshots")
      let places = try names(in: snapshots).map { snapshots.appending(path: "\($0)/files") }
      for number in 0..<25 {
        let isKept = (places + [folder]).contains { place in
          let file = place.appending(path: "Own\(number).swift")
          return (try? text(of: file)) == "own \(number)"
        }
        #expect(isKept, "Own\(number).swift")
      }
    }
  }
}
