import Curriculum
import FoundationEssentials
import Grading
import TestSupport
import Testing

@Suite struct GradeJournalTests {
  private static let run = GradeJournal.Run(id: "abc", basis: "basis")

  private func graded(_ path: String, _ status: Grade.Status = .passed) -> SubmissionGrade {
    SubmissionGrade(
      path: path,
      exercises: [
        Grade(
          exercise: ExerciseID(lesson: "a", name: "b"), status: status, message: "Line\nand line.",
          steps: [
            StepGrade(
              number: 1, title: "日本",
              checks: [CheckGrade(id: "x", says: path, status: .failed, seconds: .nan)])
          ], seconds: 0.1 + 0.2)
      ])
  }

  /// Leaves the journal of a run that was killed after three submissions, one of them for our fault.
  private func interrupt(in folder: URL) throws {
    let journal = try GradeJournal(in: folder, of: Self.run, resuming: false)
    for path in ["/one", "/two"] { _ = try journal.append(graded(path), content: "c\(path)") }
    _ = try journal.append(graded("/three", .error), content: "c/three")
  }

  private func file(in folder: URL) -> URL { folder.appending(path: "abc.jsonl") }

  @Test func `grades come back as they were, in any order`() throws {
    try withTemporaryDirectory { folder in
      let journal = try GradeJournal(
        in: folder.appending(path: "a/b"), of: Self.run, resuming: true)
      #expect(journal.former == .none)
      let paths = (1...50).map { "/class/\($0) ü\u{2028}\"" }
      let entries = try paths.map { try journal.append(graded($0), content: "") }
      for (path, entry) in zip(paths, entries).reversed() {
        let back = try journal.grades(of: entry)
        #expect(back.path == path && entry.status == .passed)
        #expect(back.exercises[0].message == "Line\nand line." && back.seconds == 0.1 + 0.2)
        #expect(back.exercises[0].steps[0].checks[0].seconds.isNaN)
      }
      try journal.remove()
      #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.path) == ["a", "a/b"])
    }
  }

  @Test func `an interrupted run is gone on with where nothing has changed`() throws {
    try withTemporaryDirectory { folder in
      try interrupt(in: folder)
      let journal = try GradeJournal(in: folder, of: Self.run, resuming: true)
      #expect(journal.former == .interrupted(graded: 2))
      let one = try #require(journal.entry(of: "/one") { "c/one" })
      #expect(try journal.grades(of: one).path == "/one")
      #expect(journal.entry(of: "/two") { "changed" } == nil)
      #expect(journal.entry(of: "/three") { "c/three" } == nil, "our fault is tried again")
      #expect(journal.entry(of: "/four") { "" } == nil)
      // A second interruption keeps what both runs have found; the later word counts.
      _ = try journal.append(graded("/two", .failed), content: "changed")
      let again = try GradeJournal(in: folder, of: Self.run, resuming: true)
      #expect(again.former == .interrupted(graded: 2))
      #expect(again.entry(of: "/one") { "c/one" } != nil)
      let two = try #require(again.entry(of: "/two") { "changed" })
      #expect(try again.grades(of: two).exercises[0].status == .failed)
    }
  }

  @Test func `without being asked, a run starts anew and says what was there`() throws {
    try withTemporaryDirectory { folder in
      try interrupt(in: folder)
      let journal = try GradeJournal(in: folder, of: Self.run, resuming: false)
      #expect(journal.former == .interrupted(graded: 2))
      #expect(journal.entry(of: "/one") { "c/one" } == nil)
      #expect(try GradeJournal(in: folder, of: Self.run, resuming: false).former == .none)
    }
  }

  @Test func `other checks or another toolchain make old grades worthless`() throws {
    try withTemporaryDirectory { folder in
      try interrupt(in: folder)
      let other = GradeJournal.Run(id: "abc", basis: "another")
      let journal = try GradeJournal(in: folder, of: other, resuming: true)
      #expect(journal.former == .outdated)
      #expect(journal.entry(of: "/one") { "c/one" } == nil)
    }
  }

  @Test func `a journal cut off anywhere keeps its whole lines and goes on`() throws {
    try withTemporaryDirectory { folder in
      try interrupt(in: folder)
      let whole = Array(try Data(contentsOf: file(in: folder)))
      let ends = whole.indices.filter { whole[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
      for length in stride(from: 0, through: whole.count, by: 7) {
        try Data(whole[..<length]).write(to: file(in: folder))
        let journal = try GradeJournal(in: folder, of: Self.run, resuming: true)
        let expected = ends[1...2].map { length >= $0 }
        let found = ["/one", "/two"].map { path in journal.entry(of: path) { "c\(path)" } }
        #expect(found.map { $0 != nil } == expected, "cut at \(length)")
        let entry = try journal.append(graded("/new"), content: "")
        #expect(try journal.grades(of: entry).path == "/new")
        for case let found? in found { _ = try journal.grades(of: found) }
      }
    }
  }

  @Test(
    arguments: [
      [UInt8]("nothing of ours\n".utf8), Array("{}\n".utf8), [0, 0, 0, 10, 0], [10, 10, 10],
      Array(repeating: 0x61, count: 300_000),
      Array(#"{"schema":"atelier.run/9","basis":"basis"}"#.utf8),
    ].map(Excerpt.init))
  func `a foreign file is not believed and not in the way`(bytes: Excerpt<[UInt8]>) throws {
    try withTemporaryDirectory { folder in
      try Data(bytes.value).write(to: file(in: folder))
      let journal = try GradeJournal(in: folder, of: Self.run, resuming: true)
      #expect(journal.former != .interrupted(graded: 0))
      let entry = try journal.append(graded("/one"), content: "c/one")
      #expect(try journal.grades(of: entry).path == "/one")
      let again = try GradeJournal(in: folder, of: Self.run, resuming: true)
      #expect(again.former == .interrupted(graded: 1))
    }
  }

  @Test func `a line that was spoilt costs its own submission only`() throws {
    try withTemporaryDirectory { folder in
      try interrupt(in: folder)
      var bytes = Array(try Data(contentsOf: file(in: folder)))
      let first = try #require(bytes.firstIndex(of: UInt8(ascii: "\n")))
      bytes.replaceSubrange((first + 10)...(first + 20), with: Array(repeating: 0, count: 11))
      try Data(bytes).write(to: file(in: folder))
      let journal = try GradeJournal(in: folder, of: Self.run, resuming: true)
      #expect(journal.former == .interrupted(graded: 1))
      #expect(journal.entry(of: "/one") { "c/one" } == nil)
      #expect(journal.entry(of: "/two") { "c/two" } != nil)
    }
  }

  @Test func `a journal that cannot be written says which file and why`() throws {
    try withTemporaryDirectory { folder in
      try Data().write(to: folder.appending(path: "runs"))
      let failure = #expect(throws: FileFailure.self) {
        try GradeJournal(in: folder.appending(path: "runs"), of: Self.run, resuming: false)
      }
      #expect(failure?.path.hasSuffix("/runs") == true)
    }
  }

  @Test func `what nobody can go on with is swept away`() throws {
    try withTemporaryDirectory { folder in
      for name in ["abc-999999999.jsonl", "old.jsonl", "new.jsonl", "other.txt"] {
        try Data().write(to: folder.appending(path: name))
      }
      try FileManager.default.setAttributes(
        [.modificationDate: Date.now.addingTimeInterval(-40 * 86_400)],
        ofItemAtPath: folder.appending(path: "old.jsonl").path)
      let journal = try GradeJournal(in: folder, of: Self.run, resuming: false)
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(names.sorted() == ["abc.jsonl", "new.jsonl", "other.txt"])
      try journal.remove()
    }
  }
}
