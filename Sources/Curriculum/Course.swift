package import FoundationEssentials

/// A course as its outline `Lessons/SUMMARY.md` tells it; lessons and exercises are read when asked for.
package struct Course: Sendable, Equatable {
  /// The folder that holds `Lessons`, `Exercises` and `Solutions`.
  package var root: URL
  package var title: String
  package var lessons: [Lesson]
  /// The oldest version of the tool that can read it.
  package var needs: ToolVersion?
  /// Whether it was made by `release`: without solutions and sealed checks.
  package var isStudentEdition: Bool

  /// Every exercise of the outline, in the order in which a learner meets them.
  package var exercises: [ExerciseEntry] { lessons.flatMap(\.exercises) }

  package init(
    root: URL, title: String, lessons: [Lesson], needs: ToolVersion? = nil,
    isStudentEdition: Bool = false
  ) {
    self.root = root
    self.title = title
    self.lessons = lessons
    self.needs = needs
    self.isStudentEdition = isStudentEdition
  }
}

/// One lesson of the outline and the exercises listed under it.
package struct Lesson: Sendable, Equatable {
  /// The file's name without its extension, or its folder's name: `mvc` for `mvc.md` and `mvc/README.md`.
  package var id: String
  package var title: String
  /// Relative to the course's root.
  package var path: String
  package var exercises: [ExerciseEntry]
  /// The line of `SUMMARY.md` that lists it.
  package var line: Int

  package init(
    id: String, title: String, path: String, exercises: [ExerciseEntry], line: Int = 1
  ) {
    self.id = id
    self.title = title
    self.path = path
    self.exercises = exercises
    self.line = line
  }
}

/// What the outline says of an exercise: enough to list it, without opening its folder.
package struct ExerciseEntry: Sendable, Equatable {
  package var id: ExerciseID
  package var title: String
  /// The line of `SUMMARY.md` that lists it.
  package var line: Int

  package init(id: ExerciseID, title: String, line: Int) {
    self.id = id
    self.title = title
    self.line = line
  }
}

/// `<lesson>/<exercise>`: the folder's name, under which progress and reports know the exercise for good.
package struct ExerciseID: Sendable, Hashable, Comparable, CustomStringConvertible {
  package var lesson: String
  package var name: String

  package var description: String { "\(lesson)/\(name)" }

  package init(lesson: String, name: String) {
    self.lesson = lesson
    self.name = name
  }

  /// Nil if the text is not two folder names joined by a slash.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty && $0 != "." && $0 != ".." }) else {
      return nil
    }
    self.init(lesson: String(parts[0]), name: String(parts[1]))
  }

  package static func < (left: ExerciseID, right: ExerciseID) -> Bool {
    (left.lesson, left.name) < (right.lesson, right.name)
  }
}
