import FoundationEssentials
import TestSupport
import Testing

struct GradeTests {
  private static let solutions = Atelier.course.appending(path: "Solutions")

  private func layOutStubs(in folder: URL) throws {
    for id in ["basics/counter", "layers/shop"] {
      try folder.copy(Atelier.course.appending(path: "Exercises/\(id)/Stub"), to: id)
    }
  }

  @Test func `the solutions pass`() throws {
    try withTemporaryDirectory { folder in
      let ran = try Atelier(in: folder).run(["grade", Self.solutions.path, "--report", "json"])
      #expect(ran.code == 0, "\(ran)")
      let document = try GradeDocument(ran.output)
      #expect(document.course == "A small course")
      let submission = try #require(document.submissions.first)
      #expect(document.submissions.count == 1)
      #expect(submission.status == "passed")
      #expect(submission.score == 5 && submission.maxScore == 5)
      #expect(submission.exercises.map(\.id) == ["basics/counter", "layers/shop"])
      #expect(submission.exercises.allSatisfy { $0.status == "passed" && $0.diagnostics.isEmpty })
      #expect(submission.exercises[0].steps.map(\.title) == ["Count up", "Count down"])
      #expect(
        submission.exercises[0].checks["Step1.testCountsUp"]?.says == "Each increment adds one.")
    }
  }

  @Test func `a submission does not say which course it is graded by`() throws {
    try withTemporaryDirectory { folder in
      try folder.copy(Atelier.course, to: "course")
      let counter = Self.solutions.appending(path: "basics/counter")
      try folder.copy(counter, to: "course/work/alice")
      try folder.copy(
        Atelier.course.appending(path: "Exercises/basics/counter/Stub"), to: "course/work/Workspace"
      )
      let progress = #"{"schema": "atelier.progress/1", "course": "Workspace/.atelier/own"}"#
      try folder.write(progress, to: "course/work/Workspace/.atelier/progress.json")
      var atelier = try Atelier(in: folder)
      atelier.environment["ATELIER_COURSE"] = nil
      atelier.directory = folder.appending(path: "course/work")
      let ran = try atelier.run("grade", "alice", "Workspace", "--exercise", "basics/counter")
      #expect(ran.code == 1 && ran.output.contains("1 of 2 submissions passed."), "\(ran)")
      atelier.directory = folder.appending(path: "course/work/Workspace")
      let inside = try atelier.run("grade", ".", "--exercise", "basics/counter")
      #expect(inside.code == 2 && inside.errors.contains("--course DIR"), "\(inside)")
    }
  }

  @Test func `the stubs fail, every exercise named`() throws {
    try withTemporaryDirectory { folder in
      try layOutStubs(in: folder.appending(path: "stubs"))
      let ran = try Atelier(in: folder).run("grade", "stubs")
      #expect(ran.code == 1, "\(ran)")
      #expect(ran.output.contains("basics/counter"))
      #expect(ran.output.contains("layers/shop"))
      #expect(ran.output.contains("0 of 1 submissions passed."))
      expectNoHiddenLine(in: ran)
    }
  }

  @Test func `a report goes to a file beside the summary for people`() throws {
    try withTemporaryDirectory { folder in
      let ran = try Atelier(in: folder).run(
        "grade", Self.solutions.path, "--report", "json=grades é.json")
      #expect(ran.code == 0, "\(ran)")
      #expect(ran.output.contains("1 of 1 submissions passed."))
      let document = try GradeDocument(try folder.text(of: "grades é.json"))
      #expect(document.submissions.map(\.status) == ["passed"])
    }
  }

  @Test func `a report that cannot be written is an error`() throws {
    try withTemporaryDirectory { folder in
      let ran = try Atelier(in: folder).run(
        "grade", Self.solutions.path, "--report", "json=no/such/grades.json")
      #expect(ran.code == 2, "\(ran)")
      #expect(ran.errors.contains("no/such/grades.json"))
    }
  }

  @Test func `output that cannot be written is an error`() throws {
    try withTemporaryDirectory { folder in
      let ran = try Atelier(in: folder).run(
        shell: #"exec "$@" >/dev/full"#, ["grade", Self.solutions.path, "--report", "json"])
      #expect(ran.code == 2, "\(ran)")
      #expect(ran.errors.contains("Error: "))
    }
  }

  @Test func `a broken submission among good ones loses nothing`() throws {
    try withTemporaryDirectory { folder in
      let names = ["anna", "-rf", "Zoë's \"best\" work", "bruno"]
      for name in names { try folder.copy(Self.solutions, to: "all/\(name)") }
      try folder.write("class Counter {", to: "all/bruno/basics/counter/Counter.swift")
      try folder.write("not a submission", to: "all/notes.txt")
      let ran = try Atelier(in: folder).run("grade", "all", "--report", "json")
      #expect(ran.code == 1, "\(ran)")
      let document = try GradeDocument(ran.output)
      let states = document.submissions.map { (URL(filePath: $0.path).lastPathComponent, $0) }
      #expect(Set(states.map(\.0)) == Set(names))
      for (name, submission) in states {
        #expect(submission.status == (name == "bruno" ? "failed" : "passed"), "\(name)")
        #expect(submission.score == (name == "bruno" ? 1 : 5), "\(name)")
      }
    }
  }

  @Test func `an empty folder is missing its files`() throws {
    try withTemporaryDirectory { folder in
      let empty = folder.appending(path: "empty")
      try FileManager.default.createDirectory(at: empty, withIntermediateDirectories: true)
      let ran = try Atelier(in: folder).run("grade", "empty", "--report", "json")
      #expect(ran.code == 1, "\(ran)")
      let exercises = try #require(try GradeDocument(ran.output).submissions.first).exercises
      #expect(exercises.map(\.status) == ["missingFile", "missingFile"])
      #expect(exercises.map(\.message).allSatisfy { $0?.contains("atelier reset") == true })
    }
  }

  @Test func `a missing exercise is named and the others are graded`() throws {
    try withTemporaryDirectory { folder in
      try folder.copy(Self.solutions.appending(path: "layers"), to: "work/layers")
      let ran = try Atelier(in: folder).run("grade", "work", "--report", "json")
      #expect(ran.code == 1, "\(ran)")
      let submission = try #require(try GradeDocument(ran.output).submissions.first)
      #expect(submission.exercises.map(\.status) == ["missingFile", "passed"])
      #expect(submission.score == 1 && submission.maxScore == 5)
    }
  }

  @Test func `a path that is not there or no folder is an error, the others are graded`() throws {
    try withTemporaryDirectory { folder in
      try folder.write("let one = 1\n", to: "one.swift")
      let ran = try Atelier(in: folder).run(
        "grade", "nowhere", "one.swift", Self.solutions.path, "--report", "json")
      #expect(ran.code == 2, "\(ran)")
      #expect(ran.errors.contains("nowhere") && ran.errors.contains("one.swift"))
      let document = try GradeDocument(ran.output)
      #expect(document.submissions.map(\.status) == ["error", "error", "passed"])
      let messages = document.submissions.map { $0.exercises.first?.message ?? "" }
      #expect(messages[0].contains("is not there"))
      #expect(messages[1].contains("is a file"))
    }
  }

  @Test func `an unknown exercise is an error that suggests one`() throws {
    try withTemporaryDirectory { folder in
      let ran = try Atelier(in: folder).run("grade", ".", "--exercise", "basics/conter")
      #expect(ran.code == 2, "\(ran)")
      #expect(ran.errors.contains("basics/counter"))
      #expect(ran.output.isEmpty)
    }
  }

  @Test func `a forbidden import is named with its place and the rule`() throws {
    try withTemporaryDirectory { folder in
      try folder.copy(Self.solutions.appending(path: "layers/shop"), to: "work")
      let price = try folder.text(of: "work/Domain/Price.swift")
      try folder.write("// The price.\nimport Data\n" + price, to: "work/Domain/Price.swift")
      let ran = try Atelier(in: folder).run(
        "grade", "work", "--exercise", "shop", "--report", "json")
      #expect(ran.code == 1, "\(ran)")
      let grade = try #require(try GradeDocument(ran.output).submissions.first?.exercises.first)
      #expect(grade.status == "doesNotCompile")
      let error = try #require(grade.diagnostics.first)
      #expect(error.place == "Domain/Price.swift:2:8")
      #expect(error.message.contains("`Domain` may not know `Data`"))
      expectNoHiddenLine(in: ran)
    }
  }
}
