import StructureChecks
import TestDoubles
import UIKit
import XCTest

@testable import Learner

@MainActor
final class Step1Rows: XCTestCase {
  /// Products in stock come first, then those that are sold out, each with a title of their own.
  func testSections() {
    let table = step1Table(ProductDataSource(products: step1Seeds))
    XCTAssertEqual(table.rowCounts, [2, 1], "rows in the sections for two in stock, one sold out")
    XCTAssertEqual(
      table.visibleText,
      ["In stock", "Leek", "2.50 €", "Beet", "0.95 €", "Sold out", "Kale", "12.00 €"],
      "what can be read in the table for Leek, Kale (sold out) and Beet")
  }

  /// Within a section the products stand in the order in which they were given.
  func testOrderWithinASection() {
    let names = ["Chard", "Leek", "Beet"]
    for isSoldOut in [false, true] {
      let products = zip(names, [95, 300, 250]).enumerated().map { id, seed in
        Product(id: id, name: seed.0, cents: seed.1, isSoldOut: isSoldOut)
      }
      let table = step1Table(ProductDataSource(products: products))
      XCTAssertEqual(
        table.visibleText.filter(names.contains), names,
        "names for Chard, Leek and Beet, all \(isSoldOut ? "sold out" : "in stock")")
    }
  }

  /// A section without products is not there.
  func testNoEmptySection() {
    let leek = Product(id: 8, name: "Leek", cents: 250)
    let kale = Product(id: 2, name: "Kale", cents: 1200, isSoldOut: true)
    XCTAssertEqual(
      step1Table(ProductDataSource(products: [leek])).visibleText, ["In stock", "Leek", "2.50 €"],
      "what can be read with nothing sold out")
    XCTAssertEqual(
      step1Table(ProductDataSource(products: [kale])).visibleText, ["Sold out", "Kale", "12.00 €"],
      "what can be read with all sold out")
    XCTAssertEqual(
      step1Table(ProductDataSource(products: [])).rowCounts, [],
      "rows in the sections with no product")
  }

  /// The data source works for any table, and for two of them as well.
  func testFillsTwoTables() throws {
    let source = ProductDataSource(products: step1Seeds)
    let tables = [step1Table(source), step1Table(source)]
    XCTAssertEqual(
      tables.map(\.rowCounts), [[2, 1], [2, 1]], "rows in the sections of two tables")
    let chard = Product(id: 9, name: "Chard", cents: 300, isSoldOut: true)
    let other = step1Table(ProductDataSource(products: [chard, chard]))
    XCTAssertEqual(other.rowCounts, [2], "rows of another data source, which has one product twice")
    tables[0].reloadData()
    XCTAssertEqual(
      tables[0].rowCounts, [2, 1], "rows of the first data source, after another one was made")
    let many = (1...240).map {
      Product(id: $0, name: "Leek", cents: 250, isSoldOut: $0.isMultiple(of: 2))
    }
    XCTAssertEqual(
      step1Table(ProductDataSource(products: many)).rowCounts, [120, 120],
      "rows in the sections for 240 products, half of them sold out")
    // A table goes away with its screen, whoever still has the data source.
    try expectReleased {
      let table = UITableView()
      table.dataSource = source
      table.reloadData()
      return [table]
    }
  }

  /// A price has two digits after the point, whatever it is.
  func testPrices() {
    for (cents, price) in [
      (5, "0.05 €"), (0, "0.00 €"), (1203, "12.03 €"), (123_450, "1234.50 €"),
      (19_999_999, "199999.99 €"),
    ] {
      let pea = Product(id: 8, name: "snap pea", cents: cents)
      XCTAssertEqual(
        step1Table(ProductDataSource(products: [pea])).visibleText,
        ["In stock", "snap pea", price],
        "what can be read for snap pea at \(cents) cents")
    }
  }

  /// What can be bought has an arrow at the end of its row, what is sold out has none.
  func testArrows() throws {
    let table = step1Table(ProductDataSource(products: step1Seeds))
    XCTAssertEqual(try table.accessories(section: 0), ["arrow", "arrow"], "for Leek and Beet")
    XCTAssertEqual(try table.accessories(section: 1), ["none"], "for Kale, sold out")
  }

  /// New products are shown after the next reload.
  func testNewProductsAfterAReload() {
    let source = ProductDataSource(products: step1Seeds)
    let table = step1Table(source)
    XCTAssertEqual(table.rowCounts, [2, 1], "rows in the sections at first")
    source.products = [Product(id: 9, name: "Chard", cents: 300)]
    table.reloadData()
    XCTAssertEqual(
      table.visibleText, ["In stock", "Chard", "3.00 €"], "after new products and a reload")
    source.products = []
    table.reloadData()
    XCTAssertEqual(table.visibleText, [], "after the products were taken away and a reload")
  }

  /// A product that was sold out meanwhile moves to the other section.
  func testSoldOutMeanwhile() {
    let source = ProductDataSource(products: step1Seeds)
    let table = step1Table(source)
    XCTAssertEqual(table.rowCounts, [2, 1], "rows in the sections at first")
    source.products[0].isSoldOut = true
    table.reloadData()
    XCTAssertEqual(
      table.visibleText,
      ["In stock", "Beet", "0.95 €", "Sold out", "Leek", "2.50 €", "Kale", "12.00 €"],
      "what can be read after Leek was sold out")
  }

  /// Cells are used again: a reload makes no new ones.
  func testCellsAreUsedAgain() throws {
    let table = step1Table(ProductDataSource(products: step1Seeds))
    let before = [try table.cell(at: 0), try table.cell(at: 1)]
    table.reloadData()
    let after = [try table.cell(at: 0), try table.cell(at: 1)]
    let usedAgain = after.filter { cell in before.contains { $0 === cell } }
    XCTAssertEqual(usedAgain.count, 2, "cells of the first section that were there before a reload")
  }

  /// A cell is used again in any row, not only in the one for which it was made.
  func testCellsAreUsedAgainInOtherRows() throws {
    let kale = Product(id: 2, name: "Kale", cents: 1200, isSoldOut: true)
    let dill = Product(id: 4, name: "Dill", cents: 150, isSoldOut: true)
    let source = ProductDataSource(products: [kale, dill])
    let table = step1Table(source)
    let before = [try table.cell(at: 0), try table.cell(at: 1)]
    source.products = [Product(id: 8, name: "Leek", cents: 250), kale, dill]
    table.reloadData()
    let after = [
      try table.cell(at: 0), try table.cell(at: 0, section: 1), try table.cell(at: 1, section: 1),
    ]
    let usedAgain = after.filter { cell in before.contains { $0 === cell } }
    XCTAssertEqual(
      usedAgain.count, 2,
      "cells of Kale and Dill that were there before Leek came, and both moved to section 1")
    let fresh = UITableViewCell(style: .value1, reuseIdentifier: nil)
    XCTAssertEqual(
      after.map { step1Look(of: $0) == step1Look(of: fresh) }, [true, true, true],
      "whether the rows look and can be touched as any cell: Leek, in stock, Kale and Dill, sold out"
    )
    XCTAssertEqual(
      after.map { $0.defaultContentConfiguration().prefersSideBySideTextAndSecondaryText },
      [true, true, true], "whether these cells are of the style value1, the price behind the name")
  }

  /// A cell that is used again brings no arrow along from the row before.
  func testNoArrowFromTheRowBefore() throws {
    let source = ProductDataSource(products: [step1Seeds[0], step1Seeds[2]])
    let table = step1Table(source)
    XCTAssertEqual(
      try table.accessories(section: 0), ["arrow", "arrow"], "for Leek and Beet, in stock")
    for index in source.products.indices { source.products[index].isSoldOut = true }
    table.reloadData()
    XCTAssertEqual(
      try table.accessories(section: 0), ["none", "none"], "for Leek and Beet, sold out meanwhile")
  }
}

@MainActor
final class Step1Boundaries: XCTestCase {
  /// The data source says which product stands in a row, in any section.
  func testProductAtARow() {
    let source = ProductDataSource(products: step1Seeds)
    XCTAssertEqual(
      source.product(at: IndexPath(row: 1, section: 0))?.name, "Beet", "row 1 of section 0")
    XCTAssertEqual(
      source.product(at: IndexPath(row: 0, section: 1))?.name, "Kale", "row 0 of section 1")
    source.products = [step1Seeds[1]]
    XCTAssertEqual(
      source.product(at: IndexPath(row: 0, section: 0))?.name, "Kale",
      "row 0 of section 0 when only Kale is left, sold out")
  }

  /// Where there is no row, there is no product.
  func testNoProductOutsideTheRows() {
    let source = ProductDataSource(products: step1Seeds)
    for (row, section) in [(2, 0), (-1, 0), (1, 1), (0, 2), (0, -1)] {
      XCTAssertNil(
        source.product(at: IndexPath(row: row, section: section))?.name,
        "row \(row) of section \(section)")
    }
  }

  /// The data source works for any table: it knows no screen, no navigation and no shelf.
  func testKnowsNoScreen() throws {
    let source = try Codebase.learner.type("ProductDataSource")
    for name in ["UIViewController", "UINavigationController", "ShelfViewController", "Shelf"] {
      XCTAssertNoReference(from: source, toType: name)
    }
    XCTAssertConforms(source, to: "UITableViewDataSource")
  }
}

private let step1Seeds = [
  Product(id: 8, name: "Leek", cents: 250),
  Product(id: 2, name: "Kale", cents: 1200, isSoldOut: true),
  Product(id: 3, name: "Beet", cents: 95),
]

/// Keeps the data source alive, which the table does not.
@MainActor private final class Step1TableView: UITableView {
  private var kept: ProductDataSource?

  convenience init(_ source: ProductDataSource) {
    self.init(frame: .zero, style: .plain)
    kept = source
    dataSource = source
  }

  /// What stands at the end of each row.
  func accessories(section: Int) throws -> [String] {
    try (0..<numberOfRows(inSection: section)).map { row in
      let type = try cell(at: row, section: section).accessoryType
      return type == .disclosureIndicator ? "arrow" : "\(type)"
    }
  }

  var rowCounts: [Int] { (0..<numberOfSections).map { numberOfRows(inSection: $0) } }
}

/// Colours, strength and touches of a cell, which are the same for all products.
@MainActor
private func step1Look(of cell: UITableViewCell) -> [String] {
  let labels = [cell.textLabel, cell.detailTextLabel].compactMap { $0 }
  return labels.map { "\($0.textColor as UIColor?) \($0.alpha) \($0.isHidden)" }
    + [cell, cell.contentView].map { "\($0.alpha) \($0.isUserInteractionEnabled)" }
    + ["\(cell.selectionStyle)"]
}

@MainActor
private func step1Table(_ source: ProductDataSource) -> Step1TableView {
  Step1TableView(source)
}
