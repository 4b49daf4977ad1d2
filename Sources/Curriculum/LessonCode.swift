import Markdown

/// A block of Swift in a lesson, which has to compile by itself.
package struct LessonCode: Sendable, Equatable {
  package var lesson: String
  /// The lesson's text, relative to the course's root.
  package var file: String
  /// The line of the text on which the code begins.
  package var line: Int
  package var source: SourceFile

  /// The blocks of a text, without those whose fence says `swift nocompile`.
  static func all(in text: String, lesson: String, file: String) -> [LessonCode] {
    Document(parsing: text).root.descendants.compactMap { node in
      guard case .codeBlock(let info, let literal) = node.kind else { return nil }
      let words = info.split(separator: " ")
      guard words.first == "swift", !words.contains("nocompile") else { return nil }
      let source = SourceFile(path: "Lesson.swift", bytes: Array(literal.utf8))
      return LessonCode(lesson: lesson, file: file, line: node.line + 1, source: source)
    }
  }
}

extension Course {
  /// The code of all lessons; one that cannot be read is a problem that is told elsewhere.
  package func lessonCode() -> [LessonCode] {
    var reader = CourseReader(root: path)
    return lessons.flatMap { lesson in
      reader.text(lesson.path).map {
        LessonCode.all(in: $0, lesson: lesson.id, file: lesson.path)
      } ?? []
    }
  }
}
