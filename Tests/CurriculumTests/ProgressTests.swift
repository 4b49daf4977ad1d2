import Curriculum
import Dispatch
import FoundationEssentials
import TestSupport
import Testing

struct ProgressTests {
  private let id = ExerciseID(lesson: "mvc", name: "massive-controller")

  private func file(in workspace: URL) -> URL {
    workspace.appending(path: ".atelier/progress.json")
  }

  @Test func `is empty where nothing was saved`() throws {
    try withTemporaryDirectory { workspace in
      let (progress, notices) = try Progress.load(in: workspace)
      #expect(progress == Progress())
      #expect(notices.isEmpty)
      #expect(!exists(workspace.appending(path: ".atelier")))
    }
  }

  @Test func `comes back as it was saved`() throws {
    try withTemporaryDirectory { workspace in
      let saved = ExerciseProgress(
        passedChecks: ["Step1.testA", "Step2.testÜ"], passedSteps: [1, 2], furthestStep: 3,
        completed: Date(timeIntervalSince1970: 1_700_000_000), hintsShown: [1: 2],
        givenFiles: ["View/A \"b\".swift": "00ff"])
      _ = try Progress.update(in: workspace) { progress in
        progress.course = "/courses/ios"
        progress.current = id
        progress[id] = saved
      }
      let (progress, notices) = try Progress.load(in: workspace)
      #expect(progress.course == "/courses/ios")
      #expect(progress.current == id)
      #expect(progress[id] == saved)
      #expect(notices.isEmpty)
      #expect(try text(of: file(in: workspace)).contains(#""schema" : "atelier.progress/1""#))
    }
  }

  @Test func `keeps what it does not know`() throws {
    let newer = """
      {"schema": "atelier.progress/1", "streak": {"days": [1, 2.5, null, true]},
       "exercises": {"mvc/massive-controller": {"passedSteps": [1], "stars": 9007199254740993},
                     "gone/exercise": {"passedSteps": [3]}, "no id": "x"}}
      """
    try withTemporaryDirectory { workspace in
      try Folder([".atelier/progress.json": newer]).write(to: workspace)
      _ = try Progress.update(in: workspace) { $0[id].passedSteps.insert(2) }
      let saved = try text(of: file(in: workspace))
      for part in [#""days""#, "2.5", "9007199254740993", #""gone/exercise""#, #""no id" : "x""#] {
        #expect(saved.contains(part))
      }
      #expect(try Progress.load(in: workspace).progress[id].passedSteps == [1, 2])
    }
  }

  @Test func `refuses a newer schema and changes nothing`() throws {
    let newer = #"{"schema": "atelier.progress/2", "everything": "else"}"#
    try withTemporaryDirectory { workspace in
      try Folder([".atelier/progress.json": newer]).write(to: workspace)
      #expect(throws: ProgressError.self) { try Progress.load(in: workspace) }
      let error = #expect(throws: ProgressError.self) {
        try Progress.update(in: workspace) { $0.current = id }
      }
      #expect(error?.description.contains("newer Atelier (atelier.progress/2)") == true)
      #expect(try text(of: file(in: workspace)) == newer)
    }
  }

  @Test(
    arguments: [
      "", "{", "null", "[]", "\u{0}\u{1}binary", #"{"schema": 1}"#, #"{"schema": "other/1"}"#,
      #"{"schema": "atelier.progress/1", "exercises": []}"#,
      #"{"schema": "atelier.progress/1", "exercises": {"a/b": {"passedSteps": "all"}}}"#,
      String(repeating: "[", count: 100_000),
    ].map(Excerpt.init))
  func `moves a damaged file aside and says so`(excerpt: Excerpt<String>) throws {
    let damaged = excerpt.value
    try withTemporaryDirectory { workspace in
      try Folder([
        ".atelier/progress.json": damaged, ".atelier/progress.json.damaged-1": "earlier",
      ]).write(to: workspace)
      let (progress, notices) = try Progress.load(in: workspace)
      #expect(progress == Progress())
      #expect(notices == [.progressWasDamaged(movedTo: ".atelier/progress.json.damaged-2")])
      let state = workspace.appending(path: ".atelier")
      #expect(try text(of: state.appending(path: "progress.json.damaged-2")) == damaged)
      #expect(try text(of: state.appending(path: "progress.json.damaged-1")) == "earlier")
      #expect(try Progress.load(in: workspace).notices.isEmpty)
    }
  }

  @Test func `every cut of the file is either whole or damaged, never a crash`() throws {
    try withTemporaryDirectory { workspace in
      _ = try Progress.update(in: workspace) { $0[id].passedSteps = [1, 2, 3] }
      let bytes = try Data(contentsOf: file(in: workspace))
      for length in 0..<(bytes.count - 2) {
        try bytes.prefix(length).write(to: file(in: workspace))
        #expect(try Progress.load(in: workspace).notices.count == 1, "cut at \(length)")
      }
    }
  }

  @Test func `a folder in place of the file is an error with its path`() throws {
    try withTemporaryDirectory { workspace in
      try Folder([".atelier/progress.json/x": ""]).write(to: workspace)
      let error = #expect(throws: FileFailure.self) { try Progress.load(in: workspace) }
      #expect(error?.description.contains("progress.json: it is not a plain file") == true)
    }
  }

  @Test func `what a change throws leaves the file as it was`() throws {
    struct Stop: Error {}
    try withTemporaryDirectory { workspace in
      _ = try Progress.update(in: workspace) { $0.current = id }
      #expect(throws: Stop.self) {
        try Progress.update(in: workspace) { progress in
          progress.current = nil
          throw Stop()
        }
      }
      #expect(try Progress.load(in: workspace).progress.current == id)
    }
  }

  @Test func `removes what killed writers left and nothing else`() throws {
    try withTemporaryDirectory { workspace in
      try Folder([
        ".atelier/.atelier-tmp-99999-1": "half", ".atelier/.hidden": "mine",
      ]).write(to: workspace)
      _ = try Progress.update(in: workspace) { $0.current = id }
      #expect(
        try names(in: workspace.appending(path: ".atelier"))
          == [".hidden", "progress.json", "progress.lock"])
    }
  }

  @Test func `many writers at once lose nothing`() throws {
    try withTemporaryDirectory { workspace in
      DispatchQueue.concurrentPerform(iterations: 60) { number in
        do {
          _ = try Progress.update(in: workspace) {
            $0[id].passedChecks.insert("Step1.test\(number)")
          }
        } catch {
          Issue.record(error)
        }
      }
      let progress = try Progress.load(in: workspace).progress
      #expect(progress[id].passedChecks.count == 60)
    }
  }
}
