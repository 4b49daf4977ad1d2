import Curriculum
import FoundationEssentials
import Testing

@testable import Grading

@Suite struct VerdictTests {
  private static let check = """
    import XCTest
    final class StepN: XCTestCase { func testA() {}; func testB() {} }
    """
  private let exercise = Exercise.sample(
    [SourceFile("A.swift", "let a = 1")],
    checks: [1, 2].map { check.replacing("StepN", with: "Step\($0)") })

  private func verdict(_ statuses: [String: CheckGrade.Status]) -> Grade {
    let results = Dictionary(
      uniqueKeysWithValues: statuses.map {
        ($0.key, CheckGrade(id: $0.key, says: "", status: $0.value))
      })
    return Verdict.grade(exercise, steps: [], results: results)
  }

  private let all = ["Step1.testA", "Step1.testB", "Step2.testA", "Step2.testB"]

  @Test func `all that was expected and passed is a pass`() {
    let grade = verdict(Dictionary(uniqueKeysWithValues: all.map { ($0, .passed) }))
    #expect(grade.status == .passed && grade.score == 4 && grade.maxScore == 4)
  }

  @Test func `silence is never a pass`() {
    #expect(verdict([:]).status == .failed)
    for silent in all {
      let others = Dictionary(
        uniqueKeysWithValues: all.filter { $0 != silent }.map { ($0, CheckGrade.Status.passed) })
      let grade = verdict(others)
      #expect(grade.status == .failed && grade.score == 3 && grade.maxScore == 4)
    }
    var none = exercise
    none.steps = []
    #expect(Verdict.grade(none, steps: [], results: [:]).status == .failed)
    none.steps = [Step(number: 1, title: "")]
    #expect(Verdict.grade(none, steps: [], results: [:]).status == .failed)
  }

  @Test(arguments: [CheckGrade.Status.failed, .crashed, .timedOut, .notRun])
  func `one check that did not pass fails the exercise`(status: CheckGrade.Status) {
    var statuses = Dictionary(
      uniqueKeysWithValues: all.map { ($0, CheckGrade.Status.passed) })
    statuses["Step2.testB"] = status
    #expect(verdict(statuses).status == .failed)
  }

  @Test func `results of unknown checks count for nothing`() {
    let grade = verdict(["Step9.testX": .passed, "Step1.testa": .passed])
    #expect(grade.status == .failed && grade.score == 0 && grade.maxScore == 4)
  }

  @Test func `a layer may import what is declared and its own parts`() {
    var layered = exercise
    layered.modules = [
      Module(name: "Domain", imports: []), Module(name: "Data", imports: ["Domain"]),
    ]
    func grade(_ domain: String, _ data: String) -> Grade? {
      LayerRule.grade(
        layered, files: [SourceFile("Domain/A.swift", domain), SourceFile("Data/B.swift", data)])
    }
    #expect(grade("import Foundation", "import Domain\nimport struct Domain.Price") == nil)
    #expect(grade("// import Data\nlet s = \"import Data\"", "") == nil)
    let wrong = grade("import struct Data.Row", "import Domain")
    #expect(wrong?.status == .doesNotCompile && wrong?.diagnostics.count == 1)
    #expect(wrong?.diagnostics.first?.column == 15)
    #expect(LayerRule.grade(exercise, files: [SourceFile("A.swift", "import Data")]) == nil)
  }

  @Test func `a module without a file is named with what it starts from`() {
    #expect(FileLayout.grade(exercise, files: exercise.stub) == nil)
    let missing = FileLayout.grade(exercise, files: [])
    #expect(missing?.status == .missingFile && missing?.maxScore == 4)
    #expect(missing?.message?.contains("A.swift") == true)
    #expect(missing?.diagnostics.map(\.file) == ["A.swift"])
  }
}

@Suite struct ClaimTests {
  private let exercise: Exercise = {
    var exercise = Exercise.sample([SourceFile("A.swift", "let a = 1")], checks: [])
    exercise.right = [RightSolution(name: "other", files: [SourceFile("B.swift", "")])]
    exercise.wrong = [
      WrongSolution(name: "bad", caughtBy: "Step1.testA", files: [SourceFile("A.swift", "")])
    ]
    return exercise
  }()

  private func grade(_ status: Grade.Status, _ checks: [String: CheckGrade.Status] = [:]) -> Grade {
    Grade(
      exercise: exercise.id, status: status, message: "why",
      steps: [
        StepGrade(
          number: 1, title: "",
          checks: checks.sorted { $0.key < $1.key }.map {
            CheckGrade(id: $0.key, says: "", status: $0.value)
          })
      ])
  }

  private func problem(of claim: Claim, _ grade: Grade) -> CourseProblem? {
    claim.problems(in: grade).first
  }

  @Test func `every claim is made, over the files that it is about`() {
    let claims = Claim.all(of: exercise)
    #expect(
      claims.map(\.kind) == [
        .stub, .solution, .steady(.reversed), .steady(.drawn(1)), .right("other"),
        .wrong("bad", check: "Step1.testA"),
      ])
    #expect(
      claims.map { $0.files.map(\.path) } == [
        ["A.swift"], ["A.swift"], ["A.swift"], ["A.swift"], ["A.swift", "B.swift"], ["A.swift"],
      ])
    #expect(
      claims.map { problem(of: $0, grade(.doesNotCompile))?.file } == [
        "Exercises/basics/sample/Stub/A.swift", "Solutions/basics/sample/A.swift", nil, nil,
        "Exercises/basics/sample/Right/other/B.swift", "Exercises/basics/sample/Wrong/bad/A.swift",
      ])
  }

  @Test func `a stub fails, and compiles`() {
    let claim = Claim.all(of: exercise)[0]
    #expect(problem(of: claim, grade(.failed)) == nil)
    #expect(problem(of: claim, grade(.passed))?.message.contains("nothing to do") == true)
    #expect(problem(of: claim, grade(.doesNotCompile))?.message == "The stub does not compile. why")
  }

  @Test func `a stub does not only break off, and leaves no step without work`() {
    let claim = Claim.all(of: exercise)[0]
    let broken = grade(.failed, ["Step1.testA": .crashed])
    #expect(problem(of: claim, broken)?.message.contains("breaks off in it") == true)
    let both = grade(.failed, ["Step1.testA": .crashed, "Step1.testB": .failed])
    #expect(problem(of: claim, both) == nil)
    var idle = grade(.failed, ["Step1.testA": .passed])
    idle.steps.append(
      StepGrade(
        number: 2, title: "", checks: [CheckGrade(id: "Step2.testB", says: "", status: .failed)]))
    #expect(problem(of: claim, idle)?.message.contains("every check of step 1") == true)
  }

  @Test func `a solution passes in every order`() {
    let claim = Claim.all(of: exercise)[2]
    #expect(problem(of: claim, grade(.passed, ["Step1.testA": .passed])) == nil)
    let found = problem(of: claim, grade(.failed, ["Step1.testA": .failed]))
    #expect(found?.message.contains("by chance or by the order") == true)
  }

  @Test func `a solution passes`() {
    for claim in [Claim.all(of: exercise)[1], Claim.all(of: exercise)[4]] {
      #expect(problem(of: claim, grade(.passed, ["Step1.testA": .passed])) == nil)
      let found = problem(of: claim, grade(.failed, ["Step1.testA": .timedOut]))
      #expect(found?.message == "The solution does not pass: Step1.testA timedOut. why")
      #expect(problem(of: claim, grade(.missingFile)) != nil)
    }
  }

  @Test func `a wrong solution is caught by the check that it names`() {
    let claim = Claim.all(of: exercise)[5]
    for status in [CheckGrade.Status.failed, .crashed, .timedOut] {
      #expect(problem(of: claim, grade(.failed, ["Step1.testA": status])) == nil)
    }
    let idle = problem(of: claim, grade(.failed, ["Step1.testA": .notRun]))
    #expect(idle?.message.contains("did not run") == true)
    let other = problem(
      of: claim, grade(.failed, ["Step1.testA": .passed, "Step2.testB": .failed]))
    #expect(other?.message.hasSuffix("only Step2.testB does.") == true)
    let none = problem(of: claim, grade(.passed, ["Step1.testA": .passed]))
    #expect(none?.message.hasSuffix("it passes everything.") == true)
    #expect(problem(of: claim, grade(.doesNotCompile))?.message.contains("proves nothing") == true)
    #expect(problem(of: claim, grade(.failed, ["Step2.testB": .failed])) != nil)
  }

  @Test func `a fault of the machine is not laid at the course's door`() {
    for claim in Claim.all(of: exercise) {
      #expect(problem(of: claim, grade(.error))?.message == "This could not be graded. why")
    }
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/usr/share/zoneinfo")))
  func `the time zones of the world are there`() throws {
    let files = [
      SourceFile(
        "Hour.swift",
        """
        import Foundation
        func hour() -> String {
          let formatter = DateFormatter()
          formatter.dateFormat = "HH"
          return formatter.string(from: Date(timeIntervalSince1970: 0))
        }
        """)
    ]
    let checks = [
      """
      import XCTest
      @testable import Learner
      final class Step1: XCTestCase {
        func testHour() {
          let zone = NSTimeZone.default
          NSTimeZone.default = TimeZone(identifier: "Asia/Tokyo") ?? zone
          defer { NSTimeZone.default = zone }
          XCTAssertEqual(hour(), "09")
        }
      }
      """
    ]
    let grade = try TestGrader.shared.get().grade(.sample(files, checks: checks), files: files)
    #expect(grade.status == .passed, "\(grade.messages)")
  }
}
