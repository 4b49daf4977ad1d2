import Curriculum
import FoundationEssentials
import Grading
import Sandbox
import Synchronization
import TestSupport
import Testing

/// What is compiled again after a change, and that it never makes a difference to the verdict.
@Suite struct ReuseTests {
  private static let shop = SourceFile(
    "Shop.swift",
    """
    protocol Pricing { var cents: Int { get } }
    class Shop {
      private let pricing: Pricing
      init(pricing: Pricing) { self.pricing = pricing }
      func total(_ count: Int) -> Int { count * pricing.cents }
      func label() -> some CustomStringConvertible { total(1) }
    }
    """)
  private static let prices = SourceFile(
    "Prices.swift",
    """
    struct Plain: Pricing { let cents = 5 }
    final class Outlet: Shop { override func total(_ count: Int) -> Int { super.total(count) - 1 } }
    func describe(_ shop: Shop) -> String { "\\(shop.label())" }
    """)
  private static let exercise = Exercise.sample(
    [shop, prices],
    checks: [
      """
      import XCTest
      @testable import Learner
      final class Step1: XCTestCase {
        func testTotal() { XCTAssertEqual(Shop(pricing: Plain()).total(3), 15) }
        func testOutlet() { XCTAssertEqual(Outlet(pricing: Plain()).total(3), 14) }
        func testLabel() { XCTAssertEqual(describe(Shop(pricing: Plain())), "5") }
      }
      """,
      """
      import XCTest
      @testable import Learner
      final class Step2: XCTestCase {
        func testHalf() { XCTAssertEqual(Shop(pricing: Plain()).half(), 2) }
      }
      """,
    ])

  /// A grader with a cache of its own but for kits, and the calls that it makes.
  private final class Watched: Sendable {
    let grader: Grader
    private let calls: CallList

    init(cache: CacheFolder, isAlone: Bool = true) throws {
      let shared = try TestGrader.shared.get().kits
      let calls = CallList()
      self.calls = calls
      let watched = CompilerCalls(
        toolchain: shared.calls.toolchain, cache: shared.cache,
        environment: ProcessInfo.processInfo.environment, onStart: { calls.add($0) })
      grader = Grader(
        kits: KitLibrary(sources: shared.sources, cache: cache, calls: watched),
        limits: GradingLimits(check: .seconds(20)), isAlone: isAlone)
    }

    /// The grade, and in one word a call what was started for it.
    func grade(_ files: [SourceFile]) throws -> (Grade, [String]) {
      calls.clear()
      let grade = try grader.grade(exercise, files: files)
      return (grade, calls.words.sorted())
    }

    func grades(
      _ exercise: Exercise, _ files: [SourceFile], inEach ways: [[CheckOrder]]
    ) throws -> ([Grade], [String]) {
      calls.clear()
      let grades = try grader.grades(exercise, files: files, inEach: ways)
      return (grades, calls.words.sorted())
    }
  }

  private final class CallList: Sendable {
    private let list = Mutex<[Command]>([])

    func add(_ command: Command) { list.withLock { $0.append(command) } }
    func clear() { list.withLock { $0 = [] } }

    var words: [String] {
      list.withLock { $0 }.map { call in
        let arguments = call.arguments
        if arguments.contains("-emit-module"), !arguments.contains("-c") { return "interface" }
        if arguments.contains("-primary-file") {
          let primary = zip(arguments, arguments.dropFirst()).filter { $0.0 == "-primary-file" }
          return "compile \(primary.map(\.1).joined(separator: " "))"
        }
        if arguments.contains("-c") {
          return arguments.contains("./CheckBase.swift") ? "checks" : "whole"
        }
        if call.executable.hasSuffix("/swift-demangle") { return "names" }
        return call.executable.hasSuffix("/run") ? "run" : "link"
      }
    }
  }

  private func withCache(_ body: (CacheFolder) throws -> Void) throws {
    try withTemporaryDirectory { folder in
      let cache = CacheFolder(root: folder.resolvingSymlinksInPath())
      // Kits take seconds to build, and are not what this is about.
      let kits = try TestGrader.shared.get().kits
      _ = try kits.kits(named: [KitLibrary.driver])
      try FileManager.default.copyItem(at: kits.cache.kits, to: cache.kits)
      try body(cache)
    }
  }

  private static func edited(_ file: SourceFile, _ old: String, _ new: String) -> SourceFile {
    SourceFile(file.path, file.text.replacing(old, with: new))
  }

  @Test func `a change inside a function costs its own file and nothing else`() throws {
    try withCache { cache in
      let watched = try Watched(cache: cache)
      let (first, calls) = try watched.grade([Self.shop, Self.prices])
      #expect(first.checks.values.count { $0.status == .passed } == 3, "\(first.messages)")
      #expect(
        calls == [
          "checks", "checks", "compile ./Shop.swift ./Prices.swift", "interface", "link", "names",
          "run",
        ])
      let inside = Self.edited(Self.shop, "count * pricing.cents", "count * pricing.cents + 1")
      let (second, again) = try watched.grade([inside, Self.prices])
      #expect(again == ["compile ./Shop.swift", "interface", "link", "run"])
      #expect(second.checks["Step1.testTotal"]?.status == .failed)
      let (third, back) = try watched.grade([Self.shop, Self.prices])
      #expect(third.steps == first.steps && back == [])
    }
  }

  @Test func `a changed declaration costs everything that can see it`() throws {
    try withCache { cache in
      let watched = try Watched(cache: cache)
      _ = try watched.grade([Self.shop, Self.prices])
      let wider = Self.edited(
        Self.shop, "func label()", "func half() -> Int { total(1) / 2 }\n  func label()")
      let (grade, calls) = try watched.grade([wider, Self.prices])
      #expect(
        calls == [
          "checks", "checks", "compile ./Prices.swift", "compile ./Shop.swift", "interface", "link",
          "run", "run",
        ])
      #expect(grade.status == .passed, "\(grade.messages)")
    }
  }

  /// Each is graded three ways: with what the ones before have left in the cache, without any, and whole.
  @Test func `whatever was kept, the verdict is that of a compilation of everything`() throws {
    let edits: [(String, String)] = [
      ("some CustomStringConvertible { total(1) }", "some CustomStringConvertible { \"five\" }"),
      ("let cents = 5", "var cents = 6"),
      ("private let pricing", "private var spare = 1\n  let pricing"),
      ("class Shop {", "class Shop {\n  private func total() -> Int { 9 }\n  var unused = 0.5"),
      ("override func total", "override func totals"),
      ("count * pricing.cents", "count * pricing.cent"),
      ("count * pricing.cents", "missing()"),
      ("func total(_ count: Int)", "func total(count: Int)"),
      ("struct Plain: Pricing", "struct Plain"), ("{ super.total(count) - 1 }", "{ }"),
      ("func label()", "func half() -> Int { total(1) / 2 }\n  func label()"), ("}", ""),
    ]
    try withCache { kept in
      let reusing = try Watched(cache: kept)
      for (old, new) in edits {
        let files = [Self.edited(Self.shop, old, new), Self.edited(Self.prices, old, new)]
        let (withKept, _) = try reusing.grade(files)
        try withCache { empty in
          let (fresh, _) = try Watched(cache: empty).grade(files)
          #expect(withKept.facts == fresh.facts, "after \(new)")
        }
        try withCache { empty in
          let (whole, calls) = try Watched(cache: empty, isAlone: false).grade(files)
          #expect(calls.first { $0.hasPrefix("compile") } == nil)
          #expect(withKept.facts == whole.facts, "after \(new)")
        }
      }
    }
  }

  @Test func `where many are graded, the checks of all steps that fit are compiled in one call`()
    throws
  {
    try withCache { cache in
      let watched = try Watched(cache: cache, isAlone: false)
      let wider = Self.edited(
        Self.shop, "func label()", "func half() -> Int { total(1) / 2 }\n  func label()")
      let (grade, calls) = try watched.grade([wider, Self.prices])
      #expect(calls == ["checks", "link", "names", "run", "run", "whole"])
      #expect(grade.status == .passed, "\(grade.messages)")
      let otherwise = Self.edited(wider, "total(1) / 2", "(total(1) - 1) / 2")
      let (second, again) = try watched.grade([otherwise, Self.prices])
      #expect(again == ["link", "run", "run", "whole"] && second.status == .passed)
      // Without what step 2 asks for, each step is compiled by itself.
      let narrow = Self.edited(Self.shop, "count *", "1 * count *")
      let (third, apart) = try watched.grade([narrow, Self.prices])
      #expect(apart.count { $0 == "checks" } == 3)
      #expect(third.steps.map(\.status) == [.passed, .failed])
    }
  }

  /// Each step has a process of its own where that tells who is to blame.
  @Test func `that no order matters is shown by all steps in one process, if it shows it`() throws {
    let solution = SourceFile("Shop.swift", "nonisolated(unsafe) var sold = 0\n")
    let check = """
      import XCTest
      @testable import Learner
      final class StepN: XCTestCase {
        func testSold() { sold += 1; XCTAssertEqual(sold, 1) }
      }
      """
    let harmless = check.replacing(
      "sold += 1; XCTAssertEqual(sold, 1)", with: "XCTAssertEqual(sold, 0)")
    for (check, runs) in [(harmless, 2 + 1 + 2), (check, 2 + (1 + 2) + (2 + 4))] {
      try withCache { cache in
        let watched = try Watched(cache: cache, isAlone: false)
        let exercise = Exercise.sample(
          [solution],
          checks: (1...2).map { check.replacing("StepN", with: "Step\($0)") })
        let (grades, calls) = try watched.grades(
          exercise, [solution], inEach: [[.written], [.reversed], [.drawn(1), .drawn(2)]])
        #expect(grades.map(\.status) == [.passed, .passed, .passed], "\(grades[0].messages)")
        #expect(calls.count { $0 == "run" } == runs)
      }
    }
  }

  @Test func `graders side by side may share a cache from the first moment`() throws {
    try withCache { cache in
      let variants = (0..<4).map { number in
        [Self.edited(Self.shop, "count * pricing.cents", "count * pricing.cents + \(number)")]
          + [Self.prices]
      }
      let grades = try concurrently(variants + variants, jobs: 4) { files in
        Result { try Watched(cache: cache).grade(files).0 }
      }.map { try $0.get() }
      for (index, grade) in grades.enumerated() {
        let expected: CheckGrade.Status = index % 4 == 0 ? .passed : .failed
        #expect(grade.checks["Step1.testTotal"]?.status == expected)
        #expect(grade.checks["Step2.testHalf"]?.status == .notRun)
      }
    }
  }
}

extension Grade {
  /// Everything but how long it took.
  fileprivate var facts: Grade {
    var grade = self
    grade.seconds = 0
    for step in grade.steps.indices {
      for check in grade.steps[step].checks.indices { grade.steps[step].checks[check].seconds = 0 }
    }
    return grade
  }
}
