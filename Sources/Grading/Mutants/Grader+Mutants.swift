package import Curriculum
import FoundationEssentials

extension Grader {
  /// Puts small mistakes into the solution, one at a time, and says which of them some check notices.
  ///
  /// The solution has to pass. Whoever asks is told how many there are, then of each that is judged, and
  /// may say which of the survivors are no mistakes.
  package func mutantScore(
    of exercise: Exercise, jobs: Int? = nil, isEquivalent: @Sendable (Mutant) -> Bool,
    onFound: (Int) -> @Sendable () -> Void = { _ in {} }
  ) throws(GradingFailure) -> MutantScore {
    try withScratch { scratch throws(GradingFailure) in
      let lab = try MutantLab(exercise, by: self, in: scratch)
      let facts = try lab.prepare()
      let mutants = try lab.mutants()
      let onJudged = onFound(mutants.count)
      var score = MutantScore()
      var open = mutants
      // A check that minds something waits for it in vain, most of the time.
      let runs = 4 * (jobs ?? ProcessInfo.processInfo.activeProcessorCount)
      if let program = try lab.program(of: mutants, facts: facts),
        let trial = try MutantTrial(program.versions, atOnce: runs)
      {
        let noticed = concurrently(program.mutants, jobs: runs) { mutant in
          Result { () throws(GradingFailure) in
            let isNoticed = try trial.notices(mutant.number)
            if isNoticed { onJudged() }
            return isNoticed
          }
        }
        open = program.apart
        for (mutant, noticed) in zip(program.mutants, noticed) {
          if try noticed.get() {
            score.killed.append(mutant.mutant)
          } else {
            open.append(mutant.mutant)
          }
        }
      }
      score.equivalent = open.filter(isEquivalent)
      try judgeApart(
        open.filter { !isEquivalent($0) }, of: exercise, jobs: jobs, into: &score,
        onJudged: onJudged)
      return score.sorted(like: mutants)
    }
  }

  /// As everybody's work is graded: nothing but that mistake is in the files, and what does not compile is none.
  private func judgeApart(
    _ mutants: [Mutant], of exercise: Exercise, jobs: Int?, into score: inout MutantScore,
    onJudged: @Sendable () -> Void
  ) throws(GradingFailure) {
    var grader = self
    grader.limits.check = min(limits.check, .seconds(2))
    let grades = concurrently(mutants, jobs: jobs) { [grader] mutant in
      defer { onJudged() }
      return Result { () throws(GradingFailure) in
        let files = mutant.applied(to: exercise.solution)
        let grade = try grader.grade(exercise, files: files)
        // On a busy machine, the solution itself may need more time.
        return grade.isForWantOfTime ? try self.grade(exercise, files: files) : grade
      }
    }
    for (mutant, grade) in zip(mutants, grades) {
      switch try grade.get().status {
      case .passed: score.survived.append(mutant)
      case .failed: score.killed.append(mutant)
      case .doesNotCompile, .refused, .missingFile: break
      case .error: throw .compiler("A mutant of \(mutant.file) could not be graded.")
      }
    }
  }
}

extension Grade {
  /// Whether no check has found anything, and some came to no end.
  fileprivate var isForWantOfTime: Bool {
    let found = steps.flatMap(\.checks).map(\.status).filter { ![.passed, .notRun].contains($0) }
    return !found.isEmpty && found.allSatisfy { $0 == .timedOut }
  }
}

extension MutantScore {
  fileprivate func sorted(like mutants: [Mutant]) -> MutantScore {
    MutantScore(
      killed: mutants.filter(killed.contains), survived: mutants.filter(survived.contains),
      equivalent: mutants.filter(equivalent.contains))
  }
}
