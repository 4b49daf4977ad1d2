import Curriculum
import FoundationEssentials
import Grading
import Terminal
import TestSupport
import Testing

@testable import Studio

@Suite struct ViewTests {
  private static let first = ExerciseID(lesson: "mvc", name: "controller")
  private static let second = ExerciseID(lesson: "mvc", name: "router")
  private static let course = Course(
    root: URL(filePath: "/course"), title: "Architecture",
    lessons: [
      Lesson(
        id: "mvc", title: "Model, view, controller", path: "Lessons/mvc.md",
        exercises: [
          ExerciseEntry(id: first, title: "Refactor a controller", line: 1),
          ExerciseEntry(id: second, title: "Add a router \u{1B}[31m", line: 2),
        ]),
      Lesson(id: "日本", title: "日本語", path: "Lessons/x.md", exercises: []),
    ])
  private static let progress = Progress(
    current: second, exercises: [first: ExerciseProgress(completed: Date(timeIntervalSince1970: 0))]
  )

  private static let exercise = Exercise(
    id: first, title: "Refactor a controller", minutes: 20, introduction: "An *introduction*.",
    steps: [
      Step(
        number: 1, title: "Find the parser",
        text:
          "Move the parsing into a type of its own, so that it can be checked without a screen, "
          + "and call it `ProductParser`.\n\n```swift\nlet parser = ProductParser()\n```\n",
        hintsByCheck: ["testB": "A hint."],
        learned:
          "What is *handed in*, such as a `ProductParser`, can be replaced; what is made inside "
          + "of a type cannot.",
        checks: ["testA", "testB", "testC", "testD", "testE"].map {
          Check(
            id: "Step1.\($0)", className: "Step1", method: $0, isAsync: false, says: "Says \($0).")
        }),
      Step(number: 2, title: "Use it"),
    ],
    stub: [
      SourceFile(path: "Sub/View.swift", bytes: []), SourceFile(path: "Model.swift", bytes: []),
    ])

  private static let printed: [CheckGrade.Status: String] = [
    .passed: "one\r\n\ntwo \u{1B}[2J\t" + String(repeating: "x", count: 300) + "\n",
    .crashed: (1...12).map { "line \($0)\n" }.joined(), .timedOut: "\n",
  ]

  private static func grade(_ status: Grade.Status) -> Grade {
    let states: [CheckGrade.Status] = [.passed, .failed, .crashed, .timedOut, .notRun]
    let diagnostic = Diagnostic(
      file: "Model.swift", line: 3, column: 9, severity: .error, id: "cannot_find_in_scope",
      message: "cannot find 'x' in scope")
    let checks = zip(exercise.steps[0].checks, states).map { check, state in
      CheckGrade(
        id: check.id, says: check.says, status: status == .passed ? .passed : state,
        message: state == .passed ? nil : "Expected \"1\",\nfound \"\u{1B}[2J\".",
        file: state == .crashed ? "Model.swift" : nil, line: state == .crashed ? 7 : nil,
        output: printed[state])
    }
    let waits = CheckGrade(
      id: "Step2.testA", says: "Waits.", status: status == .passed ? .passed : .notRun,
      message: "Step 2 looks for a type `ProductParser`.")
    return Grade(
      exercise: first, status: status, message: status == .passed ? nil : "Why it is so.",
      diagnostics: status == .doesNotCompile ? [diagnostic] : [],
      steps: [
        StepGrade(number: 1, title: "Find the parser", checks: checks),
        StepGrade(number: 2, title: "Use it", checks: [waits, waits]),
      ])
  }

  private func expect(_ lines: [StyledLine], _ name: String) throws {
    let bytes = lines.flatMap { $0.encoded(level: .none) + [UInt8(ascii: "\n")] }
    try expectSnapshot(String(decoding: bytes, as: UTF8.self), named: name)
  }

  @Test func `the list marks what is done and what is in hand`() throws {
    try expect(ListView(course: Self.course, progress: Self.progress).lines, "view-list.txt")
  }

  @Test func `what comes next goes on from the exercise in hand, then from the start`() {
    let third = ExerciseID(lesson: "日本", name: "三")
    var course = Self.course
    course.lessons[1].exercises = [ExerciseEntry(id: third, title: "Three", line: 1)]
    var progress = Progress()
    progress[Self.second].completed = Date(timeIntervalSince1970: 0)
    #expect(course.nextUnfinished(progress, after: nil)?.id == Self.first)
    #expect(course.nextUnfinished(progress, after: Self.second)?.id == third)
    #expect(course.nextUnfinished(progress, after: third)?.id == Self.first)
    progress[Self.first].completed = Date(timeIntervalSince1970: 0)
    progress[third].completed = Date(timeIntervalSince1970: 0)
    #expect(course.nextUnfinished(progress, after: third) == nil)
  }

  @Test func `progress counts by lesson`() throws {
    try expect(
      ProgressView(course: Self.course, progress: Self.progress).lines, "view-progress.txt")
    let empty = Course(root: URL(filePath: "/"), title: "Empty", lessons: [])
    #expect(
      ProgressView(course: empty, progress: Progress()).lines.first?.text.hasSuffix(
        "0 of 0 exercises done") == true)
  }

  @Test func `a step says what to do, where, and what to type then`() throws {
    let view = StepView(
      exercise: Self.exercise, progress: ExerciseProgress(), folder: "/learn/mvc",
      width: 80)
    try expect(view.lines, "view-step.txt")
  }

  @Test func `a step names the files that the learner has made, and none that is gone`() throws {
    let stub = Self.exercise.stub.map(\.path)
    let first = try #require(Self.exercise.filesToEdit.first)
    #expect(Self.exercise.filesToEdit(among: nil) == Self.exercise.filesToEdit)
    #expect(
      Self.exercise.filesToEdit(among: stub + ["Router.swift"])
        == Self.exercise.filesToEdit + ["Router.swift"])
    #expect(
      Self.exercise.filesToEdit(among: stub.filter { $0 != first })
        == Array(Self.exercise.filesToEdit.dropFirst()))
  }

  @Test(arguments: [Grade.Status.passed, .failed, .doesNotCompile])
  func `a grade says what to do about each failure`(status: Grade.Status) throws {
    let view = GradeView(
      grade: Self.grade(status), exercise: Self.exercise, folder: "/learn/mvc",
      next: Self.second, stepInHand: 1)
    try expect(view.lines, "view-grade-\(status.rawValue).txt")
  }

  @Test(arguments: [[1], []] as [Set<Int>])
  func `a step says what was learned when it has just passed`(justPassed: Set<Int>) {
    var grade = Self.grade(.passed)
    grade.status = .failed
    grade.steps[1].checks[0].status = .failed
    let view = GradeView(
      grade: grade, exercise: Self.exercise, folder: "/learn/mvc", next: nil,
      stepInHand: 2, justPassed: justPassed)
    let lines = view.lines.map(\.text)
    let place = lines.firstIndex { $0.hasPrefix("  Learned: What is handed in, such as a `Pro") }
    #expect((place == nil) == justPassed.isEmpty)
    if let place { #expect(lines[place - 1] == "  ✓ 5 of 5 checks pass") }
    #expect(lines.contains { $0.contains("atelier map --before") } == !justPassed.isEmpty)
    let task = "`atelier start` says what step 2 asks for."
    #expect(lines.contains(task) == !justPassed.isEmpty)
  }

  @Test func `what has broken of an earlier step is told beside the step in hand`() throws {
    let view = GradeView(
      grade: Self.grade(.failed), exercise: Self.exercise, folder: "/learn/mvc", next: nil,
      stepInHand: 2)
    let lines = view.lines.map(\.text)
    #expect(lines.contains("  ✗ 1 of 5 checks pass; this step has passed before"))
    #expect(lines.contains("    `atelier hint --check Step1.testB` has a hint for this."))
    #expect(!lines.contains { $0.contains("Says testA.") || $0.contains("comes later") })
    let later = try #require(lines.firstIndex(of: "Step 2: Use it"))
    #expect(lines[later + 1] == "  Step 2 looks for a type `ProductParser`.")
  }

  @Test func `submissions are listed with their exercises`() throws {
    let submissions = [
      SubmissionGrade(path: "anna", exercises: [Self.grade(.passed)]),
      SubmissionGrade(
        path: "bob\u{7}", exercises: [.failed, .refused, .missingFile].map(Self.grade)),
      SubmissionGrade(path: "carl", exercises: [Self.grade(.error)]),
    ]
    var view = SubmissionsView(confinement: "full")
    let lines = submissions.flatMap { view.lines(of: $0) }
    try expect(lines + view.summary, "view-submissions.txt")
  }

  @Test func `no line of a listing is a command for who reads the log`() {
    var grade = Self.grade(.doesNotCompile)
    grade.diagnostics = [
      Diagnostic(
        file: "A.swift", line: 1, column: 1, severity: .error, id: "error",
        message: "unknown ::error::forged ##vso[task.complete] ##[set-output]"
          + " ###[error] :::warning::x")
    ]
    var view = SubmissionsView(confinement: "full")
    let lines = view.lines(of: SubmissionGrade(path: "::group::a", exercises: [grade]))
    let text = lines.map(\.text).joined(separator: "\n")
    #expect(!text.contains("::") && !text.contains("##"), "\(text)")
    #expect(text.contains(": :forged"), "\(text)")
  }

  @Test func `a lesson stays readable without colour`() throws {
    let text = """
      # A *lesson*

      Prose that is long enough to be wrapped at the width of the terminal, with `code` and a [link](https://example.com).

      - one
      - two

        still two
      1. first
      2. second

      > A quotation
      > of two lines.

      | a | b |
      |---|---|
      | 1 | 2 |

      ```swift
      let long = "a line of code is never wrapped, however far it may go beyond the eighty columns"
      ```

      ---
      - [x] done
      - [ ] open \u{1B}[31m
      """
    try expect(LessonView(width: 80).lines(of: Array(text.utf8)), "view-lesson.txt")
    #expect(LessonView(width: 80).lines(of: []).isEmpty)
  }

  @Test func `a difference shows its surroundings`() throws {
    let old = (1...12).map { "line \($0)\n" }.joined()
    let new = old.replacing("line 6\n", with: "sixth\nand more\n")
    let view = DiffView(
      from: [SourceFile(path: "A.swift", bytes: Array(old.utf8))],
      to: [
        SourceFile(path: "A.swift", bytes: Array(new.utf8)),
        SourceFile(path: "B.swift", bytes: Array("b".utf8)),
      ])
    try expect(view.lines, "view-diff.txt")
  }
}
