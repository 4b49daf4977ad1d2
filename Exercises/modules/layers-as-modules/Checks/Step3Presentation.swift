import App
import Domain
import Foundation
import Infrastructure
import Presentation
import StructureChecks
import TestDoubles
import UIKit
import XCTest

private struct Step3Failure: LocalizedError {
  var errorDescription: String? { "The van has broken down." }
}

@MainActor private final class Step3Repository: CrateRepository {
  let list = AnswerStub<Void, [Crate]>(returning: [])
  func crates() async throws -> [Crate] { try await list() }
}

@MainActor private final class Step3Client: HTTPClient {
  let answers = AnswerStub<String, Foundation.Data>(returning: Foundation.Data("[]".utf8))
  func get(_ path: String) async throws -> Foundation.Data { try await answers(path) }
}

@MainActor final class Step3Presentation: XCTestCase {
  private let repository = Step3Repository()

  private func makeViewModel() -> CrateListViewModel {
    CrateListViewModel(listCrates: ListCrates(repository: repository))
  }

  /// Rows have the name, the price, and in words how many are left.
  func testRowsAreWritten() async {
    repository.list.returns([
      Crate(id: 1, name: "Roots", cents: 1205, left: 12),
      Crate(id: 2, name: "Salads", cents: 990, left: 0),
      Crate(id: 3, name: "Apples", cents: 80, left: 3),
      Crate(id: 4, name: "Herbs", cents: 1010, left: 4),
      Crate(id: 5, name: "Cress", cents: 9, left: 1),
      Crate(id: 6, name: "Party", cents: 123405, left: 2),
      Crate(id: 7, name: "", cents: 0, left: 50),
      Crate(id: 8, name: "baby Leeks", cents: 19_999_999, left: 4),
    ])
    let viewModel = makeViewModel()
    await viewModel.load()
    XCTAssertEqual(
      viewModel.rows.map(\.title),
      ["Roots", "Apples", "Herbs", "Cress", "Party", "", "baby Leeks", "Salads"], "titles")
    XCTAssertEqual(
      viewModel.rows.map(\.subtitle),
      [
        "€12.05, available", "€0.80, only 3 left", "€10.10, available", "€0.09, only 1 left",
        "€1234.05, only 2 left", "€0.00, available", "€199999.99, available",
        "€9.90, sold out",
      ], "second lines")
  }

  /// A failed load says why and leaves the rows; a good one takes the message away.
  func testFailuresAreTold() async {
    repository.list.returns([Crate(id: 1, name: "Roots", cents: 1200, left: 12)])
    let viewModel = makeViewModel()
    await viewModel.load()
    repository.list.fails(with: CrateError.offline)
    await viewModel.load()
    XCTAssertEqual(viewModel.errorMessage, "You are offline.", "without a network")
    repository.list.fails(with: Step3Failure())
    await viewModel.load()
    XCTAssertEqual(viewModel.errorMessage, "The van has broken down.", "after another failure")
    let unnamed = URLError(.notConnectedToInternet)
    repository.list.fails(with: unnamed)
    await viewModel.load()
    XCTAssertEqual(
      viewModel.errorMessage, unnamed.localizedDescription,
      "after an error of the network, which the domain has no name for")
    repository.list.fails(with: CancellationError())
    await viewModel.load()
    XCTAssertEqual(
      viewModel.errorMessage, CancellationError().localizedDescription, "after a CancellationError")
    XCTAssertEqual(viewModel.rows.map(\.title), ["Roots"], "rows after failed loads")
    repository.list.returns([])
    await viewModel.load()
    XCTAssertNil(viewModel.errorMessage, "after a good load")
    XCTAssertEqual(viewModel.rows.count, 0, "rows after a load of none")
  }

  /// Every crate has its row, one that comes twice as well.
  func testEveryCrateHasItsRow() async {
    let roots = Crate(id: 1, name: "Roots", cents: 1200, left: 12)
    repository.list.returns([roots, roots])
    let viewModel = makeViewModel()
    await viewModel.load()
    XCTAssertEqual(
      viewModel.rows.map(\.title), ["Roots", "Roots"], "titles for the same crate twice")
  }

  /// Screen, view model and row are in the module Presentation.
  func testScreenIsInPresentation() throws {
    for name in ["CrateListViewModel", "CrateListViewController", "CrateRow"] {
      _ = try Codebase.learner.type("Presentation.\(name)")
    }
  }

  /// The screen brings its title along: nobody has to give it one.
  func testScreenHasItsTitle() {
    let list = CrateListViewController(viewModel: makeViewModel())
    list.loadViewIfNeeded()
    XCTAssertEqual(
      list.navigationItem.title ?? list.title, "This week", "the title of a screen by itself")
  }

  /// Presentation knows the domain's errors only, makes nothing that it depends on, and takes nothing shared.
  func testPresentationKnowsTheDomainAlone() throws {
    let presentation = try Codebase.learner.layer("Presentation")
    for name in ["URLError", "URLSession", "JSONDecoder", "CrateRepository"] {
      XCTAssertNoReference(from: presentation, toType: name)
    }
    XCTAssertDoesNotConstruct(presentation, "ListCrates")
    XCTAssertNoGlobals(in: presentation)
    for rule in ["Crate.isSoldOut", "Crate.isNearlyGone"] {
      XCTAssertReference(from: presentation, toType: rule, "the crate knows it")
    }
    XCTAssertReference(
      from: presentation, toType: "Crate.cents",
      "what users read is written where they read it, the price as well")
  }

  /// The view model belongs to the main actor: what it says is written where a screen reads it.
  func testViewModelBelongsToTheMainActor() {
    let load = CrateListViewModel.load as Any
    XCTAssertTrue(
      "\(Swift.type(of: load))".contains("@MainActor"),
      "load() of CrateListViewModel is not bound to the main actor, so rows may change off the main "
        + "thread, while the screen reads them.")
  }

  /// View model and rows can be tested without a screen.
  func testViewModelNeedsNoScreen() throws {
    for name in ["CrateListViewModel", "CrateRow"] {
      XCTAssertNoReference(from: try Codebase.learner.type(name), toModule: "UIKit")
    }
  }

  /// The app joins the parts, decides nothing, and is at most 25 lines long.
  func testAppOnlyJoins() throws {
    XCTAssertLines(try Codebase.learner.layer("App"), atMost: 25)
    let app = try Codebase.learner.layer("App")
    XCTAssertNoReference(
      from: app, toType: "Crate", "who joins the parts has nothing to do with a single crate")
    for name in ["CrateRow", "CrateError", "URLError"] {
      XCTAssertNoReference(from: app, toType: name)
    }
    XCTAssertNoReference(from: app, toType: "JSONDecoder")
  }

  /// The screen shows what the given client brings, what is sold out last.
  func testScreenShowsTheCrates() async throws {
    let client = Step3Client()
    client.answers.returns(
      Foundation.Data(
        """
        [{"id": 4, "title": "Roots", "price_cents": 1200, "stock": 0},
         {"id": 2, "title": "Salads", "price_cents": 990, "stock": 2},
         {"id": 3, "title": "Herbs", "price_cents": 400, "stock": 20}]
        """.utf8))
    let screen = Screen(showing: Greengrocer.makeCrateList(client: client))
    try await screen.wait(for: "Roots")
    XCTAssertEqual(
      screen.rows,
      [
        ["Salads", "€9.90, only 2 left"], ["Herbs", "€4.00, available"],
        ["Roots", "€12.00, sold out"],
      ], "rows")
    XCTAssertEqual(screen.title, "This week", "the title")
    XCTAssertEqual(client.answers.inputs, ["/crates"], "paths that one screen has asked for")
    screen.close()
  }

  /// Without a client of the check, the app asks its own server.
  func testAppAsksItsServer() async throws {
    let network = NetworkStub()
    network.answer(
      "https://greengrocer.example/crates",
      with: .json("[{\"id\": 4, \"title\": \"Roots\", \"price_cents\": 1200, \"stock\": 5}]"))
    let screen = Screen(showing: Greengrocer.makeCrateList())
    try await screen.wait(for: "Roots")
    XCTAssertEqual(
      network.lines, ["GET https://greengrocer.example/crates"], "requests of the app")
    screen.close()
    network.answer("https://greengrocer.example/crates", with: .json("[]", status: 500))
    let failing = Screen(showing: Greengrocer.makeCrateList())
    await MainQueue.run(until: failing.alert != nil)
    try failing.tap("OK")
    XCTAssertEqual(failing.rows, [], "rows of a new list that fails, after another one has closed")
    failing.close()
    network.answer(
      "https://greengrocer.example/crates",
      with: .json("[{\"id\": 4, \"title\": \"Roots\", \"price_cents\": 1200, \"stock\": 5}]"))
    let (first, second) = (Greengrocer.makeCrateList(), Greengrocer.makeCrateList())
    XCTAssertFalse(first === second, "Two calls of makeCrateList() gave one screen.")
    try await expectReleased {
      let list = Greengrocer.makeCrateList()
      let screen = Screen(showing: list)
      try await screen.wait(for: "Roots")
      screen.close()
      return [list]
    }
  }

  /// A closed screen goes away, even while its crates are on their way.
  func testClosedScreenGoesAway() async throws {
    let client = Step3Client()
    client.answers.hold()
    try await expectReleased {
      let list = Greengrocer.makeCrateList(client: client)
      let screen = Screen(showing: list)
      await MainQueue.run(until: !client.answers.pending.isEmpty)
      screen.close()
      return [list]
    }
    // What comes now finds nobody.
    client.answers.release()
    await MainQueue.settle()
  }

  /// The list asks once, also when it comes back to the front, and tells of every failure.
  func testScreenAsksOnce() async throws {
    let client = Step3Client()
    client.answers.fails(with: Step3Failure())
    let navigation = UINavigationController(
      rootViewController: Greengrocer.makeCrateList(client: client))
    let screen = Screen(showing: navigation)
    await MainQueue.run(until: screen.alert != nil)
    XCTAssertEqual(screen.alert?.message, "The van has broken down.", "the message of the alert")
    try screen.tap("OK")
    navigation.pushViewController(UIViewController(), animated: false)
    try screen.tapBack()
    await MainQueue.settle()
    XCTAssertEqual(client.answers.inputs, ["/crates"], "paths that a list of two appearances asks")
    screen.close()
  }

  /// Without a network the screen says so.
  func testScreenTellsThatItIsOffline() async throws {
    let client = Step3Client()
    client.answers.fails(with: URLError(.notConnectedToInternet))
    let screen = Screen(showing: Greengrocer.makeCrateList(client: client))
    try await screen.wait(for: "You are offline.")
    XCTAssertEqual(screen.alert?.title, "Sorry", "the title of the alert")
    XCTAssertEqual(screen.alert?.message, "You are offline.", "the message of the alert")
    try screen.tap("OK")
    XCTAssertNil(screen.alert, "the alert after OK")
    XCTAssertEqual(screen.warnings, [], "warnings of UIKit")
    screen.close()
  }
}
