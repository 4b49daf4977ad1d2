import Curriculum
import FoundationEssentials
import Grading
import Sandbox
import Synchronization
import Testing

/// Several modules with declared directions, and the language modes.
@Suite struct ModulesTests {
  private static let modules = [
    Module(name: "Domain", imports: []), Module(name: "Data", imports: ["Domain"]),
    Module(name: "App", imports: ["Data"]),
  ]

  private static let files = [
    SourceFile(
      "Domain/Price.swift",
      "public struct Price { public let cents: Int; init(cents: Int) { self.cents = cents }\n  public static let one = Price(cents: 1) }"
    ),
    SourceFile("Data/List.swift", "import Domain\npublic func prices() -> [Price] { [.one] }"),
    SourceFile("App/Total.swift", "import Data\nfunc total() -> Int { prices().count }"),
  ]

  private static let exercise = Exercise.sample(
    files,
    checks: [
      """
      import XCTest
      @testable import App
      @testable import Domain
      final class Step1: XCTestCase {
        func testTotal() { XCTAssertEqual(total(), 1) }
        func testInternal() { XCTAssertEqual(Price(cents: 3).cents, 3) }
      }
      """
    ], modules: modules)

  @Test func `modules are built in their order and checked together`() throws {
    let grade = try TestGrader.shared.get().grade(Self.exercise, files: Self.files)
    #expect(grade.status == .passed, "\(grade.messages)")
    #expect(grade.score == 2)
  }

  @Test func `a crash in a layer names the layer's file and line`() throws {
    var files = Self.files
    files[1] = SourceFile(
      "Data/List.swift",
      "import Domain\nlet all: [Price] = []\npublic func prices() -> [Price] {\n  [all[0]]\n}")
    let grade = try TestGrader.shared.get().grade(Self.exercise, files: files)
    let check = grade.checks["Step1.testTotal"]
    #expect(check?.status == .crashed && check?.file == "Data/List.swift" && check?.line == 4)
    #expect(check?.message?.hasSuffix("Line 4: `[all[0]]`") == true, "\(grade.messages)")
    #expect(grade.checks["Step1.testInternal"]?.status == .passed)
  }

  @Test func `an import against the direction names the rule and the line`() throws {
    var files = Self.files
    files[0] = SourceFile("Domain/Price.swift", "// first\n@testable import Data\n")
    let grade = try TestGrader.shared.get().grade(Self.exercise, files: files)
    #expect(grade.status == .doesNotCompile)
    #expect(
      grade.diagnostics.map { "\($0.file):\($0.line):\($0.column)" } == ["Domain/Price.swift:2:18"])
    #expect(grade.message?.hasPrefix("The layer `Domain` may not know `Data`.") == true)
  }

  @Test func `a module that the solution has as well is compiled once`() throws {
    let compiled = Mutex<[String]>([])
    let plain = try TestGrader.make(limit: .seconds(20)) { command in
      let words = command.arguments
      guard words.contains("-c"), let name = words.firstIndex(of: "-module-name") else { return }
      compiled.withLock { $0.append(words[name + 1]) }
    }
    let grader = Grader(
      kits: plain.kits, limits: plain.limits, isAlone: false, remembersSolutions: true)
    var exercise = Exercise.sample(
      Self.files,
      checks: [
        """
        import StructureChecks
        import XCTest
        @testable import App
        @testable import Domain
        final class Step1: XCTestCase {
          func testTotal() { XCTAssertEqual(total(), 1) }
          func testPrice() throws {
            let price = try Codebase.learner.type("Price")
            XCTAssertNoReference(from: price, toType: "Date")
            XCTAssertEqual(Price(cents: 3).cents, 3)
          }
        }
        """
      ], modules: Self.modules)
    exercise.solution = Self.files
    func modules(compiledFor files: [SourceFile], failing: [String]) throws -> Set<String> {
      compiled.withLock { $0 = [] }
      let grade = try grader.grade(exercise, files: files)
      #expect(grade.checks.filter { $1.status != .passed }.keys.sorted() == failing)
      return Set(compiled.withLock(\.self)).intersection(["App", "Data", "Domain"])
    }
    #expect(try modules(compiledFor: Self.files, failing: []) == ["App", "Data", "Domain"])
    var files = Self.files
    files[2] = SourceFile("App/Total.swift", "import Data\nfunc total() -> Int { 2 }")
    #expect(try modules(compiledFor: files, failing: ["Step1.testTotal"]) == ["App"])
    files = Self.files
    files[1] = SourceFile(
      "Data/List.swift", "import Domain\npublic func prices() -> [Price] { [] }")
    #expect(try modules(compiledFor: files, failing: ["Step1.testTotal"]) == ["Data"])
    files = Self.files
    files[0] = SourceFile(
      "Domain/Price.swift",
      "import Foundation\n"
        + Self.files[0].text.replacing("cents: Int;", with: "cents: Int; let d = Date();"))
    #expect(
      try modules(compiledFor: files, failing: ["Step1.testPrice"]) == ["App", "Data", "Domain"])
  }

  @Test func `the language mode is the exercise's`() throws {
    let files = [SourceFile("State.swift", "var shared = 0\n")]
    let checks = [
      """
      import XCTest
      @testable import Learner
      final class Step1: XCTestCase { func testShared() { XCTAssertEqual(shared, 0) } }
      """
    ]
    let grader = try TestGrader.shared.get()
    #expect(try grader.grade(.sample(files, checks: checks), files: files).status == .passed)
    let strict = try grader.grade(.sample(files, checks: checks, swift: 6), files: files)
    #expect(strict.status == .doesNotCompile)
    #expect(strict.diagnostics.first?.file == "State.swift")
  }
}
