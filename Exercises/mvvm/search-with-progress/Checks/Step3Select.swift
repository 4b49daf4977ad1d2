import Foundation
import StructureChecks
import TestDoubles
import UIKit
import XCTest

@testable import Learner

private let radio = StoreApp(id: 1, name: "Tide Radio", company: "Low Water", rating: 4.5)
private let tables = StoreApp(id: 2, name: "Tide Tables", company: "Harbour", rating: nil)
private let matinee = StoreApp(id: 3, name: "Matinee", company: "Old Films", rating: 3.8)

private final class Step3Service: SearchService {
  let apps = AnswerStub<String, [StoreApp]>(returning: [radio, tables])
  func apps(matching query: String, completion: @escaping (Result<[StoreApp], Error>) -> Void) {
    apps(query, completion: completion)
  }
}

private final class Step3Downloads: DownloadAppsService {
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

private struct Step3Offline: LocalizedError {
  var errorDescription: String? { "You are offline." }
}

@MainActor final class Step3Select: XCTestCase {
  private let service = Step3Service()
  private let downloads = Step3Downloads()

  /// A selected row hands its app to onSelect.
  func testSelectionHandsOverTheApp() {
    let viewModel = SearchViewModel(searchService: service, downloadService: downloads)
    var selected: [StoreApp] = []
    viewModel.onSelect = { selected.append($0) }
    viewModel.search(for: "tide")
    viewModel.didSelectApp(at: 1)
    XCTAssertEqual(selected, [tables], "handed over for the second row")
    let other = SearchViewModel(searchService: service, downloadService: downloads)
    other.onSelect = { _ in selected = [] }
    viewModel.didSelectApp(at: 0)
    XCTAssertEqual(selected, [tables, radio], "handed over for the second row, then the first")
    for state in [DownloadState.inProgress(progress: 0.3), .downloaded] {
      downloads.set(radio, to: state)
      selected = []
      viewModel.didSelectApp(at: 0)
      XCTAssertEqual(selected, [radio], "handed over for the first row, its download \(state)")
    }
    let cover = StoreApp(id: 4, name: radio.name, company: "Cover Bands", rating: nil)
    service.apps.returns([radio, cover])
    viewModel.search(for: "radio")
    viewModel.didSelectApp(at: 1)
    XCTAssertEqual(selected.last, cover, "handed over for the second of two apps with one name")
    let rated = StoreApp(id: 1, name: radio.name, company: radio.company, rating: 2.1)
    service.apps.returns([rated])
    viewModel.search(for: "radio")
    viewModel.didSelectApp(at: 0)
    XCTAssertEqual(
      selected.last, rated, "handed over for an app with another rating than when it was downloaded"
    )
    service.apps.returns([matinee])
    viewModel.isLoading.observe(on: self) { isLoading in
      if !isLoading { viewModel.didSelectApp(at: 0) }
    }
    viewModel.search(for: "matinee")
    XCTAssertEqual(selected.last, matinee, "handed over for the first row when the loading ends")
    viewModel.isLoading.remove(observer: self)
  }

  /// Who selects a row wants to read about it: that starts no download.
  func testSelectionStartsNoDownload() {
    let viewModel = SearchViewModel(searchService: service, downloadService: downloads)
    viewModel.search(for: "tide")
    viewModel.didSelectApp(at: 0)
    XCTAssertEqual(downloads.started, [], "downloads started by a tap on row 0")
  }

  /// While a new search is on its way, the old rows are still there, and can be selected.
  func testOldRowsCanBeSelectedDuringASearch() {
    let viewModel = SearchViewModel(searchService: service, downloadService: downloads)
    var selected: [StoreApp] = []
    viewModel.onSelect = { selected.append($0) }
    viewModel.search(for: "tide")
    service.apps.hold()
    viewModel.search(for: "radio")
    viewModel.didSelectApp(at: 1)
    XCTAssertEqual(selected, [tables], "handed over for the second row, a new search on its way")
    XCTAssertTrue(viewModel.isLoading.value, "isLoading after that, the search still on its way")
    service.apps.release(0, with: .success([matinee]))
    XCTAssertEqual(
      viewModel.cellModels.value.map(\.title), ["Matinee"],
      "the rows after the answer to a search during which a row was selected")
    service.apps.returns([])
    service.apps.release()
    viewModel.search(for: "moon")
    viewModel.didSelectApp(at: 0)
    viewModel.didTapDownloadApp(at: 0)
    XCTAssertEqual(selected, [tables], "handed over for row 0 after a search that found nothing")
    XCTAssertEqual(downloads.started, [], "started for row 0 after a search that found nothing")
  }

  /// A tap on download opens no details.
  func testDownloadSelectsNothing() {
    let viewModel = SearchViewModel(searchService: service, downloadService: downloads)
    var selected: [StoreApp] = []
    viewModel.onSelect = { selected.append($0) }
    viewModel.search(for: "tide")
    viewModel.didTapDownloadApp(at: 0)
    XCTAssertEqual(selected, [], "handed over for a tap on the download of row 0")
  }

  /// A row that is not there hands over nothing.
  func testSelectionOutsideTheListHandsOverNothing() {
    let viewModel = SearchViewModel(searchService: service, downloadService: downloads)
    var selected: [StoreApp] = []
    viewModel.onSelect = { selected.append($0) }
    viewModel.didSelectApp(at: 0)
    viewModel.search(for: "tide")
    viewModel.didSelectApp(at: 2)
    viewModel.didSelectApp(at: -1)
    XCTAssertEqual(selected, [], "handed over for row 0 before a search, and rows 2 and -1 of two")
  }

  /// After a failed search no row of the search before can be opened.
  func testNothingToSelectAfterAFailure() {
    let viewModel = SearchViewModel(searchService: service, downloadService: downloads)
    var selected: [StoreApp] = []
    viewModel.onSelect = { selected.append($0) }
    viewModel.search(for: "tide")
    service.apps.fails(with: Step3Offline())
    viewModel.search(for: "tide")
    viewModel.didSelectApp(at: 0)
    XCTAssertEqual(selected, [], "handed over for row 0 after a search that failed")
  }

  /// The view model knows nothing of UIKit and of other screens.
  func testViewModelNeedsNoUIKit() throws {
    let viewModel = try Codebase.learner.type("SearchViewModel")
    XCTAssertNoReference(from: viewModel, toModule: "UIKit")
    XCTAssertImports(
      viewModel,
      only: [
        "Combine", "Dispatch", "Foundation", "FoundationEssentials", "Observation", "OSLog",
        "Swift", "Synchronization", "os",
      ])
    for type in ["AppDetailViewController", "SearchScreen", "SearchViewController"] {
      XCTAssertNoReference(from: viewModel, toType: type)
    }
  }

  /// In the app, a tap on a row opens the details of that row's app: that is known to `SearchScreen` alone.
  func testRowOpensItsDetails() throws {
    let screen = try searchedScreen()
    try screen.select(row: 1)
    XCTAssertEqual(
      (screen.top as? AppDetailViewController)?.app, tables, "the details after a tap on row 1")
    XCTAssertEqual(screen.navigationDepth, 1, "screens above the search")
    try screen.tapBack()
    try screen.select(row: 0)
    XCTAssertEqual(
      (screen.top as? AppDetailViewController)?.app, radio,
      "the details after a tap on row 1, back, and a tap on row 0")
    try screen.tapBack()
    let rated = StoreApp(id: 1, name: radio.name, company: radio.company, rating: 2.1)
    service.apps.returns([rated])
    try screen.submit("Apps")
    try screen.select(row: 0)
    XCTAssertEqual(
      (screen.top as? AppDetailViewController)?.app, rated,
      "the details of an app that was opened before, and has another rating since a new search")
    XCTAssertNoReference(
      from: try Codebase.learner.type("SearchViewController"), toType: "AppDetailViewController",
      "`SearchScreen.make` sets `onSelect`, and pushes the details")
    XCTAssertNoReference(
      from: try Codebase.learner.type("SearchViewController"), toType: "SearchScreen",
      "`SearchScreen.make` knows the controller, and the controller does not know it")
  }

  /// In the app, rows show how far their downloads are.
  func testRowsShowProgress() throws {
    let screen = try searchedScreen()
    XCTAssertEqual(screen.rows.count, 2, "rows before any download")
    downloads.set(tables, to: .inProgress(progress: 0.3))
    XCTAssertEqual(
      screen.rows.map { Array($0.prefix(2)) },
      [["Tide Radio", "Low Water · not downloaded"], ["Tide Tables", "Harbour · 30 %"]],
      "the rows when the second app is at 30 %")
  }

  /// Screen and view model go away together, although the services live on.
  func testScreenGoesAway() throws {
    try expectReleased {
      let navigation = SearchScreen.make(searchService: service, downloadService: downloads)
      let screen = Screen(showing: navigation)
      try search(on: screen)
      try screen.select(row: 0)
      let controllers = navigation.viewControllers
      let viewModels = controllers.flatMap { controller in
        Mirror(reflecting: controller).children.compactMap { $0.value as? SearchViewModel }
      }
      try screen.tapBack()
      screen.close()
      return [navigation] + controllers + viewModels
    }
  }

  private func searchedScreen() throws -> Screen {
    let screen = Screen(
      showing: SearchScreen.make(searchService: service, downloadService: downloads))
    try search(on: screen)
    return screen
  }

  private func search(on screen: Screen) throws {
    try screen.type("tide", into: "Apps")
    try screen.submit("Apps")
  }
}
