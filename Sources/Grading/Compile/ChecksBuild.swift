import Curriculum
import FoundationEssentials

/// A step's hidden checks as a module, and what keeps them from fitting the learner's code.
struct StepBuild: Sendable {
  var step: Step
  let build: ModuleBuild
  /// The checks and the list that joins them with their driver.
  let files: [SourceFile]
  /// The folder of what is made of them.
  let place: String
  var object: String { "\(place)/checks.o" }
  /// How often the checks' canary must fail each time that it is heard.
  let canaries: Int
  /// Names everything that goes into the object but the learner's interface.
  let context: String
  /// Nil if the checks compile against the learner's code.
  var mismatch: ShapeMismatch?

  /// Names everything that goes into the object.
  func key(with learner: CompiledLearner) -> String {
    ContentID.of([context, learner.fingerprint])
  }
}

/// The hidden checks of an exercise, planned to be compiled step by step and linked into one program.
struct ChecksBuild: Sendable {
  let steps: [StepBuild]
  private let learner: LearnerBuild
  /// The kit that runs the checks, and others that the learner does not have.
  let kits: [BuiltKit]

  init(
    learner: LearnerBuild, kits: [BuiltKit], judging: CheckList.Judging, mayBeRedefined: Bool,
    calls: CompilerCalls, folder: URL
  ) {
    self.learner = learner
    let known = Set(learner.kits.map(\.name))
    let own = kits.flatMap(\.withImports).uniqued().filter { !known.contains($0.name) }
    self.kits = own
    let identities = (learner.kits + own).map(\.identity)
    steps = learner.exercise.steps.filter { !$0.checks.isEmpty }.map { step in
      let place = folder.appending(path: "Step\(step.number)")
      let checks = CheckList(of: step, judging: judging, mayBeRedefined: mayBeRedefined)
      let list = SourceFile(path: "CheckList.swift", bytes: Array(checks.source.utf8))
      let files = (learner.kits + own).compilable(step.checkFiles) + [list]
      var module = ModuleBuild(
        name: "Step\(step.number)Checks", folder: place.path, files: files.map { "./\($0.path)" })
      module.searchPaths = learner.searchPaths + own.map(\.folder)
      module.plugins = (learner.kits + own).plugins
      // An async check stays on the main thread, as a view controller needs it.
      module.upcomingFeatures = ["NonisolatedNonsendingByDefault"]
      module.isHidden = true
      let facts = [calls.toolchain.identity] + calls.flags(of: module) + identities
      return StepBuild(
        step: step, build: module, files: files,
        place: folder.appending(path: "made/Step\(step.number)").path,
        canaries: checks.canaryCount,
        context: ContentID.of(facts, files: files))
    }
  }

  /// Everything that makes up the program for these steps.
  func objects(of steps: [StepBuild], with learner: CompiledLearner) -> [String] {
    steps.map(\.object) + learner.objects + allKits.map(\.code)
  }

  /// What the program loads of kits when it starts.
  var libraries: [String] { allKits.filter(\.isLibrary).map(\.code) }

  /// Those of the learner and of the checks.
  var allKits: [BuiltKit] { learner.kits + kits }
}
