package import Curriculum

/// What grading one exercise of one submission came to. A value: nothing that reads it can run anything.
package struct Grade: Sendable, Equatable {
  package enum Status: String, Sendable {
    case passed, failed, doesNotCompile, refused, missingFile, error
  }

  package var exercise: ExerciseID
  package var status: Status
  /// What to read first when the status is not enough.
  package var message: String?
  /// What the compiler, or the look for a missing name, says of the learner's own files.
  package var diagnostics: [Diagnostic]
  package var steps: [StepGrade]
  package var seconds: Double
  /// Whether the exercise lets code pass that could reach into the checks themselves.
  package var isGateOff: Bool
  /// What code that is alike has in common; empty where none was taken.
  package var fingerprint: [UInt32] = []
  /// The learner's types as an SVG element; nil where nobody asked for it, or code did not get to run.
  package var map: String?

  /// Whether checks had their turn.
  package var hasRun: Bool { status == .passed || status == .failed }

  /// One point a check.
  package var score: Int { steps.reduce(0) { $0 + $1.score } }
  package var maxScore: Int { steps.reduce(0) { $0 + $1.checks.count } }

  package init(
    exercise: ExerciseID, status: Status, message: String? = nil, diagnostics: [Diagnostic] = [],
    steps: [StepGrade] = [], seconds: Double = 0, isGateOff: Bool = false
  ) {
    self.exercise = exercise
    self.status = status
    self.message = message
    self.diagnostics = diagnostics
    self.steps = steps
    self.seconds = seconds
    self.isGateOff = isGateOff
  }

  /// A grade of which no check had its turn.
  package init(
    notRun exercise: Exercise, status: Status, message: String, diagnostics: [Diagnostic] = []
  ) {
    self.init(
      exercise: exercise.id, status: status, message: message, diagnostics: diagnostics,
      steps: exercise.steps.map { StepGrade(notRun: $0) })
  }
}

/// A step of a grade: it passes when every one of its checks passed.
package struct StepGrade: Sendable, Equatable {
  package enum Status: String, Sendable { case passed, failed, notRun }

  package var number: Int
  package var title: String
  package var checks: [CheckGrade]

  package var status: Status {
    if checks.isEmpty || checks.allSatisfy({ $0.status == .notRun && $0.message == nil }) {
      return .notRun
    }
    return checks.allSatisfy { $0.status == .passed } ? .passed : .failed
  }

  package var score: Int { checks.count { $0.status == .passed } }

  package init(number: Int, title: String, checks: [CheckGrade]) {
    self.number = number
    self.title = title
    self.checks = checks
  }

  /// The step with all its checks still to run, each for the same reason if one is given.
  package init(notRun step: Step, because message: String? = nil) {
    self.init(
      number: step.number, title: step.title,
      checks: step.checks.map {
        CheckGrade(id: $0.id, says: $0.says, status: .notRun, message: message)
      })
  }
}

/// One check: the sentence that stands for it, and what became of it.
package struct CheckGrade: Sendable, Equatable {
  package enum Status: String, Sendable { case passed, failed, crashed, timedOut, notRun }

  package var id: String
  package var says: String
  package var status: Status
  package var message: String?
  /// The message without what was expected; nil where it does not say that.
  package var actual: String?
  /// Where in the learner's own files, if that is known.
  package var file: String?
  package var line: Int?
  package var seconds: Double
  /// What was printed while it ran, with a note at its end where that was more than is kept.
  package var output: String?
  /// Whether it passed in one of several runs of the same files and failed in another.
  package var isUnsteady = false
  /// Whether it asked for facts that are perhaps not those of the files graded.
  var asksForFacts = false

  package init(
    id: String, says: String, status: Status, message: String? = nil, actual: String? = nil,
    file: String? = nil, line: Int? = nil, seconds: Double = 0, output: String? = nil
  ) {
    self.actual = actual
    self.id = id
    self.says = says
    self.status = status
    self.message = message
    self.file = file
    self.line = line
    self.seconds = seconds
    self.output = output
  }
}

/// A message of the compiler, or of ours in its manner, about one place in a learner's file.
package struct Diagnostic: Sendable, Equatable {
  package enum Severity: String, Sendable { case error, warning, note }

  /// Relative to the exercise's folder.
  package var file: String
  package var line: Int
  /// As the compiler counts: bytes of UTF-8, from 1.
  package var column: Int
  package var severity: Severity
  /// The compiler's stable name of the message, such as `cannot_find_in_scope`.
  package var id: String
  package var message: String
  /// What the message is about, in the same file.
  package var highlights: [Span] = []
  /// Changes that mend it, to be made together.
  package var fixIts: [FixIt] = []
  /// What else is said of it, in the learner's own files only; each may bring changes of its own.
  package var notes: [Diagnostic] = []

  package init(
    file: String, line: Int, column: Int, severity: Severity, id: String, message: String
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.severity = severity
    self.id = id
    self.message = message
  }
}
