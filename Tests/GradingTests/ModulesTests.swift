import Curriculum
import Grading
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
