import Curriculum
import FoundationEssentials
import TestSupport
import Testing

struct CourseLoadingTests {
  private static let text = "Exercises/mvc/foo/exercise.md"

  private func withCourse(
    _ folder: Folder = SmallCourse.folder, _ body: (Course) throws -> Void
  ) throws {
    try withTemporaryDirectory { root in
      try folder.write(to: root)
      let (course, problems) = Course.load(at: root)
      #expect(problems.isEmpty)
      try body(try #require(course))
    }
  }

  @Test func `the outline gives titles, ids and order`() throws {
    try withCourse { course in
      #expect(course.title == "A course")
      #expect(course.lessons.map(\.id) == ["mvc"])
      #expect(course.lessons.map(\.title) == ["Model, view, controller"])
      #expect(course.lessons.map(\.path) == ["Lessons/mvc.md"])
      #expect(
        course.exercises == [
          ExerciseEntry(id: SmallCourse.foo, title: "Refactor a controller", line: 4),
          ExerciseEntry(id: SmallCourse.layers, title: "Cut layers", line: 5),
        ])
      let lesson = try course.lessonText(course.lessons[0])
      #expect(lesson.starts(with: "# MVC".utf8))
    }
  }

  @Test func `a lesson may be the README of a folder`() throws {
    let folder = SmallCourse.folder.without("Lessons/mvc.md").without("Lessons/mvc.ru.md")
      .with("Lessons/mvc/README.md", "# MVC\n")
      .with(
        "Lessons/SUMMARY.md",
        SmallCourse.folder["Lessons/SUMMARY.md"].replacing("(mvc.md)", with: "(mvc/README.md)"))
    try withCourse(folder) { course in
      #expect(course.lessons.map(\.id) == ["mvc"])
      #expect(course.loadAll(for: .proof).problems.isEmpty)
    }
  }

  @Test func `a sound course has no problem`() throws {
    #expect(try SmallCourse.problems(in: SmallCourse.folder).isEmpty)
  }

  @Test func `an exercise has what its front matter says`() throws {
    try withCourse { course in
      let exercise = try #require(course.loadExercise(SmallCourse.foo, for: .proof).exercise)
      #expect(exercise.title == "Refactor a controller")
      #expect(exercise.kits == ["UIKit", "Combine"])
      #expect(exercise.minutes == 20)
      #expect(exercise.swift == 6)
      #expect(exercise.modules == [.learner])
      #expect(!exercise.hasLayers)
      #expect(exercise.introduction.hasPrefix("The *introduction*.\n\n## Notes\n\nStill"))
    }
  }

  @Test func `steps have their text, their ladder and their checks`() throws {
    try withCourse { course in
      let exercise = try #require(course.loadExercise(SmallCourse.foo, for: .proof).exercise)
      #expect(exercise.steps.map(\.title) == ["Find the parser", "Inject it"])
      let step = exercise.steps[0]
      #expect(
        step.text == "Do it.\n\n### Background\n\n```swift\n## Step 9: not a heading\n```\n\n"
          + "### Afterwards\n\nText again.")
      #expect(
        step.hints == ["First hint.\n\n#### Detail\n\nMore of it.", "Second hint.", "Third hint."])
      #expect(step.hintsByCheck == ["testParses": "For the check.", "testRefuses": ""])
      #expect(exercise.steps[1].text == "Go on.")
      #expect(exercise.steps[1].hints == ["Only hint."])
      #expect(step.checks.map(\.id) == ["Step1.testParses", "Step1.testRefuses"])
      #expect(step.checks.map(\.isAsync) == [false, true])
      #expect(step.checks[0].says == "The parser reads products.")
      #expect(exercise.steps[1].checkFiles.map(\.path) == ["Step2Injection.swift"])
    }
  }

  @Test(arguments: ["\n", "\r\n"])
  func `a step may say what was learned`(lineEnd: String) throws {
    let longest = String(repeating: "é", count: 200)
    var folder = SmallCourse.folder
    folder[Self.text] = folder[Self.text].replacing(
      "### Afterwards", with: "### Learned\n\(longest)\n### Afterwards")
    folder[Self.text] += """


      ### Learned

      *Inject* what changes,
      and [say](https://a.b) `so`.
      <!-- translated from 00000000 -->

      ### Afterwards

      Go home.
      """
    folder[Self.text] = folder[Self.text].replacing("\n", with: lineEnd)
    try withCourse(folder) { course in
      let (exercise, problems) = course.loadExercise(SmallCourse.foo, for: .use)
      let steps = try #require(exercise).steps
      #expect(problems.isEmpty)
      #expect(
        steps[0].learned == longest && steps[0].text.hasSuffix("### Afterwards\n\nText again."))
      #expect(steps[1].learned == "*Inject* what changes,\nand [say](https://a.b) `so`.")
      #expect(steps[1].hints == ["Only hint."])
      #expect(steps[1].text == "Go on.\n\n### Afterwards\n\nGo home.")
    }
  }

  @Test(
    arguments: [
      "", "One.\n\nTwo.", String(repeating: "long ", count: 100_000), "```\ncode\n", "> Quoted.",
      "### Learned", "#### Once",
    ].map(Excerpt.init))
  func `a learner does not see what is no sentence`(section: Excerpt<String>) throws {
    let folder = SmallCourse.folder.with(
      Self.text, SmallCourse.folder[Self.text] + "\n\n### Learned\n\n\(section.value)")
    try withCourse(folder) { course in
      let exercise = try #require(course.loadExercise(SmallCourse.foo, for: .use).exercise)
      #expect(exercise.steps.map(\.learned) == [nil, nil])
      #expect(exercise.steps[1].hints == ["Only hint."])
    }
  }

  @Test func `stub, solution, wrong and right are read`() throws {
    try withCourse { course in
      let exercise = try #require(course.loadExercise(SmallCourse.foo, for: .proof).exercise)
      #expect(exercise.stub.map(\.path) == ["A.swift"])
      #expect(exercise.solution.map(\.path) == ["A.swift", "B.swift"])
      #expect(exercise.wrong.map(\.name) == ["singleton"])
      #expect(exercise.wrong.map(\.caughtBy) == ["Step2.testInjected"])
      #expect(exercise.right.map(\.name) == ["class"])
    }
  }

  @Test func `modules come after those that they import`() throws {
    try withCourse { course in
      let exercise = try #require(course.loadExercise(SmallCourse.layers, for: .proof).exercise)
      #expect(exercise.modules.map(\.name) == ["Domain", "Data", "UI"])
      #expect(exercise.modules.last?.imports == ["Domain", "Data"])
      #expect(exercise.continues == SmallCourse.foo)
      #expect(exercise.stub.map(\.path) == ["Data/Deep/E.swift", "Domain/D.swift", "UI/F.swift"])
    }
  }

  @Test(arguments: ["\r\n", "\r"])
  func `other line ends change nothing`(lineEnd: String) throws {
    var folder = SmallCourse.folder
    for path in folder.entries.keys where path.hasSuffix(".md") {
      folder[path] = "\u{FEFF}" + folder[path].replacing("\n", with: lineEnd)
    }
    try withCourse(folder) { course in
      #expect(course.title == "A course")
      let (exercises, problems) = course.loadAll(for: .proof)
      #expect(problems.isEmpty)
      #expect(exercises.first?.steps.first?.hints.last == "Third hint.")
      #expect(exercises.first?.minutes == 20)
    }
  }

  @Test func `a thousand exercises are listed in the order of the outline`() throws {
    var summary = "# Big\n\n"
    for lesson in 0..<100 {
      summary += "- [L\(lesson)](l\(lesson).md)\n"
      for exercise in 0..<10 {
        summary += "  - [E](../Exercises/l\(lesson)/e\(exercise)/exercise.md)\n"
      }
    }
    try withCourse(Folder(["Lessons/SUMMARY.md": summary])) { course in
      #expect(course.exercises.count == 1_000)
      #expect(course.exercises.last?.id.description == "l99/e9")
    }
  }
}
