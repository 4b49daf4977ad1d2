import Curriculum
import FoundationEssentials
import Sandbox
import Testing

@testable import Grading

/// What the gate says of compiled code: the compiler's own findings, and the object file's symbols.
@Suite struct GateObjectTests {
  private static let exercise = Exercise.sample(
    [SourceFile("Learner.swift", "")], checks: [GateAttacks.checks], kits: ["UIKit"])

  struct Compiled {
    var object: [UInt8]
    var messages: [CompilerMessage]
    var end: Outcome.End
  }

  /// Compiles one file as a learner's module is, with the gate's flags.
  static func compile(
    _ text: String, languageMode: Int = 5, flags: [String] = Gate.compilerFlags
  ) throws -> Compiled {
    let grader = try TestGrader.shared.get()
    let calls = grader.kits.calls
    return try grader.kits.cache.withScratch { scratch throws(GradingFailure) in
      try LearnerBuild.write([SourceFile("Learner.swift", text)], to: scratch)
      var build = ModuleBuild(name: "Learner", folder: scratch.path, files: ["./Learner.swift"])
      build.isTestable = true
      build.languageMode = languageMode
      let object = scratch.appending(path: "l.o").path
      var output = ModuleOutput(object: object)
      output.diagnostics = scratch.appending(path: "l.dia").path
      var command = calls.compile(build, to: output)
      command.arguments += flags
      let outcome = try calls.start(command, limits: Limits(wall: .seconds(60)))
      let serialized = (try? Data(contentsOf: URL(filePath: output.diagnostics ?? ""))).map {
        Array($0)
      }
      return Compiled(
        object: (try? Data(contentsOf: URL(filePath: object))).map { Array($0) } ?? [],
        messages: CompilerMessage.all(of: outcome, serialized: serialized), end: outcome.end)
    }
  }

  private static func gate(allowsUnsafe: Bool = false) throws -> Gate {
    Gate(exercise, allowsUnsafe: allowsUnsafe, calls: try TestGrader.shared.get().kits.calls)
  }

  private static func files(_ text: String) -> [SourceFile] { [SourceFile("Learner.swift", text)] }

  @Test(arguments: GateHonest.source.indices)
  func `honest programs compile under the gate's flags, and their symbols pass`(
    index: Int
  ) throws {
    let honest = GateHonest.source[index]
    let compiled = try Self.compile(honest.text)
    let errors = compiled.messages.filter { $0.severity == .error }.map { "\($0.line) \($0.text)" }
    #expect(errors == [], "\(honest.name)")
    let refusals = try Self.gate().refusals(
      ofObjects: [compiled.object], files: Self.files(honest.text)
    ).map(\.message)
    #expect(refusals == [], "\(honest.name)")
  }

  @Test(arguments: GateAttacks.unsafe.indices)
  func `unsafe code is refused where it stands, by its name`(index: Int) throws {
    let attack = GateAttacks.unsafe[index]
    let compiled = try Self.compile(attack.text)
    #expect(compiled.end == .exited(1), "\(attack.name)")
    let refusals = try Self.gate().refusals(
      of: compiled.messages, in: Self.files(attack.text)
    ) { $0.hasSuffix("Learner.swift") ? "Learner.swift" : nil }
    guard let first = refusals.first else {
      Issue.record("\(attack.name) passes")
      return
    }
    #expect(first.message.contains("`\(attack.construct)`"), "\(attack.name): \(first.message)")
    #expect(first.line == attack.line, "\(attack.name)")
    let others = Gate.withoutMemorySafety(compiled.messages).filter { $0.severity == .error }
    #expect(others.map(\.text) == [])
    #expect(!Gate.isOnlyAboutRaces(compiled.messages))
    let allowed = try Self.gate(allowsUnsafe: true).refusals(of: compiled.messages, in: []) { $0 }
    #expect(allowed == [])
  }

  @Test(arguments: [
    (
      "import Foundation\nfunc f() { fputs(\"\", stderr) }",
      "`stderr` has to do with `UnsafeMutablePointer`, which is not allowed here: exercises are "
        + "graded on code that stays within Swift's memory safety. Use `print`."
    ),
    (
      "func f() -> Range<Int> { Range(uncheckedBounds: (lower: 0, upper: 3)) }",
      "`init(uncheckedBounds:)` is not allowed here: exercises are graded on code that stays "
        + "within Swift's memory safety. Use arrays, classes and optionals instead of pointers."
    ),
  ])
  func `what is unsafe is called as its author wrote it`(text: String, words: String) throws {
    let refusals = try Self.gate().refusals(
      of: Self.compile(text).messages, in: Self.files(text)
    ) { _ in "Learner.swift" }
    #expect(refusals.map(\.message) == [words])
  }

  @Test func `data races are no reason to refuse, in Swift 6 either`() throws {
    let text = """
      @preconcurrency import Foundation
      final class Spy: @unchecked Sendable { nonisolated(unsafe) static var count = 0; var x = 0 }
      func call() { Spy.count += 1; print(Spy.count) }
      """
    let old = try Self.compile(text)
    #expect(old.end == .exited(0))
    let strict = try Self.compile(text, languageMode: 6)
    #expect(strict.end == .exited(1))
    #expect(Gate.isOnlyAboutRaces(strict.messages))
    let refusals = try Self.gate().refusals(of: strict.messages, in: []) { $0 }
    #expect(refusals == [])
    let again = try Self.compile(text, languageMode: 6, flags: Gate.lenientFlags)
    #expect(again.end == .exited(0))
  }

  @Test func `so many data races that nobody reads all messages are a reason`() throws {
    let races = String(repeating: "  Spy.count += 1\n", count: SerializedDiagnostics.mostMessages)
    let text = """
      final class Spy: @unchecked Sendable { nonisolated(unsafe) static var count = 0 }
      func race() {
      \(races)}
      func hide() { print(unsafeBitCast(1, to: UInt.self)) }
      """
    let strict = try Self.compile(text, languageMode: 6)
    #expect(!Gate.isOnlyAboutRaces(strict.messages))
    let lenient = try Self.compile(text, languageMode: 6, flags: Gate.lenientFlags)
    let refusals = try Self.gate().refusals(of: lenient.messages, in: []) { $0 }
    #expect(!refusals.isEmpty)
  }

  /// As the kits' own compile names them.
  @Test(arguments: [
    (
      "withIssueReporters",
      "$s22ComposableArchitecture18withIssueReporters_9operationxSayAA0D8Reporter_pG_xyKXEtKlF"
    ),
    ("isTesting", "$s22ComposableArchitecture9isTestingSbvau"),
  ])
  func `what the kits have for tests is not for what is tested`(name: String, symbol: String) {
    #expect(SymbolNames.refusedName(of: symbol) == name)
  }

  @Test(arguments: GateAttacks.symbols.indices)
  func `code that reaches past Swift is refused`(index: Int) throws {
    let attack = GateAttacks.symbols[index]
    let compiled = try Self.compile(attack.text, flags: [])
    #expect(compiled.end == .exited(0), "\(compiled.messages.map(\.text))")
    let refusals = try Self.gate().refusals(
      ofObjects: [compiled.object], files: Self.files(attack.text))
    guard let first = refusals.first(where: { $0.id == attack.id }) else {
      Issue.record("\(attack.name) passes: \(refusals.map(\.message))")
      return
    }
    #expect(first.line == attack.line, "\(attack.name)")
  }

  @Test func `the course's stubs and solutions pass all sieves`() throws {
    let grader = try TestGrader.shared.get()
    let course = try #require(Course.load(at: GateSourceTests.root).course)
    let (exercises, _) = course.loadAll(for: .proof)
    #expect(!exercises.isEmpty)
    let isThorough = ProcessInfo.processInfo.environment["GATE_ALL_VARIANTS"] == "1"
    for exercise in exercises {
      let variants = exercise.right.map(\.files) + (isThorough ? exercise.wrong.map(\.files) : [])
      let works =
        [exercise.stub, exercise.solution] + variants.map { exercise.solution.overlaid(with: $0) }
      for files in works {
        let refusals = try Self.refusals(of: files, exercise, by: grader)
        #expect(refusals == [], "\(exercise.id)")
      }
    }
  }

  private static func refusals(
    of files: [SourceFile], _ exercise: Exercise, by grader: Grader
  ) throws -> [String] {
    let gate = Gate(exercise, calls: grader.kits.calls)
    let kits = try grader.kits.kits(named: exercise.kits)
    return try grader.kits.cache.withScratch { scratch throws(GradingFailure) in
      let learner = try LearnerBuild(
        exercise: exercise, files: files, scratch: scratch, kits: kits)
      var objects: [[UInt8]] = []
      var messages: [CompilerMessage] = []
      for module in learner.modules {
        let output = ModuleOutput(object: module.object, interface: module.interface)
        var command = grader.kits.calls.compile(module.build, to: output)
        command.arguments += Gate.compilerFlags
        let outcome = try grader.kits.calls.start(command, limits: grader.compileLimits)
        messages += CompilerMessage.all(of: outcome, serialized: nil)
          .filter { $0.severity == .error }
        if let object = try? Data(contentsOf: URL(filePath: module.object)) {
          objects.append(Array(object))
        }
      }
      let kitFolders = learner.kits.map(\.folder)
      let source = try gate.sourceRefusals(in: files, kitFolders: kitFolders, scratch: scratch)
      let symbols = gate.refusals(ofObjects: objects, files: files)
      return messages.map { "\($0.path):\($0.line) \($0.text)" }
        + (source + symbols).map { "\($0.file):\($0.line) \($0.message)" }
        + (objects.isEmpty ? ["nothing compiled"] : [])
    }
  }

  @Test func `an object that is cut off or damaged breaks nothing`() throws {
    let whole = try Self.compile("import Foundation\nfunc f() { print(Date()) }", flags: []).object
    let symbols = try #require(ObjectFile(whole)).symbols
    #expect(symbols.count > 20)
    // Each byte of the header and of the table behind it, and some of the rest.
    for length in Array(0..<200) + Array(stride(from: 200, to: whole.count, by: 97)) {
      _ = ObjectFile(Array(whole.prefix(length)))
    }
    let gate = try Self.gate()
    var random = SystemRandomNumberGenerator()
    for round in 0..<400 {
      var damaged = whole
      for _ in 0..<(1 + round % 20) {
        let region = round % 3 == 0 ? 0..<64 : max(0, whole.count - 4000)..<whole.count
        damaged[Int.random(in: region, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      _ = gate.refusals(ofObjects: [damaged], files: [])
    }
    #expect(gate.refusals(ofObjects: [[1, 2, 3]], files: []).map(\.id) == ["refused_unreadable"])
    #expect(gate.refusals(ofObjects: [[]], files: []).count == 1)
  }

  @Test func `a syntax tree that is cut off or damaged is none`() throws {
    let tree = #"""
      {"_kind":"source_file","items":[{"_kind":"import_decl","range":{"start":3,"end":7},
      "module_path":["A","B"]},{"_kind":"struct_decl","range":{"start":20},"name":{"_kind":"decl_name",
      "base_name":{"_kind":"base_name","name":"In\"t"}},"members":[{"_kind":"unsafe_expr"}]}]}
      """#
    let whole = Array(tree.utf8)
    let read = try #require(SyntaxTree(json: whole))
    #expect(read.imports.map(\.name) == ["A"])
    #expect(read.fileLevelTypes.map(\.start) == [20])
    #expect(read.unsafeExpressions == 1)
    for length in 0..<whole.count { #expect(SyntaxTree(json: Array(whole.prefix(length))) == nil) }
    var random = SystemRandomNumberGenerator()
    for _ in 0..<5000 {
      var damaged = whole
      damaged[Int.random(in: 0..<whole.count, using: &random)] = UInt8.random(in: 0...255)
      _ = SyntaxTree(json: damaged)
    }
    let deep = Array(repeating: UInt8(ascii: "["), count: 3_000_000)
    #expect(SyntaxTree(json: deep) == nil)
  }
}
