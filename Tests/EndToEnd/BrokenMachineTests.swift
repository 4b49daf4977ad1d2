import FoundationEssentials
import TestSupport
import Testing

/// A machine or a course that does not let us work: exit 2, the reason, and what to do next.
struct BrokenMachineTests {
  private func grade(
    _ change: (inout Atelier) throws -> Void, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Ran {
    try withTemporaryDirectory { folder in
      var atelier = try Atelier(in: folder)
      try change(&atelier)
      let solutions = Atelier.course.appending(path: "Solutions").path
      let ran = try atelier.run(
        ["grade", solutions, "--report", "json"], sourceLocation: sourceLocation)
      #expect(ran.code == 2, "\(ran)", sourceLocation: sourceLocation)
      #expect(ran.errors.contains("Error: "), "\(ran)", sourceLocation: sourceLocation)
      return ran
    }
  }

  @Test func `no toolchain says where to get one`() throws {
    let ran = try grade { $0.environment["PATH"] = "/nowhere" }
    #expect(ran.errors.contains("swift.org/install"), "\(ran)")
    #expect(ran.errors.contains("atelier doctor"), "\(ran)")
    #expect(ran.output.isEmpty)
  }

  @Test func `a compiler that is none is no toolchain`() throws {
    let ran = try grade { atelier in
      try atelier.makeProgram("#!/bin/sh\necho hello\n", at: "bin/swiftc")
      atelier.environment["PATH"] = atelier.directory.appending(path: "bin").path
    }
    #expect(ran.errors.contains("bin/swiftc"), "\(ran)")
    #expect(ran.errors.contains("swift.org/install"), "\(ran)")
  }

  @Test func `no home and no cache folder says what to set`() throws {
    let ran = try grade {
      $0.environment["HOME"] = nil
      $0.environment["XDG_CACHE_HOME"] = nil
    }
    #expect(ran.errors.contains("XDG_CACHE_HOME"), "\(ran)")
  }

  @Test(arguments: ["/proc/nowhere", "/dev/null"])
  func `a cache that cannot be made says what to set`(path: String) throws {
    let ran = try grade { $0.environment["XDG_CACHE_HOME"] = path }
    #expect(ran.errors.contains(path), "\(ran)")
    #expect(ran.errors.contains("XDG_CACHE_HOME"), "\(ran)")
  }

  @Test func `a cache whose scratch folder is a file is an error of the machine`() throws {
    let ran = try grade { atelier in
      let cache = atelier.directory.appending(path: "cache")
      try cache.write("", to: "atelier/scratch")
      atelier.environment["XDG_CACHE_HOME"] = cache.path
    }
    #expect(ran.errors.contains("atelier doctor"), "\(ran)")
  }

  /// On some machines nobody may read what others make, unless told otherwise.
  @Test func `who runs the checks can load kits that were built for their owner alone`() throws {
    try withTemporaryDirectory { folder in
      var atelier = try Atelier(in: folder)
      atelier.environment["XDG_CACHE_HOME"] = folder.appending(path: "cache").path
      try folder.copy(Atelier.course, to: "course")
      atelier.environment["ATELIER_COURSE"] = folder.appending(path: "course").path
      let exercise = "course/Exercises/basics/counter/exercise.md"
      let text = try folder.text(of: exercise)
      try folder.write(
        text.replacing("minutes: 5\n", with: "minutes: 5\nkits: CoreGraphics\n"), to: exercise)
      let solution = folder.appending(path: "course/Solutions/basics/counter").path
      let ran = try atelier.run(
        shell: #"umask 077; exec "$@""#, ["grade", solution, "--exercise", "basics/counter"])
      #expect(ran.code == 0, "\(ran)")
    }
  }

  @Test func `a course that is not there is named`() throws {
    let ran = try grade { $0.environment["ATELIER_COURSE"] = "/nowhere/course" }
    #expect(ran.errors.contains("/nowhere/course"), "\(ran)")
  }

  @Test func `no course at all says how to name one`() throws {
    let ran = try grade { $0.environment["ATELIER_COURSE"] = nil }
    #expect(ran.errors.contains("--course DIR"), "\(ran)")
  }

  @Test func `a folder that is no course is told from one`() throws {
    let ran = try grade { $0.environment["ATELIER_COURSE"] = $0.directory.path }
    #expect(ran.errors.contains("SUMMARY.md"), "\(ran)")
  }

  @Test(arguments: [
    ("Lessons/SUMMARY.md", "Lessons/SUMMARY.md"),
    ("Exercises/basics/counter/Stub", "Stub"),
    ("Exercises/basics/counter/Checks", "Checks"),
    ("Exercises/basics/counter/exercise.md", "Exercises/basics/counter"),
  ])
  func `a course with a part missing names the part`(path: String, named: String) throws {
    let ran = try grade { atelier in
      try atelier.directory.copy(Atelier.course, to: "course")
      let course = atelier.directory.appending(path: "course")
      try FileManager.default.removeItem(at: course.appending(path: path))
      atelier.environment["ATELIER_COURSE"] = course.path
    }
    #expect(ran.errors.contains(named), "\(ran)")
  }

  @Test func `front matter that does no harm is told, and grading goes on`() throws {
    try withTemporaryDirectory { folder in
      try folder.copy(Atelier.course, to: "course")
      let course = folder.appending(path: "course")
      let path = "Exercises/basics/counter/exercise.md"
      let text = try course.text(of: path)
      try course.write(text.replacing("minutes: 5", with: "minutes: soon"), to: path)
      var atelier = try Atelier(in: folder)
      atelier.environment["ATELIER_COURSE"] = course.path
      let ran = try atelier.run("grade", course.appending(path: "Solutions").path)
      #expect(ran.code == 0 && ran.errors.contains("\(path):3: error: "), "\(ran)")
    }
  }
}
