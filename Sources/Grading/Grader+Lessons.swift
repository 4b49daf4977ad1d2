package import Curriculum

extension Grader {
  /// Why a lesson's code does not compile by itself; nil if it does.
  package func problem(of code: LessonCode) -> CourseProblem? {
    do {
      let grade = try gradeOfCompiling(code)
      guard grade.status != .passed else { return nil }
      let error = grade.diagnostics.first { $0.severity == .error }
      return CourseProblem(
        file: code.file, line: code.line + (error?.line ?? 1) - 1,
        message: "This Swift does not compile by itself: \(error?.message ?? grade.message ?? "")",
        fix: "Complete it, imports included, or open the block with ```swift nocompile.")
    } catch {
      return CourseProblem(
        file: code.file, line: code.line, message: "This could not be compiled. \(error)",
        fix: "`atelier doctor` looks for the cause.")
    }
  }

  /// The same as for a learner's file, with every kit that it imports.
  private func gradeOfCompiling(_ code: LessonCode) throws(GradingFailure) -> Grade {
    let exercise = Exercise(
      id: ExerciseID(lesson: code.lesson, name: "lesson"), title: code.lesson,
      kits: kits.namesForLesson(code))
    let key = try gradeKey(of: exercise, files: [code.source])
    if let kept = kits.cache.store.read(.grades, key).flatMap({ try? Grade(record: $0) }) {
      return kept
    }
    let grade = try compiling(exercise, files: [code.source]) {
      (compile, compilation) throws(GradingFailure) in
      switch compilation {
      case .compiled: return Grade(exercise: exercise.id, status: .passed)
      case .failed(let module, let outcome):
        let verdict = CompileVerdict(
          learner: compile.learner, gate: gate(of: exercise), limits: limits)
        return try verdict.grade(outcome, serialized: module.serializedDiagnostics)
      }
    }
    kits.cache.store.write(.grades, key, grade.record)
    return grade
  }
}

extension KitLibrary {
  /// Of all kits those that a lesson's code imports, the ones for checks included.
  package func namesForLesson(_ code: LessonCode) -> [String] {
    imported(by: [code.source], among: Set(sources.names + [KitSources.structure]))
  }
}
