import Curriculum
import FoundationEssentials
import Grading
import Structure
import Testing

@testable import StructureChecks

/// Small programs, each a module of its own, compiled in one go and looked at as checks see them.
enum Programs {
  /// The code base that these files are; a file's name says the folder that it lies in.
  static func codebase(
    _ files: [String: String], kits: [String] = [], modules: [Module] = []
  ) throws -> Codebase {
    Codebase(FactTable(try facts(files, kits: kits, modules: modules).encoded))
  }

  static func facts(
    _ files: [String: String], kits: [String] = [], modules: [Module] = []
  ) throws -> Facts {
    let sources = files.sorted { $0.key < $1.key }.map {
      SourceFile(path: $0.key, bytes: Array($0.value.utf8))
    }
    return try facts(inOrder: sources, kits: kits, modules: modules)
  }

  static func facts(
    inOrder files: [SourceFile], kits: [String] = [], modules: [Module] = []
  ) throws -> Facts {
    let exercise = exercise(kits: kits, modules: modules)
    return try #require(try grader.get().facts(of: exercise, files: files))
  }

  /// What a learner is told of code that the compiler refuses.
  static func grade(_ files: [String: String], modules: [Module]) throws -> Grade {
    let sources = files.sorted { $0.key < $1.key }.map {
      SourceFile(path: $0.key, bytes: Array($0.value.utf8))
    }
    return try grader.get().grade(exercise(kits: [], modules: modules), files: sources)
  }

  /// What can be drawn of code, or why nothing can.
  static func structure(
    of files: [String: String], modules: [Module]
  ) throws -> (known: KnownStructure, layers: [ArchitectureMap.Layer]) {
    let exercise = exercise(kits: [], modules: modules)
    let sources = files.sorted { $0.key < $1.key }.map {
      SourceFile(path: $0.key, bytes: Array($0.value.utf8))
    }
    return (try grader.get().structure(of: exercise, files: sources), exercise.layers)
  }

  private static func exercise(kits: [String], modules: [Module]) -> Exercise {
    var exercise = Exercise(
      id: ExerciseID(lesson: "structure", name: "program"), title: "Program", kits: kits)
    if !modules.isEmpty { exercise.modules = modules }
    return exercise
  }

  /// An exercise of the course, with its solution.
  static func exercise(_ name: String) throws -> Exercise {
    let course = try #require(Course.load(at: root).course)
    let id = try #require(course.exercises.first { $0.id.description == name }).id
    return try #require(course.loadExercise(id, for: .proof).exercise)
  }

  static let grader = Result {
    let folder = root.appending(path: ".build/grading-tests")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let environment = ProcessInfo.processInfo.environment
    let cache = CacheFolder(root: folder.resolvingSymlinksInPath())
    let calls = CompilerCalls(
      toolchain: try Toolchain.find(environment: environment, cache: cache), cache: cache,
      environment: environment)
    let kits = KitLibrary(
      sources: KitSources(folder: root.appending(path: "Sources/Kits")), cache: cache, calls: calls)
    return Grader(kits: kits)
  }

  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}

/// Holds a rule against types of one program: some obey it, the others break it on the line marked `//! Name`.
func expect(
  _ rule: (CodePart) -> [Violation], on files: [String: String], obeyedBy obeying: [String],
  brokenBy breaking: [String], sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let codebase = try Programs.codebase(files)
  for name in obeying {
    let found = rule(try codebase.type(name))
    #expect(found.isEmpty, "\(name): \(found)", sourceLocation: sourceLocation)
  }
  for name in breaking {
    let first = rule(try codebase.type(name)).first
    let places = files.flatMap { file, text in
      text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        .filter { $0.element.hasSuffix("//! \(name)") }.map { "\(file):\($0.offset + 1)" }
    }
    let found = first.map { "\($0.file ?? ""):\($0.line)" }
    #expect(
      found == places.first, "\(name): \(first?.words ?? "no violation")",
      sourceLocation: sourceLocation)
  }
}
