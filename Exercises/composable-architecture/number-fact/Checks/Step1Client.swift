import ComposableArchitecture
import TestDoubles
import XCTest

@testable import Learner

private final class Step1Issues: IssueReporter {
  let found = LockIsolated<[String]>([])
  func reportIssue(
    _ message: @autoclosure () -> String?, fileID: StaticString, filePath: StaticString,
    line: UInt, column: UInt
  ) {
    let text = message() ?? ""
    found.withValue { $0.append(text) }
  }
}

@MainActor final class Step1Client: XCTestCase {
  private let network = NetworkStub()

  /// The live client asks the server for the fact about its number, and returns the text.
  func testLiveClientAsksTheServer() async throws {
    network.answer("/7", with: .json(#"{"text": "7 is lucky."}"#))
    network.answer("/-2", with: .json(#"{"text": " -2  is even. "}"#))
    let first = try await NumberFactClient.liveValue.fetch(7)
    let second = try await NumberFactClient.liveValue.fetch(-2)
    XCTAssertEqual(
      [first, second], ["7 is lucky.", " -2  is even. "],
      "the facts about 7 and -2, the second with blanks in its text")
    XCTAssertEqual(
      network.lines, ["GET https://numbers.example/7", "GET https://numbers.example/-2"],
      "requests for the facts about 7 and -2")
    network.answer("/1234567", with: .json(#"{"text": "1234567 is long."}"#))
    let long = try? await NumberFactClient.liveValue.fetch(1_234_567)
    XCTAssertEqual(
      network.lines.last, "GET https://numbers.example/1234567",
      "the request for the fact about 1234567")
    XCTAssertEqual(long, "1234567 is long.", "the fact about 1234567")
    network.answer("/0", with: .json(#"{"text": ""}"#))
    let empty = try? await NumberFactClient.liveValue.fetch(0)
    XCTAssertEqual(empty, "", "the fact about 0, of which the server has only an empty text")
  }

  /// A status other than 200 is an error, whatever the answer says, and no reason to ask again.
  func testLiveClientThrowsForABadStatus() async {
    for (asked, status) in zip(1..., [404, 500, 201, 203, 204, 206, 304]) {
      network.answer("/7", with: .json(#"{"text": "Not a fact."}"#, status: status))
      let text = try? await NumberFactClient.liveValue.fetch(7)
      XCTAssertNil(text, "the fact for an answer with status \(status)")
      XCTAssertEqual(
        network.lines.count, asked,
        "requests for \(asked) questions, the last one answered with status \(status)")
    }
  }

  /// An answer that cannot be read is an error, and so is no answer.
  func testLiveClientThrowsForNonsense() async {
    network.answer("/7", with: .json("<html>"), .json(#"{"fact": 7}"#), .json(""), .offline)
    let answers = ["<html>", #"{"fact": 7}"#, "an empty body", "no answer"]
    for (asked, answer) in zip(1..., answers) {
      let text = try? await NumberFactClient.liveValue.fetch(7)
      XCTAssertNil(text, "the fact for \(answer)")
      XCTAssertEqual(
        network.lines.count, asked, "requests for \(asked) questions, the last one with \(answer)")
    }
  }

  /// A test that does not say what it wants from the client fails, and no server is asked.
  func testUntoldTestAsksNobody() async {
    network.answer("/7", with: .json(#"{"text": "7 is lucky."}"#))
    let issues = Step1Issues()
    let text = await withIssueReporters([issues]) {
      @Dependency(\.numberFact) var numberFact
      return try? await numberFact.fetch(7)
    }
    XCTAssertEqual(network.lines, [], "requests of a test that has set nothing")
    XCTAssertNil(text, "the fact that such a test gets")
    XCTAssertFalse(issues.found.value.isEmpty, "The test was not told: no issue was reported.")
  }

  /// The client can be replaced as `numberFact` wherever dependencies are given.
  func testClientIsADependency() async throws {
    let text = try await withDependencies {
      $0.numberFact.fetch = { "a fact about \($0)" }
    } operation: {
      @Dependency(\.numberFact) var numberFact
      return try await numberFact.fetch(3)
    }
    XCTAssertEqual(text, "a fact about 3", "from a client that was replaced")
    XCTAssertEqual(network.lines, [], "requests of a client that was replaced")
  }
}
