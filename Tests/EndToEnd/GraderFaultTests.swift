import FoundationEssentials
import TestSupport
import Testing

/// A machine that breaks down under a class: no report of any format makes it a learner's failure.
struct GraderFaultTests {
  private static let wholes = ["json", "junit", "csv", "markdown", "html", "github", "tap"]
  private static let ones = [
    "exercism", "gradescope", "prairielearn", "check50", "classroom50",
  ]

  /// Runs one line of a shell over a right and a wrong submission, with all formats and `--exit-zero`.
  private func grade(
    _ shell: String = #"exec "$@""#, _ change: (inout Atelier) throws -> Void,
    _ look: (URL, Ran) throws -> Void
  ) throws {
    try withTemporaryDirectory { folder in
      let mark = UUID().uuidString
      try folder.write("// \(mark)\n" + counter(), to: "all/ada/basics/counter/Counter.swift")
      try folder.write(
        "// \(mark)\n" + counter(increment: "count += 2"),
        to: "all/bob/basics/counter/Counter.swift")
      var atelier = try Atelier(in: folder)
      try atelier.useCounterCourse()
      atelier.enterClassroom()
      try change(&atelier)
      let ran = try atelier.run(
        shell: shell,
        ["grade", "all", "--exit-zero"]
          + (Self.wholes + ["insights-json"]).flatMap { ["--report", "\($0)=\($0).out"] }
          + Self.ones.flatMap { ["--report", "\($0)=\($0)/{}.json"] })
      #expect(ran.code == 2, "\(ran)")
      try look(folder, ran)
    }
  }

  /// That nobody lost a mark by it, as each consumer reads it.
  private func expectErrors(in folder: URL) throws {
    func text(_ name: String) throws -> String { try folder.text(of: "\(name).out") }
    let document = try GradeDocument(text("json"))
    #expect(document.submissions.map(\.status) == ["error", "error"])
    let junit = try XMLTree(text("junit")).all.map(\.name)
    #expect(junit.contains("error") && !junit.contains("failure"))
    #expect(try text("junit").contains("failures=\"0\""))
    for row in try CSVTable(text("csv")).rows.dropFirst() {
      #expect(row[1] == "error" && row[2].isEmpty && row[4].isEmpty && row[5].isEmpty, "\(row)")
    }
    #expect(try text("markdown").contains(": not graded"))
    #expect(try !text("markdown").contains("0 of 4"))
    #expect(try text("html").contains("class=\"submission error\""))
    #expect(try !text("html").contains("class=\"score\">0"))
    #expect(try text("github").contains("not graded") && !text("github").contains("0 of 4"))
    #expect(try text("tap").contains("status: error") && !text("tap").contains("status: failed"))
    let insights = try JSONValue(text("insights-json"))
    #expect(insights["errors"]?.number == 2 && insights["failures"] == .array([]))
    for name in ["ada", "bob"] {
      func one(_ format: String) throws -> JSONValue {
        try JSONValue(folder.text(of: "\(format)/\(name).json"))
      }
      #expect(try one("exercism")["status"] == .string("error"))
      #expect(try one("gradescope")["score"] == nil)
      #expect(try one("prairielearn")["gradable"] == .bool(false))
      #expect(try one("check50")["results"] == nil && one("check50")["error"] != nil)
      #expect(try one("classroom50")["score"] == nil)
    }
  }

  private func expectNoReport(in folder: URL) {
    for name in Self.wholes + ["insights-json"] {
      #expect(!FileManager.default.fileExists(atPath: folder.path + "/\(name).out"), "\(name)")
    }
    for name in Self.ones {
      #expect(!FileManager.default.fileExists(atPath: folder.path + "/\(name)"), "\(name)")
    }
  }

  /// Has everything compiled that does not depend on a submission.
  private func warm(_ atelier: Atelier) throws {
    try atelier.directory.write(counter(), to: "warm/basics/counter/Counter.swift")
    #expect(try atelier.run("grade", "warm").code == 0)
  }

  @Test func `no room for scratch is no failure in any format`() throws {
    try grade { atelier in
      let cache = atelier.directory.appending(path: "cache")
      atelier.environment["XDG_CACHE_HOME"] = cache.path
      // Nothing of it is done in memory.
      atelier.environment["ATELIER_CONFINEMENT"] = "strong"
      try warm(atelier)
      try FileManager.default.removeItem(at: cache.appending(path: "atelier/scratch"))
      try cache.write("", to: "atelier/scratch")
    } _: { folder, ran in
      #expect(ran.errors.contains("Nobody loses a mark by it"), "\(ran)")
      #expect(ran.errors.contains("with `--resume` tries them again"), "\(ran)")
      let runs = folder.appending(path: "cache/atelier/runs").path
      #expect(try FileManager.default.contentsOfDirectory(atPath: runs).isEmpty == false)
      try expectErrors(in: folder)
    }
  }

  /// The compiler's own files, and then the program that is linked of them.
  @Test(arguments: [60, 200])
  func `files that cannot grow are no failure in any format`(limit: Int) throws {
    try grade("trap '' XFSZ; ulimit -f \(limit); exec \"$@\"") { atelier in
      try warm(atelier)
    } _: { folder, ran in
      #expect(ran.errors.contains("Nobody loses a mark by it"), "\(ran)")
      try expectErrors(in: folder)
    }
  }

  @Test func `without a compiler nothing is reported of anybody`() throws {
    try grade {
      $0.environment["PATH"] = "/nowhere"
    } _: { folder, ran in
      #expect(ran.errors.contains("swift.org/install"), "\(ran)")
      expectNoReport(in: folder)
    }
  }

  @Test func `without the kits nothing is reported of anybody`() throws {
    try grade {
      $0.environment["ATELIER_KITS"] = "/nowhere"
    } _: { folder, ran in
      #expect(ran.errors.contains("ATELIER_KITS"), "\(ran)")
      expectNoReport(in: folder)
    }
  }
}
