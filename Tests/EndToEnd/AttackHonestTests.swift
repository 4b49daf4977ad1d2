import FoundationEssentials
import TestSupport
import Testing

#if canImport(Glibc)
  /// Right work that looks odd: whatever stands against attacks, it passes, again and again.
  ///
  /// In the same suite as the attacks, since both look at one cache.
  extension AttackTests {
    /// How often each is graded: `ATELIER_HONEST_ROUNDS=20` looks for what fails once in a while.
    private static let rounds =
      ProcessInfo.processInfo.environment["ATELIER_HONEST_ROUNDS"].flatMap { Int($0) } ?? 3

    @Test(arguments: AttackTrial.offeredLevels)
    func `honest work passes every time, four at once`(level: ConfinementLevel) throws {
      try withTemporaryDirectory { folder in
        let scene = try AttackScene(in: folder, at: level)
        var names: [String] = []
        for (name, bytes) in try Self.works() {
          for round in 1...Self.rounds {
            // The comment makes it another work, so that no grade is taken from the cache.
            let tail = Array("\n// round \(round) of \(UUID())\n".utf8)
            names.append("\(name)-\(round)")
            try folder.write(bytes: bytes + tail, to: "work/\(name)-\(round)/Cart.swift")
          }
        }
        AttackScene.emptyStore()
        let ran = try scene.atelier().run(
          ["grade"] + names.map { "work/\($0)" }
            + ["--exercise", Attack.exercise, "--jobs", "4", "--report", "json"])
        let submissions = try GradeDocument(ran.output).submissions
        #expect(submissions.count == names.count)
        for submission in submissions where submission.status != "passed" {
          Issue.record("\(submission.path) has not passed: \(submission.exercises)")
        }
        #expect(ran.code == 0)
      }
    }

    /// The bytes of each, by its name: the files, and variants that editors make of them.
    private static func works() throws -> [(name: String, bytes: [UInt8])] {
      let folder = Attack.files.appending(path: "honest")
      var works = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map {
        ($0.replacing(".swift", with: ""), Array(try folder.text(of: $0).utf8))
      }
      let plain = try Attack.files.text(of: "course/Solutions/till/cart/Cart.swift")
      works.append(("returns-and-line-feeds", Array(plain.replacing("\n", with: "\r\n").utf8)))
      works.append(("a-mark-of-byte-order", [0xEF, 0xBB, 0xBF] + Array(plain.utf8)))
      works.append(("no-end-of-line", Array(plain.utf8.dropLast())))
      let more = (0..<1_500).map { "func number\($0)(_ a: Int) -> Int { a &+ \($0) }\n" }
      works.append(("a-large-file", Array((plain + more.joined()).utf8)))
      return works
    }
  }
#endif
