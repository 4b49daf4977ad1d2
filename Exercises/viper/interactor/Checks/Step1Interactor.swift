import StructureChecks
import TestDoubles
import XCTest

@testable import Learner

private struct Offline: Error, Equatable { let number: Int }

private let garden = StoreApp(
  name: "Pocket Garden", developer: "Fern & Co", summary: "Knows plants.", averageRating: 4.6)
private let sky = StoreApp(
  name: "Night Sky Notes", developer: "Small Hours", summary: "", averageRating: nil)
private let herbs = StoreApp(
  name: "Herb Finder", developer: "Plot Twelve", summary: "", averageRating: 3)

@MainActor private final class Step1Service: AppSearchService {
  let search = AnswerStub<String, [StoreApp]>(returning: [garden, sky, herbs, sky])
  func searchApps(
    matching query: String, completion: @escaping (Result<[StoreApp], Error>) -> Void
  ) { search(query, completion: completion) }
}

@MainActor private final class Step1Log: SearchLogging {
  func note(_ line: String) {}
}

@MainActor final class Step1Interactor: XCTestCase {
  private let service = Step1Service()
  private var found: [[StoreApp]] = []
  private var errors: [Error] = []

  private func makeInteractor() -> any SearchInteractorInput {
    SearchInteractor(service: service, log: Step1Log())
  }

  private func take(_ result: Result<[StoreApp], Error>) {
    switch result {
    case .success(let apps): found.append(apps)
    case .failure(let error): errors.append(error)
    }
  }

  /// The interactor passes the query on to the service that it was given, once.
  func testQueryReachesTheGivenService() {
    let interactor = makeInteractor()
    XCTAssertEqual(service.search.inputs, [], "asked of the service before any search")
    interactor.searchApps(matching: "Pocket garden", completion: take)
    XCTAssertEqual(
      service.search.inputs, ["Pocket garden"], "asked of the service after one search")
    for query in ["", " Sky "] { interactor.searchApps(matching: query, completion: take) }
    XCTAssertEqual(
      service.search.inputs, ["Pocket garden", "", " Sky "],
      "asked of the service after searches for nothing and for \" Sky \", too: as it was given")
  }

  /// What the service finds comes back as it is: the same apps, in the same order.
  func testFoundAppsComeBackUnchanged() {
    makeInteractor().searchApps(matching: "garden", completion: take)
    XCTAssertEqual(
      found.map { $0.map(\.name) },
      [["Pocket Garden", "Night Sky Notes", "Herb Finder", "Night Sky Notes"]],
      "names of the apps in the answers to one search")
    XCTAssertEqual(found, [[garden, sky, herbs, sky]], "the apps in the answers to one search")
    service.search.returns([])
    makeInteractor().searchApps(matching: "xyzzy", completion: take)
    XCTAssertEqual(found.count, 2, "answers to that search, and to one that finds nothing")
    XCTAssertEqual(found.last, [], "the answer to a search that finds nothing")
    XCTAssertEqual(errors.count, 0, "errors of searches that succeed")
    service.search.returns(Array(repeating: garden, count: 120))
    makeInteractor().searchApps(matching: "garden", completion: take)
    XCTAssertEqual(found.last?.count, 120, "apps in the answer when the service finds 120")
  }

  /// An error of the service comes back, as it is and once.
  func testErrorComesBackOnce() {
    service.search.fails(with: Offline(number: 7))
    makeInteractor().searchApps(matching: "garden", completion: take)
    XCTAssertEqual(
      errors.compactMap { $0 as? Offline }, [Offline(number: 7)], "errors after a failed search")
    XCTAssertEqual(errors.count + found.count, 1, "answers to one failed search")
    XCTAssertEqual(service.search.inputs, ["garden"], "asked of the service for one failed search")
    for error in [CancellationError(), URLError(.cancelled)] as [any Error] {
      errors = []
      service.search.fails(with: error)
      makeInteractor().searchApps(matching: "garden", completion: take)
      XCTAssertEqual(
        errors.map { "\(type(of: $0))" }, ["\(type(of: error))"],
        "types of the errors after a search that failed with \(type(of: error))")
    }
  }

  /// Nothing is answered before the service has answered.
  func testWaitsForTheService() {
    service.search.hold()
    let interactor = makeInteractor()
    interactor.searchApps(matching: "garden", completion: take)
    XCTAssertEqual(found.count + errors.count, 0, "answers while the service is still searching")
    service.search.release()
    XCTAssertEqual(found.count, 1, "answers after the service has answered")
    service.search.release()
    weak var asker: Step1Log?
    func searchAndForget() {
      let screen = Step1Log()
      asker = screen
      interactor.searchApps(matching: "sky") { _ in screen.note("answered") }
    }
    searchAndForget()
    XCTAssertNil(
      asker,
      "What the closure of an answered search holds is still there: expected the interactor to "
        + "keep no closure after the answer.")
    withExtendedLifetime(interactor) {}
  }

  /// Two searches under way get the answers that belong to them.
  func testAnswersAreNotMixedUp() {
    service.search.hold()
    let interactor = makeInteractor()
    var first: [StoreApp]?
    var second: [StoreApp]?
    interactor.searchApps(matching: "garden") { first = try? $0.get() }
    interactor.searchApps(matching: "sky") { second = try? $0.get() }
    service.search.release(1, with: .success([sky]))
    XCTAssertNil(first, "The first search has no answer yet.")
    XCTAssertEqual(second, [sky], "the answer to the second search, which came first")
    service.search.release(0, with: .success([garden]))
    XCTAssertEqual(first, [garden], "the answer to the first search")
  }

  /// The interactor builds no service and no log of its own, and takes none from a shared place.
  func testInteractorIsGivenWhatItNeeds() throws {
    let interactor = try Codebase.learner.type("SearchInteractor")
    XCTAssertConstructsNoDependency(interactor)
    XCTAssertNoGlobals(in: interactor)
    for name in ["CatalogueSearchService", "SearchLog"] {
      XCTAssertNoTransitiveReference(from: interactor, toType: name)
    }
  }

  /// Interactor, service and entity work without a screen and know none.
  func testInteractorKnowsNoScreen() throws {
    for name in ["SearchInteractor", "SearchInteractorInput", "AppSearchService", "StoreApp"] {
      let part = try Codebase.learner.type(name)
      XCTAssertNoTransitiveReference(from: part, toModule: "UIKit")
      for screen in ["SearchRow", "SearchViewInput", "SearchPresenter", "SearchRouting"] {
        XCTAssertNoReference(from: part, toType: screen)
      }
      XCTAssertNoTransitiveReference(from: part, toType: "SearchRow")
    }
    XCTAssertImports(
      try Codebase.learner.type("SearchInteractor"),
      only: [
        "Combine", "Dispatch", "Foundation", "FoundationEssentials", "Observation", "OSLog",
        "Swift", "Synchronization", "os",
      ])
  }
}
