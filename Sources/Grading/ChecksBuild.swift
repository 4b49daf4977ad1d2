import Curriculum
import FoundationEssentials

/// A step's hidden checks as a module, and what keeps them from fitting the learner's code.
struct StepBuild: Sendable {
  let step: Step
  let build: ModuleBuild
  let object: String
  /// Names everything that goes into the object.
  let key: String
  /// Nil if the checks compile against the learner's code.
  var mismatch: ShapeMismatch?
}

/// The hidden checks of an exercise, laid out to be compiled step by step and linked into one program.
struct ChecksBuild: Sendable {
  let steps: [StepBuild]
  private let learner: LearnerBuild
  private let driver: [BuiltKit]

  init(
    learner: LearnerBuild, fingerprint: String, driver: [BuiltKit], calls: CompilerCalls,
    folder: URL
  ) throws(GradingFailure) {
    self.learner = learner
    self.driver = driver
    var steps: [StepBuild] = []
    for step in learner.exercise.steps where !step.checks.isEmpty {
      let place = folder.appending(path: "Step\(step.number)")
      let list = SourceFile(path: "CheckList.swift", bytes: Array(CheckList.source(of: step).utf8))
      let files = step.checkFiles + [list]
      try LearnerBuild.write(files, to: place)
      var module = ModuleBuild(
        name: "Step\(step.number)Checks", folder: place.path, files: files.map { "./\($0.path)" })
      module.searchPaths = learner.searchPaths + driver.map(\.folder)
      // An async check stays on the main thread, as a view controller needs it.
      module.upcomingFeatures = ["NonisolatedNonsendingByDefault"]
      module.isHidden = true
      let context =
        [calls.toolchain.identity, fingerprint] + calls.flags(of: module)
        + (learner.kits + driver).map(\.identity)
      steps.append(
        StepBuild(
          step: step, build: module, object: place.appending(path: "checks.o").path,
          key: ContentID.of(context, files: files)))
    }
    self.steps = steps
  }

  /// Everything that makes up the program for these steps.
  func objects(of steps: [StepBuild], with learner: CompiledLearner) -> [String] {
    steps.map(\.object) + learner.objects + self.learner.kits.map(\.object) + driver.map(\.object)
  }
}
