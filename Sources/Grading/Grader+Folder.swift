package import Curriculum
package import FoundationEssentials

extension Grader {
  /// The grade of the Swift files in a folder; a fault of the machine's becomes the status `error`.
  package func grade(_ exercise: Exercise, filesIn folder: URL) -> Grade {
    grade(exercise, source: Result { try SourceFolder.read(folder) })
  }

  /// The same for a folder that has been read already.
  package func grade(_ exercise: Exercise, source: Result<SourceFolder, any Error>) -> Grade {
    do {
      let source = exercise.work(in: try source.get())
      if let refusal = source.refusals.first {
        return Grade(
          notRun: exercise, status: .refused, message: refusal.description,
          diagnostics: source.refusals.map { refusal in
            Diagnostic(
              file: refusal.path, line: 1, column: 1, severity: .error, id: "refused_file",
              message: refusal.description)
          })
      }
      var grade = gradeOrError(exercise, files: source.files)
      if grade.hasRun { grade.map = map(of: exercise, files: source.files) }
      return grade
    } catch {
      return Grade(notRun: exercise, status: .error, message: "\(error)")
    }
  }

  /// The grade of these files, with the status `error` where the machine is at fault.
  package func gradeOrError(_ exercise: Exercise, files: [SourceFile]) -> Grade {
    do {
      return try grade(exercise, files: files)
    } catch {
      return Grade(notRun: exercise, status: .error, message: "\(error)")
    }
  }

  /// The same for each of these ways to order the checks.
  package func gradesOrErrors(
    _ exercise: Exercise, files: [SourceFile], inEach ways: [[CheckOrder]]
  ) -> [Grade] {
    do {
      return try grades(exercise, files: files, inEach: ways)
    } catch {
      let grade = Grade(notRun: exercise, status: .error, message: "\(error)")
      return ways.map { _ in grade }
    }
  }
}
