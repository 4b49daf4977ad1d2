package import Curriculum

extension EquivalentMutant {
  /// Whether this is the change that its author means, wherever in the file it has moved to.
  package func means(_ mutant: Mutant) -> Bool {
    let edit = mutant.edit
    return file == mutant.file
      && means(before: edit.before, removed: edit.removed, added: edit.added, after: edit.after)
  }
}

extension MutantScore {
  /// What the author has to mend: a check for each survivor, and marks that are not true.
  package func problems(of exercise: Exercise) -> [CourseProblem] {
    survived.map { mutant in
      CourseProblem(
        file: "Solutions/\(exercise.id)/\(mutant.file)", line: mutant.line,
        message: "No check notices that \(mutant.change.rawValue): \(mutant.edit.sentence)",
        fix: "Let a check observe it, or say in Exercises/\(exercise.id)/"
          + "\(EquivalentMutant.fileName) why it is no mistake.")
    }
      + exercise.equivalentMutants.compactMap { mark in
        if equivalent.contains(where: mark.means) { return nil }
        let file = "Exercises/\(exercise.id)/\(EquivalentMutant.fileName)"
        if killed.contains(where: mark.means) {
          return CourseProblem(
            file: file, line: mark.line,
            message: "A check notices this change, so it is no equivalent mutant.",
            fix: "Delete the block.")
        }
        return CourseProblem(
          file: file, line: mark.line,
          message: "No mutant of the solution is this change.",
          fix: "Delete the block, or paste the change as `atelier verify --mutants` prints it.")
      }
  }
}

extension LineChange {
  /// In one line, as far as one line can say it.
  fileprivate var sentence: String {
    func told(_ lines: [String]) -> String {
      let first = lines.first.map { $0.drop(while: \.isWhitespace) } ?? ""
      return "`\(first)\(lines.count > 1 ? " …" : "")`"
    }
    if added.isEmpty { return "\(told(removed)) goes." }
    if removed.isEmpty { return "\(told(added)) comes." }
    return "\(told(removed)) becomes \(told(added))."
  }
}
