import StructureChecks
import TestDoubles
import UIKit
import XCTest

@testable import Learner

@MainActor
final class Step2Rows: XCTestCase {
  /// The rows are there after the setup is over: somebody keeps the data source, and not the table.
  func testRowsSurviveTheSetup() throws {
    let screen = step2Screen(Shelf(products: step2Seeds))
    let table = try step2Table(on: screen)
    MainQueue.settle()
    table.reloadData()
    XCTAssertEqual(
      table.visibleText,
      ["In stock", "Leek", "2.50 €", "Beet", "0.95 €", "Sold out", "Kale", "12.00 €"],
      "what can be read in the list")
    screen.close()
  }

  /// The list follows the shelf.
  func testFollowsTheShelf() throws {
    let shelf = Shelf(products: step2Seeds)
    let screen = step2Screen(shelf)
    shelf.restock([Product(id: 9, name: "Chard", cents: 300)])
    MainQueue.settle()
    XCTAssertEqual(
      try step2Table(on: screen).visibleText, ["In stock", "Chard", "3.00 €"],
      "what can be read after the shelf was restocked")
    shelf.restock([Product(id: 9, name: "Chard", cents: 350)])
    MainQueue.settle()
    XCTAssertEqual(
      try step2Table(on: screen).visibleText, ["In stock", "Chard", "3.50 €"],
      "what can be read after nothing but the price of the only product has changed")
    shelf.restock([Product(id: 9, name: "Red Chard", cents: 350)])
    MainQueue.settle()
    XCTAssertEqual(
      try step2Table(on: screen).visibleText, ["In stock", "Red Chard", "3.50 €"],
      "what can be read after nothing but the name of the only product has changed")
    shelf.restock([Product(id: 9, name: "Red Chard", cents: 350, isSoldOut: true)])
    MainQueue.settle()
    XCTAssertEqual(
      try step2Table(on: screen).visibleText, ["Sold out", "Red Chard", "3.50 €"],
      "what can be read after the only product was sold out, with nothing else changed")
    screen.close()
  }

  /// What happened to the shelf before the screen was shown is on the list as well.
  func testShowsWhatTheShelfHasByThen() throws {
    let shelf = Shelf(products: step2Seeds)
    let controller = ShelfViewController(shelf: shelf)
    shelf.restock([Product(id: 9, name: "Chard", cents: 300)])
    let screen = Screen(showing: UINavigationController(rootViewController: controller))
    XCTAssertEqual(
      try step2Table(on: screen).visibleText, ["In stock", "Chard", "3.00 €"],
      "what can be read if the shelf is restocked between init and viewDidLoad")
    screen.close()
  }

  /// One change of the shelf reloads the table once.
  func testReloadsOncePerChange() throws {
    let shelf = Shelf(products: step2Seeds)
    let screen = step2Screen(shelf)
    let table = try step2Table(on: screen)
    let before = table.reloadCount
    shelf.restock([])
    MainQueue.settle()
    XCTAssertEqual(table.reloadCount - before, 1, "calls of reloadData() for one change")
    screen.close()
  }
}

@MainActor
final class Step2Controller: XCTestCase {
  /// The controller is no data source any more, and the table has the new one.
  func testControllerIsNoDataSource() throws {
    let screen = step2Screen(Shelf(products: step2Seeds))
    XCTAssertDoesNotConform(
      try Codebase.learner.type("ShelfViewController"), to: "UITableViewDataSource")
    let source = try step2Table(on: screen).dataSource
    XCTAssertTrue(
      source is ProductDataSource,
      "tableView.dataSource: expected a ProductDataSource, found \(step2Name(of: source))")
    screen.close()
  }

  /// The controller does not know which products stand in which section; it asks.
  func testOnlyTheDataSourceKnowsTheSections() throws {
    XCTAssertNoReference(
      from: try Codebase.learner.type("ShelfViewController"), toSymbol: "Product.isSoldOut")
  }

  /// A tap opens the product of that row, in both sections.
  func testTapOpensTheProductOfTheRow() throws {
    for (row, section, name) in [(0, 0, "Leek"), (1, 0, "Beet"), (0, 1, "Kale")] {
      let screen = step2Screen(Shelf(products: step2Seeds))
      try screen.select(row: row, section: section)
      XCTAssertEqual(
        (screen.top as? ProductViewController)?.product.name, name,
        "opened by a tap on row \(row) of section \(section)")
      XCTAssertEqual(
        screen.navigationDepth, 1,
        "screens above the list after a tap on row \(row) of section \(section)")
      screen.close()
    }
  }

  /// It is the data source that says what a tap opens: nobody works out the rows a second time.
  func testTapAsksTheDataSource() throws {
    let screen = step2Screen(Shelf(products: step2Seeds))
    let table = try step2Table(on: screen)
    guard let source = table.dataSource as? ProductDataSource else {
      let found = step2Name(of: table.dataSource)
      return XCTFail("tableView.dataSource: expected a ProductDataSource, found \(found)")
    }
    source.products = [
      Product(id: 9, name: "Chard", cents: 300), Product(id: 2, name: "Kale", cents: 1200),
    ]
    table.reloadData()
    try screen.select(row: 1, section: 0)
    XCTAssertEqual(
      (screen.top as? ProductViewController)?.product.name, "Kale",
      "opened by a tap on row 1, the data source having Chard and Kale by now, both in stock")
    screen.close()
  }

  /// Two products of one name are two: a tap opens the one in that row.
  func testTapTellsNamesakesApart() throws {
    let leeks = [
      Product(id: 8, name: "Leek", cents: 250), Product(id: 9, name: "Leek", cents: 250),
      Product(id: 10, name: "Leek", cents: 250, isSoldOut: true),
    ]
    for (row, section, id) in [(0, 0, 8), (1, 0, 9), (0, 1, 10)] {
      let screen = step2Screen(Shelf(products: leeks))
      try screen.select(row: row, section: section)
      XCTAssertEqual(
        (screen.top as? ProductViewController)?.product.id, id,
        "id of what a tap on row \(row) of section \(section) opened, all being Leek")
      screen.close()
    }
  }

  /// The screen keeps its title, and a touched row does not stay selected.
  func testTitleAndSelectionAreAsBefore() throws {
    let screen = step2Screen(Shelf(products: step2Seeds))
    XCTAssertEqual(screen.title, "Seeds", "the title of the screen")
    let table = try step2Table(on: screen)
    try screen.select(row: 0, section: 1)
    XCTAssertNil(
      table.indexPathForSelectedRow?.row, "the selected row after a tap on row 0 of section 1")
    screen.close()
  }

  /// The list goes on following the shelf after a product was looked at.
  func testFollowsAfterAProductWasOpened() throws {
    let shelf = Shelf(products: step2Seeds)
    let screen = step2Screen(shelf)
    try screen.select(row: 0, section: 0)
    shelf.restock([step2Seeds[0]])
    MainQueue.settle()
    try screen.tapBack()
    XCTAssertEqual(
      step2Names(on: screen), ["Leek"], "in the list, restocked while a product was open")
    shelf.restock([step2Seeds[2]])
    MainQueue.settle()
    XCTAssertEqual(
      step2Names(on: screen), ["Beet"], "in the list, restocked after the way back")
    try screen.select(row: 0, section: 0)
    try screen.tapBack()
    shelf.restock([Product(id: 3, name: "Beet", cents: 120)])
    MainQueue.settle()
    try screen.select(row: 0, section: 0)
    XCTAssertEqual(
      (screen.top as? ProductViewController)?.product.cents, 120,
      "the cents of what a tap opens, opened before and dearer since then")
    screen.close()
  }

  /// A tap after a change of the shelf opens what is shown in that row now.
  func testTapAfterAChange() throws {
    let shelf = Shelf(products: step2Seeds)
    let screen = step2Screen(shelf)
    shelf.restock([step2Seeds[1]])
    MainQueue.settle()
    try screen.select(row: 0, section: 0)
    XCTAssertEqual(
      (screen.top as? ProductViewController)?.product.name, "Kale",
      "opened by a tap on row 0 when only Kale is left, sold out")
    screen.close()
  }

  /// A closed screen goes away, and its data source with it; the shelf stays.
  func testScreenGoesAway() throws {
    let shelf = Shelf(products: step2Seeds)
    try expectReleased {
      let controller = ShelfViewController(shelf: shelf)
      let screen = Screen(showing: UINavigationController(rootViewController: controller))
      let table = try step2Table(on: screen)
      // Whether there is a data source is the business of other checks.
      let source = table.dataSource.map { [$0] } ?? []
      try screen.select(row: 0, section: 0)
      let opened = screen.top.map { [$0] } ?? []
      try screen.tapBack()
      shelf.restock([])
      screen.close()
      return [controller] + source + opened
    }
    shelf.restock(step2Seeds)
    MainQueue.settle()
  }
}

private let step2Seeds = [
  Product(id: 8, name: "Leek", cents: 250),
  Product(id: 2, name: "Kale", cents: 1200, isSoldOut: true),
  Product(id: 3, name: "Beet", cents: 95),
]

@MainActor
private func step2Screen(_ shelf: Shelf) -> Screen {
  let controller = ShelfViewController(shelf: shelf)
  return Screen(showing: UINavigationController(rootViewController: controller))
}

/// What stands first in each row.
@MainActor
private func step2Names(on screen: Screen) -> [String] {
  screen.rows.map { $0.first ?? "nothing" }
}

private func step2Name(of object: Any?) -> String {
  object.map { "\(type(of: $0))" } ?? "nil"
}

@MainActor
private func step2Table(on screen: Screen) throws -> UITableView {
  try XCTUnwrap(screen.top?.view.find(UITableView.self).first, "a table on the screen")
}
