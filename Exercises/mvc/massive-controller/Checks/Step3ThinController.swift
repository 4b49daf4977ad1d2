import StructureChecks
import TestDoubles
import UIKit
import XCTest

@testable import Learner

@MainActor
final class Step3DataSource: XCTestCase {
  /// The data source fills any table with its rows, title and price each.
  func testFillsAnyTable() {
    let source = ProductListDataSource()
    source.rows = [
      ProductRow(title: "TENT", price: "199.00 €"), ProductRow(title: "Mat", price: "on loan"),
    ]
    let table = UITableView()
    table.dataSource = source
    XCTAssertEqual(table.numberOfRows(inSection: 0), 2, "rows for two products")
    XCTAssertEqual(
      table.visibleText, ["TENT", "199.00 €", "Mat", "on loan"],
      "what can be read in the table, for rows of TENT (199.00 €) and Mat (on loan)")
    let another = UITableView()
    another.dataSource = source
    source.rows = [ProductRow(title: " Mug ", price: "4.00 €")]
    another.reloadData()
    XCTAssertEqual(
      another.visibleText, [" Mug ", "4.00 €"],
      "what can be read in a second table of this data source, for a row of ' Mug ' (4.00 €)")
  }

  /// New rows are shown after the next reload.
  func testShowsNewRowsAfterAReload() {
    let source = ProductListDataSource()
    let table = UITableView()
    table.dataSource = source
    XCTAssertEqual(table.numberOfRows(inSection: 0), 0, "rows of a new data source")
    source.rows = [ProductRow(title: "LAMP", price: "12.00 €")]
    table.reloadData()
    XCTAssertEqual(table.visibleText, ["LAMP", "12.00 €"], "after new rows and a reload")
    source.rows = []
    table.reloadData()
    XCTAssertEqual(table.visibleText, [], "after the rows were taken away and a reload")
  }

  /// Rows have their arrow as before, and their cells are used again.
  func testCellsAreAsBefore() throws {
    let source = ProductListDataSource()
    source.rows = [ProductRow(title: "LAMP", price: "12.00 €")]
    let table = UITableView()
    table.dataSource = source
    let cell = try table.cell(at: 0)
    XCTAssertEqual(cell.accessoryType, .disclosureIndicator, "the arrow of a row")
    source.rows = [ProductRow(title: "TENT", price: "199.00 €")]
    table.reloadData()
    XCTAssertTrue(
      try table.cell(at: 0) === cell,
      "the row's cell after a reload: expected the one used before, found one made anew")
    let used = Set(
      [cell.reuseIdentifier]
        + (0..<3).map { row in
          source.rows = Array(repeating: ProductRow(title: "TENT", price: "1.00 €"), count: 3)
          table.reloadData()
          return try? table.cell(at: row).reuseIdentifier
        })
    XCTAssertEqual(used.count, 1, "names under which cells of three rows are used again")
  }

  /// The controller is not the table's data source any more.
  func testControllerIsNoDataSource() throws {
    let service = Step3Service()
    let screen = step3Screen(service)
    let table = try step3Table(on: screen)
    service.answer([step3Product("Tent")])
    MainQueue.run(until: screen.shows("TENT"))
    XCTAssertTrue(
      table.dataSource is ProductListDataSource,
      "the table's dataSource: expected a ProductListDataSource, found "
        + step3Name(of: table.dataSource))
    XCTAssertFalse(
      screen.top is any UITableViewDataSource,
      "\(step3Name(of: screen.top)) still conforms to UITableViewDataSource")
    screen.close()
  }
}

@MainActor
final class Step3Controller: XCTestCase {
  override func setUp() {
    UIApplication.shared.resetRecords()
  }

  /// The rows that the user sees are those of the last load, with their prices.
  func testShowsRows() throws {
    let service = Step3Service()
    let screen = step3Screen(service)
    service.answer([step3Product("Tent"), step3Product("Lamp")])
    MainQueue.run(until: screen.shows("TENT"))
    let texts = screen.visibleText.filter { $0 != screen.top?.navigationItem.title }
    XCTAssertEqual(texts, ["LAMP", "1.00 €", "TENT", "1.00 €"], "for a Tent and a Lamp")
    XCTAssertEqual(screen.top?.navigationItem.title, "Trailhead", "the title above the list")
    screen.close()
    let another = Step3Service()
    let pulled = step3Screen(another)
    MainQueue.run(until: another.isAsked)
    try step3Table(on: pulled).refreshControl?.pull()
    MainQueue.settle()
    XCTAssertNil(
      pulled.alert?.message, "the alert after a pull during the first load, the service silent")
    another.answer([step3Product("Tent")])
    MainQueue.run(until: pulled.shows("TENT"))
    MainQueue.settle()
    XCTAssertNil(
      pulled.alert?.message, "the alert after a pull during the first load, all answers being good")
    XCTAssertTrue(
      pulled.shows("TENT"),
      "a pull during the first load, both giving Tent: the screen showed \(pulled.visibleText)")
    pulled.close()
  }

  /// A row that was tapped does not stay grey.
  func testTappedRowDoesNotStaySelected() throws {
    let service = Step3Service()
    let screen = step3Screen(service)
    let table = try step3Table(on: screen)
    service.answer([step3Product("Tent")])
    MainQueue.run(until: screen.shows("TENT"))
    try screen.tap("TENT")
    XCTAssertNil(table.indexPathForSelectedRow?.row, "the selected row after a tap on TENT")
    screen.close()
  }

  /// Each successful load reloads the table exactly once.
  func testReloadsOncePerLoad() throws {
    let service = Step3Service()
    let screen = step3Screen(service)
    let table = try step3Table(on: screen)
    service.answer([step3Product("Tent")])
    MainQueue.run(until: screen.shows("TENT"))
    MainQueue.settle()
    XCTAssertEqual(table.reloadCount, 1, "calls of reloadData() after the first load")
    table.refreshControl?.pull()
    service.answer([step3Product("Lamp")])
    MainQueue.run(until: screen.shows("LAMP"))
    MainQueue.settle()
    XCTAssertEqual(table.reloadCount, 2, "calls of reloadData() after the second load")
    table.refreshControl?.pull()
    service.answer([step3Product("Lamp")])
    MainQueue.run(until: table.reloadCount > 2)
    MainQueue.settle()
    XCTAssertEqual(
      table.reloadCount, 3, "calls of reloadData() after a third load, which brought the same")
    screen.close()
  }

  /// The table is reloaded on the main thread, on whichever thread the service answers.
  func testReloadsOnTheMainThread() throws {
    let service = Step3Service()
    let screen = step3Screen(service)
    let spy = Step3ThreadSpy()
    let table = try step3Table(on: screen)
    table.dataSource = spy
    spy.calls.clear()
    service.answer([step3Product("Tent")])
    MainQueue.run(until: !spy.calls.all.isEmpty)
    MainQueue.settle()
    XCTAssertFalse(
      spy.calls.all.isEmpty, "reloads of the table after a load: expected one, found none")
    XCTAssertEqual(spy.calls.offMainThread, [], "reloads of the table off the main thread")
    screen.close()
  }

  /// After a failed refresh the alert is shown and the old rows are still there.
  func testFailedRefreshKeepsTheRows() throws {
    let service = Step3Service()
    let screen = step3Screen(service)
    let table = try step3Table(on: screen)
    service.answer([step3Product("Tent")])
    MainQueue.run(until: screen.shows("TENT"))
    table.refreshControl?.pull()
    service.fail(Step3Offline())
    MainQueue.run(until: screen.alert != nil)
    XCTAssertEqual(
      screen.alert?.message, "You are offline.", "the message of the alert after a failed refresh")
    MainQueue.settle()
    XCTAssertEqual(screen.warnings, [], "what UIKit complained about after a failed refresh")
    MainQueue.run(until: table.refreshControl?.isRefreshing == false)
    XCTAssertEqual(
      table.refreshControl?.isRefreshing, false,
      "the refresh control after a failed refresh with rows on the screen")
    table.reloadData()
    XCTAssertEqual(
      table.visibleText, ["TENT", "1.00 €"], "the table behind the alert after a failed refresh")
    try screen.tap("Try again")
    service.fail(Step3Offline())
    MainQueue.run(until: screen.alert != nil)
    XCTAssertEqual(
      screen.alert?.message, "You are offline.",
      "the message of the alert after Try again, which failed in the same way")
    table.reloadData()
    XCTAssertEqual(
      table.visibleText, ["TENT", "1.00 €"], "the table behind the alert after Try again failed")
    try screen.tap("OK")
    try screen.tap("TENT")
    XCTAssertEqual(
      screen.top?.title, "Tent", "the detail after a failed refresh, OK, and a tap on TENT")
    try screen.tapBack()
    table.refreshControl?.pull()
    MainQueue.run(until: service.isAsked)
    XCTAssertTrue(
      screen.shows("TENT"), "during a refresh, the service silent: \(screen.visibleText)")
    XCTAssertEqual(
      table.dataSource?.tableView(table, numberOfRowsInSection: 0), 1,
      "rows that the table can ask for during a refresh of one row, the service silent")
    try screen.tap("TENT")
    XCTAssertEqual(
      screen.top?.title, "Tent", "the detail after a tap on TENT during a refresh")
    service.answer([])
    MainQueue.settle()
    screen.close()
  }

  /// A good load after a failed one shows its rows and no second alert.
  func testRecoversFromAFailure() throws {
    let service = Step3Service()
    let screen = step3Screen(service)
    let wheel = try step3Wheel(on: screen)
    service.fail(Step3Offline())
    MainQueue.run(until: screen.alert != nil)
    try screen.tap("Try again")
    MainQueue.run(until: service.isAsked && wheel.isAnimating)
    XCTAssertEqual(
      step3State(of: wheel), "turning", "the wheel after Try again, the service silent")
    service.answer([step3Product("Tent")])
    MainQueue.run(until: screen.shows("TENT") || screen.alert != nil)
    MainQueue.settle()
    XCTAssertNil(screen.alert?.message, "the alert after a good second load")
    XCTAssertTrue(
      screen.shows("TENT"), "the second load gave Tent, the screen showed \(screen.visibleText)")
    screen.close()
  }

  /// The wheel turns while a load is under way and stops when it has succeeded.
  func testWheelStopsAfterALoad() throws {
    let service = Step3Service()
    let screen = step3Screen(service)
    let wheel = try step3Wheel(on: screen)
    MainQueue.run(until: service.isAsked && wheel.isAnimating)
    XCTAssertEqual(step3State(of: wheel), "turning", "the wheel while the service is silent")
    service.answer([step3Product("Tent")])
    MainQueue.run(until: !wheel.isAnimating)
    XCTAssertEqual(step3State(of: wheel), "still", "the wheel after a good load")
    try step3Table(on: screen).refreshControl?.pull()
    MainQueue.run(until: service.isAsked && wheel.isAnimating)
    XCTAssertEqual(
      step3State(of: wheel), "turning", "the wheel after a pull with rows on the screen")
    service.answer([step3Product("Tent")])
    MainQueue.run(until: !wheel.isAnimating)
    XCTAssertEqual(step3State(of: wheel), "still", "the wheel after a second good load")
    MainQueue.settle()
    XCTAssertEqual(
      screen.find(UIActivityIndicatorView.self).filter(\.isAnimating).count, 0,
      "wheels that turn after a second good load")
    XCTAssertEqual(
      try step3Table(on: screen).refreshControl?.isRefreshing, false,
      "the refresh control after a good refresh")
    screen.close()
  }

  /// A list that has become empty is shown empty, and the wheels stop as after any other load.
  func testEmptyListIsShown() throws {
    let service = Step3Service()
    let screen = step3Screen(service)
    let table = try step3Table(on: screen)
    let wheel = try step3Wheel(on: screen)
    service.answer([step3Product("Tent")])
    MainQueue.run(until: screen.shows("TENT"))
    table.refreshControl?.pull()
    service.answer([])
    MainQueue.run(until: !wheel.isAnimating && table.refreshControl?.isRefreshing == false)
    MainQueue.settle()
    XCTAssertFalse(
      screen.shows("TENT"), "Tent is still there after a refresh that brought nothing at all")
    XCTAssertEqual(step3State(of: wheel), "still", "the wheel after a refresh that brought nothing")
    XCTAssertEqual(
      table.refreshControl?.isRefreshing, false,
      "the refresh control after a refresh that brought nothing")
    XCTAssertEqual(
      table.reloadCount, 2, "calls of reloadData() after a load of Tent and a load of nothing")
    screen.close()
  }

  /// A load that ends while a product is open ends like any other: the list is new on the way back.
  func testLoadEndsBehindADetail() throws {
    let service = Step3Service()
    let screen = step3Screen(service)
    let table = try step3Table(on: screen)
    let wheel = try step3Wheel(on: screen)
    service.answer([step3Product("Tent")])
    MainQueue.run(until: screen.shows("TENT"))
    table.refreshControl?.pull()
    MainQueue.run(until: service.isAsked)
    try screen.tap("TENT")
    service.answer([step3Product("Lamp")])
    MainQueue.settle()
    try screen.tapBack()
    MainQueue.run(until: screen.shows("LAMP") && !wheel.isAnimating)
    XCTAssertTrue(
      screen.shows("LAMP"),
      "a refresh brought Lamp while a Tent was open, but on the way back the list showed "
        + "\(screen.visibleText)")
    XCTAssertFalse(
      screen.shows("TENT"), "the Tent stays beside the Lamp of a refresh: \(screen.visibleText)")
    XCTAssertEqual(
      step3State(of: wheel), "still", "the wheel after a refresh that ended while a Tent was open")
    XCTAssertEqual(
      table.refreshControl?.isRefreshing, false,
      "the refresh control after a refresh that ended while a Tent was open")
    screen.close()
  }

  /// The wheel, and that of the refresh control, stop when a load has failed too.
  func testWheelStopsAfterAFailure() throws {
    let service = Step3Service()
    let screen = step3Screen(service)
    let wheel = try step3Wheel(on: screen)
    service.fail(Step3Offline())
    MainQueue.run(until: screen.alert != nil && !wheel.isAnimating)
    XCTAssertEqual(step3State(of: wheel), "still", "the wheel after a failed load")
    try screen.tap("OK")
    let table = try step3Table(on: screen)
    table.refreshControl?.pull()
    MainQueue.run(until: service.isAsked)
    XCTAssertEqual(
      table.refreshControl?.isRefreshing, true, "the refresh control while the service is silent")
    MainQueue.run(until: wheel.isAnimating)
    XCTAssertEqual(step3State(of: wheel), "turning", "the wheel after a pull, the service silent")
    service.fail(Step3Offline())
    MainQueue.run(until: screen.alert != nil && table.refreshControl?.isRefreshing == false)
    XCTAssertEqual(
      table.refreshControl?.isRefreshing, false, "the refresh control after a failed refresh")
    screen.close()
  }

  /// A screen that is closed while a load is under way goes away; the load does not hold it.
  func testGoesAwayDuringALoad() throws {
    let service = Step3Service()
    try expectReleased { step3ShowAndClose(service) }
    service.loading.release()
    MainQueue.settle()
  }

  /// A screen that has loaded its rows and was closed goes away, and its view model with it.
  func testGoesAwayAfterALoad() throws {
    let service = Step3Service()
    try expectReleased {
      var parts: [AnyObject] = []
      let list = step3ShowAndClose(service) { screen in
        service.answer([step3Product("Tent")])
        MainQueue.run(until: screen.shows("TENT"))
        MainQueue.settle()
        parts = step3Parts(of: screen.top)
      }
      return list + parts
    }
  }
}

@MainActor
final class Step3Closing: XCTestCase {
  override func setUp() {
    UIApplication.shared.resetRecords()
  }

  /// A screen whose load has failed goes away as well, with its alert.
  func testGoesAwayAfterAFailure() throws {
    let service = Step3Service()
    try expectReleased {
      step3ShowAndClose(service) { screen in
        service.fail(Step3Offline())
        MainQueue.run(until: screen.alert != nil)
        try? screen.tap("OK")
        MainQueue.settle()
      }
    }
  }

  /// A screen that is closed while the load of a pull is under way goes away too.
  func testGoesAwayDuringARefresh() throws {
    let service = Step3Service()
    try expectReleased {
      step3ShowAndClose(service) { screen in
        service.answer([step3Product("Tent")])
        MainQueue.run(until: screen.shows("TENT"))
        try? step3Table(on: screen).refreshControl?.pull()
        MainQueue.run(until: service.isAsked)
      }
    }
    service.loading.release()
    MainQueue.settle()
  }

  /// A screen that is closed while the load after "Try again" is under way goes away too.
  func testGoesAwayDuringTryAgain() throws {
    let service = Step3Service()
    try expectReleased {
      step3ShowAndClose(service) { screen in
        service.fail(Step3Offline())
        MainQueue.run(until: screen.alert != nil)
        try? screen.tap("Try again")
        MainQueue.run(until: service.isAsked)
      }
    }
    service.loading.release()
    MainQueue.settle()
  }

  /// The app's list is made anew each time, and kept by nobody.
  func testTheAppKeepsNoList() throws {
    let network = NetworkStub()
    network.answer(
      "https://catalogue.trailhead.example/v2/products",
      with: .data(Data(#"{"products": []}"#.utf8)))
    try expectReleased {
      let list: UIViewController = CatalogueScreen.make()
      let screen = Screen(showing: UINavigationController(rootViewController: list))
      MainQueue.run(until: !network.lines.isEmpty)
      MainQueue.settle()
      screen.close()
      return [list]
    }
  }
}

final class Step3Structure: XCTestCase {
  /// What is left of the list's controller fits on a page: at most 90 lines of code.
  func testControllerIsThin() {
    let controllers = Codebase.learner.types(conformingTo: "UIViewController")
    XCTAssertFalse(controllers.isEmpty, "there is a view controller")
    for controller in controllers { XCTAssertLines(controller, atMost: 90) }
  }

  /// Names and prices are the view model's business; of all controllers the detail alone sees them.
  func testControllerKnowsNoRule() {
    let controllers = Codebase.learner.types(conformingTo: "UIViewController")
    for controller in controllers where controller.name != "`ProductDetailViewController`" {
      for property in [
        "Product.name", "Product.priceInCents", "ProductRow.title", "ProductRow.price",
      ] {
        XCTAssertNoReference(from: controller, toSymbol: property)
      }
    }
  }
}

private struct Step3Offline: LocalizedError {
  var errorDescription: String? { "You are offline." }
}

/// Silent until a check answers.
private final class Step3Service: ProductService {
  let loading = AnswerStub<Void, [Product]>(returning: [])

  init() { loading.hold() }

  func loadProducts() async throws -> [Product] { try await loading() }

  var isAsked: Bool { !loading.pending.isEmpty }

  @MainActor func answer(_ products: [Product]) { finish(with: .success(products)) }
  @MainActor func fail(_ error: any Error) { finish(with: .failure(error)) }

  @MainActor private func finish(with result: Result<[Product], any Error>) {
    XCTAssertTrue(
      MainQueue.run(until: isAsked), "calls of loadProducts(): expected one, found none")
    while loading.release(0, with: result) {}
  }
}

/// A data source that writes down where it was asked.
private final class Step3ThreadSpy: NSObject, UITableViewDataSource {
  let calls = CallSpy()

  /// The first question of every reload; with no sections, the table goes no further.
  func numberOfSections(in tableView: UITableView) -> Int {
    calls()
    return 0
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}

private func step3Product(_ name: String) -> Product {
  Product(id: name.count, name: name, priceInCents: 100, summary: nil)
}

private func step3Name(of object: Any?) -> String {
  object.map { "\(type(of: $0))" } ?? "nil"
}

@MainActor
private func step3State(of wheel: UIActivityIndicatorView) -> String {
  wheel.isAnimating ? "turning" : "still"
}

@MainActor
private func step3Screen(_ service: Step3Service) -> Screen {
  let list: UIViewController = CatalogueScreen.make(service: service)
  return Screen(showing: UINavigationController(rootViewController: list))
}

/// Shows the list until it has asked the service, then closes it.
@MainActor
private func step3ShowAndClose(
  _ service: Step3Service, then body: (Screen) -> Void = { _ in }
) -> [AnyObject] {
  let list: UIViewController = CatalogueScreen.make(service: service)
  let screen = Screen(showing: UINavigationController(rootViewController: list))
  MainQueue.run(until: service.isAsked)
  body(screen)
  screen.close()
  return [list]
}

/// The view model and the data source that a controller holds.
@MainActor
private func step3Parts(of controller: UIViewController?) -> [AnyObject] {
  guard let controller else { return [] }
  return Mirror(reflecting: controller).children.compactMap { child in
    (child.value as? ProductListViewModel) ?? (child.value as? ProductListDataSource)
  }
}

@MainActor
private func step3Table(on screen: Screen) throws -> UITableView {
  try XCTUnwrap(screen.top?.view.find(UITableView.self).first, "a table on the screen")
}

@MainActor
private func step3Wheel(on screen: Screen) throws -> UIActivityIndicatorView {
  let item = screen.top?.navigationItem
  let bar = (item?.leftBarButtonItems ?? []) + (item?.rightBarButtonItems ?? [])
  let places = [screen.top?.view] + bar.map(\.customView) + [item?.titleView]
  let wheels = places.compactMap(\.self).flatMap { place in
    (place as? UIActivityIndicatorView).map { [$0] } ?? place.find(UIActivityIndicatorView.self)
  }
  return try XCTUnwrap(wheels.first, "a wheel on the screen")
}
