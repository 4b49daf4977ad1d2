import FoundationEssentials
import TestSupport
import Testing

/// The student edition: what is in it, what is not, and that learners can work with it.
struct ReleaseTests {
  private static let counterFolder = "Exercises/basics/counter"

  /// The fixture's course with its second step sealed, and one check of the first.
  static func sealedCourse(in folder: URL) throws -> URL {
    try folder.copy(Atelier.course, to: "course")
    let course = folder.appending(path: "course")
    let text = try course.text(of: "\(counterFolder)/exercise.md")
    try course.write(
      text.replacing("minutes: 5", with: "minutes: 5\nsealed: Step2"),
      to: "\(counterFolder)/exercise.md")
    try course.write(
      """
      import XCTest

      @testable import Learner

      final class Step1Apart: XCTestCase {
        /// Two counters count apart.
        func testCountsApart() {
          let (first, second) = (Counter(), Counter())
          first.increment()
          XCTAssertEqual(second.count, 0, "a counter that nobody has incremented")
        }
      }

      """, to: "\(counterFolder)/Checks/Sealed/Step1Apart.swift")
    return course
  }

  /// Runs the body beside `course` and the edition that was made of it.
  private func withEdition(_ body: (Atelier, URL) throws -> Void) throws {
    try withTemporaryDirectory { folder in
      let course = try Self.sealedCourse(in: folder)
      var atelier = try Atelier(in: folder)
      atelier.environment["ATELIER_COURSE"] = nil
      let released = try atelier.run("release", "edition", "--course", course.path)
      #expect(released.code == 0, "\(released)")
      #expect(released.output.contains("3 sealed checks stay here"), "\(released)")
      try body(atelier, folder)
    }
  }

  @Test func `learners can do all that they do`() throws {
    try withEdition { atelier, folder in
      var learner = atelier
      learner.directory = folder.appending(path: "edition")
      #expect(try learner.run("init").code == 0)
      let work = learner.directory.appending(path: "Workspace")
      learner.directory = work
      #expect(try learner.run("list").output.contains("Count"))
      #expect(try learner.run("lesson", "basics").code == 0)
      let start = try learner.run("start", "basics/counter")
      #expect(start.output.contains("Step 1 of 1: Count up"), "\(start)")
      #expect(start.output.contains("Step 2: Count down (your instructor's own checks grade this"))
      #expect(try learner.run("check").code == 1)
      #expect(try learner.run("hint", "--all").output.contains("Look before you subtract."))
      #expect(try learner.run("map").code == 0)
      try work.write(counter(), to: "basics/counter/Counter.swift")
      let check = try learner.run("check")
      #expect(check.code == 0 && check.output.contains("All 2 checks pass."), "\(check)")
      #expect(try learner.run("diff").code == 0)
      #expect(try learner.run("progress").code == 0)
      #expect(try learner.run("reset", "--force").code == 0)
      #expect(try learner.run("undo").code == 0)
      for words in [["solution"], ["solution", "--spoil"]] {
        let solution = try learner.run(words)
        #expect(solution.code == 2 && solution.errors.contains("has no solutions"), "\(solution)")
      }
      for words in [["verify"], ["release", "again"], ["new", "exercise", "basics/x"]] {
        let refused = try learner.run(words)
        #expect(refused.code == 2 && refused.errors.contains("is a student edition"), "\(refused)")
      }
    }
  }

  @Test func `the studio works in it, too`() throws {
    try withEdition { atelier, folder in
      var variables = atelier.environment
      variables.merge(["TERM": "xterm-256color", "LC_ALL": "C.UTF-8"]) { $1 }
      let edition = folder.appending(path: "edition")
      let terminal = try PseudoTerminal(
        Atelier.program, [], in: edition, environment: variables, columns: 80, rows: 40)
      terminal.wait(for: "Step 1 of 1: Count up")
      terminal.wait(for: "✗ Each increment adds one.")
      try edition.write(counter(), to: "Workspace/basics/counter/Counter.swift")
      terminal.wait(for: "All 2 checks pass. Well done.")
      terminal.type("s")
      terminal.wait(for: "has no solutions")
      terminal.type("q")
      #expect(terminal.waitForEnd() == 0)
    }
  }

  @Test func `nothing that is kept back stands anywhere in it`() throws {
    try withEdition { _, folder in
      try expectNoLeak(
        from: folder.appending(path: "course"), in: folder.appending(path: "edition"))
    }
  }

  @Test func `the repository's own course can be released, and leaks nothing`() throws {
    try withTemporaryDirectory { folder in
      let course = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
      let released = try Atelier(in: folder).run("release", "edition", "--course", course.path)
      #expect(released.code == 0, "\(released)")
      try expectNoLeak(from: course, in: folder.appending(path: "edition"))
    }
  }

  /// Looks for whole lines, apart from the code that `release` itself looks with.
  private func expectNoLeak(from course: URL, in edition: URL) throws {
    let files = try FileManager.default.subpathsOfDirectory(atPath: edition.path)
    #expect(!files.contains { $0.contains("Solutions") || $0.contains("/Wrong") })
    #expect(!files.contains { $0.contains("/Right") || $0.contains("/Sealed") })
    func lines(_ path: String, in root: URL) -> [String] {
      guard let text = try? root.text(of: path) else { return [] }
      return text.split(separator: "\n").map { $0.drop(while: \.isWhitespace) }.map(String.init)
    }
    var hints: [String] = []
    var open = ""
    for path in files {
      guard let text = try? edition.text(of: path) else { continue }
      // What a task says openly stands outside of the hints.
      let parts = path.hasSuffix("exercise.md") ? text.components(separatedBy: "\n#") : [text]
      hints += parts.filter { $0.hasPrefix("## Hint") }
      open += parts.filter { !$0.hasPrefix("## Hint") }.joined(separator: "\n")
    }
    var secret: Set<String> = []
    for top in ["Solutions", "Exercises"] {
      let paths = try FileManager.default.subpathsOfDirectory(
        atPath: course.appending(path: top).path)
      for path in paths where path.hasSuffix(".swift") && !files.contains("\(top)/\(path)") {
        secret.formUnion(lines("\(top)/\(path)", in: course).filter { $0.count > 20 })
      }
    }
    #expect(secret.count > 5)
    for hint in hints {
      let leaked = hint.split(separator: "\n").map { String($0.drop(while: \.isWhitespace)) }
        .filter { secret.contains($0) && !open.contains($0) }
      #expect(leaked.isEmpty, "\(hint)")
    }
  }

  @Test func `what is there already is left alone, and every release is the same`() throws {
    try withEdition { atelier, folder in
      let again = try atelier.run("release", "edition", "--course", "course")
      #expect(again.code == 2 && again.errors.contains("nothing was touched"), "\(again)")
      #expect(try atelier.run("release", "a/b/other", "--course", "course").code == 0)
      let same = try atelier.run(shell: "diff -r edition a/b/other")
      #expect(same.code == 0, "\(same)")
      #expect(try atelier.run("release").code == 64)
    }
  }

  @Test func `a link that leads to a solution keeps the edition back`() throws {
    try withTemporaryDirectory { folder in
      let course = try Self.sealedCourse(in: folder)
      let lesson = try course.text(of: "Lessons/basics.md")
      try course.write(
        lesson + "\n[x](../Solutions/basics/counter/Counter.swift)\n", to: "Lessons/basics.md")
      let ran = try Atelier(in: folder).run("release", "edition", "--course", "course")
      #expect(ran.code == 2 && ran.output.hasPrefix("Lessons/basics.md:"), "\(ran)")
      #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "edition").path))
    }
  }

  @Test func `open checks that need a sealed file keep the edition back`() throws {
    try withTemporaryDirectory { folder in
      let course = try Self.sealedCourse(in: folder)
      let sealed = "\(Self.counterFolder)/Checks/Sealed/Step1Apart.swift"
      try course.write(course.text(of: sealed) + "\nlet zero = 0\n", to: sealed)
      let open = "\(Self.counterFolder)/Checks/Step1Counting.swift"
      try course.write(
        course.text(of: open).replacing("counter.count, 0)", with: "counter.count, zero)"), to: open
      )
      let ran = try Atelier(in: folder).run("release", "edition", "--course", "course")
      #expect(ran.code == 2 && ran.output.contains("Without its sealed checks"), "\(ran)")
      #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "edition").path))
    }
  }

  @Test func `the instructor's checks grade what was made with the edition`() throws {
    try withEdition { atelier, folder in
      try folder.write(counter(), to: "good/basics/counter/Counter.swift")
      try folder.write(
        counter().replacing(
          "var count = 0",
          with: """
            static var all = 0
            var count: Int {
              get { Counter.all }
              set { Counter.all = newValue }
            }
            init() { Counter.all = 0 }
            """),
        to: "shared/basics/counter/Counter.swift")
      func score(_ work: String, _ options: String...) throws -> String {
        let ran = try atelier.run(
          ["grade", work, "--exercise", "basics/counter", "--report", "json"] + options)
        let graded = try #require(try GradeDocument(ran.output).submissions.first)
        return "\(graded.status) \(graded.score)/\(graded.maxScore)"
      }
      #expect(try score("good", "--course", "edition") == "passed 2/2")
      #expect(try score("shared", "--course", "edition") == "passed 2/2")
      #expect(try score("good", "--checks", "course") == "passed 5/5")
      #expect(try score("shared", "--checks", "course") == "failed 4/5")
      #expect(try score("shared", "--checks", "course", "--course", "edition") == "failed 4/5")
      let forgotten = try atelier.run("grade", "good", "--course", "edition")
      #expect(forgotten.errors.contains("sealed checks have no part"), "\(forgotten)")
      let wrong = try atelier.run("grade", "good", "--checks", "edition")
      #expect(wrong.code == 2 && wrong.errors.contains("is a student edition"), "\(wrong)")
    }
  }

  @Test func `what a learner changes in their edition has no say`() throws {
    try withEdition { atelier, folder in
      let text = try folder.text(of: "edition/\(Self.counterFolder)/exercise.md")
      try folder.write(
        text.replacing("minutes: 5", with: "minutes: 5\nallow: unsafe"),
        to: "edition/\(Self.counterFolder)/exercise.md")
      try folder.write(
        counter() + "\nlet pointer = UnsafeMutablePointer<Int>.allocate(capacity: 1)\n",
        to: "work/basics/counter/Counter.swift")
      let ran = try atelier.run(
        "grade", "work", "--exercise", "basics/counter", "--checks", "course", "--course",
        "edition", "--report", "json")
      #expect(try GradeDocument(ran.output).submissions.first?.exercises.first?.status == "refused")
    }
  }
}
