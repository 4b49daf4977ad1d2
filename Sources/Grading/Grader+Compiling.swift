import Curriculum
import FoundationEssentials

extension Grader {
  /// Compiles files for themselves, without checks; their products are there as long as `use` is at work.
  func compiling<Answer>(
    _ exercise: Exercise, files: [SourceFile], collectsFacts: Bool = false,
    _ use: (LearnerCompile, LearnerCompilation) throws(GradingFailure) -> Answer
  ) throws(GradingFailure) -> Answer {
    try withScratch { scratch throws(GradingFailure) in
      let learner = try LearnerBuild(
        exercise: exercise, files: files, scratch: scratch,
        kits: kits.kits(named: kits.namesForLearner(of: exercise, files: files)),
        collectsFacts: collectsFacts)
      for module in learner.modules.map(\.build).prefix(1) { try kits.prepareModules(for: module) }
      let compile = LearnerCompile(
        learner: learner, calls: calls, store: kits.cache.store, limits: compileLimits)
      return try use(compile, try compile.whole())
    }
  }
}
