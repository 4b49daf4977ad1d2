import Curriculum
import FoundationEssentials
import Sandbox
import Synchronization
import TestSupport
import Testing

@testable import Grading

/// What the gate says of source, and how often it starts the compiler to say so.
@Suite struct GateSourceTests {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static let exercise = Exercise.sample(
    [SourceFile("Learner.swift", "protocol Clock {}")], checks: [GateAttacks.checks],
    kits: ["UIKit"])

  private static let oneIsOne =
    "import XCTest\n@testable import Learner\nfinal class Step1: XCTestCase { func testIt() { XCTAssertEqual(one, 1) } }"

  private static func refusals(
    of text: String, exercise: Exercise = exercise, allowsUnsafe: Bool = false
  ) throws -> [Diagnostic] {
    let grader = try TestGrader.shared.get()
    let gate = Gate(exercise, allowsUnsafe: allowsUnsafe, calls: grader.kits.calls)
    return try grader.kits.cache.withScratch { scratch throws(GradingFailure) in
      try gate.sourceRefusals(in: [SourceFile("Learner.swift", text)], scratch: scratch)
    }
  }

  @Test(arguments: GateAttacks.source.indices)
  func `source that could forge a verdict is refused where it stands`(index: Int) throws {
    let attack = GateAttacks.source[index]
    let refusals = try Self.refusals(of: attack.text)
    guard let first = refusals.first else {
      Issue.record("\(attack.name) passes")
      return
    }
    #expect(first.id == attack.id, "\(attack.name)")
    #expect(first.line == attack.line, "\(attack.name)")
    #expect(first.message.count > 40)
  }

  @Test(arguments: GateHonest.source.indices)
  func `honest source passes, however unusual it is`(index: Int) throws {
    let honest = GateHonest.source[index]
    let refusals = try Self.refusals(of: honest.text).map(\.message)
    #expect(refusals == [], "\(honest.name)")
  }

  /// What Swift reads of C++ cannot be read here: the compiler itself gives up.
  @Test func `what is no type is nobody else's in a class that checks build upon`() throws {
    let source = "class Clock { var type = 1; func max(_ a: Int, _ b: Int) -> Int { a } }"
    #expect(try Self.refusals(of: source) == [])
  }

  @Test func `a refused module that breaks the compiler is refused`() throws {
    let files = [
      SourceFile(
        "Learner.swift", "#if canImport(CxxStdlib)\nimport CxxStdlib\n#endif\nlet one = 1\n")
    ]
    let grade = try TestGrader.shared.get().grade(
      Exercise.sample([SourceFile("Learner.swift", "let one = 1\n")], checks: [Self.oneIsOne]),
      files: files)
    #if os(Linux)
      #expect(grade.status == .refused, "\(grade.status) \(grade.message ?? "")")
    #endif
  }

  @Test(arguments: [
    (
      "Int: @retroactive TextOutputStreamable",
      "public func write<T: TextOutputStream>(to target: inout T) {}", true
    ),
    (
      "Optional: @retroactive CustomStringConvertible", #"public var description: String { "" }"#,
      true
    ),
    (
      "Date: @retroactive TextOutputStreamable",
      "public func write<T: TextOutputStream>(to target: inout T) {}", true
    ),
    ("Array: Listed where Element: CustomStringConvertible", "var list: Int { count }", false),
    ("Shelf: CustomStringConvertible", #"var description: String { "" }"#, false),
  ])
  func `what is not the learner's says of itself what it always does`(
    head: String, body: String, isRefused: Bool
  ) throws {
    let base =
      "import Foundation\nprotocol Listed { var list: Int { get } }\nstruct Shelf {}\nlet one = 1\n"
    let files = [SourceFile("Learner.swift", "\(base)extension \(head) { \(body) }\n")]
    var exercise = Exercise.sample([SourceFile("Learner.swift", base)], checks: [Self.oneIsOne])
    let grader = try TestGrader.shared.get()
    let grade = try grader.grade(exercise, files: files)
    #expect(grade.status == (isRefused ? .refused : .passed), "\(grade.messages)")
    if isRefused { #expect(grade.diagnostics.first?.line == 5) }
    // What the author does is nobody's attack.
    exercise.solution = files
    exercise.id = ExerciseID(lesson: "basics", name: "author")
    #expect(try grader.grade(exercise, files: files).status == .passed)
  }

  /// What is compiled is judged, and not what was handed in.
  @Test(arguments: [
    #"_ = (1 @objc("\(f(0)); ") let s = " ; print(unsafe unsafeBitCast(1.5, to: Int.self)) ; _ = " x ")"#,
    #"_ = #keyPath("\(f(0)) ") ; print(unsafe unsafeBitCast(1.5, to: Int.self)) ; _ = " x ")"#,
  ])
  func `no word for an iPhone makes code of a text`(line: String) throws {
    let base = "import os\nfunc f(_ n: Int) -> String { \"\" }\nlet one = 1\n"
    let files = [SourceFile("Learner.swift", "\(base)func g() {\n\(line)\n}\n")]
    let grade = try TestGrader.shared.get().grade(
      Exercise.sample([SourceFile("Learner.swift", base)], checks: [Self.oneIsOne]), files: files)
    #expect([.refused, .doesNotCompile].contains(grade.status), "\(grade.status)")
  }

  @Test func `where no solution is there, a type that the checks use may be yet to be written`() {
    var edition = Exercise.sample(
      [SourceFile("Learner.swift", "")],
      checks: ["final class Step1: XCTestCase { func testIt() { print(Router(), Date()) } }"])
    #expect(ReservedNames(of: edition).contains("Router"))
    edition.solution = []
    for name in ["Router", "Date"] { #expect(!ReservedNames(of: edition).contains(name)) }
    for name in ["Int", "print"] { #expect(ReservedNames(of: edition).contains(name)) }
  }

  @Test func `no file of the course is refused`() throws {
    let environment = ProcessInfo.processInfo.environment
    let counted = Mutex(0)
    let shared = try TestGrader.shared.get()
    let calls = CompilerCalls(
      toolchain: shared.kits.calls.toolchain, cache: shared.kits.cache, environment: environment,
      onStart: { _ in counted.withLock { $0 += 1 } })
    let course = try #require(Course.load(at: Self.root).course)
    let (exercises, _) = course.loadAll(for: .proof)
    #expect(!exercises.isEmpty)
    var files = 0
    for exercise in exercises {
      let gate = Gate(exercise, calls: calls)
      let works =
        [exercise.stub, exercise.solution]
        + (exercise.wrong.map(\.files) + exercise.right.map(\.files)).map {
          exercise.solution.overlaid(with: $0)
        }
      for work in works {
        files += work.count
        let refusals = try shared.kits.cache.withScratch { scratch throws(GradingFailure) in
          try gate.sourceRefusals(in: work, scratch: scratch)
        }
        #expect(refusals.map { "\($0.file):\($0.line) \($0.message)" } == [])
        let asked = counted.withLock { count in
          defer { count = 0 }
          return count
        }
        #expect(asked == 0, "the parser was asked about one of \(exercise.id): \(work.map(\.path))")
      }
    }
    #expect(files > 100)
  }

  @Test func `the parser can be asked before anything was compiled`() throws {
    let toolchain = try TestGrader.shared.get().kits.calls.toolchain
    try withTemporaryDirectory { folder in
      let cache = CacheFolder(root: folder.resolvingSymlinksInPath())
      let calls = CompilerCalls(
        toolchain: toolchain, cache: cache, environment: ProcessInfo.processInfo.environment)
      let gate = Gate(Self.exercise, calls: calls)
      let refusals = try cache.withScratch { scratch throws(GradingFailure) in
        try gate.sourceRefusals(
          in: [SourceFile("Learner.swift", "struct Int {}")], scratch: scratch)
      }
      #expect(refusals.map(\.id) == ["refused_name"])
    }
  }

  @Test func `an exercise about unsafe code may allow it`() throws {
    for text in ["func f() { _ = unsafe g() }", "@unsafe func f() {}", "@safe struct S {}"] {
      let refusals = try Self.refusals(of: text, allowsUnsafe: true)
      #expect(refusals == [])
    }
    let refusals = try Self.refusals(of: "@c func f() {}", allowsUnsafe: true)
    #expect(refusals.count == 1)
  }

  @Test func `names that the exercise itself declares are free`() throws {
    var exercise = Self.exercise
    let before = try Self.refusals(of: "struct Set {}", exercise: exercise)
    #expect(before.count == 1)
    exercise.solution = [SourceFile("Set.swift", "struct Set {}")]
    let after = try Self.refusals(of: "struct Set {}", exercise: exercise)
    #expect(after == [])
  }

  @Test func `what stands under a condition is judged like all else`() throws {
    for condition in ["true", "canImport( Learner )", "hasFeature(StrictMemorySafety)", "A &&\n B"]
    {
      for hidden in [
        "struct Int {}", "func f() { _ = unsafe g() }", "import CoreFoundation",
        "macro m() -> Int = 3", "import FoundationXML\nimport Runtime",
      ] {
        let text = "#if \(condition)\n\(hidden)\n#elseif B\n\(hidden)\n#else\n\(hidden)\n#endif"
        let refusals = try Self.refusals(of: text)
        #expect(!refusals.isEmpty, "\(text)")
      }
    }
    let honest =
      "#if os(iOS) ||\n  canImport(CryptoKit)\nimport CryptoKit\n#else\nlet a = 1\n#endif"
    let refusals = try Self.refusals(of: honest)
    #expect(refusals == [])
  }

  @Test func `source that nobody can parse is left to the compiler`() throws {
    for text in [
      "struct Int {", "/* unsafe", "let a = \"@_cdecl(", "func unsafe( {", "@", "import", "_",
    ] {
      let refusals = try Self.refusals(of: text)
      #expect(refusals == [], "\(text)")
    }
  }
}
