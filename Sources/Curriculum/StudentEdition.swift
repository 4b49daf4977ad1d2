import Markdown

/// What learners are given of a course: lessons, stubs and practice checks, and nothing that answers them.
package struct StudentEdition: Sendable, Equatable {
  /// By their paths below its root, sorted.
  package var files: [SourceFile]
  package var exercises: Int
  /// Those that lose checks, as learners have them: without what is sealed.
  package var reduced: [Exercise]
  /// How many checks stay with the instructor.
  package var sealedChecks: Int
  /// How many lines of hints had to go because they stand in a solution or a sealed check.
  package var hiddenHintLines: Int
}

extension Course {
  /// Nil where something is wrong, or where a line that is kept back would stand in it.
  ///
  /// A line of more than 20 characters of a solution, a wrong or right solution or a sealed check is
  /// kept back, unless the stubs, the lessons, the tasks or the practice checks say it openly.
  package func studentEdition(
    knownKits: Set<String>
  ) -> (edition: StudentEdition?, problems: [CourseProblem]) {
    let (exercises, problems) = loadAll(for: .proof, knownKits: knownKits)
    guard problems.isEmpty else { return (nil, problems) }
    var maker = EditionMaker(course: self, exercises: exercises)
    let edition = maker.make()
    return (edition, Set(maker.reader.problems).sorted())
  }
}

/// Gathers the files of a student edition, hides what hints give away, and looks for what leaks.
private struct EditionMaker {
  let course: Course
  let exercises: [Exercise]
  var reader: CourseReader
  private var files: [String: [UInt8]] = [:]
  /// Markdown whose links have not been followed yet.
  private var waiting: [String] = []
  private var hiddenHintLines = 0
  private var secrets: SecretLines

  init(course: Course, exercises: [Exercise]) {
    self.course = course
    self.exercises = exercises
    reader = CourseReader(root: course.path)
    secrets = SecretLines(of: exercises.lazy.flatMap(\.withheld).map(\.text))
  }

  mutating func make() -> StudentEdition? {
    addOutline()
    for lesson in course.lessons { addLesson(lesson) }
    var texts: [(file: String, exercise: Exercise)] = []
    for exercise in exercises { texts += add(exercise) }
    for bytes in files.values { secrets.allow(whatStandsIn: bytes) }
    for (file, exercise) in texts { add(file, of: exercise, secrets: nil) }
    for (file, exercise) in texts { add(file, of: exercise, secrets: secrets) }
    followLinks()
    for (path, bytes) in files {
      reader.problems += secrets.places(in: bytes).map { .leak(path, line: $0) }
    }
    guard reader.problems.isEmpty else { return nil }
    return StudentEdition(
      files: files.map { SourceFile(path: $0.key, bytes: $0.value) }.sorted { $0.path < $1.path },
      exercises: exercises.count, reduced: exercises.filter(\.hasSeals).map(\.reduced),
      sealedChecks: exercises.flatMap(\.steps).reduce(0) { $0 + $1.sealedChecks.count },
      hiddenHintLines: hiddenHintLines)
  }

  private mutating func addOutline() {
    guard let text = reader.text(Course.summary) else { return }
    var lines = text.lines.map(String.init)
    let frontMatter = FrontMatter(lines: text.lines)
    if frontMatter.bodyLine > 1 {
      lines.insert("edition: student", at: frontMatter.bodyLine - 2)
    } else {
      lines = ["---", "edition: student", "---", ""] + lines
    }
    add(lines, at: Course.summary)
  }

  private mutating func addLesson(_ lesson: Lesson) {
    for path in [lesson.path] + reader.translations(of: lesson) {
      if let bytes = reader.bytes(path) { add(bytes, at: path) }
    }
  }

  /// Returns the exercise's texts, which have hints in them.
  private mutating func add(_ exercise: Exercise) -> [(file: String, exercise: Exercise)] {
    let folder = "Exercises/\(exercise.id)"
    for file in exercise.stub { add(file.bytes, at: "\(folder)/Stub/\(file.path)") }
    for file in exercise.steps.flatMap(\.practiceFiles) {
      add(file.bytes, at: "\(folder)/Checks/\(file.path)")
    }
    let translations = reader.names(in: folder).filter(ExerciseLoader.isTranslation)
    return (["exercise.md"] + translations).map { ("\(folder)/\($0)", exercise) }
  }

  /// Adds an exercise's text without the hints for sealed checks; what other asides give away is hidden.
  ///
  /// Without secrets only what the text says openly is noted.
  private mutating func add(_ file: String, of exercise: Exercise, secrets: SecretLines?) {
    guard let source = reader.text(file) else { return }
    let text = ExerciseText(source, file: file)
    let open = Set(exercise.steps.flatMap(\.practiceChecks).map(\.method))
    var lines: [String] = []
    var index = 0
    for place in text.asides {
      lines += source.lines[index..<place.lines.lowerBound].map(String.init)
      index = place.lines.upperBound
      guard let secrets, place.check.map(open.contains) ?? true else { continue }
      lines += hiding(secrets, in: source.lines[place.lines].map(String.init))
    }
    lines += source.lines[index...].map(String.init)
    if secrets == nil {
      self.secrets.allow(whatStandsIn: Array(lines.joined(separator: "\n").utf8))
    } else {
      add(lines, at: file)
    }
  }

  /// One ellipsis for all lines in a row that are kept back.
  private mutating func hiding(_ secrets: SecretLines, in lines: [String]) -> [String] {
    var shown: [String] = []
    for line in lines {
      let open = secrets.hidden(in: line)
      if open != line { hiddenHintLines += 1 }
      if open != line, trimmed(open) == "…", shown.last.map({ trimmed($0) }) == "…" { continue }
      shown.append(open)
    }
    return shown
  }

  private mutating func add(_ lines: [String], at path: String) {
    add(Array(lines.joined(separator: "\n").utf8), at: path)
  }

  private mutating func add(_ bytes: [UInt8], at path: String) {
    files[path] = bytes
    if path.hasSuffix(".md") { waiting.append(path) }
  }

  // MARK: - What texts link to

  private mutating func followLinks() {
    while let path = waiting.popLast() {
      let text = String(decoding: files[path] ?? [], as: UTF8.self)
      let body = FrontMatter(lines: text.lines).body(of: text.lines)
      for link in CourseLink.all(in: Document(parsing: body).root) {
        if let target = link.path(from: path) { follow(link, to: target, from: path) }
      }
    }
  }

  private mutating func follow(_ link: CourseLink, to target: String, from path: String) {
    guard files[target] == nil, !files.keys.contains(where: { $0.hasPrefix("\(target)/") }) else {
      return
    }
    guard isForLearners(target), case .file = reader.kind(of: target),
      let bytes = try? Disk.read("\(course.path)/\(target)")
    else {
      reader.problems.append(.leadsToWithheld(path, link))
      return
    }
    add(bytes, at: target)
  }

  private func isForLearners(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    if parts.first == "Lessons" { return true }
    return parts.count > 3 && parts[0] == "Exercises"
      && !["Stub", "Checks", "Wrong", "Right"].contains(parts[3])
  }
}

extension Step {
  var practiceChecks: [Check] {
    checks.filter { check in practiceFiles.contains { $0.path == check.file } }
  }

  fileprivate var sealedChecks: [Check] {
    checks.filter { check in !practiceFiles.contains { $0.path == check.file } }
  }
}

extension Exercise {
  fileprivate var hasSeals: Bool { steps.contains { !$0.sealedChecks.isEmpty } }

  fileprivate var reduced: Exercise {
    var exercise = self
    exercise.steps = steps.filter { !$0.practiceChecks.isEmpty }.map { step in
      var step = step
      (step.checks, step.checkFiles) = (step.practiceChecks, step.practiceFiles)
      return step
    }
    return exercise
  }

  /// Everything that learners are not given.
  fileprivate var withheld: [SourceFile] {
    let sealed = steps.flatMap { step in
      step.checkFiles.filter { !step.practiceFiles.contains($0) }
    }
    return solution + wrong.flatMap(\.files) + right.flatMap(\.files) + sealed
  }
}

extension CourseProblem {
  fileprivate static func leak(_ path: String, line: Int) -> CourseProblem {
    CourseProblem(
      file: path, line: line,
      message: "This line stands in a solution or in a sealed check, which learners are not given.",
      fix: "Take it out, or do not link to this file from a lesson or an exercise.")
  }

  fileprivate static func leadsToWithheld(_ path: String, _ link: CourseLink) -> CourseProblem {
    CourseProblem(
      file: path, line: link.line,
      message: "`\(link.destination)` is nothing that learners are given.",
      fix:
        "Take the link out, or move the file that it leads to into Lessons or beside exercise.md.")
  }
}
