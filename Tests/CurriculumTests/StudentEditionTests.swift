import Curriculum
import FoundationEssentials
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What learners are given of a course, and above all what they are not.
struct StudentEditionTests {
  private static let text = "Exercises/mvc/foo/exercise.md"
  private static let checks = "Exercises/mvc/foo/Checks"

  /// Long lines everywhere, so that there is something to leak.
  static let folder: Folder = {
    var folder = SmallCourse.folder.without("Lessons/mvc.ru.md")
      .without("Exercises/mvc/foo/exercise.ru.md")
    folder["Solutions/mvc/foo/A.swift"] = """
      struct A {
        let secretOfTheSolution = 1
        let saidInTheLesson = "openly"
      }

      """
    folder["Exercises/mvc/foo/Right/class/A.swift"] = "final class SecretOfTheRightOne {}\n"
    folder["Exercises/mvc/foo/Wrong/singleton/A.swift"] =
      "// caught by: Step2.testInjected\nstruct A { static let secretMistake = A() }\n"
    folder["Lessons/mvc.md"] += "\n    let saidInTheLesson = \"openly\"\n\n[More](more.md)\n"
    folder["Lessons/more.md"] = "# More\n\n![a map](map.png)\n"
    folder["Lessons/map.png"] = "\u{1}picture"
    folder["Lessons/notes-for-teachers.md"] = "Nobody links to me.\n"
    return folder
  }()

  private static func sealed(_ folder: Folder = folder) -> Folder {
    var folder = folder
    folder[text] =
      folder[text].replacing("swift: 6", with: "swift: 6\nsealed: Step2")
      + "\n\n### Hint: testInjected\n\nOnly who has the check sees this fail.\n"
    folder["\(checks)/Sealed/Step1More.swift"] = """
      import XCTest

      final class Step1More: XCTestCase {
        /// The parser reads the other products, too.
        func testParsesTheOtherProducts() {}
      }

      """
    return folder
  }

  private func edition(
    of folder: Folder
  ) throws -> (edition: StudentEdition?, problems: [CourseProblem]) {
    try withTemporaryDirectory { root in
      try folder.write(to: root)
      let course = try #require(Course.load(at: root).course)
      return course.studentEdition(knownKits: ["UIKit", "Combine"])
    }
  }

  private func files(of folder: Folder) throws -> [String: String] {
    let (edition, problems) = try edition(of: folder)
    let found = try #require(edition, "\(problems)")
    return Dictionary(uniqueKeysWithValues: found.files.map { ($0.path, $0.text) })
  }

  @Test func `it has what learners work with and nothing else`() throws {
    let (edition, problems) = try edition(of: Self.folder)
    #expect(problems.isEmpty)
    #expect(
      edition?.files.map(\.path) == [
        "Exercises/mvc/foo/Checks/Step1.swift", "Exercises/mvc/foo/Checks/Step2Injection.swift",
        "Exercises/mvc/foo/Stub/A.swift", "Exercises/mvc/foo/exercise.md",
        "Exercises/mvc/foo/flow.png", "Exercises/mvc/layers/Checks/Step1.swift",
        "Exercises/mvc/layers/Stub/Data/Deep/E.swift", "Exercises/mvc/layers/Stub/Domain/D.swift",
        "Exercises/mvc/layers/Stub/UI/F.swift", "Exercises/mvc/layers/exercise.md",
        "Lessons/SUMMARY.md", "Lessons/map.png", "Lessons/more.md", "Lessons/mvc.md",
      ])
    #expect(edition?.exercises == 2 && edition?.sealedChecks == 0)
  }

  @Test func `sealed checks stay behind, and the hints for them`() throws {
    let files = try files(of: Self.sealed())
    #expect(files["\(Self.checks)/Step1.swift"] != nil)
    #expect(files["\(Self.checks)/Step2Injection.swift"] == nil)
    #expect(files.keys.allSatisfy { !$0.contains("Sealed") })
    let text = try #require(files[Self.text])
    #expect(!text.contains("testInjected") && !text.contains("Only who has the check"))
    #expect(text.contains("### Hint: testParses"))
    #expect(try edition(of: Self.sealed()).edition?.sealedChecks == 2)
  }

  @Test func `a step without checks stands with the next that has some, or the last`() throws {
    func steps(sealing step: String) throws -> [Step] {
      var folder = Self.folder
      folder[Self.text] = folder[Self.text].replacing("swift: 6", with: "swift: 6\nsealed: \(step)")
      let (edition, problems) = try edition(of: folder)
      return try withTemporaryDirectory { root in
        try #require(edition, "\(problems)").write(to: root.path + "/edition")
        let course = try #require(Course.load(at: root.appending(path: "edition")).course)
        #expect(course.isStudentEdition)
        let (exercise, found) = course.loadExercise(SmallCourse.foo, for: .use)
        #expect(found.isEmpty)
        return try #require(exercise).steps
      }
    }
    let first = try steps(sealing: "Step1")
    #expect(first.map(\.number) == [2])
    #expect(first[0].text.hasPrefix("**Step 1: Find the parser** (your instructor's own checks"))
    #expect(first[0].text.hasSuffix("**Inject it**\n\nGo on."))
    #expect(first[0].hints.last == "Only hint." && first[0].hints.count == 4)
    let last = try steps(sealing: "Step2")
    #expect(last.map(\.number) == [1])
    #expect(last[0].text.hasSuffix("grade this part)\n\nGo on."))
  }

  @Test(arguments: [
    "let secretOfTheSolution = 1", "See `let secretOfTheSolution = 1` there.",
    "final class SecretOfTheRightOne {}", "struct A { static let secretMistake = A() }",
    "func testParsesTheOtherProducts() {}", "/// The parser reads the other products, too.",
    "// caught by: Step2.testInjected",
  ])
  func `a hint loses the lines that would give something away`(secret: String) throws {
    var folder = Self.sealed()
    folder[Self.text] = folder[Self.text].replacing(
      "Second hint.", with: "Second hint.\n\n      \(secret)\n    \(secret)\n\nGoes on.")
    let files = try files(of: folder)
    let text = try #require(files[Self.text])
    let around = secret.hasPrefix("See") ? "See `…` there." : "…"
    #expect(text.contains("Second hint.\n\n      \(around)\n"))
    #expect(text.contains(around == "…" ? "\n      …\n\nGoes on." : "\n    \(around)\n\nGoes on."))
    #expect(files.values.allSatisfy { !$0.contains(secret) && !$0.contains("secretOfTheSolution") })
    #expect(try edition(of: folder).edition?.hiddenHintLines == 2)
  }

  @Test func `what was learned gives nothing away either`() throws {
    var folder = Self.sealed()
    folder[Self.text] +=
      "\n\n### Learned\n\nA `let secretOfTheSolution = 1` is kept.\n\n### Hint\n\n"
      + "Write `let secretOfTheSolution = 1`."
    let text = try #require(try files(of: folder)[Self.text])
    #expect(text.contains("### Learned\n\nA `…` is kept.\n") && text.hasSuffix("Write `…`."))
  }

  @Test(arguments: [
    "let saidInTheLesson = \"openly\"", "let short = 1", "final class Step1Parsing: XCTestCase {",
  ])
  func `what is said openly is no secret`(line: String) throws {
    var folder = Self.sealed()
    folder["Solutions/mvc/foo/B.swift"] =
      "let short = 1\nfinal class Step1Parsing: XCTestCase {\n}\n"
    folder[Self.text] = folder[Self.text].replacing("Second hint.", with: line)
    #expect(try files(of: folder)[Self.text]?.contains(line) == true)
  }

  @Test func `a leak in a file that is linked to is told at its line`() throws {
    var folder = Self.folder
    folder["Lessons/more.md"] += "\n```swift\n  let secretOfTheSolution = 1\n```\n"
    let (edition, problems) = try edition(of: folder)
    #expect(edition == nil)
    #expect(problems.map(\.file) == ["Lessons/more.md"] && problems.map(\.line) == [6])
  }

  @Test(arguments: [
    "../Solutions/mvc/foo/A.swift", "../Exercises/mvc/foo/Wrong/singleton/A.swift",
    "../Exercises/mvc/foo/Right", "../Exercises/mvc/foo/Checks/Sealed/Step1More.swift",
  ])
  func `a link to what is kept back keeps the edition back`(link: String) throws {
    var folder = Self.sealed()
    folder["Lessons/mvc.md"] += "\n[x](\(link))\n"
    let (edition, problems) = try edition(of: folder)
    #expect(edition == nil)
    #expect(problems.map(\.file) == ["Lessons/mvc.md"], "\(problems)")
  }

  @Test func `a broken course makes no edition`() throws {
    let (edition, problems) = try edition(of: Self.folder.without("Solutions/mvc/foo"))
    #expect(edition == nil && problems.contains { $0.message.contains("no solution") })
  }

  // MARK: - On disk

  @Test func `it is the same to the byte, whatever the user's mask and the order of files`() throws
  {
    let edition = try #require(try edition(of: Self.sealed()).edition)
    try withTemporaryDirectory { root in
      let old = umask(0o077)
      try edition.write(to: root.path + "/a/first")
      umask(old)
      try edition.write(to: root.path + "/second")
      func facts(_ folder: String) throws -> [String] {
        let url = root.appending(path: folder)
        let paths = try FileManager.default.subpathsOfDirectory(atPath: url.path).sorted()
        return try ([""] + paths).map { path in
          let facts = try FileManager.default.attributesOfItem(atPath: url.path + "/" + path)
          let mode = facts[.posixPermissions] as? Int ?? 0
          let date = facts[.modificationDate] as? Date
          return "\(path) \(String(mode, radix: 8)) \(date?.timeIntervalSince1970 ?? 0)"
        }
      }
      let first = try facts("a/first")
      #expect(try facts("second") == first)
      #expect(first.first?.hasPrefix(" 755 ") == true)
      #expect(first.contains { $0.hasPrefix("Exercises/mvc/foo/Stub/A.swift 644 ") })
      #expect(try names(in: root) == ["a", "second"])
    }
  }

  @Test func `where something is, nothing is written, and a failure leaves nothing`() throws {
    let edition = try #require(try edition(of: Self.folder).edition)
    try withTemporaryDirectory { root in
      try Folder(["full/mine.txt": "x", "file": "x"]).write(to: root)
      #expect(try !StudentEdition.canBeWritten(to: root.path + "/full"))
      #expect(try !StudentEdition.canBeWritten(to: root.path + "/file"))
      #expect(try StudentEdition.canBeWritten(to: root.path + "/new"))
      #expect(throws: FileFailure.self) { try edition.write(to: root.path + "/full") }
      #expect(throws: FileFailure.self) { try edition.write(to: root.path + "/file/deep") }
      #expect(try names(in: root) == ["file", "full"])
      #expect(try names(in: root.appending(path: "full")) == ["mine.txt"])
    }
  }

  @Test func `what a killed writer left is removed, and a living one's is not`() throws {
    let edition = try #require(try edition(of: Self.folder).edition)
    try withTemporaryDirectory { root in
      // No process has the largest number.
      let (dead, alive) = (".atelier-tmp-2147483646-1", ".atelier-tmp-\(getpid())-99999")
      try Folder(["\(dead)/x": "", "\(alive)/x": ""]).write(to: root)
      try edition.write(to: root.path + "/new")
      #expect(try names(in: root) == [alive, "new"])
    }
  }

  // MARK: - What the author says

  @Test(arguments: [
    ("sealed: 2", "is no value for `sealed`"), ("sealed: Step7", "names step 7"),
    ("sealed: Step1, Step2", "Every check is sealed"),
    ("feedback: some", "no value for `feedback`"),
  ])
  func `a line of front matter that means nothing is told at its line`(
    line: String, words: String
  ) throws {
    var folder = SmallCourse.folder
    folder[Self.text] = folder[Self.text].replacing("minutes: 20", with: line)
    let problem = try SmallCourse.problems(in: folder).first { $0.message.contains(words) }
    #expect(problem?.file == Self.text && problem?.line == 4, "\(String(describing: problem))")
  }

  @Test func `two files of one name are told, since the compiler cannot tell them apart`() throws {
    var folder = Self.sealed()
    folder["\(Self.checks)/Sealed/Step1.swift"] = folder["\(Self.checks)/Sealed/Step1More.swift"]
      .replacing("Step1More", with: "Step1Most")
    let problems = try SmallCourse.problems(in: folder)
    #expect(problems.map(\.file) == ["\(Self.checks)/Sealed/Step1.swift"])
  }

  @Test func `the outline says which version it needs`() throws {
    let outline = SmallCourse.folder["Lessons/SUMMARY.md"]
    func course(_ line: String) throws -> (course: Course?, problems: [CourseProblem]) {
      try withTemporaryDirectory { root in
        try SmallCourse.folder.with("Lessons/SUMMARY.md", "---\n\(line)\n---\n\n" + outline)
          .write(to: root)
        return Course.load(at: root)
      }
    }
    let (good, problems) = try course("needs: 1.20")
    #expect(problems.isEmpty && good?.needs == ToolVersion("1.20.0"))
    #expect(good?.title == "A course" && good?.exercises.first?.line == 8)
    for line in ["needs: soon", "needs:", "needs: 1.2.3.4", "needs: -1", "edition: mine", "x: y"] {
      let problems = try course(line).problems
      #expect(problems.map(\.line) == [2] && problems.map(\.file) == ["Lessons/SUMMARY.md"])
    }
  }

  @Test func `versions are compared by their numbers`() throws {
    let versions = try ["0.1", "0.1.1", "0.9", "0.10", "1", "1.0.1"].map {
      try #require(ToolVersion($0))
    }
    #expect(versions == versions.sorted())
    #expect(ToolVersion("1") == ToolVersion("1.0.0") && ToolVersion("1.x") == nil)
    #expect(ToolVersion("١") == nil && ToolVersion("") == nil && ToolVersion("1.") == nil)
  }
}
