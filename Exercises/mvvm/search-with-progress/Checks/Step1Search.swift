import Foundation
import TestDoubles
import UIKit
import XCTest

@testable import Learner

private let radio = StoreApp(id: 1, name: "Tide Radio", company: "Low Water", rating: 4.5)
private let tables = StoreApp(id: 2, name: "Tide Tables", company: "Harbour", rating: nil)
private let matinee = StoreApp(id: 3, name: "Matinee", company: "Old Films", rating: 3.8)

private final class Step1Service: SearchService {
  let apps = AnswerStub<String, [StoreApp]>(returning: [radio, tables])
  func apps(matching query: String, completion: @escaping (Result<[StoreApp], Error>) -> Void) {
    apps(query, completion: completion)
  }
}

private final class Step1Downloads: DownloadAppsService {
  var downloadingApps: [DownloadingApp] = []
  var onProgressUpdate: (() -> Void)?
  private(set) var started: [StoreApp] = []

  func startDownload(of app: StoreApp) { started.append(app) }

  func set(_ app: StoreApp, to state: DownloadState) {
    downloadingApps.removeAll { $0.app.id == app.id }
    downloadingApps.append(DownloadingApp(app: app, state: state))
    onProgressUpdate?()
  }
}

private struct Step1Offline: LocalizedError {
  var errorDescription: String? { "You are offline." }
}

@MainActor final class Step1Search: XCTestCase {
  private let service = Step1Service()
  private let downloads = Step1Downloads()

  /// A search asks the service and shows what was found, row by row.
  func testShowsWhatWasFound() {
    let viewModel = make()
    viewModel.search(for: "tide")
    XCTAssertEqual(service.apps.inputs, ["tide"], "asked for by one search")
    XCTAssertEqual(
      viewModel.cellModels.value,
      [
        AppCellModel(
          appID: 1, title: "Tide Radio", subtitle: "Low Water", downloadState: .notStarted),
        AppCellModel(
          appID: 2, title: "Tide Tables", subtitle: "Harbour", downloadState: .notStarted),
      ], "the rows after a search that found two apps")
    service.apps.returns([
      StoreApp(id: 1, name: "Tide FM", company: "High Water", rating: 4.5), tables,
    ])
    viewModel.search(for: "")
    XCTAssertEqual(
      viewModel.cellModels.value.map { [$0.title, $0.subtitle] },
      [["Tide FM", "High Water"], ["Tide Tables", "Harbour"]],
      "the rows when app 1, Tide Radio before, is found as Tide FM by a second search")
    viewModel.search(for: " Tidé ")
    XCTAssertEqual(
      service.apps.inputs, ["tide", "", " Tidé "],
      "asked for by three searches, one of which is for an empty text")
    let alone = SearchViewModel(searchService: Step1Service(), downloadService: downloads)
    alone.search(for: "tide")
    XCTAssertEqual(
      alone.cellModels.value.map(\.title), ["Tide Radio", "Tide Tables"],
      "the rows after a search in a service that nobody but the view model keeps")
  }

  /// Each app that was found has its row, and its place.
  func testManyAppsHaveTheirRows() {
    let apps = (1...120).map {
      StoreApp(id: $0 * 7 % 121, name: "App \($0)", company: "", rating: nil)
    }
    service.apps.returns(apps)
    let viewModel = make()
    viewModel.search(for: "app")
    XCTAssertEqual(
      viewModel.cellModels.value.map(\.title), apps.map(\.name), "the rows for 120 apps")
  }

  /// The rows are there before the loading ends: otherwise the screen is empty for a moment.
  func testRowsComeBeforeTheEndOfLoading() {
    let viewModel = make()
    var heard: [String] = []
    viewModel.isLoading.observe(on: self) { heard.append("isLoading \($0)") }
    viewModel.cellModels.observe(on: self) { heard.append("\($0.count) rows") }
    heard = []
    viewModel.search(for: "tide")
    XCTAssertEqual(
      heard, ["isLoading true", "2 rows", "isLoading false"], "heard during a search, in order")
    heard = []
    viewModel.search(for: "tide")
    XCTAssertEqual(
      heard, ["isLoading true", "2 rows", "isLoading false"],
      "heard during a second search that finds the same, in order")
    heard = []
    service.apps.fails(with: Step1Offline())
    viewModel.search(for: "tide")
    XCTAssertEqual(
      heard, ["isLoading true", "0 rows", "isLoading false"],
      "heard during a search that failed, in order")
  }

  /// When the loading ends, rows, empty results and error are right, whatever the search brought.
  func testAllIsRightWhenLoadingEnds() {
    let viewModel = make()
    var seen: [String] = []
    viewModel.isLoading.observe(on: self) { isLoading in
      guard !isLoading else { return }
      let rows = viewModel.cellModels.value.count
      let isEmpty = viewModel.showEmptyResults.value
      let error = viewModel.error.value?.localizedDescription ?? "no error"
      seen.append("\(rows) rows, \(isEmpty ? "empty" : "not empty"), \(error)")
    }
    seen = []
    viewModel.search(for: "tide")
    service.apps.fails(with: Step1Offline())
    viewModel.search(for: "tide")
    service.apps.returns([])
    viewModel.search(for: "moon")
    XCTAssertEqual(
      seen,
      [
        "2 rows, not empty, no error", "0 rows, empty, You are offline.", "0 rows, empty, no error",
      ],
      "there when loading ended: two apps were found, the search failed, none was found")
  }

  /// A search that found nothing empties the rows of the search before.
  func testNothingFoundEmptiesTheList() {
    let viewModel = make()
    viewModel.search(for: "tide")
    service.apps.returns([])
    viewModel.search(for: "moon")
    XCTAssertEqual(
      viewModel.cellModels.value, [], "the rows after two apps, then nothing, were found")
  }

  /// isLoading is true while the service searches, with old rows as well, and false after a failure, too.
  func testLoadingEndsWithTheAnswer() {
    let viewModel = make()
    XCTAssertFalse(viewModel.isLoading.value, "isLoading before any search")
    for search in 1...2 {
      service.apps.hold()
      viewModel.search(for: "tide")
      XCTAssertTrue(viewModel.isLoading.value, "isLoading while search \(search) is on its way")
      service.apps.release()
      XCTAssertFalse(viewModel.isLoading.value, "isLoading after search \(search)")
    }
    service.apps.hold()
    viewModel.search(for: "tide")
    service.apps.release(0, with: .failure(Step1Offline()))
    XCTAssertFalse(viewModel.isLoading.value, "isLoading after a search that failed")
  }

  /// Nothing found is said, and no longer once something was found.
  func testEmptyResultsAreSaid() {
    let viewModel = make()
    XCTAssertFalse(viewModel.showEmptyResults.value, "showEmptyResults before any search")
    service.apps.returns([])
    viewModel.search(for: "moon")
    XCTAssertTrue(viewModel.showEmptyResults.value, "showEmptyResults after nothing was found")
    service.apps.hold()
    viewModel.search(for: "radio")
    XCTAssertTrue(
      viewModel.showEmptyResults.value,
      "showEmptyResults after nothing was found, while the next search is on its way")
    service.apps.release()
    service.apps.returns([radio])
    viewModel.search(for: "radio")
    XCTAssertFalse(viewModel.showEmptyResults.value, "showEmptyResults after one app was found")
    let next = make()
    var heard: [Bool] = []
    next.showEmptyResults.observe(on: self) { heard.append($0) }
    for search in ["first", "second"] {
      heard = []
      next.search(for: "radio")
      XCTAssertFalse(
        heard.contains(true),
        "the \(search) of two searches that find one app each: expected showEmptyResults to be "
          + "false all the time, heard \(heard)")
    }
    next.showEmptyResults.remove(observer: self)
  }

  /// A search that failed leaves its error, no rows, and the empty screen.
  func testFailureEmptiesTheList() {
    let viewModel = make()
    viewModel.search(for: "tide")
    service.apps.fails(with: Step1Offline())
    viewModel.search(for: "radio")
    XCTAssertEqual(viewModel.cellModels.value, [], "the rows after a search that failed")
    XCTAssertTrue(viewModel.showEmptyResults.value, "showEmptyResults after a search that failed")
    XCTAssertEqual(
      viewModel.error.value?.localizedDescription, "You are offline.", "the error after a failure")
    for error in [CancellationError(), URLError(.cancelled)] as [any Error] {
      service.apps.fails(with: error)
      viewModel.search(for: "radio")
      XCTAssertEqual(
        viewModel.error.value.map { "\(type(of: $0))" }, "\(type(of: error))",
        "the type of the error after a search that failed as cancelled")
      XCTAssertFalse(
        viewModel.isLoading.value, "isLoading after a search that failed with \(type(of: error))")
    }
  }

  /// While the next search is on its way, what the last one has said stays.
  func testFailureStaysDuringTheNextSearch() {
    service.apps.fails(with: Step1Offline())
    let viewModel = make()
    viewModel.search(for: "tide")
    service.apps.hold()
    viewModel.search(for: "radio")
    XCTAssertEqual(
      viewModel.error.value?.localizedDescription, "You are offline.",
      "the error of the search before, while the next one is on its way")
    XCTAssertTrue(
      viewModel.showEmptyResults.value,
      "showEmptyResults after a failure, while the next search is on its way: nothing is shown yet")
    service.apps.release()
  }

  /// The next search that succeeds takes the error away.
  func testNextSuccessClearsTheError() {
    service.apps.fails(with: Step1Offline())
    let viewModel = make()
    viewModel.search(for: "tide")
    service.apps.returns([radio])
    viewModel.search(for: "tide")
    XCTAssertNil(viewModel.error.value, "the error after a failure and a success")
    XCTAssertEqual(viewModel.cellModels.value.count, 1, "the rows after a failure and a success")
  }

  /// On the screen one can read what went wrong, and then that nothing was found.
  func testScreenSaysWhatIsWrong() throws {
    service.apps.fails(with: Step1Offline())
    let screen = Screen(showing: SearchViewController(viewModel: make()))
    try screen.type("tide", into: "Apps")
    try screen.submit("Apps")
    XCTAssertTrue(
      screen.shows("You are offline."), "after a search that failed: \(screen.visibleText)")
    service.apps.returns([])
    try screen.submit("Apps")
    XCTAssertTrue(screen.shows("No apps found"), "after nothing was found: \(screen.visibleText)")
    service.apps.returns([radio])
    try screen.submit("Apps")
    XCTAssertFalse(screen.shows("No apps found"), "after one was found: \(screen.visibleText)")
  }

  /// Of two searches at a time the later one counts, whichever answer comes last.
  func testLaterSearchCounts() {
    service.apps.hold()
    let viewModel = make()
    viewModel.search(for: "tide")
    viewModel.search(for: "matinee")
    service.apps.release(1, with: .success([matinee]))
    XCTAssertFalse(viewModel.isLoading.value, "isLoading after the answer to the later search")
    service.apps.release(0, with: .success([radio, tables]))
    XCTAssertEqual(
      viewModel.cellModels.value.map(\.title), ["Matinee"],
      "the rows; 'matinee' was searched for after 'tide', whose answer came last")
    viewModel.search(for: "tide")
    viewModel.search(for: "matinee")
    service.apps.release(1, with: .success([matinee]))
    service.apps.release(0, with: .failure(Step1Offline()))
    XCTAssertNil(viewModel.error.value, "the error when only the older search failed, late")
    XCTAssertEqual(
      viewModel.cellModels.value.map(\.title), ["Matinee"], "the rows after that failure")
    XCTAssertFalse(viewModel.isLoading.value, "isLoading after that failure")
    viewModel.search(for: "tide")
    viewModel.search(for: "matinee")
    service.apps.release(1, with: .success([matinee]))
    viewModel.search(for: "radio")
    service.apps.release(0, with: .success([radio, tables]))
    XCTAssertEqual(
      viewModel.cellModels.value.map(\.title), ["Matinee"],
      "the rows; 'tide' was answered after 'matinee', and while 'radio' is on its way")
    XCTAssertTrue(viewModel.isLoading.value, "isLoading while 'radio' is on its way")
    service.apps.release(0, with: .success([radio]))
    XCTAssertEqual(
      viewModel.cellModels.value.map(\.title), ["Tide Radio"], "the rows after 'radio', the last")
    viewModel.search(for: "tide")
    viewModel.search(for: "matinee")
    service.apps.release(1, with: .failure(Step1Offline()))
    service.apps.release(0, with: .success([radio, tables]))
    XCTAssertEqual(
      viewModel.cellModels.value, [],
      "the rows; 'matinee' failed, and 'tide', searched for before it, was answered after that")
    XCTAssertEqual(
      viewModel.error.value?.localizedDescription, "You are offline.", "the error after that")
  }

  /// The answer to an older search changes nothing while the later one is on its way.
  func testOlderAnswerChangesNothing() {
    let viewModel = make()
    viewModel.search(for: "tide")
    service.apps.hold()
    viewModel.search(for: "radio")
    viewModel.search(for: "matinee")
    service.apps.release(0, with: .success([]))
    XCTAssertTrue(viewModel.isLoading.value, "isLoading while the later search is on its way")
    XCTAssertEqual(viewModel.cellModels.value.count, 2, "the rows while it is on its way")
    XCTAssertFalse(viewModel.showEmptyResults.value, "showEmptyResults while it is on its way")
    viewModel.search(for: "matinee")
    service.apps.release(0, with: .failure(Step1Offline()))
    XCTAssertTrue(viewModel.isLoading.value, "isLoading after an older search failed")
    XCTAssertEqual(viewModel.cellModels.value.count, 2, "the rows after an older search failed")
    XCTAssertNil(viewModel.error.value, "the error after an older search failed")
    service.apps.release(0, with: .success([matinee]))
    XCTAssertEqual(viewModel.cellModels.value.map(\.title), ["Matinee"], "the rows in the end")
    XCTAssertFalse(viewModel.isLoading.value, "isLoading in the end")
  }

  /// The same query again is another search: the answer to the older one changes nothing.
  func testSameQueryAgainIsAnotherSearch() {
    let viewModel = make()
    service.apps.hold()
    viewModel.search(for: "Tide")
    viewModel.search(for: "Tide")
    XCTAssertEqual(service.apps.inputs, ["Tide", "Tide"], "asked for by two searches")
    service.apps.release(1, with: .success([radio, tables]))
    service.apps.release(0, with: .success([matinee]))
    XCTAssertEqual(
      viewModel.cellModels.value.map(\.title), ["Tide Radio", "Tide Tables"],
      "the rows when Tide is searched twice and the first search answers last")
    XCTAssertFalse(
      viewModel.isLoading.value,
      "isLoading when Tide is searched twice and the first search answers last")
    let other = make()
    viewModel.search(for: "Tide")
    other.search(for: "Matinee")
    service.apps.release(0, with: .success([radio]))
    service.apps.release(0, with: .success([matinee]))
    XCTAssertEqual(
      [viewModel, other].map { $0.cellModels.value.map(\.title) }, [["Tide Radio"], ["Matinee"]],
      "the rows of two view models, each of which has searched once more")
  }

  /// The view model does not wait for its search: it goes away with the screen.
  func testViewModelGoesAwayDuringASearch() throws {
    service.apps.hold()
    try expectReleased {
      let viewModel = make()
      viewModel.search(for: "tide")
      // Only the search is of interest in this step.
      downloads.onProgressUpdate = nil
      return [viewModel]
    }
    service.apps.release()
  }

  private func make() -> SearchViewModel {
    SearchViewModel(searchService: service, downloadService: downloads)
  }
}
