import App
import Data
import Domain
import Foundation
import Infrastructure
import StructureChecks
import TestDoubles
import XCTest

private struct Step2Failure: Error, Equatable {
  let code: Int
}

@MainActor private final class Step2Client: HTTPClient {
  let answers = AnswerStub<String, Foundation.Data>(returning: Foundation.Data("[]".utf8))
  func get(_ path: String) async throws -> Foundation.Data { try await answers(path) }
}

@MainActor final class Step2Data: XCTestCase {
  private let client = Step2Client()

  private func crates() async throws -> [Crate] {
    try await RemoteCrateRepository(client: client).crates()
  }

  /// The repository asks the given client once for `/crates` and hands over what it reads there.
  func testReadsWhatTheServerSends() async throws {
    client.answers.returns(
      Foundation.Data(
        """
        [{"id": 4, "title": "Roots", "price_cents": 1205, "stock": 2},
         {"id": 2, "title": " Salads ", "price_cents": 990},
         {"id": 6, "title": "Onions", "price_cents": 250, "stock": 1400},
         {"id": 6, "title": "Onions", "price_cents": 250, "stock": -1}]
        """.utf8))
    let found = try await crates()
    XCTAssertEqual(
      found.map { "\($0.id) \($0.name): \($0.cents) cents, \($0.left) left" },
      [
        "4 Roots: 1205 cents, 2 left", "2  Salads : 990 cents, 99 left",
        "6 Onions: 250 cents, 1400 left", "6 Onions: 250 cents, -1 left",
      ],
      "for Roots with a stock of 2, Salads (blanks around them) without one, Onions with 1400, and "
        + "again with -1")
    XCTAssertEqual(client.answers.inputs, ["/crates"], "paths that were asked for")
    let repository = RemoteCrateRepository(client: client)
    let first = try await repository.crates()
    XCTAssertEqual(first.count, 4, "crates before that")
    client.answers.returns(Foundation.Data("[]".utf8))
    let later = try await repository.crates()
    XCTAssertEqual(later.count, 0, "crates when the server has none any more")
  }

  /// Each call asks the client for itself, also during another one.
  func testEachCallAsksTheClient() async throws {
    let repository = RemoteCrateRepository(client: client)
    client.answers.hold()
    let calls = (1...2).map { _ in Task { try await repository.crates() } }
    await MainQueue.run(until: client.answers.pending.count == 2)
    XCTAssertEqual(
      client.answers.inputs, ["/crates", "/crates"],
      "paths that two calls ask for, the second during the first")
    client.answers.release()
    for call in calls { _ = try await call.value }
  }

  /// The order of the server stays: what comes last is decided in the domain.
  func testKeepsTheOrderOfTheServer() async throws {
    client.answers.returns(
      Foundation.Data(
        """
        [{"id": 4, "title": "Roots", "price_cents": 1200, "stock": 0},
         {"id": 2, "title": "Salads", "price_cents": 990, "stock": 5}]
        """.utf8))
    let found = try await crates()
    XCTAssertEqual(found.map(\.id), [4, 2], "for 4 (sold out), 2")
  }

  /// Without a network the repository says `CrateError.offline`, for no layer above knows what a `URLError` is.
  func testOfflineIsSaidInWordsOfTheShop() async {
    client.answers.fails(with: URLError(.notConnectedToInternet))
    do {
      _ = try await crates()
      XCTFail("without a network an answer came back")
    } catch {
      XCTAssertEqual("\(error)", "\(CrateError.offline)", "the error without a network")
      XCTAssertTrue(error is CrateError, "without a network, the error is a \(type(of: error))")
    }
  }

  /// A repository that has read crates before fails like any other: it keeps none for later.
  func testKeepsNothingForLater() async throws {
    let repository = RemoteCrateRepository(client: client)
    for error in [URLError(.notConnectedToInternet), Step2Failure(code: 500)] as [any Error] {
      client.answers.returns(
        Foundation.Data("[{\"id\": 4, \"title\": \"Roots\", \"price_cents\": 1200}]".utf8))
      let found = try await repository.crates()
      XCTAssertEqual(found.map(\.id), [4], "crates before \(error)")
      client.answers.fails(with: error)
      do {
        let kept = try await repository.crates()
        XCTFail("after \(error), the repository handed over \(kept.count) crates from before")
      } catch {
        XCTAssertFalse(error is DecodingError, "after a failure, found: \(error)")
      }
    }
  }

  /// Every other error passes as it is, and an unreadable answer is an error.
  func testOtherErrorsPass() async {
    client.answers.fails(with: Step2Failure(code: 500))
    do {
      _ = try await crates()
      XCTFail("after the client failed with 500 an answer came back")
    } catch {
      XCTAssertEqual(error as? Step2Failure, Step2Failure(code: 500), "the error, found: \(error)")
    }
    XCTAssertEqual(client.answers.inputs, ["/crates"], "paths asked of a client that fails")
    var tried = 0
    for code in [
      URLError.Code.timedOut, .networkConnectionLost, .cannotFindHost, .dataNotAllowed, .cancelled,
    ] {
      client.answers.fails(with: URLError(code))
      do {
        _ = try await crates()
        XCTFail("after URLError \(code.rawValue) an answer came back")
      } catch {
        XCTAssertEqual(
          (error as? URLError)?.code, code, "the error after URLError \(code.rawValue): \(error)")
      }
      XCTAssertEqual(
        client.answers.inputs.count, 2 + tried, "paths asked for, up to URLError \(code.rawValue)")
      tried += 1
    }
    let roots = "{\"id\": 4, \"title\": \"Roots\", \"price_cents\": 1200}"
    let keys = ["\"id\": 5", "\"title\": \"Leeks\"", "\"price_cents\": 300"]
    let incomplete = keys.map { gap in
      "[{\(keys.filter { $0 != gap }.joined(separator: ", "))}]"
    }
    for answer in ["<html>", "[\(roots), {\"id\": 5}]"] + incomplete {
      let before = client.answers.inputs.count
      client.answers.returns(Foundation.Data(answer.utf8))
      do {
        let found = try await crates()
        XCTFail("from \(answer) a list of \(found.count) crates was read")
      } catch {
        XCTAssertTrue(error is DecodingError, "the error for an answer of \(answer): \(error)")
      }
      XCTAssertEqual(
        client.answers.inputs.count - before, 1, "questions for an answer of \(answer)")
    }
  }

  /// The repository is in the module Data, and whoever makes it brings the client.
  func testRepositoryIsInData() throws {
    let repository = try Codebase.learner.type("Data.RemoteCrateRepository")
    XCTAssertConforms(repository, to: "CrateRepository")
    XCTAssertConstructsNoDependency(repository)
    XCTAssertReference(
      from: try Codebase.learner.layer("Data"), toType: "HTTPClient.get", "the path stands in Data")
    XCTAssertNoGlobals(in: repository)
  }

  /// The real client takes what its server answers with 200, and nothing else.
  func testClientTakesSuccessesOnly() async throws {
    let network = NetworkStub()
    network.answer("https://greengrocer.example/crates", with: .json("[]"))
    let client = ServerClient()
    let body = try await client.get("/crates")
    XCTAssertEqual(String(decoding: body, as: UTF8.self), "[]", "the body of an answer with 200")
    for status in [201, 404, 500] {
      network.answer("https://greengrocer.example/crates", with: .json("[]", status: status))
      let body = try? await client.get("/crates")
      XCTAssertNil(body, "the body of an answer with \(status), after one with 200")
    }
  }

  /// Infrastructure carries bytes: it reads no JSON and knows no path of the product.
  func testInfrastructureKnowsNoProduct() throws {
    let infrastructure = try Codebase.learner.layer("Infrastructure")
    XCTAssertNoReference(from: infrastructure, toType: "JSONDecoder")
    XCTAssertNoReference(from: infrastructure, toType: "JSONSerialization")
    XCTAssertNoReference(from: infrastructure, toType: "Decodable")
  }
}
