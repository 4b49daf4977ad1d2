import Foundation
import TestDoubles
import XCTest

@testable import Learner

private let radio = StoreApp(id: 1, name: "Tide Radio", company: "Low Water", rating: 4.5)
private let tables = StoreApp(id: 2, name: "Tide Tables", company: "Harbour", rating: nil)
private let matinee = StoreApp(id: 3, name: "Matinee", company: "Old Films", rating: 3.8)

private final class Step2Service: SearchService {
  let apps = AnswerStub<String, [StoreApp]>(returning: [radio, tables])
  func apps(matching query: String, completion: @escaping (Result<[StoreApp], Error>) -> Void) {
    apps(query, completion: completion)
  }
}

private final class Step2Downloads: DownloadAppsService {
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

private struct Step2Offline: LocalizedError {
  var errorDescription: String? { "You are offline." }
}

@MainActor final class Step2Progress: XCTestCase {
  private let service = Step2Service()
  private let downloads = Step2Downloads()

  /// A tap on download starts the download of that row's app.
  func testDownloadStartsForThatApp() {
    let viewModel = searched()
    viewModel.didTapDownloadApp(at: 1)
    XCTAssertEqual(downloads.started, [tables], "started by a tap on the second row")
    XCTAssertEqual(
      viewModel.cellModels.value.map(\.downloadState), [.notStarted, .notStarted],
      "the rows' states after the tap, with no download in the service yet")
    let twin = StoreApp(id: 4, name: radio.name, company: radio.company, rating: radio.rating)
    service.apps.returns([radio, twin])
    viewModel.search(for: "radio")
    viewModel.didTapDownloadApp(at: 0)
    viewModel.didTapDownloadApp(at: 1)
    XCTAssertEqual(
      downloads.started.map(\.id), [2, 1, 4],
      "the ids started by taps on the second row and then, in a new list, on both apps of one name")
  }

  /// A second download starts beside the first one.
  func testSecondDownloadStartsBesideTheFirst() {
    let viewModel = searched()
    viewModel.didTapDownloadApp(at: 0)
    downloads.set(radio, to: .inProgress(progress: 0.1))
    viewModel.didTapDownloadApp(at: 1)
    XCTAssertEqual(
      downloads.started, [radio, tables], "started by taps on both rows, with the first at 10 %")
    service.apps.returns([matinee, radio])
    viewModel.search(for: "m")
    viewModel.didTapDownloadApp(at: 0)
    XCTAssertEqual(
      downloads.started, [radio, tables, matinee],
      "started by taps on both rows, and on the first one of a new list")
  }

  /// A row that is not there starts nothing.
  func testDownloadOutsideTheListStartsNothing() {
    let viewModel = searched()
    viewModel.didTapDownloadApp(at: 2)
    viewModel.didTapDownloadApp(at: -1)
    XCTAssertEqual(downloads.started, [], "started by taps on rows 2 and -1 of two")
  }

  /// Progress changes the state of the right app's row, and no other row.
  func testProgressReachesTheRightRow() {
    let viewModel = searched()
    downloads.set(tables, to: .inProgress(progress: 0.3))
    XCTAssertEqual(
      viewModel.cellModels.value.map(\.downloadState), [.notStarted, .inProgress(progress: 0.3)],
      "the rows' states when the second app is at 30 %")
    service.apps.returns([radio, tables, radio])
    viewModel.search(for: "tide")
    downloads.set(radio, to: .inProgress(progress: 0.6))
    XCTAssertEqual(
      viewModel.cellModels.value.map(\.downloadState),
      [.inProgress(progress: 0.6), .inProgress(progress: 0.3), .inProgress(progress: 0.6)],
      "the rows' states when the second app is at 30 %, and the one in two rows is at 60 %")
  }

  /// The end of a download reaches its row like each step before it.
  func testEndOfADownloadReachesItsRow() {
    let viewModel = searched()
    downloads.set(radio, to: .inProgress(progress: 0.95))
    downloads.set(radio, to: .downloaded)
    XCTAssertEqual(
      viewModel.cellModels.value.map(\.downloadState), [.downloaded, .notStarted],
      "the rows' states when the first app was at 95 %, and is downloaded now")
    for progress in [0, 1, 0.2] {
      downloads.set(radio, to: .inProgress(progress: progress))
      XCTAssertEqual(
        viewModel.cellModels.value.map(\.downloadState),
        [.inProgress(progress: progress), .notStarted],
        "the rows' states when the first app is loaded anew, and its progress is \(progress)")
    }
  }

  /// Progress changes nothing but the state.
  func testProgressChangesNothingElse() {
    let viewModel = searched()
    downloads.set(radio, to: .downloaded)
    XCTAssertEqual(
      viewModel.cellModels.value.map(\.title), ["Tide Radio", "Tide Tables"], "the rows' titles")
    XCTAssertEqual(viewModel.cellModels.value.map(\.appID), [1, 2], "the rows' apps")
    XCTAssertFalse(viewModel.isLoading.value, "isLoading after progress")
    XCTAssertEqual(service.apps.inputs.count, 1, "searches after progress")
  }

  /// Progress brings back nothing that a failed search took away, and hides nothing.
  func testProgressAfterAFailureChangesNothing() {
    let viewModel = searched()
    service.apps.fails(with: Step2Offline())
    viewModel.search(for: "tide")
    viewModel.didTapDownloadApp(at: 0)
    XCTAssertEqual(downloads.started, [], "started by a tap on row 0 after a failure")
    downloads.set(radio, to: .inProgress(progress: 0.3))
    XCTAssertEqual(viewModel.cellModels.value, [], "the rows after a failure and progress")
    XCTAssertTrue(viewModel.showEmptyResults.value, "showEmptyResults after a failure and progress")
    XCTAssertNotNil(viewModel.error.value, "the error after a failure and progress")
    service.apps.returns([radio])
    viewModel.search(for: "radio")
    downloads.set(radio, to: .inProgress(progress: 0.4))
    XCTAssertEqual(
      viewModel.cellModels.value.map(\.downloadState), [.inProgress(progress: 0.4)],
      "the row's state at 40 %, found by a search after the one that failed")
  }

  /// A row whose app has no download any more counts as not started.
  func testRowWithoutDownloadIsNotStarted() {
    let viewModel = searched()
    viewModel.didTapDownloadApp(at: 0)
    downloads.set(radio, to: .inProgress(progress: 0.3))
    downloads.set(tables, to: .downloaded)
    downloads.downloadingApps = []
    downloads.onProgressUpdate?()
    XCTAssertEqual(
      viewModel.cellModels.value.map(\.downloadState), [.notStarted, .notStarted],
      "the rows' states when one was at 30 %, one downloaded, and both have no download any more")
    viewModel.didTapDownloadApp(at: 0)
    XCTAssertEqual(
      downloads.started, [radio, radio],
      "started by a tap on the first row, and another one when its download was there no more")
  }

  /// After a new search, progress of an app still reaches that app's row, wherever it stands now.
  func testProgressFollowsTheAppIntoANewList() {
    let viewModel = searched()
    viewModel.didTapDownloadApp(at: 0)
    downloads.set(radio, to: .inProgress(progress: 0.1))
    service.apps.returns([matinee, tables, radio])
    viewModel.search(for: "m")
    downloads.set(radio, to: .inProgress(progress: 0.2))
    XCTAssertEqual(
      viewModel.cellModels.value.map(\.downloadState),
      [.notStarted, .notStarted, .inProgress(progress: 0.2)],
      "the rows' states when the third app of a new list is at 20 %")
  }

  /// A new search shows at once how far the downloads are that run already.
  func testNewListKnowsRunningDownloads() {
    downloads.downloadingApps = [
      DownloadingApp(app: matinee, state: .inProgress(progress: 0.5)),
      DownloadingApp(app: tables, state: .downloaded),
    ]
    let viewModel = searched()
    XCTAssertEqual(
      viewModel.cellModels.value.map(\.downloadState), [.notStarted, .downloaded],
      "the rows' states right after a search, with downloads from before")
    // Nobody tells of this one: it is the search that asks.
    downloads.downloadingApps = [DownloadingApp(app: radio, state: .inProgress(progress: 0.6))]
    viewModel.search(for: "tide")
    XCTAssertEqual(
      viewModel.cellModels.value.map(\.downloadState), [.inProgress(progress: 0.6), .notStarted],
      "the rows' states right after a second search that finds the same, with other downloads")
    var heard: [[DownloadState]] = []
    viewModel.cellModels.observe(on: self) { heard.append($0.map(\.downloadState)) }
    heard = []
    viewModel.search(for: "tide")
    viewModel.cellModels.remove(observer: self)
    XCTAssertEqual(
      heard, [[.inProgress(progress: 0.6), .notStarted]],
      "the rows' states, each time that cellModels was set by a search during a download")
    service.apps.hold()
    viewModel.search(for: "tide")
    downloads.set(radio, to: .inProgress(progress: 0.8))
    service.apps.release()
    XCTAssertEqual(
      viewModel.cellModels.value.map(\.downloadState), [.inProgress(progress: 0.8), .notStarted],
      "the rows' states right after a search during which the first app came from 60 to 80 %")
  }

  /// Two apps of the same name have a progress each, and an app that is rated anew keeps its own.
  func testProgressIsFoundByTheId() {
    let twin = StoreApp(id: 4, name: radio.name, company: radio.company, rating: radio.rating)
    service.apps.returns([radio, twin])
    let viewModel = searched()
    downloads.set(twin, to: .inProgress(progress: 0.4))
    XCTAssertEqual(
      viewModel.cellModels.value.map(\.downloadState), [.notStarted, .inProgress(progress: 0.4)],
      "the rows' states when the second of two apps called Tide Radio is at 40 %")
    // The service still has the app as it was when its download began.
    let rated = StoreApp(id: 4, name: radio.name, company: radio.company, rating: 2.1)
    service.apps.returns([radio, rated])
    viewModel.search(for: "tide")
    XCTAssertEqual(
      viewModel.cellModels.value.map(\.downloadState), [.notStarted, .inProgress(progress: 0.4)],
      "the rows' states after a search that finds the app at 40 % with another rating")
    downloads.set(twin, to: .inProgress(progress: 0.6))
    XCTAssertEqual(
      viewModel.cellModels.value.map(\.downloadState), [.notStarted, .inProgress(progress: 0.6)],
      "the rows' states when the app with another rating by now is at 60 %")
    downloads.downloadingApps = []
    viewModel.didTapDownloadApp(at: 0)
    service.apps.returns([StoreApp(id: 1, name: "Tide FM", company: "Low Water", rating: 4.5)])
    viewModel.search(for: "tide")
    viewModel.didTapDownloadApp(at: 0)
    XCTAssertEqual(
      downloads.started.map(\.name), ["Tide Radio", "Tide FM"],
      "started by taps on app 1, which had another name in a second search")
  }

  /// The old rows follow their downloads while a new search is on its way.
  func testProgressReachesTheRowsDuringASearch() {
    let viewModel = searched()
    service.apps.hold()
    viewModel.search(for: "radio")
    downloads.set(tables, to: .inProgress(progress: 0.7))
    XCTAssertEqual(
      viewModel.cellModels.value.map(\.downloadState), [.notStarted, .inProgress(progress: 0.7)],
      "the rows' states at 70 %, while a new search is on its way")
    viewModel.didTapDownloadApp(at: 0)
    XCTAssertEqual(
      downloads.started, [radio],
      "downloads started by a tap on the first of the old rows, while a new search is on its way")
    XCTAssertTrue(
      viewModel.isLoading.value, "isLoading after progress, the search still on its way")
    service.apps.release(0, with: .success([matinee]))
    XCTAssertEqual(
      viewModel.cellModels.value.map(\.title), ["Matinee"],
      "the rows after the answer to a search during which there was progress")
  }

  /// Whether there is nothing to show is for searches to say.
  func testProgressSaysNothingOfResults() {
    let viewModel = SearchViewModel(searchService: service, downloadService: downloads)
    downloads.set(radio, to: .inProgress(progress: 0.1))
    XCTAssertFalse(
      viewModel.showEmptyResults.value, "showEmptyResults after progress, before any search")
    service.apps.hold()
    viewModel.search(for: "tide")
    downloads.set(radio, to: .inProgress(progress: 0.2))
    XCTAssertFalse(
      viewModel.showEmptyResults.value, "showEmptyResults after progress during the first search")
    service.apps.release()
  }

  /// Progress of an app that is not in the list changes nothing.
  func testProgressOfAnAppElsewhereChangesNothing() {
    let viewModel = searched()
    downloads.set(matinee, to: .inProgress(progress: 0.9))
    XCTAssertEqual(
      viewModel.cellModels.value.map(\.downloadState), [.notStarted, .notStarted],
      "the rows' states when an app outside of the list is at 90 %")
  }

  /// The view model goes away, although the download service lives on and has progress to tell.
  func testViewModelGoesAwayBeforeTheDownloads() throws {
    try expectReleased {
      let viewModel = searched()
      viewModel.didTapDownloadApp(at: 0)
      downloads.set(radio, to: .inProgress(progress: 0.1))
      return [viewModel]
    }
    downloads.set(radio, to: .inProgress(progress: 0.2))
  }

  /// A view model that goes away leaves the progress to the one that came after it.
  func testNextViewModelKeepsItsProgress() {
    var old: SearchViewModel? = searched()
    let viewModel = searched()
    withExtendedLifetime(old) {}
    old = nil
    downloads.set(tables, to: .inProgress(progress: 0.3))
    XCTAssertEqual(
      viewModel.cellModels.value.map(\.downloadState),
      [.notStarted, .inProgress(progress: 0.3)],
      "the rows' states when the second app is at 30 %, and an older view model has gone away")
  }

  private func searched() -> SearchViewModel {
    let viewModel = SearchViewModel(searchService: service, downloadService: downloads)
    viewModel.search(for: "tide")
    return viewModel
  }
}
