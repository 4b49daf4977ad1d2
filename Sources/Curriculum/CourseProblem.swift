/// Something that an author got wrong: where it is, what is wrong, and how to mend it.
package struct CourseProblem: Sendable, Hashable, Comparable {
  /// Relative to the course's root.
  package var file: String
  package var line: Int
  package var message: String
  package var fix: String

  package init(file: String, line: Int = 1, message: String, fix: String) {
    self.file = file
    self.line = line
    self.message = message
    self.fix = fix
  }

  package static func < (left: CourseProblem, right: CourseProblem) -> Bool {
    (left.file, left.line, left.message, left.fix)
      < (right.file, right.line, right.message, right.fix)
  }
}
