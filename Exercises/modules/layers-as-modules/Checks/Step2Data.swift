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
      found,
      [
        Crate(id: 4, name: "Roots", cents: 1205, left: 2),
        Crate(id: 2, name: " Salads ", cents: 990, left: 99),
        Crate(id: 6, name: "Onions", cents: 250, left: 1400),
        Crate(id: 6, name: "Onions", cents: 250, left: -1),
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
    let body = try await ServerClient().get("/crates")
    XCTAssertEqual(String(decoding: body, as: UTF8.self), "[]", "the body of an answer with 200")
    for status in [201, 404, 500] {
      network.answer("https://greengrocer.example/crates", with: .json("[]", status: status))
      let body = try? await ServerClient().get("/crates")
      XCTAssertNil(body, "the body of an answer with \(status)")
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
