import Curriculum
import FoundationEssentials
import Grading
import Sandbox

extension SourceFile {
  /// A file written down in a test.
  init(_ path: String, _ text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }
}

extension Exercise {
  /// An exercise of the test's own: files to start from, and the source of each step's checks.
  static func sample(
    _ stub: [SourceFile], checks: [String], modules: [Module] = [.learner], swift: Int = 5,
    kits: [String] = []
  ) -> Exercise {
    let files = checks.enumerated().map { SourceFile("Step\($0.offset + 1).swift", $0.element) }
    let read = CheckFile.read(files.map { (name: $0.path, source: $0.bytes) })
    let steps = zip(files, read).enumerated().map { index, file in
      let number = index + 1
      return Step(
        number: number, title: "Step \(number)",
        checks: file.1.classes.flatMap { found in
          found.methods.map { method in
            Check(
              id: "Step\(number).\(method.name)", className: found.name, method: method.name,
              isAsync: method.isAsync, says: method.says["en"] ?? method.name,
              usesTeardownBlocks: found.usesTeardownBlocks)
          }
        }, checkFiles: [file.0])
    }
    return Exercise(
      id: ExerciseID(lesson: "basics", name: "sample"), title: "Sample", kits: kits, swift: swift,
      modules: modules, steps: steps, stub: stub, solution: stub)
  }
}

extension Grade {
  var checks: [String: CheckGrade] {
    Dictionary(steps.flatMap(\.checks).map { ($0.id, $0) }) { first, _ in first }
  }

  var messages: [String] {
    ([message] + steps.flatMap(\.checks).map(\.message)).compactMap { $0 }
      + diagnostics.map(\.message)
  }

  /// Lines of the exercise's hidden checks that stand in something a learner reads.
  func leaks(of exercise: Exercise) -> [String] {
    let sources: [String] = exercise.steps.flatMap(\.checkFiles).map(\.text)
    var leaks: [String] = []
    for line in sources.flatMap({ $0.split(separator: "\n") }) {
      let code = String(line.drop { $0 == " " })
      guard code.count > 12, !code.hasPrefix("///") else { continue }
      if messages.contains(where: { $0.contains(code) }) { leaks.append(code) }
    }
    return leaks
  }
}

/// The grader of all tests that start the toolchain: one cache for them all, beside the build.
enum TestGrader {
  static let shared = Result { try make(limit: .seconds(20)) }

  static func make(
    limit: Duration, onStart: @escaping @Sendable (Command) -> Void = { _ in }
  ) throws -> Grader {
    let root = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appending(path: ".build/grading-tests")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let environment = ProcessInfo.processInfo.environment
    let cache = CacheFolder(root: folder.resolvingSymlinksInPath())
    let calls = CompilerCalls(
      toolchain: try Toolchain.find(environment: environment, cache: cache), cache: cache,
      environment: environment, onStart: onStart)
    let kits = KitLibrary(
      sources: KitSources(folder: root.appending(path: "Sources/Kits")), cache: cache, calls: calls,
      // A grade that an earlier run of the tests came to proves nothing about this one.
      tool: UUID().uuidString)
    return Grader(kits: kits, limits: GradingLimits(check: limit))
  }
}
