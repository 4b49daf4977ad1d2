import FoundationEssentials
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A run over submissions that is broken off loses nothing that it had found.
@Suite struct ResumeTests {
  private static let names = (1...8).map { "s\($0)" }

  /// A class of eight, each with a file of its own that no test before has graded.
  private func layOut(in folder: URL) throws -> Atelier {
    let mark = UUID().uuidString
    for (index, name) in Self.names.enumerated() {
      let code = index == 2 ? counter(increment: "count += 2") : counter()
      try folder.write(
        "// \(name) \(mark)\n\(code)", to: "all/\(name)/basics/counter/Counter.swift")
    }
    return try Atelier(in: folder)
  }

  private static let command = ["grade", "all", "--jobs", "1", "--report", "json=grades.json"]

  /// The journal of the run over these submissions; none before it begins and after it has ended.
  private func journal(of folder: URL, in cache: URL = Atelier.cache) -> Journal? {
    let runs = cache.appending(path: "atelier/runs")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: runs.path)) ?? []
    for name in names where name.hasSuffix(".jsonl") {
      let file = runs.appending(path: name)
      guard let text = try? String(contentsOf: file, encoding: .utf8),
        text.contains("\(folder.lastPathComponent)\\/all\\/")
          || text.contains("\(folder.lastPathComponent)/all/")
      else { continue }
      return Journal(file: file, lines: text.split(separator: "\n").map(String.init))
    }
    return nil
  }

  private struct Journal {
    var file: URL
    /// The header first.
    var lines: [String]

    var graded: Int { lines.count - 1 }
    /// The second field of each line.
    var paths: [Substring] {
      lines.dropFirst().map { $0.split(separator: "\t").dropFirst().first ?? "" }
    }
  }

  /// Starts a run and ends it with the signal once so many submissions are in its journal.
  private func interrupt(
    _ atelier: Atelier, in folder: URL, after graded: Int, with signal: Int32 = SIGKILL,
    options: [String] = []
  ) throws -> (journal: Journal, ran: Ran) {
    let running = try atelier.start(Self.command + options)
    var polls = 0
    while (journal(of: folder)?.graded ?? 0) < graded, polls < 30_000 {
      usleep(2_000)
      polls += 1
    }
    running.kill(signal)
    let ran = running.wait()
    return (try #require(journal(of: folder), "\(ran)"), ran)
  }

  /// A report without what differs from run to run.
  private func timeless(_ report: String) -> String {
    report.split(separator: "\n").filter { !$0.contains("\"seconds\": ") }.joined(separator: "\n")
  }

  @Test func `a run that is killed again and again comes to the same end`() throws {
    try withTemporaryDirectory { folder in
      let atelier = try layOut(in: folder)
      var (left, _) = try interrupt(atelier, in: folder, after: 1)
      for graded in [2, 4] {
        let before = left
        let killed = try interrupt(atelier, in: folder, after: graded, options: ["--resume"])
        left = killed.journal
        #expect(killed.ran.errors.contains("\(before.graded) of 8 are graded"), "\(killed.ran)")
        // What was there is still there, and nothing of it is there a second time.
        #expect(Array(left.lines.prefix(before.lines.count)) == before.lines)
        #expect(Set(left.paths).count == left.graded, "\(left.paths)")
      }
      #expect(!FileManager.default.fileExists(atPath: folder.path + "/grades.json"))
      let ran = try atelier.run(Self.command + ["--resume"])
      #expect(ran.code == 1, "\(ran)")
      #expect(ran.errors.contains("\(left.graded) of 8 are graded"), "\(ran)")
      #expect(journal(of: folder) == nil)
      let resumed = try folder.text(of: "grades.json")
      let undisturbed = try atelier.run(Self.command)
      #expect(undisturbed.code == 1 && undisturbed.output == ran.output, "\(undisturbed)")
      let whole = try folder.text(of: "grades.json")
      #expect(timeless(resumed) == timeless(whole))
      #expect(try GradeDocument(resumed).submissions.map(\.score) == [4, 4, 2, 4, 4, 4, 4, 4])
    }
  }

  @Test func `a journal that is torn, and files that changed since, cost themselves only`() throws {
    try withTemporaryDirectory { folder in
      let atelier = try layOut(in: folder)
      let (left, _) = try interrupt(atelier, in: folder, after: 3)
      let kept = try Data(contentsOf: left.file)
      try (kept + Data(#"{"content":"abc","graded":{"path":"#.utf8)).write(to: left.file)
      try folder.write("class Counter {", to: "all/s1/basics/counter/Counter.swift")
      let ran = try atelier.run(Self.command + ["--resume"])
      #expect(ran.code == 1, "\(ran)")
      let document = try GradeDocument(try folder.text(of: "grades.json"))
      #expect(document.submissions.map(\.score) == [0, 4, 2, 4, 4, 4, 4, 4])
      #expect(document.submissions[0].exercises[0].status == "doesNotCompile")
    }
  }

  @Test func `what was found before is reported as it was found`() throws {
    try withTemporaryDirectory { folder in
      let atelier = try layOut(in: folder)
      let (left, _) = try interrupt(atelier, in: folder, after: 2)
      var text = try String(contentsOf: left.file, encoding: .utf8)
      // A sentence that no grading would find shows where the report has it from.
      text = text.replacing("A new counter stands at zero.", with: "Taken from the journal.")
      try Data(text.utf8).write(to: left.file)
      _ = try atelier.run(Self.command + ["--resume"])
      let submissions = try GradeDocument(try folder.text(of: "grades.json")).submissions
      let says = submissions.map { $0.exercises[0].checks["Step1.testStartsAtZero"]?.says }
      #expect(says.prefix(2) == ["Taken from the journal.", "Taken from the journal."])
      #expect(says.last == "A new counter stands at zero.")
    }
  }

  @Test func `a run that was not asked to go on says that it could have`() throws {
    try withTemporaryDirectory { folder in
      let atelier = try layOut(in: folder)
      _ = try interrupt(atelier, in: folder, after: 2)
      let ran = try atelier.run(Self.command)
      #expect(ran.code == 1, "\(ran)")
      #expect(ran.errors.contains("of 8; `--resume` would have gone on from there"), "\(ran)")
      #expect(try GradeDocument(try folder.text(of: "grades.json")).submissions.count == 8)
      let none = try atelier.run(Self.command + ["--resume"])
      #expect(none.errors.contains("no interrupted run"), "\(none)")
    }
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func `a signal ends it as signals do, and what was found stays`(signal: Int32) throws {
    try withTemporaryDirectory { folder in
      let atelier = try layOut(in: folder)
      let (left, ran) = try interrupt(atelier, in: folder, after: 1, with: signal)
      #expect(ran.code == 128 + signal, "\(ran)")
      #expect(left.graded >= 1)
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(names.sorted() == [".home", "all"])
    }
  }

  @Test func `two runs of the same at once do not get in each other's way`() throws {
    try withTemporaryDirectory { folder in
      let atelier = try layOut(in: folder)
      let first = try atelier.start(Self.command)
      var polls = 0
      while journal(of: folder) == nil, polls < 30_000 {
        usleep(2_000)
        polls += 1
      }
      var command = Self.command + ["--resume"]
      command[command.count - 2] = "json=second.json"
      let second = try atelier.run(command)
      let other = first.wait()
      #expect(second.code == 1 && other.code == 1, "\(second)\n\(other)")
      #expect(second.errors.contains("Another run grades the same"), "\(second)")
      #expect(
        timeless(try folder.text(of: "grades.json")) == timeless(try folder.text(of: "second.json"))
      )
      #expect(journal(of: folder) == nil)
    }
  }

  @Test func `reports that could not be written are written without grading again`() throws {
    try withTemporaryDirectory { folder in
      let atelier = try layOut(in: folder)
      let ran = try atelier.run("grade", "all", "--report", "json=no/such/grades.json")
      #expect(ran.code == 2 && ran.errors.contains("`--resume`"), "\(ran)")
      let again = try atelier.run("grade", "all", "--report", "json=grades.json", "--resume", "-v")
      #expect(again.code == 1, "\(again)")
      #expect(again.errors.contains("8 of 8 are graded"), "\(again)")
      #expect(!again.errors.contains("-module-name Learner"), "\(again)")
      #expect(try GradeDocument(try folder.text(of: "grades.json")).submissions.count == 8)
    }
  }

  @Test func `somebody who stops reading costs no report`() throws {
    try withTemporaryDirectory { folder in
      try folder.write("", to: "all/s1/basics/nothing.txt")
      let ran = try Atelier(in: folder).run(
        shell: #""$@" >/dev/full"#,
        ["grade", "all", "--report", "json=one.json", "--report", "json=no/two.json"])
      #expect(ran.code == 2, "\(ran)")
      #expect(try GradeDocument(try folder.text(of: "one.json")).submissions.count == 1)
    }
  }

  @Test func `a full disk ends the run with a word about it`() throws {
    try withTemporaryDirectory { folder in
      for number in 1...60 {
        try folder.write("", to: "all/s\(number)/basics/nothing.txt")
      }
      let atelier = try Atelier(in: folder)
      // The kits are larger than that, and have to be there.
      _ = try atelier.run("grade", "all/s1")
      // Files cannot grow beyond 16 kB, as if there were no room.
      let ran = try atelier.run(
        shell: #"trap '' XFSZ; ulimit -f 32; exec "$@""#,
        ["grade", "all", "--report", "json=grades.json"])
      #expect(ran.code == 2, "\(ran)")
      #expect(ran.errors.contains(".jsonl") && ran.errors.contains("room"), "\(ran)")
      #expect(!FileManager.default.fileExists(atPath: folder.path + "/grades.json"))
      let left = try #require(journal(of: folder))
      try FileManager.default.removeItem(at: left.file)
    }
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script")))
  func `a terminal shows one line that never wraps and is gone in the end`() throws {
    try withTemporaryDirectory { folder in
      for number in 1...40 {
        try folder.write("", to: "all/s\(number)/basics/nothing.txt")
      }
      var atelier = try Atelier(in: folder)
      atelier.environment["TERM"] = "xterm"
      atelier.environment["COLUMNS"] = "30"
      atelier.environment["ATELIER"] = Atelier.program
      let ran = try atelier.run(
        shell: #"exec script -qec '"$ATELIER" grade all --report json=grades.json >/dev/null' x"#)
      #expect(ran.code == 1, "\(ran)")
      let drawn = ran.output.split(separator: "\r").filter { $0.hasSuffix("\u{1B}[K") }
      #expect(drawn.count >= 2 && drawn.last == "\u{1B}[K", "\(ran.output.debugDescription)")
      #expect(drawn.first?.contains("0/40") == true)
      #expect(drawn.allSatisfy { $0.count < 30 + 3 })
      #expect(!ran.output.dropLast().contains("\n"))
    }
  }
}
