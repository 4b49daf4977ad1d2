import FoundationEssentials
import Markdown

extension Course {
  /// Reads everything; a broken exercise never hides what is wrong with the others.
  package func loadAll(
    for purpose: ReadingPurpose, knownKits: Set<String>? = nil
  ) -> (exercises: [Exercise], problems: [CourseProblem]) {
    var problems = Set(Course.load(at: root).problems)
    var exercises: [Exercise] = []
    for entry in self.exercises {
      let (exercise, found) = loadExercise(entry.id, for: purpose, knownKits: knownKits)
      if let exercise { exercises.append(exercise) }
      problems.formUnion(found)
    }
    if purpose == .proof {
      problems.formUnion(lessonProblems())
      problems.formUnion(unlistedProblems())
    }
    return (exercises, problems.sorted())
  }

  private func lessonProblems() -> [CourseProblem] {
    var reader = CourseReader(root: path)
    for lesson in lessons {
      guard reader.kind(of: lesson.path) != .nothing else {
        reader.problems.append(.missingLesson(lesson))
        continue
      }
      for path in [lesson.path] + reader.translations(of: lesson) {
        guard let text = reader.text(path) else { continue }
        if text.allSatisfy(\.isWhitespace) { reader.problems.append(.emptyLesson(path)) }
        reader.checkLinks(CourseLink.all(in: Document(parsing: text).root), in: path)
        if path != lesson.path, let original = reader.text(lesson.path) {
          reader.checkAge(of: text, at: path, original: original, file: lesson.path)
        }
      }
    }
    return reader.problems
  }

  /// Folders that look like exercises, and that nobody can reach.
  private func unlistedProblems() -> [CourseProblem] {
    var reader = CourseReader(root: path)
    let listed = Set(exercises.map(\.id.description))
    for top in ["Exercises", "Solutions"] {
      for lesson in reader.names(in: top) {
        guard reader.kind(of: "\(top)/\(lesson)") == .folder else {
          reader.problems.append(.strayFile("\(top)/\(lesson)"))
          continue
        }
        for name in reader.names(in: "\(top)/\(lesson)") {
          let path = "\(top)/\(lesson)/\(name)"
          if reader.kind(of: path) != .folder {
            reader.problems.append(.strayFile(path))
          } else if !listed.contains("\(lesson)/\(name)") {
            reader.problems.append(.unlisted(path, isSolution: top == "Solutions"))
          }
        }
      }
    }
    return reader.problems
  }
}

extension CourseReader {
  /// The lesson in other languages, such as `mvc.ru.md`.
  mutating func translations(of lesson: Lesson) -> [String] {
    let stem = lesson.path.dropLast(3)
    let folder = lesson.path.split(separator: "/").dropLast().joined(separator: "/")
    return names(in: folder).map { "\(folder)/\($0)" }.filter { path in
      path.hasPrefix("\(stem).") && path.hasSuffix(".md") && path.count == lesson.path.count + 3
    }
  }
}

extension CourseProblem {
  fileprivate static func missingLesson(_ lesson: Lesson) -> CourseProblem {
    CourseProblem(
      file: Course.summary, line: lesson.line, message: "There is no lesson `\(lesson.path)`.",
      fix: "Write the lesson there, or take it out of the outline.")
  }

  fileprivate static func emptyLesson(_ path: String) -> CourseProblem {
    CourseProblem(
      file: path, message: "The lesson is empty.", fix: "Write what the learner should read.")
  }

  fileprivate static func strayFile(_ path: String) -> CourseProblem {
    CourseProblem(
      file: path, message: "Only folders belong here.",
      fix: "Move this into the exercise that it belongs to, or delete it.")
  }

  fileprivate static func unlisted(_ path: String, isSolution: Bool) -> CourseProblem {
    CourseProblem(
      file: path,
      message: isSolution
        ? "This solution is of no exercise of the outline."
        : "The outline does not list this exercise.",
      fix:
        "Add a link to the exercise to \(Course.summary), under its lesson, or delete the folder.")
  }
}
