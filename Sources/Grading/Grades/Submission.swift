package import Curriculum
package import FoundationEssentials

/// One learner's work as `grade` is given it, and what grading it came to.
package struct SubmissionGrade: Sendable, Equatable {
  package enum Status: String, Sendable { case passed, failed, error }

  package var path: String
  /// The learner's, if a roster told it.
  package var name: String?
  /// What it was found in, where more than one folder was to be looked into.
  package var folder: String?
  package var exercises: [Grade]

  package var status: Status {
    if exercises.contains(where: { $0.status == .error }) { return .error }
    return !exercises.isEmpty && exercises.allSatisfy { $0.status == .passed } ? .passed : .failed
  }
  package var score: Int { exercises.reduce(0) { $0 + $1.score } }
  package var maxScore: Int { exercises.reduce(0) { $0 + $1.maxScore } }
  package var seconds: Double { exercises.reduce(0) { $0 + $1.seconds } }

  package init(path: String, name: String? = nil, exercises: [Grade]) {
    self.path = path
    self.name = name
    self.exercises = exercises
  }
}

/// Where the submissions of a grading are found.
package struct Submission: Sendable, Equatable {
  package var path: String
  /// The folder of one exercise's files, where `--exercise` names the exercise.
  package var single: ExerciseID?
  /// The name of the folder that it was found in, unless it was given itself.
  package var folder: String?

  /// The last part of its path.
  package var name: String { Self.name(of: path) }

  package static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// Where the files of an exercise stand in this submission.
  package func folder(of exercise: ExerciseID) -> URL {
    let root = URL(filePath: path)
    let own = root.appending(path: exercise.description)
    if single == exercise, !FileManager.default.fileExists(atPath: own.path) { return root }
    return own
  }

  /// The files of an exercise in this submission, a folder.
  private func files(of exercise: ExerciseID) throws -> SourceFolder {
    let root = URL(filePath: path)
    return folder(of: exercise) == root
      ? try SourceFolder.read(root)
      : try SourceFolder.read(exercise.description, below: root)
  }

  /// The submissions that a path stands for: itself, or each folder and archive in it.
  package static func at(
    _ path: String, course: [ExerciseID], exercise: ExerciseID?
  ) -> [Submission] {
    let itself = Submission(path: path, single: exercise)
    let root = URL(filePath: path)
    let holdsExercises = course.contains {
      FileManager.default.fileExists(atPath: root.appending(path: $0.description).path)
    }
    if holdsExercises { return [itself] }
    let shown = shownNames(in: path)
    let archives = shown.filter(Archive.isNamed)
    // Who hands in one exercise's files packs no archive beside them.
    if exercise != nil, archives.isEmpty || shown.contains(where: { $0.hasSuffix(".swift") }) {
      return [itself]
    }
    let found = shown.filter { name in
      let path = root.appending(path: name).path
      return archives.contains(name) || isFolder(path) || !isNameable(path)
    }
    return found.isEmpty
      ? [itself]
      : found.map {
        Submission(
          path: root.appending(path: $0).path, single: exercise, folder: Self.name(of: path))
      }
  }

  /// What is in a folder, without what tools keep there for themselves; nothing of one that cannot be listed.
  static func shownNames(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().filter { !$0.hasPrefix(".") && $0 != Archive.sideFolder }
  }

  /// A name that is no text is listed as one under which nothing can be found; it is not passed over.
  static func isNameable(_ path: String) -> Bool {
    (try? FileManager.default.attributesOfItem(atPath: path)) != nil
  }

  static func isFolder(_ path: String) -> Bool {
    var isFolder = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder
  }

  /// The grades of these exercises, in their order, and the name of the content that they are for.
  package func grade(
    _ exercises: [Exercise], with grader: Grader, reader: SubmissionReader
  ) -> (graded: SubmissionGrade, content: String) {
    var graded = SubmissionGrade(path: path, exercises: [])
    let work = reader.work(of: self)
    if case .unusable(let status, let message) = work {
      graded.exercises = exercises.map { Grade(notRun: $0, status: status, message: message) }
      return (graded, Self.content(ofUnusable: status, message))
    }
    var contents: [String] = []
    for exercise in exercises {
      // Read once: the name must be that of what was graded, whatever changes meanwhile.
      let source = source(of: exercise, in: work)
      contents.append(Self.content(of: source))
      graded.exercises.append(grader.grade(exercise, source: source))
    }
    return (graded, ContentID.of(contents))
  }

  /// The name of the content that grading these exercises would be for.
  package func content(_ exercises: [Exercise], reader: SubmissionReader) -> String {
    let work = reader.work(of: self)
    if case .unusable(let status, let message) = work {
      return Self.content(ofUnusable: status, message)
    }
    return ContentID.of(exercises.map { Self.content(of: source(of: $0, in: work)) })
  }

  private func source(
    of exercise: Exercise, in work: SubmittedWork
  ) -> Result<SourceFolder, any Error> {
    guard case .files(let files) = work else {
      return Result { try files(of: exercise.id) }
    }
    return .success(
      .of(SubmittedWork.files(of: exercise, among: files, isSingle: single == exercise.id)))
  }

  private static func content(ofUnusable status: Grade.Status, _ message: String) -> String {
    // What a machine says of its troubles may name its own folders.
    ContentID.of([status.rawValue, status == .error ? "" : message])
  }

  private static func content(of source: Result<SourceFolder, any Error>) -> String {
    guard let source = try? source.get() else { return "" }
    return ContentID.of(
      ["\(source.files.count)"]
        + source.files.flatMap { [$0.path, ContentDigest.hex(of: $0.bytes)] }
        + source.refusals.map(\.description))
  }
}
