import Curriculum
import FoundationEssentials
import Grading
import Terminal

/// Everything that the studio shows and that decides what a key does: a value that tests can build.
struct StudioState: Sendable, Equatable {
  let course: Course
  var progress: Progress
  var exercise: Exercise
  /// Where the learner's files of the exercise are.
  var folder: URL
  /// The learner's own folder, of which that is a part.
  let workspace: URL
  /// The exercise's folder as it is shown before file names.
  var shownFolder: String
  var size = TerminalSize(columns: 80, rows: 24)
  var activity = Activity.preparing(nil)
  /// The last grading that came to its end.
  var attempt: Attempt?
  var page = Page.step
  var scroll = 0
  var search: Search?
  var hints = Hints()
  /// The steps that have just passed, until the next one does.
  var passedSteps: [Step] = []
  /// Whether the learner has saved something since the step in hand came up: then results come first.
  var hasTried = false
  var isNewcomer = false
  /// Whether `x` was pressed and a yes is waited for.
  var asksForReset = false
  var message: String? {
    didSet { if message != nil { messages += 1 } }
  }
  /// How many there have been: the same one said again is news to who listens.
  private(set) var messages = 0
  /// What keeps the learner's files from being checked or looked at.
  var trouble: Trouble?
  /// How files are watched, if that is not as good as it could be.
  var watchNote: String?
  /// Whether the workspace is there, and the kits that this exercise needs.
  var isReady = false
  /// The kit that is being built for other exercises.
  var laterKit: KitBuild?
  /// Counts gradings: news of an older one is no news.
  var run = 0
  /// Whether the output is to be shown as soon as the grading under way is done.
  var awaitsOutput = false

  enum Activity: Sendable, Equatable {
    /// Before the workspace and the kits are there.
    case preparing(KitBuild?)
    case waiting, compiling, running
    case checkingAll(done: Int, total: Int)
  }

  /// A grade, and the files that it is for.
  struct Attempt: Sendable, Equatable {
    var grade: Grade
    var sources: [SourceFile]
  }

  enum Page: Sendable, Equatable {
    case step, help, output
    case outline(selection: Int)
    case text(TextPage)
  }

  /// What has been asked for, in the order in which it is shown.
  struct Hints: Sendable, Equatable {
    /// The check whose own hint is shown.
    var check: String?
    var rungs = 0
  }

  struct Search: Sendable, Equatable {
    var words = ""
    var isTyping = true
  }

  enum Trouble: Sendable, Equatable {
    case folderGone
    case workspaceGone
    /// The studio itself could not do its work.
    case failed(String)
  }
}

/// A page to read and leave again.
struct TextPage: Sendable, Equatable {
  enum Content: Sendable, Equatable {
    case markdown([UInt8])
    case code([StyledLine])
    case map(StudioMap)
  }

  var title: String
  var content: Content
}

extension StudioState {
  var saved: ExerciseProgress { progress[exercise.id] }

  var stepInHand: Step { exercise.stepInHand(saved) }

  var isDone: Bool { saved.completed != nil }

  var isCourseDone: Bool { course.exercises.allSatisfy { progress[$0.id].completed != nil } }

  var isGrading: Bool {
    switch activity {
    case .preparing, .waiting: false
    case .compiling, .running, .checkingAll: true
    }
  }

  var lesson: Lesson? {
    course.lessons.first { $0.exercises.contains { $0.id == exercise.id } }
  }

  var next: ExerciseEntry? { course.nextUnfinished(progress, after: exercise.id) }

  /// Of the step in hand: what the last grading says of it.
  var stepGrade: StepGrade? {
    attempt?.grade.steps.first { $0.number == stepInHand.number }
  }

  /// The steps before the one in hand that have passed and do not any more.
  var brokenSteps: [StepGrade] {
    guard let grade = attempt?.grade, grade.status == .failed else { return [] }
    return grade.steps.filter { $0.number < stepInHand.number && $0.status != .passed }
  }

  /// The first check of the step in hand that did not pass, else of those before it, if the checks ran.
  var firstFailure: CheckGrade? {
    guard let grade = attempt?.grade, grade.status == .failed else { return nil }
    return ([stepGrade].compactMap(\.self) + brokenSteps).flatMap(\.checks)
      .first { $0.status != .passed }
  }

  /// The page about the compiler's first error, if there is one.
  var explanation: Explanation? {
    guard let attempt, attempt.grade.status == .doesNotCompile else { return nil }
    let first = DiagnosticDigest(attempt.grade.diagnostics, in: attempt.sources).entries.first
    return first.flatMap { Explanation.page(for: $0.diagnostic.id) }
  }

  /// The file to go to: where the first error is, else the first that is to be edited.
  var fileToEdit: String? {
    let error = attempt?.grade.diagnostics.first { $0.severity == .error }?.file
    let known = (attempt?.sources ?? exercise.stub).map(\.path)
    return [error, firstFailure?.file].compactMap(\.self).first { known.contains($0) }
      ?? exercise.filesToEdit.first
  }
}
