/// How much of the solution a hint may give away.
extension ExerciseLoader {
  /// So many lines of the solution in a row are the solution.
  private static let mostLines = 2

  /// Near-code is a hint; the code itself is what `atelier solution` is for.
  mutating func checkHints(of exercise: Exercise, in text: ExerciseText) {
    let stub = Set(exercise.stub.flatMap { codeLines($0.text) })
    let told = Set(text.steps.flatMap { codeLines($0.text) })
    let added = exercise.solution.flatMap { codeLines($0.text) }
      .filter { !stub.contains($0) && !told.contains($0) }
    let secret = Set(added.filter { $0.count > 20 })
    guard !secret.isEmpty else { return }
    for step in text.steps {
      for hint in step.hints + step.hintsByCheck.map(\.text) {
        let lines = codeLines(hint)
        let longest = longestRun(of: lines.map(secret.contains))
        let isWhole = secret.isSubset(of: lines)
        guard longest.count > Self.mostLines || isWhole else { continue }
        let first = lines[longest.start]
        let line = reader.text(file)?.lines.firstIndex { trimmed($0) == first } ?? 0
        reader.problems.append(.hintGivesAway(file, line: line + 1, step: step.number))
      }
    }
  }

  private func codeLines(_ text: String) -> [String] {
    text.lines.map { trimmed($0) }.filter { !$0.isEmpty }
  }

  private func longestRun(of marks: [Bool]) -> (start: Int, count: Int) {
    var longest = (start: 0, count: 0)
    var count = 0
    for (index, isMarked) in marks.enumerated() {
      count = isMarked ? count + 1 : 0
      if count > longest.count { longest = (index - count + 1, count) }
    }
    return longest
  }
}

extension CourseProblem {
  fileprivate static func hintGivesAway(_ file: String, line: Int, step: Int) -> CourseProblem {
    CourseProblem(
      file: file, line: line, message: "A hint of step \(step) holds lines of the solution.",
      fix: "Leave out what the learner is to find, with `…` in its place; the solution is shown "
        + "to whoever asks for it.")
  }
}
