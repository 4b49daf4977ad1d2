import Curriculum
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

  @Test func `every claim is made, over the files that it is about`() {
    let claims = Claim.all(of: exercise)
    #expect(
      claims.map(\.kind) == [
        .stub, .solution, .right("other"), .wrong("bad", check: "Step1.testA"),
      ])
    #expect(
      claims.map { $0.files.map(\.path) } == [
        ["A.swift"], ["A.swift"], ["A.swift", "B.swift"], ["A.swift"],
      ])
    #expect(
      claims.map { $0.problem(in: grade(.doesNotCompile))?.file } == [
        "Exercises/basics/sample/Stub/A.swift", "Solutions/basics/sample/A.swift",
        "Exercises/basics/sample/Right/other/B.swift", "Exercises/basics/sample/Wrong/bad/A.swift",
      ])
  }

  @Test func `a stub fails, and compiles`() {
    let claim = Claim.all(of: exercise)[0]
    #expect(claim.problem(in: grade(.failed)) == nil)
    #expect(claim.problem(in: grade(.passed))?.message.contains("nothing to do") == true)
    #expect(claim.problem(in: grade(.doesNotCompile))?.message == "The stub does not compile. why")
  }

  @Test func `a solution passes`() {
    for claim in Claim.all(of: exercise)[1...2] {
      #expect(claim.problem(in: grade(.passed, ["Step1.testA": .passed])) == nil)
      let problem = claim.problem(in: grade(.failed, ["Step1.testA": .timedOut]))
      #expect(problem?.message == "The solution does not pass: Step1.testA timedOut. why")
      #expect(claim.problem(in: grade(.missingFile)) != nil)
    }
  }

  @Test func `a wrong solution is caught by the check that it names`() {
    let claim = Claim.all(of: exercise)[3]
    for status in [CheckGrade.Status.failed, .crashed, .timedOut] {
      #expect(claim.problem(in: grade(.failed, ["Step1.testA": status])) == nil)
    }
    let idle = claim.problem(in: grade(.failed, ["Step1.testA": .notRun]))
    #expect(idle?.message.contains("did not run") == true)
    let other = claim.problem(in: grade(.failed, ["Step1.testA": .passed, "Step2.testB": .failed]))
    #expect(other?.message.hasSuffix("only Step2.testB does.") == true)
    let none = claim.problem(in: grade(.passed, ["Step1.testA": .passed]))
    #expect(none?.message.hasSuffix("it passes everything.") == true)
    #expect(claim.problem(in: grade(.doesNotCompile))?.message.contains("proves nothing") == true)
    #expect(claim.problem(in: grade(.failed, ["Step2.testB": .failed])) != nil)
  }

  @Test func `a fault of the machine is not laid at the course's door`() {
    for claim in Claim.all(of: exercise) {
      let problem = claim.problem(in: grade(.error))
      #expect(problem?.message == "This could not be graded. why")
    }
  }
}
