import FoundationEssentials
import TestSupport
import Testing

/// A course that lies anywhere, named on the command line or in the environment.
struct CoursePackTests {
  /// Every verb that has to do with a course, with what it needs to be told.
  private static let verbs = [
    ["list"], ["list", "--json"], ["lesson", "basics"], ["start", "basics/counter"],
    ["check", "basics/counter"], ["hint", "basics/counter"], ["diff", "basics/counter"],
    ["solution", "basics/counter", "--spoil"], ["map", "basics/counter"],
    ["reset", "basics/counter", "--force"], ["undo", "basics/counter"], ["progress"],
    ["progress", "--json"], ["init"], ["grade", "work"], ["verify", "basics/counter"],
    ["release", "edition"], ["new", "exercise", "basics/more"], ["new", "lesson", "later"],
    ["doctor"],
  ]

  /// Somebody elsewhere, with a pack of their own that nothing leads to but its name.
  private func withPack(needing version: String?, _ body: (Atelier, URL) throws -> Void) throws {
    try withTemporaryDirectory { folder in
      let pack = folder.appending(path: "packs/a pack é")
      try folder.copy(Atelier.course, to: "packs/a pack é")
      let outline = try pack.text(of: "Lessons/SUMMARY.md")
      if let version {
        try pack.write("---\nneeds: \(version)\n---\n\n" + outline, to: "Lessons/SUMMARY.md")
      }
      try folder.write(counter(), to: "elsewhere/work/basics/counter/Counter.swift")
      var atelier = try Atelier(in: folder)
      atelier.directory = folder.appending(path: "elsewhere")
      atelier.environment["ATELIER_COURSE"] = nil
      try body(atelier, pack)
    }
  }

  @Test func `every verb takes a course by option and by environment, alike`() throws {
    func outputs(_ run: (Atelier, URL, [String]) throws -> Ran) throws -> [String] {
      var outputs: [String] = []
      try withPack(needing: "0.1") { atelier, pack in
        let none = try atelier.run("list")
        #expect(none.code == 2 && none.errors.contains("--course DIR"), "\(none)")
        for words in Self.verbs {
          let ran = try run(atelier, pack, words)
          // Here only the first exercise's files are right, and nothing has been written yet.
          #expect(ran.code == (["check", "grade"].contains(words[0]) ? 1 : 0), "\(words) \(ran)")
          outputs.append("\(words) \(ran.code)")
        }
      }
      return outputs
    }
    let byOption = try outputs { try $0.run($2 + ["--course", $1.path]) }
    let byEnvironment = try outputs { atelier, pack, words in
      var atelier = atelier
      atelier.environment["ATELIER_COURSE"] = pack.path
      return try atelier.run(words)
    }
    #expect(byOption == byEnvironment)
  }

  @Test func `a workspace remembers its pack`() throws {
    try withPack(needing: nil) { atelier, pack in
      #expect(try atelier.run("init", "mine", "--course", pack.path).code == 0)
      var learner = atelier
      learner.directory = atelier.directory.appending(path: "mine")
      let list = try learner.run("list")
      #expect(list.code == 0 && list.output.contains("A small course"), "\(list)")
    }
  }

  @Test func `a course of a later Atelier says so, in every verb`() throws {
    try withPack(needing: "99.1") { atelier, pack in
      for words in Self.verbs where words[0] != "doctor" {
        let ran = try atelier.run(words + ["--course", pack.path])
        #expect(ran.code == 2 && ran.output.isEmpty, "\(words) \(ran)")
        #expect(ran.errors.contains("This course needs Atelier 99.1 or newer"), "\(words) \(ran)")
      }
      #expect(!FileManager.default.fileExists(atPath: pack.path + "/Lessons/later.md"))
      #expect(try atelier.run("grade", "work", "--checks", pack.path).code == 2)
    }
  }

  @Test func `a line of front matter that cannot be read is told, and the course still works`()
    throws
  {
    try withPack(needing: "soon") { atelier, pack in
      let list = try atelier.run("list", "--course", pack.path)
      #expect(list.code == 0 && list.errors.contains("Lessons/SUMMARY.md:2: error:"), "\(list)")
      let verify = try atelier.run("verify", "--course", pack.path)
      #expect(verify.code == 1 && verify.output.contains("`soon` is no value for `needs`"))
    }
  }
}
