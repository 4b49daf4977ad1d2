import StructureChecks
import TestDoubles
import UIKit
import XCTest

@testable import Learner

@MainActor private final class Step1Service: ProductService {
  let list = AnswerStub<Void, [Product]>(returning: [])
  func products() async throws -> [Product] { try await list() }
}

private func product(_ id: Int, _ name: String, cents: Int) -> Product {
  Product(id: id, name: name, cents: cents, summary: "About \(name).")
}

@MainActor final class Step1Rows: XCTestCase {
  private let service = Step1Service()

  /// Opens the list and waits until it shows something.
  private func open() -> Screen {
    let list = ProductListScreen.make(service: service)
    let phone = Screen(showing: UINavigationController(rootViewController: list))
    MainQueue.run(until: !phone.rows.isEmpty)
    return phone
  }

  /// The products are listed by their names, whatever the order of the service.
  func testProductsAreListedByName() {
    service.list.returns([
      product(1, "Rye bread", cents: 420), product(2, "Apples", cents: 180),
      product(3, "Honey", cents: 650), product(4, "beans", cents: 300),
      product(5, " Jam, 2  jars ", cents: 700),
    ])
    let phone = open()
    XCTAssertEqual(
      phone.rows.map { $0.first ?? "" },
      [" Jam, 2  jars ", "Apples", "Honey", "Rye bread", "beans"],
      "names for Rye bread, Apples, Honey, beans, and “ Jam, 2  jars ”, in the order of <")
    XCTAssertEqual(phone.title, "Products", "the title of the list")
    phone.close()
  }

  /// A price has euros and two digits for cents.
  func testPrices() {
    service.list.returns([
      product(1, "A", cents: 420), product(2, "B", cents: 1005), product(3, "C", cents: 100),
      product(4, "D", cents: 110), product(5, "E", cents: 123_409),
    ])
    let phone = open()
    XCTAssertEqual(
      phone.rows.map { $0.last ?? "" }, ["€4.20", "€10.05", "€1.00", "€1.10", "€1234.09"],
      "prices of 420, 1005, 100, 110, and 123409 cents")
    phone.close()
  }

  /// What costs less than a euro is marked as cheap.
  func testCheapProductsAreMarked() {
    service.list.returns([
      product(1, "A", cents: 99), product(2, "B", cents: 100), product(3, "C", cents: 5),
      product(4, "D", cents: 0),
    ])
    let phone = open()
    XCTAssertEqual(
      phone.rows.map { $0.last ?? "" }, ["€0.99, cheap", "€1.00", "€0.05, cheap", "€0.00, cheap"],
      "second lines for 99, 100, 5, and 0 cents")
    phone.close()
  }

  /// The given view goes on showing rows that are ready: it has not heard of products.
  func testGivenViewDecidesNothing() throws {
    let view = try Codebase.learner.type("ProductListView")
    for name in ["Product", "ProductService"] { XCTAssertNoReference(from: view, toType: name) }
  }

  /// The given view shows what it is told, as it is told: rows, a message and a button, or none of them.
  func testGivenViewShowsWhatItIsTold() {
    let view = ProductListView()
    let host = UIViewController()
    host.view = view
    let phone = Screen(showing: host)
    view.show([ProductRow(title: "B", subtitle: "0.5"), ProductRow(title: "A", subtitle: "€0.50")])
    XCTAssertEqual(
      phone.rows, [["B", "0.5"], ["A", "€0.50"]], "rows of a view that was told B, 0.5 and A, €0.50"
    )
    view.show([])
    XCTAssertEqual(phone.visibleText, [], "the texts of a view that was told no rows")
    for message in ["Sorry.", "The shop can't be reached."] {
      view.show([], message: message)
      XCTAssertEqual(phone.visibleText, [message], "the texts of a view that was told a message")
      view.show([], message: message, canRetry: true)
      XCTAssertEqual(
        phone.visibleText, [message, "Try again"],
        "the texts of a view that was told a message and to offer another try")
    }
    phone.close()
  }

  /// The service is asked once when the list opens, and not before.
  func testServiceIsAskedOnce() {
    service.list.returns([product(1, "A", cents: 420)])
    let list = ProductListScreen.make(service: service)
    MainQueue.settle()
    XCTAssertEqual(service.list.count, 0, "questions before the list is shown")
    let phone = Screen(showing: UINavigationController(rootViewController: list))
    MainQueue.run(until: !phone.rows.isEmpty)
    MainQueue.settle()
    XCTAssertEqual(service.list.count, 1, "questions for a list that has been opened")
    phone.close()
  }

  /// The title stays, whatever the service says.
  func testTitleStays() throws {
    service.list.hold()
    let list = ProductListScreen.make(service: service)
    let phone = Screen(showing: UINavigationController(rootViewController: list))
    MainQueue.run(until: !service.list.pending.isEmpty)
    MainQueue.settle()
    XCTAssertEqual(phone.title, "Products", "the title while the list loads")
    service.list.fails(with: URLError(.notConnectedToInternet))
    service.list.release()
    MainQueue.run(until: service.list.pending.isEmpty)
    MainQueue.settle()
    XCTAssertEqual(phone.title, "Products", "the title after a failure")
    service.list.returns([])
    phone.close()
  }

  /// Who covers the list while it loads, and comes back, finds what has come meanwhile.
  func testCoveredWhileItLoads() throws {
    for isAnsweredBehind in [false, true] {
      let service = Step1Service()
      service.list.returns([product(1, "A", cents: 420)])
      service.list.hold()
      let navigation = UINavigationController(
        rootViewController: ProductListScreen.make(service: service))
      let phone = Screen(showing: navigation)
      MainQueue.run(until: !service.list.pending.isEmpty)
      navigation.pushViewController(UIViewController(), animated: false)
      MainQueue.settle()
      if isAnsweredBehind {
        service.list.release()
        MainQueue.run(until: service.list.pending.isEmpty)
        MainQueue.settle()
      }
      try phone.tapBack()
      MainQueue.settle()
      let answer = "answered \(isAnsweredBehind ? "behind the other screen" : "after the way back")"
      XCTAssertEqual(
        service.list.count, 1, "questions for a list that was covered while it loaded, \(answer)")
      service.list.release()
      MainQueue.run(until: !phone.rows.isEmpty)
      XCTAssertEqual(
        phone.rows, [["A", "€4.20"]], "rows of a list that was covered while it loaded, \(answer)")
      phone.close()
    }
  }
}
