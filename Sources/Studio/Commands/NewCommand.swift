import Curriculum
import FoundationEssentials
import Grading
import Terminal

/// `atelier new`: begins a lesson or an exercise with something that holds.
struct NewCommand {
  let place: Place
  let request: NewRequest

  func run() throws -> Bool {
    switch request.subject {
    case .lesson: try addLesson()
    case .exercise: try addExercise()
    }
    return true
  }

  private func addLesson() throws {
    let id = request.name
    guard Self.isName(id) else {
      throw UsageError("'\(id)' is no name for a lesson. \(Self.naming)", verb: .new)
    }
    // The first lesson makes the course.
    let root = try place.rootOfCourseToBe()
    let course = try place.load(at: root).course
    let file = root.appending(path: "Lessons/\(id).md")
    guard course?.lessons.contains(where: { $0.id == id }) != true,
      !FileManager.default.fileExists(atPath: file.path)
    else {
      throw UsageError("There is a lesson '\(id)' already.", verb: .new)
    }
    let title = request.title ?? Self.title(of: id)
    try Course.add(
      Scaffold(lesson: id, title: title), to: root, item: "- [\(title)](\(id).md)",
      after: course.flatMap { $0.lessons.last?.lastLine }, courseTitle: "A course")
    try tell(file, next: "atelier new exercise \(id)/first-steps")
  }

  private func addExercise() throws {
    guard let id = ExerciseID(request.name), Self.isName(id.lesson), Self.isName(id.name) else {
      throw UsageError(
        "'\(request.name)' is no name for an exercise. Write it as lesson/exercise. \(Self.naming)",
        verb: .new)
    }
    let root = try place.courseRoot()
    let course = try place.wholeCourse(at: root)
    guard let lesson = course.lessons.first(where: { $0.id == id.lesson }) else {
      throw UsageError(
        "There is no lesson '\(id.lesson)'. 'atelier new lesson \(id.lesson)' makes one.",
        verb: .new)
    }
    for folder in ["Exercises/\(id)", "Solutions/\(id)"]
    where FileManager.default.fileExists(atPath: root.appending(path: folder).path) {
      throw UsageError("There is a folder '\(folder)' already.", verb: .new)
    }
    let known = try place.kitLibrary().sources.names
    if let unknown = request.kits.first(where: { !known.contains($0) }) {
      throw UsageError(
        "There is no kit '\(unknown)'. There are \(known.joined(separator: ", ")).", verb: .new)
    }
    let title = request.title ?? Self.title(of: id.name)
    guard
      let scaffold = Scaffold(
        exercise: id, title: title, kits: request.kits, modules: request.modules)
    else {
      throw UsageError(
        "The modules cannot be built one after the other. Write each as in "
          + "'--module Domain --module \"Data -> Domain\"'.", verb: .new)
    }
    try Course.add(
      scaffold, to: root, item: "  - [\(title)](../Exercises/\(id)/exercise.md)",
      after: lesson.lastLine, courseTitle: course.title)
    try tell(root.appending(path: "Exercises/\(id)/exercise.md"), next: "atelier verify \(id)")
  }

  private func tell(_ file: URL, next: String) throws {
    guard place.console.options.verbosity != .quiet else { return }
    try place.console.print([
      StyledLine("Begun in \(harmless(place.shown(file)))."), StyledLine("Next: `\(next)`."),
    ])
  }

  private static let naming = "Use small letters, digits and hyphens."

  private static func isName(_ text: String) -> Bool {
    !text.isEmpty && text.first != "-"
      && text.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "-") }
  }

  /// `add-a-router` as `Add a router`.
  private static func title(of name: String) -> String {
    let words = name.split(separator: "-").joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}

extension Lesson {
  /// The last line of the outline that belongs to it.
  fileprivate var lastLine: Int { max(line, exercises.map(\.line).max() ?? 0) }
}
