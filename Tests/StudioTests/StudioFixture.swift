import Curriculum
import FoundationEssentials
import Grading
import Terminal

@testable import Studio

/// A small course in the studio, in the states that a learner meets.
enum StudioFixture {
  static let first = ExerciseID(lesson: "mvc", name: "controller")
  static let second = ExerciseID(lesson: "mvc", name: "router")

  static let course = Course(
    root: URL(filePath: "/course"), title: "The architecture of iOS apps",
    lessons: [
      Lesson(
        id: "mvc", title: "MVC and the massive view controller", path: "Lessons/mvc.md",
        exercises: [
          ExerciseEntry(id: first, title: "Refactor the massive controller", line: 1),
          ExerciseEntry(id: second, title: "Add a router \u{1B}[31m", line: 2),
        ]),
      Lesson(id: "日本", title: "日本語", path: "Lessons/x.md", exercises: []),
    ])

  private static func check(_ step: Int, _ name: String, _ says: String) -> Check {
    Check(
      id: "Step\(step).\(name)", className: "Step\(step)", method: name, isAsync: false, says: says)
  }

  static let exercise = Exercise(
    id: first, title: "Refactor the massive controller", minutes: 20,
    introduction: "Trailhead sells camping gear. Its first screen is *the catalogue*.",
    steps: [
      Step(
        number: 1, title: "Move loading out",
        text:
          "Move the parsing into a type of its own, so that it can be checked without a screen, "
          + "and call it `ProductParser`.\n\n```swift\nlet parser = ProductParser()\n```\n",
        hints: ["Follow the data.", "Write `struct ProductParser`."],
        hintsByCheck: ["testB": "Leave nothing out."],
        learned:
          "Who is *handed* a `ProductParser` need not know how products are read,\nand can be checked "
          + "with a parser that has its answer ready.",
        checks: [
          check(1, "testA", "The service asks for \"/products\" on each load."),
          check(
            1, "testB", "One incomplete product makes the whole answer unreadable, wherever it is."),
          check(1, "testC", "A status other than 200 is told with its number."),
        ]),
      Step(
        number: 2, title: "Move the rules into a view model", text: "Now the rules.",
        hints: ["What is a rule?"],
        learned:
          "A view model holds the rules of a screen without the screen, so that a check reads its "
          + "texts as plain `String`s, where before a whole `UIViewController` had to be loaded for one.",
        checks: [check(2, "testD", "Prices are formatted.")]),
    ],
    stub: [
      SourceFile(path: "Model.swift", bytes: Array("struct Model {\n  let a = 1\n}\n".utf8)),
      SourceFile(path: "Sub/View.swift", bytes: []),
    ],
    solution: [SourceFile(path: "Model.swift", bytes: Array("struct Model {}\n".utf8))])

  static var state: StudioState {
    var state = StudioState(
      course: course, progress: Progress(current: first), exercise: exercise,
      folder: URL(filePath: "/learn/mvc/controller", directoryHint: .isDirectory),
      workspace: URL(filePath: "/learn", directoryHint: .isDirectory),
      shownFolder: "mvc/controller")
    state.size = TerminalSize(columns: 80, rows: 30)
    _ = state.handle(.ready(state.progress))
    return state
  }

  static func attempt(_ states: [CheckGrade.Status]) -> StudioState.Attempt {
    var left = states[...]
    let steps = exercise.steps.map { step in
      StepGrade(
        number: step.number, title: step.title,
        checks: step.checks.map { check in
          let status = left.popFirst() ?? .notRun
          return CheckGrade(
            id: check.id, says: check.says, status: status,
            message: status == .passed ? nil : "expected \"Stove\",\nfound \"\u{1B}[2J\"",
            file: status == .crashed ? "Model.swift" : nil, line: status == .crashed ? 2 : nil,
            output: status == .passed ? nil : "loading…\nloaded 3 products\n")
        })
    }
    let isPassed = steps.allSatisfy { $0.status == .passed }
    return StudioState.Attempt(
      grade: Grade(exercise: first, status: isPassed ? .passed : .failed, steps: steps),
      sources: exercise.stub)
  }

  static var broken: StudioState.Attempt {
    var error = Diagnostic(
      file: "Model.swift", line: 2, column: 11, severity: .error, id: "cannot_find_in_scope",
      message: "cannot find 'price' in scope")
    error.highlights = []
    return StudioState.Attempt(
      grade: Grade(
        notRun: exercise, status: .doesNotCompile, message: "Your code does not compile yet.",
        diagnostics: [error]),
      sources: exercise.stub)
  }

  /// The state after a grading, with progress as the desk would have noted it.
  static func state(
    after attempt: StudioState.Attempt, isSaved: Bool = true, from start: StudioState? = nil
  ) -> StudioState {
    var state = start ?? self.state
    if isSaved { _ = state.handle(.filesChanged) }
    var progress = state.progress
    progress.note(attempt.grade, at: Date(timeIntervalSince1970: 0))
    _ = state.handle(.graded(run: state.run, attempt, progress))
    return state
  }
}
