import Curriculum
import Grading
import Testing

@Suite struct LinkTests {
  private static let check = """
    import XCTest
    @testable import Learner

    final class Step1: XCTestCase {
      /// It answers.
      func testAnswer() { XCTAssertEqual(answer(), "42") }
      /// It asks.
      func testQuestion() { XCTAssertEqual(answer().count, 2) }
    }
    """

  private func grade(_ source: String) throws -> Grade {
    let files = [SourceFile("Answer.swift", source)]
    return try TestGrader.shared.get().grade(.sample(files, checks: [Self.check]), files: files)
  }

  @Test func `a declaration without a body is refused before anything looks for it`() throws {
    let grade = try grade(
      """
      @_silgen_name("atelier_is_nowhere_to_be_found") func nowhere() -> Int
      func answer() -> String { "\\(nowhere())" }
      """)
    #expect(grade.status == .refused)
    #expect(grade.message?.contains("`@_silgen_name`") == true, "\(grade.messages)")
  }

  @Test func `code may use every library of the toolchain that apps use`() throws {
    let grade = try grade(
      """
      import Dispatch
      import Distributed
      import Foundation
      import FoundationNetworking
      import FoundationXML
      import Observation
      import RegexBuilder
      import Synchronization

      @Observable final class Model { var text = "4" }

      distributed actor Far {
        typealias ActorSystem = LocalTestingDistributedActorSystem
        distributed func digit() -> Int { 2 }
      }

      func answer() -> String {
        let model = Model()
        withObservationTracking { _ = model.text } onChange: {}
        let request = URLRequest(url: URL(fileURLWithPath: "/"))
        let parser = XMLParser(data: Data("<a/>".utf8))
        let digit = Atomic(2)
        let pattern = Regex { OneOrMore(.digit) }
        DispatchQueue(label: "a").sync { model.text += "\\(digit.load(ordering: .relaxed))" }
        _ = Far(actorSystem: LocalTestingDistributedActorSystem())
        return parser.parse() && request.httpMethod == "GET" && model.text.contains(pattern) ? model.text : ""
      }
      """)
    #expect(grade.status == .passed, "\(grade.messages)")
  }
}
