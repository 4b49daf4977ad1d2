/// One exercise with everything in its folders: texts, stub, hidden checks, wrong and right solutions.
package struct Exercise: Sendable, Equatable {
  package var id: ExerciseID
  package var title: String
  /// Names of the kits that the learner may import.
  package var kits: [String]
  package var minutes: Int?
  /// The language mode of the learner's code: 5 or 6.
  package var swift: Int
  /// The exercise whose solution this one starts from.
  package var continues: ExerciseID?
  /// The learner's modules, each after those that it may import; one named `Learner` unless declared.
  package var modules: [Module]
  /// Whether the learner's code may use pointers and C, which lets it reach into the checks themselves.
  package var allowsUnsafe: Bool
  /// Whether results are compared where no code of the learner's runs.
  package var isJudgedApart: Bool
  /// The most that reports of `grade` may tell.
  package var feedback: Feedback
  package var introduction: String
  package var steps: [Step]
  package var stub: [SourceFile]
  package var solution: [SourceFile]
  package var wrong: [WrongSolution]
  package var right: [RightSolution]
  package var equivalentMutants: [EquivalentMutant] = []

  /// Whether each module has a folder of its own in the stub.
  package var hasLayers: Bool { modules != [.learner] }

  package init(
    id: ExerciseID, title: String, kits: [String] = [], minutes: Int? = nil, swift: Int = 5,
    continues: ExerciseID? = nil, modules: [Module] = [.learner], allowsUnsafe: Bool = false,
    isJudgedApart: Bool = false, feedback: Feedback = .full, introduction: String = "",
    steps: [Step] = [],
    stub: [SourceFile] = [], solution: [SourceFile] = [],
    wrong: [WrongSolution] = [], right: [RightSolution] = []
  ) {
    self.id = id
    self.title = title
    self.kits = kits
    self.minutes = minutes
    self.swift = swift
    self.continues = continues
    self.modules = modules
    self.allowsUnsafe = allowsUnsafe
    self.isJudgedApart = isJudgedApart
    self.feedback = feedback
    self.introduction = introduction
    self.steps = steps
    self.stub = stub
    self.solution = solution
    self.wrong = wrong
    self.right = right
  }
}

/// One module of the learner's code and the modules of the same exercise that it may import.
package struct Module: Sendable, Equatable {
  package var name: String
  package var imports: [String]

  /// The one module of an exercise that declares none.
  package static let learner = Module(name: "Learner", imports: [])

  package init(name: String, imports: [String]) {
    self.name = name
    self.imports = imports
  }
}

/// One step of an exercise: what to do, the hints, and the hidden checks that say whether it is done.
package struct Step: Sendable, Equatable {
  package var number: Int
  package var title: String
  /// Markdown, without the step's own heading and without its asides.
  package var text: String
  /// The ladder, from direction to near-code.
  package var hints: [String]
  /// Hints for one failing check, by the name of its test method.
  package var hintsByCheck: [String: String]
  /// A sentence of Markdown for the moment when the step passes.
  package var learned: String?
  package var checks: [Check]
  /// The hidden XCTest files of this step.
  package var checkFiles: [SourceFile]
  /// Whether learners get none of them.
  package var isSealed: Bool

  /// Those that learners get.
  package var practiceFiles: [SourceFile] {
    isSealed ? [] : checkFiles.filter { !$0.path.hasPrefix(Self.sealedPrefix) }
  }

  static let sealedPrefix = "Sealed/"

  package init(
    number: Int, title: String, text: String = "", hints: [String] = [],
    hintsByCheck: [String: String] = [:], learned: String? = nil, checks: [Check] = [],
    checkFiles: [SourceFile] = [], isSealed: Bool = false
  ) {
    self.isSealed = isSealed
    self.number = number
    self.title = title
    self.text = text
    self.hints = hints
    self.hintsByCheck = hintsByCheck
    self.learned = learned
    self.checks = checks
    self.checkFiles = checkFiles
  }
}

/// One hidden test method, and the sentence that the learner sees instead of it.
package struct Check: Sendable, Equatable {
  /// `Step1.testParsesProducts`, or with the class's name where two classes of a step share a method's.
  package var id: String
  package var className: String
  package var method: String
  package var isAsync: Bool
  package var says: String
  /// Whether the file registers teardown blocks, which only XCTest's own slower path can run.
  package var usesTeardownBlocks: Bool
  /// Its file in Checks, and its line there.
  package var file: String
  package var line: Int

  package init(
    id: String, className: String, method: String, isAsync: Bool, says: String,
    usesTeardownBlocks: Bool = false, file: String = "", line: Int = 1
  ) {
    self.file = file
    self.line = line
    self.id = id
    self.className = className
    self.method = method
    self.isAsync = isAsync
    self.says = says
    self.usesTeardownBlocks = usesTeardownBlocks
  }
}

extension Check {
  /// Whether the text names this check: by its id, or by its class and its method.
  package func isCalled(_ name: String) -> Bool {
    name == id || name == "\(className).\(method)"
  }
}

/// A Swift file by its place below the folder that it belongs to, such as `Domain/User.swift`.
package struct SourceFile: Sendable, Equatable {
  package var path: String
  package var bytes: [UInt8]

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}

/// A plausible wrong solution and the check that has to catch it.
package struct WrongSolution: Sendable, Equatable {
  package var name: String
  /// The id of the check, as in `Step2.testName`.
  package var caughtBy: String
  /// Only what differs from the solution.
  package var files: [SourceFile]

  package init(name: String, caughtBy: String, files: [SourceFile]) {
    self.name = name
    self.caughtBy = caughtBy
    self.files = files
  }
}

/// A solution built otherwise than the reference, which must pass as well.
package struct RightSolution: Sendable, Equatable {
  package var name: String
  /// Only what differs from the solution.
  package var files: [SourceFile]

  package init(name: String, files: [SourceFile]) {
    self.name = name
    self.files = files
  }
}

extension [SourceFile] {
  /// These files, with those of the same path replaced and the new ones added.
  package func overlaid(with others: [SourceFile]) -> [SourceFile] {
    let replaced = Set(others.map(\.path))
    return (filter { !replaced.contains($0.path) } + others).sorted { $0.path < $1.path }
  }
}
