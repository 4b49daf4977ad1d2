import StructureChecks
import TestDoubles
import UIKit
import XCTest

@testable import Learner

@MainActor
final class Step3DataSource: XCTestCase {
  /// A swipe on a row tells which product is to go, and the data source leaves the rest to others.
  func testSwipeNamesTheProduct() throws {
    let source = ProductDataSource(products: step3Seeds)
    let table = UITableView()
    table.dataSource = source
    var deleted: [Product] = []
    source.onDelete = { deleted.append($0) }
    try table.swipeToDelete(row: 1, section: 1)
    XCTAssertEqual(deleted, [step3Seeds[3]], "onDelete after a swipe on row 1 of section 1")
    XCTAssertEqual(
      source.products.map(\.name), ["Leek", "Kale", "Beet", "Dill"],
      "products of the data source, nobody having reacted")
    deleted = []
    for (row, section) in [(2, 1), (0, 2)] {
      source.tableView(
        table, commit: .delete, forRowAt: IndexPath(row: row, section: section))
    }
    XCTAssertEqual(
      deleted, [], "onDelete after a swipe on row 2 of section 1 and row 0 of section 2: no rows")
  }

  /// Only what is sold out can be taken off the list.
  func testOnlySoldOutCanBeDeleted() {
    let source = ProductDataSource(products: step3Seeds)
    let table = UITableView()
    table.dataSource = source
    func canEdit(_ row: Int, _ section: Int) -> Bool {
      source.tableView(table, canEditRowAt: IndexPath(row: row, section: section))
    }
    XCTAssertEqual(canEdit(0, 0), false, "canEditRowAt for Leek, in stock")
    XCTAssertEqual(canEdit(1, 0), false, "canEditRowAt for Beet, in stock")
    XCTAssertEqual(canEdit(0, 1), true, "canEditRowAt for Kale, sold out")
    XCTAssertEqual(canEdit(1, 1), true, "canEditRowAt for Dill, sold out")
    source.products = step3Seeds.filter(\.isSoldOut)
    table.reloadData()
    XCTAssertEqual(canEdit(0, 0), true, "canEditRowAt for Kale, when all is sold out")
    source.products = step3Seeds.filter { !$0.isSoldOut }
    table.reloadData()
    XCTAssertEqual(canEdit(0, 0), false, "canEditRowAt for Leek, when nothing is sold out")
  }

  /// A swipe with nobody listening does nothing.
  func testSwipeWithoutAListener() throws {
    let source = ProductDataSource(products: step3Seeds)
    let table = UITableView()
    table.dataSource = source
    try table.swipeToDelete(row: 0, section: 1)
    XCTAssertEqual(source.products.count, 4, "products after a swipe with no onDelete")
    var heard = 0
    let other = ProductDataSource(products: step3Seeds)
    other.onDelete = { _ in heard += 1 }
    try table.swipeToDelete(row: 0, section: 1)
    XCTAssertEqual(heard, 0, "heard by the listener of another data source")
  }
}

@MainActor
final class Step3Screen: XCTestCase {
  /// A swipe on the screen takes the product off the shelf, and the list shows it.
  func testSwipeTakesTheProductOffTheShelf() throws {
    let shelf = Shelf(products: step3Seeds)
    let screen = step3Screen(shelf)
    let table = try XCTUnwrap(screen.top?.view.find(UITableView.self).first, "a table")
    let reloadsBefore = table.reloadCount
    try screen.delete(row: 0, section: 1)
    MainQueue.settle()
    XCTAssertEqual(table.reloadCount - reloadsBefore, 1, "calls of reloadData() for one swipe")
    XCTAssertEqual(
      shelf.products.map(\.name), ["Leek", "Beet", "Dill"], "on the shelf after a swipe on Kale")
    XCTAssertEqual(
      step3Names(on: screen), ["Leek", "Beet", "Dill"], "in the list after a swipe on Kale")
    try screen.select(row: 0, section: 0)
    try screen.tapBack()
    try screen.delete(row: 0, section: 1)
    MainQueue.settle()
    XCTAssertEqual(
      shelf.products.map(\.name), ["Leek", "Beet"],
      "on the shelf after a look at Leek, the way back and a swipe on Dill")
    screen.close()
    let own = step3Screen(Shelf(products: step3Seeds))
    try own.delete(row: 0, section: 1)
    MainQueue.settle()
    XCTAssertEqual(
      step3Names(on: own), ["Leek", "Beet", "Dill"],
      "in the list after a swipe on Kale, where nobody but the screen keeps the shelf")
    own.close()
  }

  /// A swipe takes one product off the shelf, also when others have its name and price.
  func testSwipeLeavesNamesakes() throws {
    let shelf = Shelf(products: [
      Product(id: 8, name: "Leek", cents: 250),
      Product(id: 9, name: "Leek", cents: 250, isSoldOut: true),
      Product(id: 10, name: "Leek", cents: 250, isSoldOut: true),
    ])
    let screen = step3Screen(shelf)
    try screen.delete(row: 1, section: 1)
    MainQueue.settle()
    XCTAssertEqual(
      shelf.products.map(\.id), [8, 9],
      "ids on the shelf after a swipe on the last of Leek 8, Leek 9 and Leek 10")
    screen.close()
  }

  /// When the last product of a section goes, its title goes with it.
  func testLastOneOfASection() throws {
    let shelf = Shelf(products: step3Seeds)
    let screen = step3Screen(shelf)
    try screen.delete(row: 0, section: 1)
    MainQueue.settle()
    try screen.delete(row: 0, section: 1)
    MainQueue.settle()
    XCTAssertFalse(
      screen.shows("Sold out"),
      "expected no Sold out after swipes on Kale and Dill, found \(screen.visibleText)")
    XCTAssertEqual(shelf.products.map(\.name), ["Leek", "Beet"], "on the shelf after both swipes")
    screen.close()
    let last = Shelf(products: [step3Seeds[1]])
    let another = step3Screen(last)
    try another.delete(row: 0, section: 0)
    MainQueue.settle()
    XCTAssertEqual(last.products.map(\.name), [], "on the shelf after a swipe on its only product")
    XCTAssertEqual(
      step3Names(on: another), [], "in the list after a swipe on the only product")
    another.close()
  }

  /// The closure for deleting does not keep the closed screen alive.
  func testScreenStillGoesAway() throws {
    let shelf = Shelf(products: step3Seeds)
    try expectReleased {
      let controller = ShelfViewController(shelf: shelf)
      let screen = Screen(showing: UINavigationController(rootViewController: controller))
      try screen.delete(row: 0, section: 1)
      MainQueue.settle()
      screen.close()
      return [controller]
    }
    XCTAssertEqual(shelf.products.count, 3, "on the shelf after one swipe")
  }

  /// The data source still knows neither the shelf nor the screen.
  func testStillKnowsNoShelf() throws {
    let source = try Codebase.learner.type("ProductDataSource")
    XCTAssertNoReference(from: source, toType: "Shelf")
    XCTAssertNoReference(from: source, toType: "ShelfViewController")
  }
}

private let step3Seeds = [
  Product(id: 8, name: "Leek", cents: 250),
  Product(id: 2, name: "Kale", cents: 1200, isSoldOut: true),
  Product(id: 3, name: "Beet", cents: 95),
  Product(id: 4, name: "Dill", cents: 150, isSoldOut: true),
]

/// What stands first in each row.
@MainActor
private func step3Names(on screen: Screen) -> [String] {
  screen.rows.map { $0.first ?? "nothing" }
}

@MainActor
private func step3Screen(_ shelf: Shelf) -> Screen {
  let controller = ShelfViewController(shelf: shelf)
  return Screen(showing: UINavigationController(rootViewController: controller))
}
