package import Curriculum
package import FoundationEssentials

/// One learner's work as `grade` is given it, and what grading it came to.
package struct SubmissionGrade: Sendable, Equatable {
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

  /// The grades of these exercises, in their order, and the name of the content that they are for.
  package func grade(
    _ exercises: [Exercise], with grader: Grader
  ) -> (graded: SubmissionGrade, content: String) {
    var graded = SubmissionGrade(path: path, exercises: [])
    guard Self.isFolder(path) else {
      let reason =
        FileManager.default.fileExists(atPath: path)
        ? "is a file; a submission is a folder" : "is not there"
      graded.exercises = exercises.map {
        Grade(notRun: $0, status: .error, message: "\(path) \(reason).")
      }
      return (graded, "")
    }
    var contents: [String] = []
    for exercise in exercises {
      // Read once: the name must be that of what was graded, whatever changes meanwhile.
      let source = Result { try SourceFolder.read(folder(of: exercise.id)) }
      contents.append(Self.content(of: source))
      graded.exercises.append(grader.grade(exercise, source: source))
    }
    return (graded, ContentID.of(contents))
  }

  /// The name of the content that grading these exercises would be for.
  package func content(_ exercises: [Exercise]) -> String {
    ContentID.of(
      exercises.map { exercise in
        Self.content(of: Result { try SourceFolder.read(folder(of: exercise.id)) })
      })
  }

  private static func content(of source: Result<SourceFolder, any Error>) -> String {
    guard let source = try? source.get() else { return "" }
    return ContentID.of(
      ["\(source.files.count)"]
        + source.files.flatMap { [$0.path, ContentDigest.hex(of: $0.bytes)] }
        + source.refusals.map(\.description))
  }
}
