package import FoundationEssentials
import Markdown

extension Course {
  static let summary = "Lessons/SUMMARY.md"

  var path: String { Workspace(root: root).path }

  /// Reads the outline and nothing else; nil if there is none.
  package static func load(at root: URL) -> (course: Course?, problems: [CourseProblem]) {
    var reader = CourseReader(root: Workspace(root: root).path)
    guard let text = reader.text(summary) else {
      return (nil, reader.problems.isEmpty ? [.missingSummary] : reader.problems)
    }
    var outline = CourseOutline()
    let frontMatter = FrontMatter(lines: text.lines)
    let settings = CourseSettings(frontMatter, problems: &outline.problems)
    outline.read(Document(parsing: frontMatter.body(of: text.lines)).root)
    let course = Course(
      root: root, title: outline.title ?? "", lessons: outline.lessons, needs: settings.needs,
      isStudentEdition: settings.isStudentEdition)
    return (course, outline.problems.sorted())
  }

  /// The Markdown of a lesson.
  package func lessonText(_ lesson: Lesson) throws -> [UInt8] {
    let file = "\(path)/\(lesson.path)"
    guard let bytes = try Disk.read(file) else {
      throw FileFailure(action: "read", path: file, reason: "there is no such file")
    }
    return bytes
  }
}

/// Reads `SUMMARY.md`: a title, and a nested list of links to lessons and to their exercises.
private struct CourseOutline {
  var title: String?
  var lessons: [Lesson] = []
  var problems: [CourseProblem] = []
  private var lines: [String: Int] = [:]

  mutating func read(_ root: Node) {
    for block in root.children {
      switch block.kind {
      case .heading where title == nil: title = block.plainText
      case .list: for item in block.children { readLesson(item) }
      default: break
      }
    }
    if title?.isEmpty != false { problems.append(.courseWithoutTitle) }
    if lessons.isEmpty && problems.isEmpty { problems.append(.emptyOutline) }
  }

  private mutating func readLesson(_ item: Node) {
    guard let (link, title) = link(of: item) else { return }
    guard let path = link.path(from: Course.summary), path.hasPrefix("Lessons/"),
      path.hasSuffix(".md")
    else {
      problems.append(.noLesson(link))
      return
    }
    let parts = path.dropLast(3).split(separator: "/")
    let isFolder = parts.last == "README" && parts.count > 2
    let id = String(parts[parts.count - (isFolder ? 2 : 1)])
    guard isNew("lesson \(id)", id: id, line: link.line) else { return }
    var lesson = Lesson(id: id, title: title, path: path, exercises: [], line: link.line)
    for list in item.children {
      guard case .list = list.kind else { continue }
      for item in list.children {
        if let exercise = exercise(item) { lesson.exercises.append(exercise) }
      }
    }
    lessons.append(lesson)
  }

  private mutating func exercise(_ item: Node) -> ExerciseEntry? {
    guard let (link, title) = link(of: item) else { return nil }
    var parts = link.path(from: Course.summary)?.split(separator: "/") ?? []
    if parts.last == "exercise.md" { parts.removeLast() }
    guard parts.count == 3, parts[0] == "Exercises" else {
      problems.append(.noExercise(link))
      return nil
    }
    for child in item.children {
      if case .list = child.kind { problems.append(.nestedTooDeep(line: child.line)) }
    }
    let id = ExerciseID(lesson: String(parts[1]), name: String(parts[2]))
    guard isNew("exercise \(id)", id: "\(id)", line: link.line) else { return nil }
    return ExerciseEntry(id: id, title: title, line: link.line)
  }

  /// The link that is an item's first line.
  private mutating func link(of item: Node) -> (CourseLink, title: String)? {
    if let paragraph = item.firstChild, case .paragraph = paragraph.kind,
      let node = paragraph.children.first(where: {
        if case .link = $0.kind { true } else { false }
      }),
      case .link(let destination, _) = node.kind
    {
      return (CourseLink(destination: destination, line: node.line), node.plainText)
    }
    problems.append(.itemWithoutLink(line: item.line))
    return nil
  }

  private mutating func isNew(_ key: String, id: String, line: Int) -> Bool {
    if let first = lines[key] {
      problems.append(.listedTwice(id, line: line, first: first))
      return false
    }
    lines[key] = line
    return true
  }
}

extension CourseProblem {
  fileprivate static let missingSummary = CourseProblem(
    file: Course.summary, message: "The course has no outline.",
    fix: "Write this file: a `# Title`, and a list of links to the lessons with their exercises.")

  fileprivate static let courseWithoutTitle = CourseProblem(
    file: Course.summary, message: "The course has no title.",
    fix: "Begin the outline with a line `# Title of the course`.")

  fileprivate static let emptyOutline = CourseProblem(
    file: Course.summary, message: "The outline lists no lesson.",
    fix: "Add a list of links, such as `- [Model, view, controller](mvc.md)`.")

  fileprivate static func itemWithoutLink(line: Int) -> CourseProblem {
    CourseProblem(
      file: Course.summary, line: line, message: "This item of the outline has no link.",
      fix: "Make it a link, such as `[Model, view, controller](mvc.md)`.")
  }

  fileprivate static func noLesson(_ link: CourseLink) -> CourseProblem {
    CourseProblem(
      file: Course.summary, line: link.line,
      message: "`\(link.destination)` is not a lesson, as the outline's first level has to be.",
      fix: "Link to a Markdown file in Lessons, and list exercises under their lesson.")
  }

  fileprivate static func noExercise(_ link: CourseLink) -> CourseProblem {
    CourseProblem(
      file: Course.summary, line: link.line,
      message: "`\(link.destination)` is not an exercise, as the outline's second level has to be.",
      fix: "Link to it as `../Exercises/<lesson>/<exercise>/exercise.md`.")
  }

  fileprivate static func nestedTooDeep(line: Int) -> CourseProblem {
    CourseProblem(
      file: Course.summary, line: line, message: "The outline has a third level.",
      fix: "List lessons, and under each its exercises, and nothing below them.")
  }

  fileprivate static func listedTwice(_ id: String, line: Int, first: Int) -> CourseProblem {
    CourseProblem(
      file: Course.summary, line: line,
      message: "`\(id)` is listed a second time; the first is on line \(first).",
      fix: "Remove one of the two, or rename its file or folder.")
  }
}
