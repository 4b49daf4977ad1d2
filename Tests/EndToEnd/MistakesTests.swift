import FoundationEssentials
import TestSupport
import Testing

/// A course in which everything is wrong that an author gets wrong: each is told once, at its place.
struct MistakesTests {
  /// One mistake, in an exercise of its own or in the texts of the course.
  fileprivate struct Mistake {
    var file: String
    var line: Int
    /// A part of what is said.
    var words: String
  }

  /// A course by its files, with the mistakes that were made in it.
  fileprivate struct BrokenCourse {
    var files: [String: String] = [
      "Lessons/a.md": "# A lesson\n\nRead this.\n",
      "Lessons/a.ru.md": "# Урок\n\n<!-- translated from 00000000 -->\n",
    ]
    var outline = ["# Mistakes", "", "- [A lesson](a.md)"]
    var mistakes: [Mistake] = []

    /// Adds a sound exercise and lets a mistake be made in it, by paths from its folder.
    mutating func exercise(
      _ name: String, at file: String, _ line: Int, says words: String,
      mistake: (inout [String: String]) -> Void
    ) {
      var files = Self.sound
      mistake(&files)
      for (path, text) in files {
        let root = path.hasPrefix("Solution/") ? "Solutions" : "Exercises"
        let inside = path.hasPrefix("Solution/") ? String(path.dropFirst(9)) : path
        self.files["\(root)/a/\(name)/\(inside)"] = text
      }
      outline.append("  - [Double](../Exercises/a/\(name)/exercise.md)")
      let isSolution = file.hasPrefix("Solution")
      let path =
        isSolution ? "Solutions/a/\(name)\(file.dropFirst(8))" : "Exercises/a/\(name)/\(file)"
      mistakes.append(.init(file: path, line: line, words: words))
    }

    static let sound = [
      "exercise.md": """
      ---
      title: Double
      minutes: 5
      ---

      A number is to be doubled.

      ## Step 1: Double it

      `doubled(_:)` gives twice its number.

      ### Hint

      Multiply.

      """,
      "Stub/Number.swift": number("0"), "Solution/Number.swift": number("number * 2"),
      "Wrong/adds-two/Number.swift": "// caught by: Step1.testDoubles\n" + number("number + 2"),
      "Right/adds-itself/Number.swift": number("number + number"),
      "Checks/Step1.swift": checks(),
    ]

    static func number(_ body: String) -> String {
      "func doubled(_ number: Int) -> Int {\n  \(body)\n}\n"
    }

    /// The checks of a step, with more in the class if need be: the first check stands on line 7.
    static func checks(_ body: String = "XCTAssertEqual(doubled(3), 6)", more: String = "")
      -> String
    {
      """
      import XCTest

      @testable import Learner

      final class Step1Doubling: XCTestCase {
        /// A number is doubled.
        func testDoubles() {
          \(body)
        }
      \(more)}

      """
    }

    static let secondStep = """

      ## Step 2: Go on

      There is more to do.

      """
  }

  private static let course: BrokenCourse = {
    var course = BrokenCourse()
    course.makeMistakesInTexts()
    course.makeMistakesInFiles()
    course.makeMistakesInSteps()
    course.makeMistakesInChecks()
    course.makeMistakesInOutline()
    return course
  }()

  @Test func `thirty mistakes are thirty problems, each at its line with a fix`() throws {
    struct Report: Decodable {
      struct Problem: Decodable {
        var file: String
        var line: Int
        var message: String
        var fix: String
      }
      var problems: [Problem]
    }
    try withTemporaryDirectory { folder in
      for (path, text) in Self.course.files { try folder.write(text, to: "course/\(path)") }
      let ran = try Atelier(in: folder).run("verify", "--json", "--course", "course")
      #expect(ran.code == 1, "\(ran)")
      let found = try JSONDecoder().decode(Report.self, from: Data(ran.output.utf8)).problems
      #expect(Self.course.mistakes.count == 30)
      for mistake in Self.course.mistakes {
        let own = found.filter { $0.file == mistake.file && $0.line == mistake.line }
        #expect(
          own.contains { $0.message.contains(mistake.words) && $0.fix.hasSuffix(".") },
          "\(mistake)\n\(own)")
      }
      let others = found.filter { problem in
        !Self.course.mistakes.contains { $0.file == problem.file && $0.line == problem.line }
      }
      #expect(others.isEmpty, "\(others)")
      #expect(found.count == 30)
    }
  }
}

extension MistakesTests.BrokenCourse {
  fileprivate mutating func makeMistakesInTexts() {
    exercise("bad-value", at: "exercise.md", 3, says: "`soon` is no value") {
      $0["exercise.md"]?.replace("minutes: 5", with: "minutes: soon")
    }
    exercise("unknown-key", at: "exercise.md", 3, says: "no key `minuts`") {
      $0["exercise.md"]?.replace("minutes: 5", with: "minuts: 5")
    }
    exercise("unknown-kit", at: "exercise.md", 3, says: "no kit called `AppKit`") {
      $0["exercise.md"]?.replace("minutes: 5", with: "kits: AppKit")
    }
    exercise("seals-nothing", at: "exercise.md", 3, says: "names step 4") {
      $0["exercise.md"]?.replace("minutes: 5", with: "sealed: Step4")
    }
    exercise("dead-link", at: "exercise.md", 6, says: "`picture.png` leads nowhere") {
      $0["exercise.md"]?.replace("doubled.\n\n##", with: "doubled. ![how](picture.png)\n\n##")
    }
    exercise("gives-away", at: "exercise.md", 14, says: "holds lines of the solution") {
      let body = "number.multipliedReportingOverflow(by: 2).partialValue"
      $0["Solution/Number.swift"] = Self.number(body)
      $0["exercise.md"]?.replace("Multiply.", with: "    \(body)")
    }
    exercise("hint-for-nothing", at: "exercise.md", 16, says: "no check `testTriples`") {
      $0["exercise.md"]?.append("\n### Hint: testTriples\n\nMultiply.\n")
    }
    exercise("unequal-steps", at: "exercise.ru.md", 1, says: "has 2 steps") {
      $0["exercise.ru.md"] = """
        ---
        title: Удвоить
        ---

        <!-- translated from \(Self.mark) -->

        ## Step 1: Удвоить

        ## Step 2: Ещё раз

        """
    }
    exercise("stale-translation", at: "exercise.ru.md", 1, says: "as it is now") {
      $0["exercise.ru.md"] =
        "---\ntitle: Удвоить\n---\n\n<!-- translated from 00000000 -->\n\n## Step 1: Удвоить\n"
    }
  }

  /// Of the text of a sound exercise.
  private static let mark = "15c4ddd5"

  fileprivate mutating func makeMistakesInFiles() {
    exercise("no-solution", at: "Solution", 1, says: "has no solution") {
      $0["Solution/Number.swift"] = nil
    }
    exercise("solution-fails", at: "Solution/Number.swift", 1, says: "does not pass") {
      $0["Solution/Number.swift"] = Self.number("number * 3")
      $0["Right/adds-itself/Number.swift"] = nil
    }
    exercise("right-one-fails", at: "Right/adds-itself/Number.swift", 1, says: "does not pass") {
      $0["Right/adds-itself/Number.swift"] = Self.number("number + number + number")
    }
    exercise("stub-breaks", at: "Stub/Number.swift", 2, says: "does not compile") {
      $0["Stub/Number.swift"] = Self.number("nothing")
    }
    exercise("wrong-one-passes", at: "Wrong/adds-two/Number.swift", 1, says: "passes everything") {
      $0["Wrong/adds-two/Number.swift"] =
        "// caught by: Step1.testDoubles\n" + Self.number("2 * number")
    }
    exercise("caught-by-nobody", at: "Wrong/adds-two/Number.swift", 1, says: "does not name") {
      $0["Wrong/adds-two/Number.swift"] = Self.number("number + 2")
    }
    exercise("wrong-one-breaks", at: "Wrong/adds-two/Number.swift", 3, says: "does not compile") {
      $0["Wrong/adds-two/Number.swift"] =
        "// caught by: Step1.testDoubles\n" + Self.number("nothing")
    }
    exercise("not-formatted", at: "Right/adds-itself/Number.swift", 2, says: "not formatted") {
      $0["Right/adds-itself/Number.swift"] = Self.number("    number + number")
    }
    exercise("stray-file", at: "Notes.txt", 1, says: "is called like this") {
      $0["Notes.txt"] = "To do.\n"
    }
  }

  fileprivate mutating func makeMistakesInSteps() {
    exercise("no-checks", at: "exercise.md", 16, says: "Step 2 has no checks") {
      $0["exercise.md"]?.append(Self.secondStep + "### Hint\n\nGo on.\n")
    }
    exercise("no-hint", at: "exercise.md", 8, says: "Step 1 has no hint") {
      $0["exercise.md"]?.replace("### Hint\n\nMultiply.\n", with: "")
    }
    exercise("nameless-checks", at: "Checks/More.swift", 1, says: "which step it checks") {
      $0["Checks/More.swift"] = "import XCTest\n"
    }
    exercise("passes-at-once", at: "Checks/Step2.swift", 7, says: "stub passes every check") {
      $0["exercise.md"]?.append(Self.secondStep + "### Hint\n\nGo on.\n")
      $0["Checks/Step2.swift"] = Self.checks("XCTAssertEqual(doubled(0), 0)")
        .replacing("Step1", with: "Step2").replacing("testDoubles", with: "testNothing")
    }
  }

  fileprivate mutating func makeMistakesInChecks() {
    exercise("silent-check", at: "Checks/Step1.swift", 6, says: "does not say what it checks") {
      $0["Checks/Step1.swift"]?.replace("  /// A number is doubled.\n", with: "")
    }
    exercise("by-chance", at: "Checks/Step1.swift", 12, says: "by chance or by the order") {
      $0["Checks/Step1.swift"] = Self.checks(
        more: """

            /// Another number is doubled.
            func testDoublesAnother() {
              XCTAssertEqual(doubled(2), Bool.random() ? 4 : 5)
            }

          """)
    }
    exercise("by-order", at: "Checks/Step1.swift", 13, says: "by chance or by the order") {
      $0["Checks/Step1.swift"] = Self.checks(
        "Self.last = doubled(3)\n    XCTAssertEqual(Self.last, 6)",
        more: """

            /// What was doubled is remembered.
            func testRemembers() {
              XCTAssertEqual(Self.last, 6)
            }

            private static var last = 0

          """
      )
    }
  }

  fileprivate mutating func makeMistakesInOutline() {
    files["Lessons/a.md"]?.append(
      "\nSee [there](nowhere.md).\n\n```swift\nlet one: Int = \"1\"\n```\n")
    mistakes.append(.init(file: "Lessons/a.md", line: 5, words: "leads nowhere"))
    mistakes.append(.init(file: "Lessons/a.md", line: 8, words: "does not compile by itself"))
    mistakes.append(.init(file: "Lessons/a.ru.md", line: 1, words: "as it is now"))
    files["Exercises/a/forgotten/exercise.md"] = Self.sound["exercise.md"]
    mistakes.append(.init(file: "Exercises/a/forgotten", line: 1, words: "does not list"))
    outline.append("  - [Double](../Exercises/a/stray-file/exercise.md)")
    mistakes.append(
      .init(file: "Lessons/SUMMARY.md", line: outline.count, words: "listed a second time"))
    files["Lessons/SUMMARY.md"] = outline.joined(separator: "\n") + "\n"
  }
}
