import Curriculum
import FoundationEssentials

/// Hidden checks as a module that the compiler makes an object of.
struct ChecksModule: Sendable {
  let build: ModuleBuild
  /// The checks, and what joins them with their driver.
  let files: [SourceFile]
  /// The folder of what is made of them.
  let place: String
  /// Names everything that goes into the object but the learner's interface.
  let context: String

  var object: String { "\(place)/checks.o" }

  /// The compiler's messages as values: in its words, those of learners can look like messages.
  var diagnostics: String { "\(place)/checks.dia" }

  /// Names everything that goes into the object.
  func key(with learner: CompiledLearner) -> String {
    ContentID.of([context, learner.fingerprint])
  }
}

/// A step's hidden checks, and what keeps them from fitting the learner's code.
struct StepBuild: Sendable {
  /// With the checks that are run.
  var step: Step
  let module: ChecksModule
  /// Where only one check counts: the module with nothing in the others, which takes the compiler half as long.
  var brief: ChecksModule?
  /// What the checks became, with those of other steps where they were compiled together.
  var object: String
  /// How often the checks' canary must fail each time that it is heard.
  let canaries: Int
  /// Nil if the checks compile against the learner's code.
  var mismatch: ShapeMismatch?

  var canariesByCheck: [String: Int] {
    Dictionary(step.checks.map { ($0.id, canaries) }) { first, _ in first }
  }
}

/// The hidden checks of an exercise, planned to be compiled step by step and linked into one program.
struct ChecksBuild: Sendable {
  let steps: [StepBuild]
  private let learner: LearnerBuild
  /// The kit that runs the checks, and others that the learner does not have.
  let kits: [BuiltKit]
  private let judging: CheckList.Judging
  private let calls: CompilerCalls
  private let folder: URL

  init(
    learner: LearnerBuild, kits: [BuiltKit], judging: CheckList.Judging, mayBeRedefined: Bool,
    only: String? = nil, calls: CompilerCalls, folder: URL
  ) {
    self.learner = learner
    self.judging = judging
    self.calls = calls
    self.folder = folder
    let known = Set(learner.kits.map(\.name))
    let own = kits.flatMap(\.withImports).uniqued().filter { !known.contains($0.name) }
    self.kits = own
    steps = learner.exercise.steps.filter { !$0.checks.isEmpty }.map { step in
      let checks = CheckList(of: step, judging: judging, mayBeRedefined: mayBeRedefined)
      let list = SourceFile(
        path: "CheckList\(step.number).swift", bytes: Array(checks.source.utf8))
      func made(of files: [SourceFile]) -> ChecksModule {
        Self.module(
          "Step\(step.number)", (learner.kits + own).compilable(files) + [list],
          of: [step], judging, learner: learner, own: own, calls, in: folder)
      }
      let module = made(of: step.checkFiles)
      var build = StepBuild(
        step: step, module: module, object: module.object, canaries: checks.canaryCount)
      if let check = step.checks.first(where: { $0.id == only }) {
        build.step.checks = [check]
        let others = step.checks.filter { $0 != check }
        build.brief = made(of: step.checkFiles.map { $0.emptying(others) })
      }
      return build
    }
  }

  /// The checks of all these steps as one module, which takes the compiler a third less than one for each.
  func joined(_ steps: [StepBuild]) -> ChecksModule {
    Self.module(
      "Steps", steps.flatMap { $0.module.files.dropLast() }, of: steps.map(\.step), judging,
      learner: learner, own: kits, calls, in: folder)
  }

  private static func module(
    _ name: String, _ files: [SourceFile], of steps: [Step], _ judging: CheckList.Judging,
    learner: LearnerBuild, own: [BuiltKit], _ calls: CompilerCalls, in folder: URL
  ) -> ChecksModule {
    let base = CheckList.base(of: steps, judging: judging)
    let files = files + [SourceFile(path: "CheckBase.swift", bytes: Array(base.utf8))]
    var build = ModuleBuild(
      name: "\(name)Checks", folder: folder.appending(path: name).path,
      files: files.map { "./\($0.path)" })
    build.searchPaths = learner.searchPaths + own.map(\.folder)
    build.plugins = (learner.kits + own).plugins
    // An async check stays on the main thread, as a view controller needs it.
    build.upcomingFeatures = ["NonisolatedNonsendingByDefault"]
    build.isHidden = true
    let facts =
      [calls.toolchain.identity] + calls.flags(of: build) + (learner.kits + own).map(\.identity)
    return ChecksModule(
      build: build, files: files, place: folder.appending(path: "made/\(name)").path,
      context: ContentID.of(facts, files: files))
  }

  /// Everything that makes up the program for these steps.
  func objects(of steps: [StepBuild], with learner: CompiledLearner) -> [String] {
    Set(steps.map(\.object)).sorted() + learner.objects + allKits.map(\.code)
  }

  /// What the program loads of kits when it starts.
  var libraries: [String] { allKits.filter(\.isLibrary).map(\.code) }

  /// Those of the learner and of the checks.
  var allKits: [BuiltKit] { learner.kits + kits }
}
