import Curriculum
import FoundationEssentials
import TestSupport
import Testing

/// One thing that an author gets wrong, and what Atelier says of it.
struct Mistake: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var file: String
  var line: Int
  /// A part of the message.
  var message: String
  var change: @Sendable (inout Folder) -> Void

  init(
    _ name: String, _ file: String, _ line: Int, _ message: String,
    _ change: @escaping @Sendable (inout Folder) -> Void
  ) {
    testDescription = name
    self.file = file
    self.line = line
    self.message = message
    self.change = change
  }
}

private let text = "Exercises/mvc/foo/exercise.md"
private let summary = "Lessons/SUMMARY.md"
private let layers = "Exercises/mvc/layers/exercise.md"
private let checks = "Exercises/mvc/foo/Checks/Step1.swift"

private func replacing(
  _ old: String, with new: String, in file: String
) -> @Sendable (inout Folder) -> Void {
  { $0[file] = $0[file].replacing(old, with: new) }
}

private func adding(_ file: String, _ text: String = "x") -> @Sendable (inout Folder) -> Void {
  { $0[file] = text }
}

private func removing(_ file: String) -> @Sendable (inout Folder) -> Void {
  { $0 = $0.without(file) }
}

struct CourseProblemTests {
  private static let outline = [
    Mistake("no outline", summary, 1, "has no outline", removing(summary)),
    Mistake("no title", summary, 1, "has no title", replacing("# A course", with: "", in: summary)),
    Mistake("empty outline", summary, 1, "lists no lesson", adding(summary, "# A course\n")),
    Mistake(
      "no lesson file", summary, 3, "no lesson `Lessons/mvc.md`", removing("Lessons/mvc.md")),
    Mistake("no exercise folder", summary, 4, "no folder", removing("Exercises/mvc/foo")),
    Mistake(
      "item without link", summary, 3, "no link", replacing("(mvc.md)", with: "", in: summary)),
    Mistake(
      "lesson on the web", summary, 3, "not a lesson",
      replacing("(mvc.md)", with: "(https://a.b/mvc.md)", in: summary)),
    Mistake(
      "exercise elsewhere", summary, 5, "not an exercise",
      replacing("../Exercises/mvc/layers", with: "../../mvc/layers", in: summary)),
    Mistake(
      "exercise twice", summary, 5, "`mvc/foo` is listed a second time; the first is on line 4",
      replacing("mvc/layers", with: "mvc/foo", in: summary)),
    Mistake("third level", summary, 6, "third level") { $0[summary] += "\n    - [x](y.md)\n" },
    Mistake(
      "unlisted exercise", "Exercises/mvc/new", 1, "does not list", adding("Exercises/mvc/new/x")),
    Mistake(
      "solution of nothing", "Solutions/mvc/new", 1, "no exercise", adding("Solutions/mvc/new/x")),
    Mistake("stray file", "Exercises/mvc/x.txt", 1, "Only folders", adding("Exercises/mvc/x.txt")),
    Mistake(
      "dead link in a lesson", "Lessons/mvc.md", 3, "`../Exercises/mvc/bar",
      replacing("mvc/foo/exercise", with: "mvc/bar/exercise", in: "Lessons/mvc.md")),
    Mistake(
      "dead link in a translation", "Lessons/mvc.ru.md", 1, "leads nowhere",
      adding("Lessons/mvc.ru.md", "[x](<no such.md>)")),
    Mistake(
      "dead heading in a lesson", "Lessons/mvc.md", 3, "no heading",
      replacing("#notes", with: "#steps", in: "Lessons/mvc.md")),
    Mistake(
      "translation of an older lesson", "Lessons/mvc.ru.md", 1, "as it is now",
      replacing("Read", with: "Look at", in: "Lessons/mvc.md")),
    Mistake("empty lesson", "Lessons/mvc.md", 1, "is empty", adding("Lessons/mvc.md", "\n")),
  ]

  private static let marks = "Exercises/mvc/foo/equivalent-mutants.md"

  private static func mark(_ block: String, reason: String = "It does the same.\n\n") -> String {
    "# Marks\n\n\(reason)```diff\n\(block)\n```\n"
  }

  private static let equivalentMutants = [
    Mistake("mark without a reason", marks, 3, "Nothing says why") {
      $0[marks] = mark("--- A.swift\n-x\n+y", reason: "")
    },
    Mistake("mark without a file", marks, 5, "which file") { $0[marks] = mark("-x\n+y") },
    Mistake("mark of nothing", marks, 5, "changes nothing") { $0[marks] = mark("--- A.swift\n x") },
    Mistake("mark with a foreign line", marks, 8, "begins with none of") {
      $0[marks] = mark("--- A.swift\n-x\ny")
    },
    Mistake("mark that is cut off", marks, 5, "has no end") {
      $0[marks] = "# Marks\n\nWhy.\n\n```diff\n--- A.swift\n-x"
    },
  ]

  private static let frontMatter = [
    Mistake(
      "other title", text, 2, "in the outline", replacing("title: R", with: "title: r", in: text)),
    Mistake(
      "no title", text, 1, "no title",
      replacing("title: Refactor a controller\n", with: "", in: text)),
    Mistake(
      "unknown key", text, 4, "no key `minuts`", replacing("minutes", with: "minuts", in: text)),
    Mistake(
      "line without colon", text, 4, "no key `soon`",
      replacing("minutes: 20", with: "soon", in: text)),
    Mistake(
      "key twice", text, 5, "said before", replacing("swift: 6", with: "minutes: 3", in: text)),
    Mistake("bad minutes", text, 4, "`soon` is no value", replacing("20", with: "soon", in: text)),
    Mistake(
      "bad swift", text, 5, "`7` is no value", replacing("swift: 6", with: "swift: 7", in: text)),
    Mistake("unknown kit", text, 3, "`AppKit`", replacing("Combine", with: "AppKit", in: text)),
    Mistake(
      "never closed", text, 1, "never closed",
      replacing("swift: 6\n---", with: "swift: 6", in: text)),
    Mistake(
      "continues nonsense", layers, 3, "`foo` is no value",
      replacing("mvc/foo", with: "foo", in: layers)),
    Mistake(
      "continues a later one", layers, 3, "does not list before",
      replacing("mvc/foo", with: "mvc/layers", in: layers)),
    Mistake(
      "continues with another text", "Exercises/mvc/layers/Stub/UI/F.swift", 2,
      "continues ends with",
      {
        $0["Solutions/mvc/foo/UI/F.swift"] = "struct F {}\nstruct G {}\n"
        $0["Exercises/mvc/layers/Stub/UI/F.swift"] = "struct F {}\nclass G {}\n"
      }),
    Mistake(
      "unknown module", layers, 5, "`Core`, which is not declared",
      replacing("Data -> Domain", with: "Data -> Core", in: layers)),
    Mistake(
      "cycle", layers, 6, "in a circle: Domain -> Data -> Domain",
      replacing("module: Domain", with: "module: Domain -> Data", in: layers)),
    Mistake(
      "module twice", layers, 7, "declared twice",
      replacing("module: Domain", with: "module: Domain\nmodule: Domain", in: layers)),
    Mistake(
      "bad module", layers, 6, "is no value for `module`",
      replacing("module: Domain", with: "module: Do main", in: layers)),
  ]

  private static func learned(
    _ name: String, _ line: Int, _ message: String, _ section: String
  ) -> Mistake {
    Mistake(name, text, line, message) { $0[text] += "\n\n### Learned\n\n\(section)" }
  }

  private static let steps = [
    Mistake(
      "bad step heading", text, 49, "does not say which step",
      replacing("Step 2: Inject", with: "Step two: Inject", in: text)),
    Mistake(
      "out of order", text, 49, "step 3 where step 2",
      replacing("Step 2: I", with: "Step 3: I", in: text)),
    Mistake(
      "step without checks", text, 49, "Step 2 has no checks",
      removing("Exercises/mvc/foo/Checks/Step2Injection.swift")),
    Mistake(
      "checks without step", "Exercises/mvc/foo/Checks/Step3.swift", 1, "step 3, which",
      adding("Exercises/mvc/foo/Checks/Step3.swift", "")),
    Mistake(
      "step without hint", text, 49, "Step 2 has no hint",
      replacing("### Hint\n\nOnly", with: "### Note\n\nOnly", in: text)),
    Mistake(
      "hint before the steps", text, 10, "before the first step",
      replacing("## Notes", with: "### Hint", in: text)),
    Mistake(
      "hint for nothing", text, 36, "no check `testParsing`",
      replacing("testParses", with: "testParsing", in: text)),
    learned("nothing learned", 57, "Nothing stands under", "\n<!-- Say it. -->\n"),
    learned("learned twice", 61, "Step 2 says a second time", "Once.\n\n### Learned\n\nTwice."),
    learned("two paragraphs learned", 57, "more than one paragraph", "One.\n\nTwo."),
    learned("a list learned", 57, "more than one paragraph", "- One.\n- Two."),
    learned(
      "too much learned", 57, "takes 201 characters", String(repeating: "é", count: 201)),
    Mistake(
      "learned before the steps", text, 10, "before the first step",
      replacing("## Notes", with: "### Learned", in: text)),
    Mistake(
      "silent check", checks, 5, "does not say",
      replacing("/// The parser reads products.", with: "", in: checks)),
    Mistake(
      "class without step", checks, 3, "`Parsing`",
      replacing("Step1Parsing", with: "Parsing", in: checks)),
    Mistake(
      "class of another step", checks, 3, "is for step 1",
      replacing("Step1Parsing", with: "Step2Parsing", in: checks)),
    Mistake(
      "check file's name", "Exercises/mvc/foo/Checks/Spies.swift", 1, "which step",
      adding("Exercises/mvc/foo/Checks/Spies.swift", "")),
    Mistake(
      "translation with other steps", "Exercises/mvc/foo/exercise.ru.md", 1, "has 1 steps",
      adding("Exercises/mvc/foo/exercise.ru.md", "## Step 1: А\n")),
    Mistake(
      "translation of an older text", "Exercises/mvc/foo/exercise.ru.md", 1, "as it is now",
      replacing("Do it.", with: "Do this.", in: text)),
    Mistake(
      "hint with the solution", text, 34, "holds lines of the solution",
      replacing("Second hint.", with: "struct A { let b: B }", in: text)),
    Mistake(
      "dead picture", text, 12, "`flow.png` leads nowhere", removing("Exercises/mvc/foo/flow.png")),
  ]

  private static let files = [
    Mistake("no text", text, 1, "no text", removing(text)),
    Mistake("no stub", "Exercises/mvc/foo/Stub", 1, "no stub", removing("Exercises/mvc/foo/Stub")),
    Mistake("no solution", "Solutions/mvc/foo", 1, "no solution", removing("Solutions/mvc/foo")),
    Mistake(
      "solution lacks a file", "Solutions/mvc/foo/A.swift", 1, "the solution does not",
      removing("Solutions/mvc/foo/A.swift")),
    Mistake(
      "wrong without check", "Exercises/mvc/foo/Wrong/singleton/A.swift", 1,
      "does not name the check",
      replacing("// caught by", with: "// by", in: "Exercises/mvc/foo/Wrong/singleton/A.swift")),
    Mistake(
      "wrong with unknown check", "Exercises/mvc/foo/Wrong/singleton/A.swift", 1,
      "no check `Step2.testIn`",
      replacing("testInjected", with: "testIn", in: "Exercises/mvc/foo/Wrong/singleton/A.swift")),
    Mistake(
      "wrong that is right", "Exercises/mvc/foo/Wrong/singleton/A.swift", 1,
      "same as the solution's",
      adding(
        "Exercises/mvc/foo/Wrong/singleton/A.swift",
        "// caught by: Step2.testInjected\nstruct A { let b: B }\n")),
    Mistake(
      "right that is the solution", "Exercises/mvc/foo/Right/class/A.swift", 1,
      "same as the solution's",
      adding("Exercises/mvc/foo/Right/class/A.swift", "struct A { let b: B }\n")),
    Mistake(
      "file in Wrong", "Exercises/mvc/foo/Wrong/B.swift", 1, "folder of its own",
      adding("Exercises/mvc/foo/Wrong/B.swift")),
    Mistake(
      "wrong without Swift", "Exercises/mvc/foo/Wrong/empty", 1, "no Swift file",
      adding("Exercises/mvc/foo/Wrong/empty/notes.txt")),
    Mistake(
      "file outside the modules", "Exercises/mvc/layers/Stub/App.swift", 1, "no module's folder",
      adding("Exercises/mvc/layers/Stub/App.swift")),
    Mistake(
      "module without a file", "Exercises/mvc/layers/Stub", 1, "`UI` has no file",
      removing("Exercises/mvc/layers/Stub/UI")),
    Mistake(
      "stray file", "Exercises/mvc/foo/notes.txt", 1, "called like this",
      adding("Exercises/mvc/foo/notes.txt")),
    Mistake(
      "not Swift", "Exercises/mvc/foo/Stub/a.json", 1, "Only Swift",
      adding("Exercises/mvc/foo/Stub/a.json")),
  ]

  private static let hostile = [
    Mistake("empty text", text, 1, "no step", adding(text, "")),
    Mistake(
      "5 MB of text", text, 1, "the limit is",
      adding(text, String(repeating: "## Step 1: x\n", count: 400_000))),
    Mistake("binary text", text, 2, "not UTF-8") { $0.entries[text] = [10, 0xFF, 0xFE, 0x80] },
    Mistake("binary stub", "Exercises/mvc/foo/Stub/A.swift", 1, "not UTF-8") {
      $0.entries["Exercises/mvc/foo/Stub/A.swift"] = [0x41, 0, 0x42]
    },
    Mistake("binary outline", summary, 1, "not UTF-8") { $0.entries[summary] = [0xFF] },
    Mistake("a folder as text", text, 1, "folder where a file") {
      $0 = $0.without(text).with("\(text)/x", "x")
    },
    Mistake("a file as Stub", "Exercises/mvc/foo/Stub", 1, "not a folder") {
      $0 = $0.without("Exercises/mvc/foo/Stub").with("Exercises/mvc/foo/Stub", "x")
    },
  ]

  @Test(arguments: outline + frontMatter + steps + files + hostile + equivalentMutants)
  func `each mistake is told with its place, its name and its cure`(mistake: Mistake) throws {
    var folder = SmallCourse.folder
    mistake.change(&folder)
    let problems = try SmallCourse.problems(in: folder)
    let found = problems.first {
      $0.file == mistake.file && $0.line == mistake.line && $0.message.contains(mistake.message)
    }
    #expect(found?.fix.hasSuffix(".") == true, "\(problems)")
    #expect(problems == problems.sorted())
  }

  @Test func `a broken exercise hides nothing of the others`() throws {
    var folder = SmallCourse.folder
    folder.entries[text] = [0xFF]
    folder[layers] = folder[layers].replacing("### Hint", with: "### Note")
    let problems = try SmallCourse.problems(in: folder)
    #expect(problems.map(\.file) == [text, layers])
  }

  @Test func `a text that continues in front matter does not hide the steps`() throws {
    let folder = SmallCourse.folder.with(
      text, SmallCourse.folder[text].replacing("swift: 6\n---", with: "swift: 6"))
    let problems = try SmallCourse.problems(in: folder)
    #expect(!problems.contains { $0.message.contains("no step") })
  }

  @Test func `links are refused wherever they point`() throws {
    try withTemporaryDirectory { root in
      try SmallCourse.folder.write(to: root)
      let stub = root.appending(path: "Exercises/mvc/foo/Stub")
      try FileManager.default.createSymbolicLink(
        atPath: stub.appending(path: "Secret.swift").path, withDestinationPath: "/etc/passwd")
      try FileManager.default.createSymbolicLink(
        atPath: stub.appending(path: "Loop").path, withDestinationPath: "..")
      let course = try #require(Course.load(at: root).course)
      let (exercise, problems) = course.loadExercise(SmallCourse.foo, for: .proof)
      #expect(exercise?.stub.map(\.path) == ["A.swift"])
      #expect(
        problems.map(\.file) == ["Loop", "Secret.swift"].map { "Exercises/mvc/foo/Stub/\($0)" })
    }
  }

  @Test(.enabled(if: ProcessInfo.processInfo.userName != "root", "root may read every file"))
  func `a file without permission is a problem`() throws {
    try withTemporaryDirectory { root in
      try SmallCourse.folder.write(to: root)
      try FileManager.default.setAttributes(
        [.posixPermissions: 0], ofItemAtPath: root.appending(path: text).path)
      let course = try #require(Course.load(at: root).course)
      let (exercise, problems) = course.loadExercise(SmallCourse.foo, for: .proof)
      #expect(exercise == nil)
      #expect(problems.first?.message.contains("Permission denied") == true)
    }
  }

  @Test func `an exercise that cannot be graded is not handed out`() throws {
    for path in ["Stub", "Checks", "exercise.md"] {
      try withTemporaryDirectory { root in
        try SmallCourse.folder.without("Exercises/mvc/foo/\(path)").write(to: root)
        let course = try #require(Course.load(at: root).course)
        let (exercise, problems) = course.loadExercise(SmallCourse.foo, for: .proof)
        #expect(exercise == nil)
        #expect(!problems.isEmpty)
      }
    }
  }
}
