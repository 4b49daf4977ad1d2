package import FoundationEssentials

/// What a learner has done, keyed by ids that outlive updates of the course.
package struct Progress: Sendable, Equatable {
  /// The course's folder, as it was named when the workspace was made.
  package var course: String?
  package var current: ExerciseID?
  /// Also exercises that the course no longer has: they may come back.
  package var exercises: [ExerciseID: ExerciseProgress]
  /// What a newer Atelier added, kept as it is.
  var unknown: [String: JSONValue] = [:]
  var unknownExercises: [String: JSONValue] = [:]

  package init(
    course: String? = nil, current: ExerciseID? = nil,
    exercises: [ExerciseID: ExerciseProgress] = [:]
  ) {
    self.course = course
    self.current = current
    self.exercises = exercises
  }

  /// The exercise's state, empty if the learner has not met it.
  package subscript(id: ExerciseID) -> ExerciseProgress {
    get { exercises[id] ?? ExerciseProgress() }
    set { exercises[id] = newValue }
  }
}

/// What a learner has done in one exercise.
package struct ExerciseProgress: Sendable, Equatable {
  /// Ids such as `Step1.testParsesProducts`.
  package var passedChecks: Set<String>
  package var passedSteps: Set<Int>
  /// The furthest step that was in hand: one before it that breaks again does not take its place.
  package var furthestStep: Int?
  /// When every step had passed for the first time; whole seconds.
  package var completed: Date?
  /// How many rungs of the ladder were shown, by step number.
  package var hintsShown: [Int: Int]
  /// The digest of the stub last offered for each path: tells an edited file from an untouched one.
  package var givenFiles: [String: String]
  var unknown: [String: JSONValue] = [:]

  package init(
    passedChecks: Set<String> = [], passedSteps: Set<Int> = [], furthestStep: Int? = nil,
    completed: Date? = nil, hintsShown: [Int: Int] = [:], givenFiles: [String: String] = [:]
  ) {
    self.passedChecks = passedChecks
    self.passedSteps = passedSteps
    self.furthestStep = furthestStep
    self.completed = completed
    self.hintsShown = hintsShown
    self.givenFiles = givenFiles
  }

  /// The files are those of the start again; that it was done once is not forgotten.
  package mutating func startOver() {
    (passedChecks, passedSteps, furthestStep) = ([], [], nil)
  }
}

/// Why saved progress could not be used, although nothing is wrong with the file.
package enum ProgressError: Error, Equatable, CustomStringConvertible {
  /// The file's schema, which a later version of Atelier writes.
  case newerSchema(String, path: String)

  package var description: String {
    switch self {
    case .newerSchema(let schema, let path):
      "\(path) was written by a newer Atelier (\(schema)). Update Atelier to go on; nothing was changed."
    }
  }
}
