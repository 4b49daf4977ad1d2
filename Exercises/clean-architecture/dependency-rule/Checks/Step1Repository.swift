import StructureChecks
import TestDoubles
import XCTest

@testable import Learner

private struct Step1Failure: Error, Equatable {
  let code: Int
}

@MainActor private final class Step1API: APIClientProtocol {
  let answers = AnswerStub<String, String>(
    returning: #"{"card": "A-17", "full_name": "Mira Holt", "open_loans": 3}"#)

  func get(_ path: String) async throws -> String { try await answers(path) }
}

private final class Step1Database: DatabaseProtocol {
  var rows: [String: [String: String]] = [:]
  var keys: [String] = []
  var failure: Step1Failure?

  func insert(_ row: [String: String], into table: String, key: String) throws {
    if let failure { throw failure }
    keys.append("\(table)/\(key)")
    rows["\(table)/\(key)"] = row
  }
}

@MainActor final class Step1Repository: XCTestCase {
  private let api = Step1API()
  private let database = Step1Database()

  private var repository: any MemberRepository {
    DefaultMemberRepository(api: api, database: database)
  }

  /// Fetching asks the server once, for the member with this card.
  func testFetchAsksTheServer() async throws {
    _ = try await repository.fetchMember(cardNumber: "A-17")
    XCTAssertEqual(api.answers.inputs, ["/members/A-17"], "requests after one fetch of A-17")
  }

  /// Each fetch asks for its own member: nobody gets the answer of somebody else.
  func testEachFetchAsksForItsOwnMember() async throws {
    let members = repository
    _ = try await members.fetchMember(cardNumber: "A-17")
    api.answers.returns(#"{"card": "B-2", "full_name": "Jon Ade", "open_loans": 0}"#)
    let second = try await members.fetchMember(cardNumber: "B-2")
    XCTAssertEqual(second.name, "Jon Ade", "the name behind the second card, B-2")
    XCTAssertEqual(
      api.answers.inputs, ["/members/A-17", "/members/B-2"], "requests after fetches of two cards")
  }

  /// The server's answer becomes a member.
  func testReadsAMember() async throws {
    let member = try await repository.fetchMember(cardNumber: "a17")
    XCTAssertEqual(member.cardNumber, "A-17", "asked for a17, the card of the server's answer")
    XCTAssertEqual(member.name, "Mira Holt", "the name of the server's answer")
    XCTAssertEqual(member.loans, 3, "the loans of the server's answer")
    XCTAssertEqual(api.answers.inputs, ["/members/a17"], "requests after a fetch of a17")
    for (name, loans) in [("Jon Ade", 0), ("Jon Ade", 12), (" Jon Ade ", 140), ("", 2)] {
      api.answers.returns(#"{"card": "B-2", "full_name": "\#(name)", "open_loans": \#(loans)}"#)
      let other = try await repository.fetchMember(cardNumber: "B-2")
      XCTAssertEqual(other.loans, loans, "the loans, when the server's answer says \(loans)")
      XCTAssertEqual(other.name, name, "the name, when the server's answer says '\(name)'")
    }
  }

  /// An answer that is no member throws an error of the domain.
  func testUnreadableAnswer() async {
    for answer in [
      "", "[]", "{}", #"{"card": "A-17", "full_name": "Mira Holt"}"#,
      #"{"card": "A-17", "open_loans": 3}"#, #"{"full_name": "Mira Holt", "open_loans": 3}"#,
      #"{"card": "A-17", "full_name": "Mira Holt", "open_loans": "3"}"#,
      #"{"card": "A-17", "full_name": "Mira Holt", "open_loans": 3.5}"#,
      #"{"card": "A-17", "full_name": "Mira Holt", "open_loans": null}"#,
      #"{"card": "A-17", "full_name": null, "open_loans": 3}"#,
      #"{"card": 17, "full_name": "Mira Holt", "open_loans": 3}"#,
    ] {
      let before = api.answers.inputs.count
      api.answers.returns(answer)
      do {
        let member = try await repository.fetchMember(cardNumber: "A-17")
        XCTFail("for the answer '\(answer)', a member called \(member.name) came back")
      } catch {
        XCTAssertEqual(
          error as? MemberError, .unreadable, "for the answer '\(answer)', found: \(error)")
      }
      XCTAssertEqual(api.answers.inputs.count - before, 1, "requests, for the answer '\(answer)'")
    }
  }

  /// An error of the server reaches the caller as it is.
  func testErrorOfTheServerPasses() async {
    api.answers.fails(with: Step1Failure(code: 503))
    do {
      _ = try await repository.fetchMember(cardNumber: "A-17")
      XCTFail("the server failed, and a member came back")
    } catch {
      XCTAssertEqual(error as? Step1Failure, Step1Failure(code: 503), "found: \(error)")
    }
    XCTAssertEqual(api.answers.inputs, ["/members/A-17"], "requests to a server that fails")
    for failure in [APIError.refused(status: 404), CancellationError(), URLError(.timedOut)]
      as [any Error]
    {
      api.answers.fails(with: failure)
      do {
        _ = try await repository.fetchMember(cardNumber: "A-17")
        XCTFail("the server failed with \(failure), and a member came back")
      } catch {
        XCTAssertEqual(
          "\(error)", "\(failure)", "the error, when the server failed with \(failure)")
      }
    }
  }

  /// Fetching saves nothing: what happens in which order is not the repository's business.
  func testFetchSavesNothing() async throws {
    _ = try await repository.fetchMember(cardNumber: "A-17")
    XCTAssertEqual(database.rows.count, 0, "rows in the database after a fetch")
  }

  /// Saving writes one row, under the card's number.
  func testSaveWritesARow() async throws {
    let members = repository
    try await members.save(Member(cardNumber: "B-2", name: "Jon Ade", loans: 5))
    XCTAssertEqual(
      database.rows, ["members/B-2": ["name": "Jon Ade", "loans": "5"]], "rows after saving B-2")
    XCTAssertEqual(database.keys, ["members/B-2"], "rows written, one after the other")
    try await members.save(Member(cardNumber: "B-2", name: "Jon Ade", loans: 5))
    XCTAssertEqual(
      database.keys, ["members/B-2", "members/B-2"],
      "rows written, the same member being saved twice")
    for loans in [0, 12] {
      try await members.save(Member(cardNumber: "B-2", name: "Jon Ade", loans: loans))
      XCTAssertEqual(
        database.rows, ["members/B-2": ["name": "Jon Ade", "loans": "\(loans)"]],
        "rows after saving B-2 once more, with \(loans) loans")
    }
    try await members.save(Member(cardNumber: "B-2", name: "", loans: 2))
    XCTAssertEqual(
      database.rows, ["members/B-2": ["name": "", "loans": "2"]],
      "rows after saving B-2 once more, without a name")
    try await members.save(Member(cardNumber: "b-2", name: "Ada Jon", loans: 1))
    XCTAssertEqual(
      database.keys.last, "members/b-2", "the row written last, after saving b-2, another card")
  }

  /// A row that cannot be written is an error.
  func testErrorOfTheDatabasePasses() async {
    database.failure = Step1Failure(code: 13)
    do {
      try await repository.save(Member(cardNumber: "B-2", name: "Jon Ade", loans: 5))
      XCTFail("the disk was full, and save reported success")
    } catch {
      XCTAssertEqual(error as? Step1Failure, Step1Failure(code: 13), "found: \(error)")
    }
  }

  /// The promise belongs to the domain, the implementation to the data layer.
  func testPromiseBelongsToTheDomain() throws {
    let domain = try Codebase.learner.layer("Domain")
    let data = try Codebase.learner.layer("Data")
    // What a layer declares itself, it does not use from elsewhere.
    XCTAssertReference(
      from: data, toType: "MemberRepository", "the protocol has to be outside of Data")
    XCTAssertNoReference(
      from: domain, toType: "DefaultMemberRepository", "the domain knows the promise only")
    XCTAssertConforms(try Codebase.learner.type("DefaultMemberRepository"), to: "MemberRepository")
  }
}
