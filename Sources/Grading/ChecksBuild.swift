import Curriculum
import FoundationEssentials

/// A step's hidden checks as a module, and what keeps them from fitting the learner's code.
struct StepBuild: Sendable {
  let step: Step
  let build: ModuleBuild
  /// Nil if the checks compile against the learner's code.
  var mismatch: ShapeMismatch?
}

/// The hidden checks of an exercise, laid out to be compiled step by step and linked into one program.
struct ChecksBuild: Sendable {
  let steps: [StepBuild]
  private let learner: LearnerBuild
  private let driver: [BuiltKit]
  private let folder: URL

  init(
    learner: LearnerBuild, driver: [BuiltKit], folder: URL
  ) throws(GradingFailure) {
    self.learner = learner
    self.driver = driver
    self.folder = folder
    var steps: [StepBuild] = []
    for step in learner.exercise.steps where !step.checks.isEmpty {
      let place = folder.appending(path: "Step\(step.number)")
      let list = SourceFile(path: "CheckList.swift", bytes: Array(CheckList.source(of: step).utf8))
      try LearnerBuild.write(step.checkFiles + [list], to: place)
      var module = ModuleBuild(
        name: "Step\(step.number)Checks", folder: place.path,
        files: (step.checkFiles + [list]).map { place.appending(path: $0.path).path },
        object: place.appending(path: "checks.o").path)
      module.searchPaths = learner.searchPaths + driver.map(\.folder)
      // An async check stays on the main thread, as a view controller needs it.
      module.upcomingFeatures = ["NonisolatedNonsendingByDefault"]
      module.isHidden = true
      steps.append(StepBuild(step: step, build: module))
    }
    self.steps = steps
  }

  /// The program's start, which knows the steps by number only.
  func main(of steps: [StepBuild]) throws(GradingFailure) -> ModuleBuild {
    let numbers = steps.map(\.step.number)
    let source = SourceFile(path: "main.swift", bytes: Array(CheckList.main(steps: numbers).utf8))
    try LearnerBuild.write([source], to: folder)
    var module = ModuleBuild(
      name: "main", folder: folder.path, files: [folder.appending(path: source.path).path],
      object: mainObject)
    module.searchPaths = driver.map(\.folder)
    module.hasTopLevelCode = true
    module.isHidden = true
    return module
  }

  /// Everything that makes up the program for these steps.
  func objects(of steps: [StepBuild]) -> [String] {
    [mainObject] + steps.map(\.build.object) + learner.objects + driver.map(\.object)
  }

  private var mainObject: String { folder.appending(path: "main.o").path }
}
