package import Curriculum
package import FoundationEssentials

/// One learner's work as `grade` is given it, and what grading it came to.
package struct SubmissionGrade: Sendable, Equatable, Codable {
  package enum Status: String, Sendable { case passed, failed, error }

  package var path: String
  package var exercises: [Grade]

  package var status: Status {
    if exercises.contains(where: { $0.status == .error }) { return .error }
    return !exercises.isEmpty && exercises.allSatisfy { $0.status == .passed } ? .passed : .failed
  }
  package var score: Int { exercises.reduce(0) { $0 + $1.score } }
  package var maxScore: Int { exercises.reduce(0) { $0 + $1.maxScore } }
  package var seconds: Double { exercises.reduce(0) { $0 + $1.seconds } }

  package init(path: String, exercises: [Grade]) {
    self.path = path
    self.exercises = exercises
  }
}

/// Where the submissions of a grading are found.
package struct Submission: Sendable, Equatable {
  package var path: String
  /// The folder of one exercise's files, where `--exercise` names the exercise.
  package var single: ExerciseID?

  /// Where the files of an exercise stand in this submission.
  package func folder(of exercise: ExerciseID) -> URL {
    let root = URL(filePath: path)
    let own = root.appending(path: exercise.description)
    if single == exercise, !FileManager.default.fileExists(atPath: own.path) { return root }
    return own
  }

  /// The submissions that a path stands for: itself, or each folder in it.
  package static func at(
    _ path: String, course: [ExerciseID], exercise: ExerciseID?
  ) -> [Submission] {
    let itself = Submission(path: path, single: exercise)
    let root = URL(filePath: path)
    let holdsExercises = course.contains {
      FileManager.default.fileExists(atPath: root.appending(path: $0.description).path)
    }
    if exercise != nil || holdsExercises { return [itself] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let folders = names.sorted().filter { !$0.hasPrefix(".") }
      .map { root.appending(path: $0).path }.filter(isFolder)
    return folders.isEmpty ? [itself] : folders.map { Submission(path: $0, single: nil) }
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder
  }

  /// The grades of these exercises, in their order.
  package func grade(_ exercises: [Exercise], with grader: Grader) -> SubmissionGrade {
    SubmissionGrade(
      path: path,
      exercises: exercises.map { exercise in
        guard Self.isFolder(path) else {
          let reason =
            FileManager.default.fileExists(atPath: path)
            ? "is a file; a submission is a folder" : "is not there"
          return Grade(notRun: exercise, status: .error, message: "\(path) \(reason).")
        }
        return grader.grade(exercise, filesIn: folder(of: exercise.id))
      })
  }
}
