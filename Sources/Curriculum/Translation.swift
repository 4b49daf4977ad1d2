/// A text in another language says which text it was made from: `<!-- translated from 3f2a9c1b -->`.
enum Translation {
  /// Names a text as it is now, whatever its lines end in.
  static func mark(of original: String) -> String {
    let text = original.lines.joined(separator: "\n")
    return "<!-- translated from \(ContentDigest.hex(of: Array(text.utf8)).prefix(8)) -->"
  }
}

extension CourseReader {
  /// Notes a translation that was made from another text than the original is now.
  mutating func checkAge(of translation: String, at path: String, original: String, file: String) {
    let mark = Translation.mark(of: original)
    if !translation.contains(mark) { problems.append(.oldTranslation(path, of: file, mark: mark)) }
  }
}

extension CourseProblem {
  fileprivate static func oldTranslation(
    _ path: String, of original: String, mark: String
  ) -> CourseProblem {
    CourseProblem(
      file: path,
      message: "This translation does not say that it is of `\(original)` as it is now.",
      fix: "Bring it up to date, and write `\(mark)` into it.")
  }
}
