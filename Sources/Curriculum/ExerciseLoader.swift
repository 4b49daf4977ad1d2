import Markdown

/// What an exercise is read for.
package enum ReadingPurpose: Sendable {
  /// To learn and to grade: without the solutions that prove the checks, and only for what is in the way.
  case use
  /// Everything that its author has to get right.
  case proof
}

extension Course {
  /// Reads one exercise; nil if what is wrong with it keeps it from being graded.
  package func loadExercise(
    _ id: ExerciseID, for purpose: ReadingPurpose, knownKits: Set<String>? = nil
  ) -> (exercise: Exercise?, problems: [CourseProblem]) {
    var loader = ExerciseLoader(course: self, id: id, purpose: purpose, knownKits: knownKits)
    let exercise = loader.load()
    return (exercise, Set(loader.reader.problems).sorted())
  }
}

/// Reads the folders of one exercise and notes everything that is wrong with them.
struct ExerciseLoader {
  let course: Course
  let id: ExerciseID
  let purpose: ReadingPurpose
  let knownKits: Set<String>?
  var reader: CourseReader

  var folder: String { "Exercises/\(id)" }
  var solutionFolder: String { "Solutions/\(id)" }
  var file: String { "\(folder)/exercise.md" }

  init(course: Course, id: ExerciseID, purpose: ReadingPurpose, knownKits: Set<String>?) {
    self.course = course
    self.id = id
    self.purpose = purpose
    self.knownKits = knownKits
    reader = CourseReader(root: course.path)
  }

  mutating func load() -> Exercise? {
    guard reader.kind(of: folder) == .folder else {
      reader.problems.append(.missingFolder(folder, line: entry?.line ?? 1))
      return nil
    }
    guard let source = reader.text(file) else {
      if reader.kind(of: file) == .nothing { reader.problems.append(.missingText(file)) }
      return nil
    }
    let text = ExerciseText(source, file: file)
    reader.problems += text.problems
    let settings = ExerciseSettings(
      text.frontMatter, file: file, knownKits: knownKits, problems: &reader.problems)
    checkOutline(settings)
    let exercise = Exercise(
      id: id, title: settings.title ?? entry?.title ?? id.name, kits: settings.kits,
      minutes: settings.minutes, swift: settings.swift, continues: settings.continues,
      modules: settings.modules.sorted ?? [], allowsUnsafe: settings.allowsUnsafe,
      isJudgedApart: settings.isJudgedApart, feedback: settings.feedback,
      introduction: text.introduction, steps: loadSteps(text, settings),
      stub: reader.swiftFiles(in: "\(folder)/Stub"),
      solution: reader.swiftFiles(in: solutionFolder), wrong: [], right: [])
    let canBeGraded =
      !exercise.modules.isEmpty && !exercise.stub.isEmpty
      && !exercise.steps.isEmpty && exercise.steps.allSatisfy { !$0.checks.isEmpty }
    if canBeGraded && purpose == .use { return exercise }
    // Who cannot use it is told all that is wrong.
    let complete = prove(exercise, text: text)
    return canBeGraded ? complete : nil
  }

  /// The exercise with its wrong and right solutions, after a look at everything around it.
  private mutating func prove(_ exercise: Exercise, text: ExerciseText) -> Exercise {
    var complete = loadVariants(of: exercise)
    let marks = "\(folder)/\(EquivalentMutant.fileName)"
    if let text = reader.text(marks) {
      let (mutants, problems) = EquivalentMutant.all(in: text, file: marks)
      complete.equivalentMutants = mutants
      reader.problems += problems
    }
    checkFiles(of: complete)
    checkContinuation(of: complete)
    checkHints(of: complete, in: text)
    checkTranslations(of: text)
    checkLinks(text.links, in: file)
    checkStrayFiles(links: text.links)
    return complete
  }

  private var entry: ExerciseEntry? { course.exercises.first { $0.id == id } }

  private mutating func checkOutline(_ settings: ExerciseSettings) {
    if let title = settings.title, let entry, entry.title != title {
      reader.problems.append(
        .otherTitle(file, line: settings.titleLine, title: title, outline: entry))
    }
    guard let continued = settings.continues else { return }
    let earlier = course.exercises.prefix { $0.id != id }
    if !earlier.contains(where: { $0.id == continued }) {
      reader.problems.append(.continuesNothing(file, line: settings.continuesLine, continued))
    }
  }

  /// A learner who comes from the exercise before finds the files again as that one's solution left them.
  private mutating func checkContinuation(of exercise: Exercise) {
    guard let continued = exercise.continues else { return }
    let solution = reader.swiftFiles(in: "Solutions/\(continued)")
    for file in exercise.stub {
      guard let before = solution.first(where: { $0.path == file.path }), before != file
      else { continue }
      let lineEnd = UInt8(ascii: "\n")
      let same = zip(file.bytes, before.bytes).prefix { $0 == $1 }
      reader.problems.append(
        .continuesOtherwise(
          "\(folder)/Stub/\(file.path)", line: same.count { $0.0 == lineEnd } + 1,
          from: "Solutions/\(continued)/\(file.path)"))
    }
  }

  /// Another language's text has the same steps; a dead link in it is as dead.
  private mutating func checkTranslations(of text: ExerciseText) {
    for name in reader.names(in: folder) where Self.isTranslation(name) {
      let path = "\(folder)/\(name)"
      guard let source = reader.text(path) else { continue }
      let translation = ExerciseText(source, file: path)
      reader.problems += translation.problems
      checkLinks(translation.links, in: path)
      if let original = reader.text(file) {
        reader.checkAge(of: source, at: path, original: original, file: file)
      }
      if translation.steps.count != text.steps.count {
        reader.problems.append(
          .otherSteps(path, count: translation.steps.count, expected: text.steps.count))
      }
    }
  }

  /// Whether the name is `exercise.ru.md` or another language's.
  static func isTranslation(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 3 && parts[0] == "exercise" && parts[2] == "md" && parts[1].count == 2
      && parts[1].allSatisfy { $0.isASCII && $0.isLowercase }
  }

  private mutating func checkLinks(_ links: [CourseLink], in file: String) {
    reader.checkLinks(links, in: file)
  }

  private mutating func checkStrayFiles(links: [CourseLink]) {
    let known: Set = [
      "exercise.md", "Stub", "Checks", "Wrong", "Right", EquivalentMutant.fileName,
    ]
    let linked = Set(links.compactMap { $0.path(from: file) })
    for name in reader.names(in: folder) where !known.contains(name) {
      let path = "\(folder)/\(name)"
      let isLinked = linked.contains { $0 == path || $0.hasPrefix("\(path)/") }
      if !Self.isTranslation(name) && !isLinked { reader.problems.append(.stray(path)) }
    }
  }
}

extension CourseReader {
  /// Notes each link that names a file of the course which is not there.
  mutating func checkLinks(_ links: [CourseLink], in file: String) {
    for link in links where link.isRelative || link.destination.hasPrefix("#") {
      let target = link.isRelative ? link.path(from: file) : file
      guard let target, kind(of: target) != .nothing else {
        problems.append(.deadLink(file, link))
        continue
      }
      guard let anchor = link.anchor, target.hasSuffix(".md"), let text = text(target) else {
        continue
      }
      if !CourseLink.anchors(in: Document(parsing: text).root).contains(anchor) {
        problems.append(.deadAnchor(file, link, target: target))
      }
    }
  }
}

extension CourseProblem {
  fileprivate static func missingFolder(_ folder: String, line: Int) -> CourseProblem {
    CourseProblem(
      file: Course.summary, line: line, message: "There is no folder `\(folder)`.",
      fix: "Write the exercise there, or take it out of the outline.")
  }

  fileprivate static func missingText(_ file: String) -> CourseProblem {
    CourseProblem(
      file: file, message: "The exercise has no text.",
      fix: "Write this file: front matter, an introduction, and a `## Step 1: …` for each step.")
  }

  fileprivate static func otherTitle(
    _ file: String, line: Int, title: String, outline: ExerciseEntry
  ) -> CourseProblem {
    CourseProblem(
      file: file, line: line,
      message: "The title is `\(title)` here, and `\(outline.title)` in the outline.",
      fix: "Use one title in both, here and on line \(outline.line) of \(Course.summary).")
  }

  fileprivate static func continuesNothing(
    _ file: String, line: Int, _ id: ExerciseID
  ) -> CourseProblem {
    CourseProblem(
      file: file, line: line,
      message: "The exercise continues `\(id)`, which the outline does not list before it.",
      fix: "Name an exercise that comes earlier, or take the line out.")
  }

  fileprivate static func continuesOtherwise(
    _ file: String, line: Int, from solution: String
  ) -> CourseProblem {
    CourseProblem(
      file: file, line: line,
      message: "The file is not what the exercise that this one continues ends with.",
      fix: "Copy `\(solution)`, or give the file another name.")
  }

  fileprivate static func otherSteps(
    _ file: String, count: Int, expected: Int
  ) -> CourseProblem {
    CourseProblem(
      file: file, message: "This translation has \(count) steps, and exercise.md has \(expected).",
      fix: "Translate every `## Step N: …`, and write the word Step in English.")
  }

  fileprivate static func stray(_ path: String) -> CourseProblem {
    CourseProblem(
      file: path, message: "Nothing in an exercise is called like this.",
      fix: "Move it into Stub, Checks, Wrong or Right, link to it from exercise.md, or delete it.")
  }

  fileprivate static func deadAnchor(
    _ file: String, _ link: CourseLink, target: String
  ) -> CourseProblem {
    CourseProblem(
      file: file, line: link.line,
      message: "`\(target)` has no heading for the link to `\(link.destination)`.",
      fix: "Write the heading's words in small letters, with hyphens between them.")
  }

  fileprivate static func deadLink(_ file: String, _ link: CourseLink) -> CourseProblem {
    CourseProblem(
      file: file, line: link.line, message: "The link to `\(link.destination)` leads nowhere.",
      fix: "Correct the path, which begins at this file's folder.")
  }
}
