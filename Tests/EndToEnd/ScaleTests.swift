import FoundationEssentials
import TestSupport
import Testing

/// Thousands of submissions, among them some that are hostile by accident: every one gets its own verdict.
@Suite struct ScaleTests {
  private static let count = 2_000

  @Test func `a class of thousands gets right verdicts, whatever ten of them do`() throws {
    try withTemporaryDirectory { folder in
      let mark = UUID().uuidString
      let hostile = Answer.hostile
      let peaceful = Answer.peaceful
      var expected: [String: Answer] = [:]
      for number in 0..<Self.count {
        let name = "s\(number)"
        let stretch = Self.count / hostile.count
        let answer =
          number % stretch == 0 && number / stretch < hostile.count
          ? hostile[number / stretch] : peaceful[number % peaceful.count]
        expected[name] = answer
        // No two are the same, so that each has to be compiled, linked and run.
        let own = "private func number() -> Int { \(number) }"
        try folder.write(
          "// \(mark)\n\(answer.code)\n\(own)\n",
          to: "all/\(name)/basics/counter/Counter.swift")
      }
      let temporary = folder.appending(path: "tmp")
      try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
      var atelier = try Atelier(in: folder)
      atelier.environment["TMPDIR"] = temporary.path
      // A cache of its own: other tests work in theirs at the same time.
      atelier.environment["XDG_CACHE_HOME"] = folder.appending(path: "cache").path
      let before = try Self.paths(in: folder.appending(path: "all"))

      let ran = try atelier.run(
        ["grade", "all", "--timeout", "\(Answer.patience)", "--report", "json=grades.json"],
        minutes: 30)
      #expect(ran.code == 1, "\(ran)")
      let document = try GradeDocument(try folder.text(of: "grades.json"))
      #expect(document.submissions.count == Self.count)
      var explained = 0
      for submission in document.submissions {
        let name = URL(filePath: submission.path).lastPathComponent
        let answer = try #require(expected[name])
        let grade = try #require(submission.exercises.first)
        #expect(grade.status == answer.status, "\(name): \(answer.name)")
        #expect(Answer.ids.map { grade.states[$0] } == answer.states, "\(name): \(answer.name)")
        guard let words = answer.words else { continue }
        explained += 1
        for check in grade.checks.values where ["crashed", "timedOut"].contains(check.status) {
          #expect(check.message?.contains(words) == true, "\(answer.name): \(check)")
        }
      }
      #expect(explained == hostile.count)
      // Programs are started from the cache, which is in this folder.
      #expect(runningPrograms(naming: folder.lastPathComponent).isEmpty)
      #expect(try Self.paths(in: folder.appending(path: "all")) == before)
      #expect(try Self.paths(in: temporary) == [])
      let cache = folder.appending(path: "cache/atelier")
      let kept = try Self.paths(in: cache.appending(path: "store/grades")).filter { $0.count > 3 }
      // What took too long need not do so again, and is not kept.
      let late = hostile.count { $0.states.contains("timedOut") }
      #expect(kept.count == Self.count - late)
      for part in ["scratch", "runs"] {
        #expect(try Self.paths(in: cache.appending(path: part)) == [])
      }
    }
  }

  private static func paths(in folder: URL) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
  }
}
