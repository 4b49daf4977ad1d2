import StructureChecks
import TestDoubles
import UIKit
import XCTest

@testable import Learner

/// An error that has no words of its own.
private struct Step3Plain: Error {}

private struct Step3Failure: LocalizedError {
  var errorDescription: String? { "The library is closed." }
}

@MainActor private final class Step3LoadMember: LoadMemberUseCase {
  let members = AnswerStub<String, Member>(
    returning: Member(cardNumber: "A-17", name: "Mira Holt", loans: 3))

  func execute(cardNumber: String) async throws -> Member { try await members(cardNumber) }
}

@MainActor private final class Step3API: APIClientProtocol {
  let answers = AnswerStub<String, String>(
    returning: #"{"card": "D-4", "full_name": "Otto Lind", "open_loans": 5}"#)

  func get(_ path: String) async throws -> String { try await answers(path) }
}

private final class Step3Database: DatabaseProtocol {
  var rows: [String: [String: String]] = [:]

  func insert(_ row: [String: String], into table: String, key: String) throws {
    rows["\(table)/\(key)"] = row
  }
}

@MainActor final class Step3Outside: XCTestCase {
  /// The view model works with any use case, such as one without a network.
  func testViewModelWorksWithAFake() async {
    let fake = Step3LoadMember()
    let viewModel = MemberViewModel(loadMember: fake)
    XCTAssertEqual([viewModel.name, viewModel.loans], ["", ""], "name and loans before a load")
    await viewModel.load(cardNumber: "A-17")
    XCTAssertEqual(fake.members.inputs, ["A-17"], "cards that were asked for")
    XCTAssertEqual(viewModel.name, "Mira Holt", "the name of the member that was loaded")
    XCTAssertEqual(viewModel.loans, "3 books", "the loans of a member with 3 books")
    fake.members.returns(Member(cardNumber: "B-2", name: "Jon Ade", loans: 5))
    await viewModel.load(cardNumber: "B-2")
    XCTAssertEqual(viewModel.name, "Jon Ade", "the name of the member that was loaded last")
    XCTAssertEqual(viewModel.loans, "5 books, no more for now", "the loans of a member with 5")
    for (loans, text) in [(4, "4 books"), (6, "6 books, no more for now")] {
      fake.members.returns(Member(cardNumber: "B-2", name: "Jon Ade", loans: loans))
      await viewModel.load(cardNumber: "B-2")
      XCTAssertEqual(viewModel.loans, text, "the loans of a member with \(loans)")
    }
  }

  /// The view model shows the words of an error, and forgets them after a success.
  func testErrorsAreShown() async {
    let fake = Step3LoadMember()
    let viewModel = MemberViewModel(loadMember: fake)
    fake.members.fails(with: Step3Failure())
    await viewModel.load(cardNumber: "A-17")
    XCTAssertEqual(viewModel.errorMessage, "The library is closed.", "after a failed load")
    fake.members.fails(with: Step3Plain())
    await viewModel.load(cardNumber: "A-17")
    XCTAssertEqual(
      viewModel.errorMessage, Step3Plain().localizedDescription,
      "after an error without words of its own")
    for error in [CancellationError(), URLError(.notConnectedToInternet), URLError(.cancelled)]
      as [any Error]
    {
      fake.members.fails(with: error)
      await viewModel.load(cardNumber: "A-17")
      XCTAssertEqual(viewModel.errorMessage, error.localizedDescription, "after \(error)")
    }
    fake.members.fails(with: MemberError.unreadable)
    await viewModel.load(cardNumber: "A-17")
    XCTAssertEqual(
      viewModel.errorMessage, "The library's answer could not be read.", "after an unreadable one")
    fake.members.fails(with: Step3Failure())
    await viewModel.load(cardNumber: "A-17")
    XCTAssertEqual(
      viewModel.errorMessage, "The library is closed.", "after another failure behind that")
    fake.members.returns(Member(cardNumber: "A-17", name: "Mira Holt", loans: 3))
    await viewModel.load(cardNumber: "A-17")
    XCTAssertNil(viewModel.errorMessage, "after a good load")
  }

  /// The view model is given its use case and makes none.
  func testViewModelMakesNothing() throws {
    let viewModel = try Codebase.learner.type("MemberViewModel")
    XCTAssertConstructsNoDependency(viewModel)
    XCTAssertNoGlobals(in: viewModel)
    XCTAssertNoReference(from: viewModel, toType: "DefaultLoadMemberUseCase")
  }

  /// The app joins the real chain: from the server to the screen, with a copy in the database.
  func testAppJoinsTheChain() async throws {
    let api = Step3API()
    let database = Step3Database()
    let screen = Screen(
      showing: ReadingRoom.makeMemberScreen(cardNumber: "D-4", api: api, database: database))
    try await screen.wait(for: "Otto Lind")
    XCTAssertTrue(
      screen.shows("5 books, no more for now"),
      "“5 books, no more for now” is missing on the screen:\n\(screen.dump)")
    XCTAssertEqual(api.answers.inputs, ["/members/D-4"], "requests to the server")
    XCTAssertEqual(
      database.rows, ["members/D-4": ["name": "Otto Lind", "loans": "5"]], "rows in the database")
    screen.close()
  }

  /// The app's own screen asks the library's server for the member with this card.
  func testTheAppAsksTheLibrary() async throws {
    let network = NetworkStub()
    let address = "https://reading-room.example/members/D-4"
    let body = #"{"card": "D-4", "full_name": "Otto Lind", "open_loans": 5}"#
    network.answer(address, with: .data(Data(body.utf8)))
    let screen = Screen(showing: ReadingRoom.makeMemberScreen(cardNumber: "D-4"))
    await MainQueue.run(until: screen.shows("Otto Lind"))
    await MainQueue.settle()
    XCTAssertEqual(network.lines, ["GET \(address)"], "addresses asked for, with the card D-4")
    XCTAssertTrue(screen.shows("Otto Lind"), "“Otto Lind” is missing:\n\(screen.dump)")
    screen.close()
    network.answer(
      "https://reading-room.example/members/d-4e", with: .data(Data(body.utf8)))
    try await expectReleased {
      let member = ReadingRoom.makeMemberScreen(cardNumber: "d-4e")
      let screen = Screen(showing: member)
      await MainQueue.run(until: screen.shows("Otto Lind"))
      await MainQueue.settle()
      XCTAssertEqual(
        network.lines.last, "GET https://reading-room.example/members/d-4e",
        "the address asked for, with the card d-4e")
      screen.close()
      return [member]
    }
  }

  /// How many books are too many is the domain's rule: the view model asks the member.
  func testLimitIsTheDomains() throws {
    XCTAssertReference(
      from: try Codebase.learner.layer("Presentation"), toType: "Member.mayBorrow")
  }

  /// All screens of the app write into one database: whoever makes one for each has no copies to find.
  func testScreensShareTheDatabase() throws {
    let app = try Codebase.learner.layer("App")
    XCTAssertDoesNotConstruct(app, "Database")
    XCTAssertReference(from: app, toType: "Database", "the app's screens share `Database.shared`")
  }

  /// A refusal of the server comes through all layers to the screen, in its own words.
  func testRefusalReachesTheScreen() async throws {
    let api = Step3API()
    api.answers.fails(with: APIError.refused(status: 503))
    let database = Step3Database()
    let screen = Screen(
      showing: ReadingRoom.makeMemberScreen(cardNumber: "E-5", api: api, database: database))
    try await screen.wait(for: "The library answered with status 503.")
    XCTAssertEqual(api.answers.inputs, ["/members/E-5"], "requests to the server")
    XCTAssertEqual(database.rows, [:], "rows in the database")
    screen.close()
  }

  /// The parts are made in the app: no other layer joins the chain, not even behind a function.
  func testOnlyTheAppJoinsTheChain() throws {
    for name in ["Domain", "Data", "Presentation"] {
      let layer = try Codebase.learner.layer(name)
      for type in ["DefaultLoadMemberUseCase", "DefaultMemberRepository", "MemberViewModel"] {
        XCTAssertDoesNotConstruct(layer, type, "`ReadingRoom` in `App` puts the chain together")
      }
    }
    let repository = try Codebase.learner.type("DefaultMemberRepository")
    XCTAssertConstructsNoDependency(repository)
    XCTAssertNoGlobals(in: repository)
  }

  /// All arrows point inwards: Data and Presentation know the domain, only App knows all.
  func testArrowsPointInwards() throws {
    try XCTAssertLayers([
      "Domain": [], "Data": ["Domain"], "Presentation": ["Domain"],
      "App": ["Domain", "Data", "Presentation"],
    ])
  }
}
