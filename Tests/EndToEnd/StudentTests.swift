import FoundationEssentials
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What a learner types, from an empty folder to a finished exercise.
struct StudentTests {
  @Test func `the first run makes a workspace and says where`() throws {
    try withTemporaryDirectory { folder in
      let home = folder.appending(path: "home")
      let empty = folder.appending(path: "empty")
      try FileManager.default.createDirectory(at: empty, withIntermediateDirectories: true)
      var atelier = try Atelier(in: home)
      atelier.directory = empty
      let first = try atelier.run()
      #expect(first.code == 0 && first.errors.contains(empty.path), "\(first)")
      #expect(first.output.contains("Step 1 of 2: Count up"), "\(first)")
      #expect(try empty.text(of: "basics/counter/Counter.swift").contains("class Counter"))
      #expect(try empty.text(of: "Package.swift").contains("basics_counter"))
      let kept = try FileManager.default.contentsOfDirectory(
        atPath: empty.appending(path: ".atelier").path)
      #expect(Set(kept).isSubset(of: ["progress.json", "progress.lock", "snapshots"]), "\(kept)")
    }
  }

  @Test func `a folder with other files is left alone`() throws {
    try withTemporaryDirectory { folder in
      try folder.write("mine", to: "notes.txt")
      let atelier = try Atelier(in: folder)
      let ran = try atelier.run("check")
      #expect(ran.code == 1 && ran.errors.contains("Workspace"), "\(ran)")
      #expect(try folder.text(of: "Workspace/basics/counter/Counter.swift").contains("Counter"))
      // The second run finds what the first has made.
      #expect(try atelier.run("check").errors.isEmpty)
    }
  }

  @Test(arguments: ["start", "check", "hint", "undo"])
  func `a name that is not there makes no workspace and builds no kits`(verb: String) throws {
    try withTemporaryDirectory { folder in
      try folder.write("mine", to: "notes.txt")
      let ran = try Atelier(in: folder).run(verb, "nonsense")
      #expect(ran.code == 2, "\(ran)")
      #expect(ran.errors.contains("There is no exercise 'nonsense'."), "\(ran)")
      #expect(!ran.errors.contains("There is no workspace"), "\(ran)")
      #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "Workspace").path))
    }
  }

  @Test func `init keeps files that are there, and may be repeated`() throws {
    try withTemporaryDirectory { folder in
      try folder.write("// mine\n", to: "work/basics/counter/Counter.swift")
      let atelier = try Atelier(in: folder)
      let first = try atelier.run("init", "work")
      #expect(first.code == 0 && first.errors.contains("Counter.swift"), "\(first)")
      #expect(try folder.text(of: "work/basics/counter/Counter.swift") == "// mine\n")
      #expect(try atelier.run("init", "work").code == 0)
      #expect(try folder.text(of: "work/basics/counter/Counter.swift") == "// mine\n")
    }
  }

  @Test func `an error of the compiler is shown in its own line, with what mends it`() throws {
    try withWorkspace { atelier, work in
      try work.write(
        "struct Counter {\n  let count = 0\n  let name = \"три\"; func add() { count += 1 }\n}\n",
        to: "basics/counter/Counter.swift")
      let ran = try atelier.run("check", "counter")
      #expect(ran.code == 1, "\(ran)")
      let lines = ran.output.split(separator: "\n").map(String.init)
      #expect(lines.contains { $0.hasSuffix("basics/counter/Counter.swift:3:43") }, "\(ran)")
      let line = try #require(lines.firstIndex { $0.hasPrefix("   3 │   let name =") }, "\(ran)")
      #expect(lines[line + 1] == "     │                                  ~~~~~ ^", "\(ran)")
      #expect(lines.contains("   2 -   let count = 0"), "\(ran)")
      #expect(lines.contains("   2 +   var count = 0"), "\(ran)")
    }
  }

  @Test func `from the stub to the solution`() throws {
    try withWorkspace { atelier, work in
      let stub = try atelier.run("check", "counter")
      #expect(stub.code == 1 && stub.output.contains("✗ Each increment adds one."), "\(stub)")
      #expect(stub.output.contains("after two increments"), "\(stub)")
      #expect(stub.output.contains("1 of 4 checks pass"), "\(stub)")

      let closed = try atelier.run("solution")
      #expect(closed.code == 2 && closed.output.isEmpty && closed.errors.contains("--spoil"))
      #expect(try atelier.run("solution", "--spoil").output.contains("count -= 1"))

      try work.write(
        "class Counter {\n  var count = 0\n  func increment() { count += 1 }\n}\n",
        to: "basics/counter/Counter.swift")
      let half = try atelier.run("check")
      #expect(half.output.contains("Learned: A type that changes its own state"), "\(half)")
      #expect(half.output.contains("atelier map --before"), "\(half)")
      #expect(try !atelier.run("check").output.contains("Learned"))

      try work.copy(solution: "basics/counter/Counter.swift")
      let solved = try atelier.run("check")
      #expect(solved.code == 0 && solved.output.contains("All 4 checks pass"), "\(solved)")
      #expect(solved.output.contains("Learned: An error that is thrown"), "\(solved)")
      #expect(solved.output.contains("atelier start layers/shop"), "\(solved)")
      #expect(try atelier.run("check", "-q", "basics/counter").output.isEmpty)
      #expect(try atelier.run("solution").code == 0)
      #expect(try atelier.run("list").output.contains("✓ Count"))
      #expect(try atelier.run("progress").output.contains("1 of 2 exercises done"))
      #expect(try atelier.run("diff").output.contains("+     count += 1"))
      let json = try atelier.run("check", "--json")
      #expect(json.output.contains("\"schema\": \"atelier.check/1\""), "\(json)")
      #expect(json.output.contains("\"id\": \"Step2.testCountsDown\""), "\(json)")
      #expect(json.output.contains("\"learned\": \"A type that changes its *own* state"), "\(json)")
    }
  }

  @Test func `hints come one by one`() throws {
    try withWorkspace { atelier, _ in
      let first = try atelier.run("hint", "basics/counter")
      #expect(first.output.contains("It changes a property.") && first.output.contains("1 of 2"))
      #expect(!first.output.contains("count += 1"))
      let second = try atelier.run("hint", "basics/counter")
      #expect(second.output.contains("`count += 1`") && second.output.contains("last hint"))
      let bound = try atelier.run("hint", "basics/counter", "--check", "Step1.testCountsUp")
      #expect(bound.output.contains("Add one to `count`."), "\(bound)")
      let unknown = try atelier.run("hint", "basics/counter", "--check", "Step1.testCountUp")
      #expect(unknown.code == 2 && unknown.errors.contains("Step1.testCountsUp"), "\(unknown)")
      #expect(try atelier.run("hint", "layers/shop", "--all").output.contains("Hint 2 of 2"))
    }
  }

  @Test func `reset keeps a snapshot and undo brings it back, step by step`() throws {
    try withWorkspace { atelier, work in
      let file = "basics/counter/Counter.swift"
      let stub = try work.text(of: file)
      try work.write("// first\n", to: file)
      let refused = try atelier.run("reset", "basics/counter")
      #expect(refused.code == 2 && refused.errors.contains("--force"), "\(refused)")
      #expect(try work.text(of: file) == "// first\n")
      #expect(try atelier.run("reset", "basics/counter", "--force").code == 0)
      #expect(try work.text(of: file) == stub)
      try work.write("// second\n", to: file)
      try work.write("// more\n", to: "basics/counter/More.swift")
      #expect(try atelier.run("reset", "basics/counter", "--force").code == 0)
      #expect(try atelier.run("undo").code == 0)
      #expect(try work.text(of: file) == "// second\n")
      #expect(try work.text(of: "basics/counter/More.swift") == "// more\n")
      #expect(try atelier.run("undo").code == 0)
      #expect(try work.text(of: file) == "// first\n")
      let nothing = try atelier.run("undo")
      #expect(nothing.code == 0 && nothing.output.contains("nothing to bring back"), "\(nothing)")
    }
  }

  @Test func `names are understood in every way that makes sense`() throws {
    try withWorkspace { atelier, work in
      for name in [
        "layers/shop", "layers/shop/", "shop", "./layers/shop", "Exercises/layers/shop/",
      ] {
        #expect(try atelier.run("start", name).output.contains("A shop in two layers"))
      }
      var inside = atelier
      inside.directory = work.appending(path: "layers/shop/Domain")
      #expect(try inside.run("check").output.contains("A shop in two layers"))
      let misspelt = try atelier.run("check", "basics/countr")
      #expect(misspelt.code == 2 && misspelt.errors.contains("basics/counter"), "\(misspelt)")
      #expect(try atelier.run("check", "Exercises/shop").code == 2)
      #expect(try atelier.run("check", "players/shop").code == 2)
      let lesson = try atelier.run("lesson", "basics")
      #expect(lesson.output.contains("A counter counts.") && lesson.output.contains("count += 1"))
      #expect(try atelier.run("lesson", "nothing").code == 2)
    }
  }

  @Test func `a course update replaces what was not touched and nothing else`() throws {
    try withTemporaryDirectory { folder in
      try folder.copy(Atelier.course, to: "course")
      var atelier = try Atelier(in: folder)
      atelier.environment["ATELIER_COURSE"] = folder.appending(path: "course").path
      #expect(try atelier.run("init", "work").code == 0)
      atelier.directory = folder.appending(path: "work")
      let (edited, untouched, deleted) = (
        "basics/counter/Counter.swift", "layers/shop/Domain/Price.swift",
        "layers/shop/Data/PriceList.swift"
      )
      try folder.write("// mine\n", to: "work/\(edited)")
      try FileManager.default.removeItem(at: folder.appending(path: "work/\(deleted)"))
      for file in [edited, untouched, deleted] {
        let parts = file.split(separator: "/", maxSplits: 2)
        let stub = "course/Exercises/\(parts[0])/\(parts[1])/Stub/\(parts[2])"
        try folder.write("// new\n" + folder.text(of: stub), to: stub)
      }
      let told = try atelier.run("start", "basics/counter")
      #expect(told.code == 0 && told.errors.contains("Counter.swift"), "\(told)")
      #expect(told.errors.contains("atelier reset basics/counter"), "\(told)")
      #expect(try folder.text(of: "work/\(edited)") == "// mine\n")
      #expect(try folder.text(of: "work/\(untouched)").hasPrefix("// new\n"))
      #expect(
        !FileManager.default.fileExists(atPath: folder.appending(path: "work/\(deleted)").path))
      #expect(try atelier.run("start", "basics/counter").errors.isEmpty, "said twice")
    }
  }

  @Test func `damaged progress is set aside, and newer progress is left alone`() throws {
    try withWorkspace { atelier, work in
      let file = ".atelier/progress.json"
      let good = try work.text(of: file)
      for damage in ["", "{", String(good.dropLast(20)), "\u{0}\u{1}garbage"] {
        try work.write(damage, to: file)
        let ran = try atelier.run("start", "basics/counter")
        #expect(ran.code == 0 && ran.errors.contains("damaged"), "\(damage): \(ran)")
      }
      let newer = good.replacing("atelier.progress/1", with: "atelier.progress/9")
      try work.write(newer, to: file)
      let ran = try atelier.run("start", "basics/counter")
      #expect(ran.code == 2 && ran.errors.contains("newer"), "\(ran)")
      #expect(try work.text(of: file) == newer)
    }
  }

  @Test func `a workspace that lost its hidden folder is still one`() throws {
    try withWorkspace { atelier, work in
      try work.copy(solution: "basics/counter/Counter.swift")
      try FileManager.default.removeItem(at: work.appending(path: ".atelier"))
      let ran = try atelier.run("check", "basics/counter")
      #expect(ran.code == 0 && ran.output.contains("All 4 checks pass"), "\(ran)")
      #expect(!FileManager.default.fileExists(atPath: work.appending(path: "Workspace").path))
      #expect(FileManager.default.fileExists(atPath: work.appending(path: ".atelier").path))
    }
  }

  @Test func `nothing is written but the workspace and the cache`() throws {
    try withWorkspace { atelier, work in
      let folder = work.deletingLastPathComponent()
      var watched = atelier
      let temporary = folder.appending(path: "temporary")
      try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
      watched.environment["TMPDIR"] = temporary.path
      #expect(try watched.run("check", "basics/counter").code == 1)
      #expect(try watched.run("lesson").code == 0)
      let home = try FileManager.default.subpathsOfDirectory(
        atPath: folder.appending(path: ".home").path)
      #expect(home.isEmpty, "\(home)")
      let left = try FileManager.default.subpathsOfDirectory(atPath: temporary.path)
      #expect(left.isEmpty, "\(left)")
    }
  }

  @Test(.enabled(if: getuid() != 0, "Root may write everywhere."))
  func `a workspace that cannot be written in says so`() throws {
    try withWorkspace { atelier, work in
      chmod(work.appending(path: ".atelier").path, 0o500)
      defer { chmod(work.appending(path: ".atelier").path, 0o700) }
      let ran = try atelier.run("check", "basics/counter")
      #expect(ran.code == 2 && ran.errors.contains("right to write"), "\(ran)")
    }
  }
}

extension URL {
  /// Puts a file of the reference solution into this workspace.
  fileprivate func copy(solution path: String) throws {
    let file = Atelier.course.appending(path: "Solutions/\(path)")
    try write(bytes: Array(try Data(contentsOf: file)), to: path)
  }
}
