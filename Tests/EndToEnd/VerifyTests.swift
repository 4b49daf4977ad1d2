import FoundationEssentials
import TestSupport
import Testing

/// `verify` proves a sound course, and on a broken one finds each problem at its place.
struct VerifyTests {
  private struct Report: Decodable {
    struct Problem: Decodable {
      var file: String
      var line: Int
      var message: String
      var fix: String
    }
    struct Exercise: Decodable {
      var id: String
      var claims: Int
      var held: Int
    }
    var schema: String
    var problems: [Problem]
    var exercises: [Exercise]

    init(_ ran: Ran) throws {
      let data = Data(ran.output.utf8)
      try JSONShape.fields([
        "schema": .oneOf(["atelier.verify/1"]),
        "problems": .list(
          .fields(["file": .text, "line": .number, "message": .text, "fix": .text])),
        "exercises": .list(.fields(["id": .text, "claims": .number, "held": .number])),
      ]).expect(JSONDecoder().decode(JSONTree.self, from: data), at: "")
      self = try JSONDecoder().decode(Report.self, from: data)
    }
  }

  /// Verifies a copy of the course that `breakIt` has changed.
  private func verify(
    _ options: [String], sourceLocation: SourceLocation = #_sourceLocation,
    breakIt: (URL) throws -> Void = { _ in }
  ) throws -> Ran {
    try withTemporaryDirectory { folder in
      try folder.copy(Atelier.course, to: "course")
      let course = folder.appending(path: "course")
      try breakIt(course)
      var atelier = try Atelier(in: folder)
      atelier.environment["ATELIER_COURSE"] = course.path
      return try atelier.run(["verify"] + options, sourceLocation: sourceLocation)
    }
  }

  @Test func `the course holds`() throws {
    let ran = try verify([])
    #expect(ran.code == 0, "\(ran)")
    #expect(ran.output.contains("✓ basics/counter  6 of 6 claims hold"), "\(ran)")
    #expect(ran.output.contains("✓ layers/shop  5 of 5 claims hold"), "\(ran)")
  }

  @Test func `a course from before there was anything to learn holds, and its author is told`()
    throws
  {
    for options in [[], ["--json"], ["--quiet"]] {
      let ran = try verify(["layers/shop"] + options) { course in
        let path = "Exercises/layers/shop/exercise.md"
        let text = try course.text(of: path)
        try course.write(text.replacing("### Learned", with: "### Hint"), to: path)
      }
      #expect(ran.code == 0, "\(ran)")
      #expect(
        ran.errors.contains("what was learned: layers/shop (1).") == options.isEmpty, "\(ran)")
    }
  }

  @Test func `the document of a course that holds`() throws {
    let ran = try verify(["--json"])
    #expect(ran.code == 0 && ran.errors.isEmpty, "\(ran)")
    let report = try Report(ran)
    #expect(report.problems.isEmpty)
    #expect(report.exercises.map(\.id) == ["basics/counter", "layers/shop"])
    #expect(report.exercises.map(\.claims) == [6, 5])
    #expect(report.exercises.map(\.held) == [6, 5])
  }

  private static let limits = "Exercises/basics/counter/Checks/Step2Limits.swift"
  private static let marks = "Exercises/basics/counter/equivalent-mutants.md"
  private static let unseen = """
    Nobody asks a counter at zero.

    ```diff
    --- Counter.swift
    -guard count > 0 else { throw CounterError.belowZero }
    +guard count >= 0 else { throw CounterError.belowZero }
    ```

    """

  @Test func `checks that notice every mistake in the solution`() throws {
    let ran = try verify(["--mutants", "basics/counter"])
    #expect(ran.code == 0, "\(ran)")
    #expect(ran.output.contains("mutants killed (100 %)"), "\(ran)")
  }

  /// Takes out of a check what minds that a counter goes below zero.
  private func weaken(_ course: URL) throws {
    let text = try String(contentsOf: course.appending(path: Self.limits), encoding: .utf8)
    try course.write(
      text.replacing(#"XCTFail("decrement() at zero did not throw")"#, with: "_ = self"),
      to: Self.limits)
  }

  @Test func `a weak check is told by the mistake that it lets pass`() throws {
    let ran = try verify(["--mutants", "basics/counter"], breakIt: weaken)
    #expect(ran.code == 1, "\(ran)")
    #expect(
      ran.output.contains(
        "Solutions/basics/counter/Counter.swift:14: error: No check notices that this operator"),
      "\(ran)")
    #expect(
      ran.output.contains("-    guard count > 0 else { throw CounterError.belowZero }\n+"), "\(ran)"
    )
  }

  @Test func `a mistake that is declared to be none`() throws {
    let ran = try verify(["--mutants", "--json", "basics/counter"]) { course in
      try weaken(course)
      try course.write(Self.unseen, to: Self.marks)
    }
    #expect(ran.code == 0, "\(ran)")
    #expect(ran.output.contains(#""equivalent": 1"#), "\(ran)")
    #expect(ran.output.contains(#""survived": []"#), "\(ran)")
  }

  @Test func `a mark that a check refutes`() throws {
    let ran = try verify(["--mutants", "basics/counter"]) {
      try $0.write(Self.unseen, to: Self.marks)
    }
    #expect(ran.code == 1, "\(ran)")
    #expect(ran.output.contains("\(Self.marks):3: error: A check notices this change"), "\(ran)")
  }

  /// One way to break the course, and where `verify` must say what.
  struct Break: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var file: String
    var line: Int?
    var words: String
    var apply: @Sendable (URL) throws -> Void

    init(
      _ name: String, at file: String, line: Int? = nil, says words: String,
      apply: @escaping @Sendable (URL) throws -> Void
    ) {
      testDescription = name
      self.file = file
      self.line = line
      self.words = words
      self.apply = apply
    }
  }

  private static let counter = "Exercises/basics/counter"

  static let breaks = [
    Break("stub passes", at: "\(counter)/Stub/Counter.swift", line: 1, says: "stub passes") {
      try $0.write(EndToEndTests.counter(), to: "\(counter)/Stub/Counter.swift")
    },
    Break(
      "stub does not compile", at: "\(counter)/Stub/Counter.swift", line: 2,
      says: "Counter.swift:2:"
    ) { try $0.write("class Counter {\n", to: "\(counter)/Stub/Counter.swift") },
    Break(
      "solution fails", at: "Solutions/basics/counter/Counter.swift", line: 1,
      says: "Step1.testCountsUp"
    ) {
      try $0.write(
        EndToEndTests.counter(increment: "count += 3"),
        to: "Solutions/basics/counter/Counter.swift")
    },
    Break(
      "wrong solution passes", at: "\(counter)/Wrong/counts-twice/Counter.swift",
      says: "it passes everything"
    ) {
      try $0.write(
        "// caught by: Step1.testCountsUp\n" + EndToEndTests.counter(),
        to: "\(counter)/Wrong/counts-twice/Counter.swift")
    },
    Break(
      "caught by another check only", at: "\(counter)/Wrong/counts-twice/Counter.swift",
      says: "only Step2.testRefusesToGoBelowZero"
    ) {
      try $0.write(
        "// caught by: Step1.testCountsUp\n" + EndToEndTests.counter(decrement: "count -= 1"),
        to: "\(counter)/Wrong/counts-twice/Counter.swift")
    },
    Break(
      "caught by an unknown check", at: "\(counter)/Wrong/counts-twice/Counter.swift", line: 1,
      says: "testNothing"
    ) {
      try $0.write(
        "// caught by: Step1.testNothing\n" + EndToEndTests.counter(),
        to: "\(counter)/Wrong/counts-twice/Counter.swift")
    },
    Break(
      "wrong solution does not compile", at: "\(counter)/Wrong/counts-twice/Counter.swift",
      says: "does not compile"
    ) {
      try $0.write(
        "// caught by: Step1.testCountsUp\nclass",
        to: "\(counter)/Wrong/counts-twice/Counter.swift")
    },
    Break(
      "a right solution fails", at: "\(counter)/Right/final-class/Counter.swift",
      says: "does not pass"
    ) {
      try $0.write(
        EndToEndTests.counter(increment: ""), to: "\(counter)/Right/final-class/Counter.swift")
    },
    Break("no solution", at: "Solutions/basics/counter", says: "solution") {
      try FileManager.default.removeItem(at: $0.appending(path: "Solutions/basics/counter"))
    },
    Break("dead link", at: "Lessons/basics.md", line: 3, says: "nowhere.md") {
      try $0.write("# Basics\n\nSee [there](nowhere.md).\n", to: "Lessons/basics.md")
    },
    Break("unknown kit", at: "\(counter)/exercise.md", line: 4, says: "NoSuchKit") {
      let text = try $0.text(of: "\(counter)/exercise.md")
      try $0.write(
        text.replacing("minutes: 5", with: "minutes: 5\nkits: NoSuchKit"),
        to: "\(counter)/exercise.md")
    },
    Break("a check that does not compile", at: "Solutions/basics/counter", says: "Step 1") {
      let path = "\(counter)/Checks/Step1Counting.swift"
      let text = try $0.text(of: path)
      try $0.write(text.replacing("counter.increment()", with: "counter.incremnt()"), to: path)
    },
  ]

  @Test(arguments: breaks)
  func `a broken course is red at the right place`(broken: Break) throws {
    let ran = try verify(["--json"], breakIt: broken.apply)
    #expect(ran.code == 1, "\(ran)")
    let report = try Report(ran)
    #expect(
      report.problems.contains {
        $0.file.hasPrefix(broken.file) && (broken.line ?? $0.line) == $0.line
          && "\($0.message) \($0.fix)".contains(broken.words) && !$0.fix.isEmpty
      }, "\(ran)")
    #expect(report.exercises.contains { $0.id == "layers/shop" && $0.held == 5 }, "\(ran)")
  }

  @Test func `two broken exercises are both told, as compilers print it`() throws {
    let ran = try verify([]) {
      try $0.write("class Counter {\n", to: "Exercises/basics/counter/Stub/Counter.swift")
      try FileManager.default.removeItem(at: $0.appending(path: "Exercises/layers/shop/Checks"))
    }
    #expect(ran.code == 1, "\(ran)")
    #expect(
      ran.output.contains("Exercises/basics/counter/Stub/Counter.swift:2: error: "), "\(ran)")
    #expect(ran.output.contains(#/(?m)^Exercises\/layers\/shop.*:[0-9]+: error: /#), "\(ran)")
    #expect(ran.output.contains("2 problems."), "\(ran)")
  }

  @Test func `one exercise can be proved alone`() throws {
    let ran = try verify(["shop", "--json"]) {
      try $0.write("class Counter {\n", to: "Exercises/basics/counter/Stub/Counter.swift")
    }
    #expect(ran.code == 0, "\(ran)")
    #expect(try Report(ran).exercises.map(\.id) == ["layers/shop"])
  }
}
