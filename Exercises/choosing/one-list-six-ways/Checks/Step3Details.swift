import TestDoubles
import UIKit
import XCTest

@testable import Learner

@MainActor private final class Step3Service: ProductService {
  let list = AnswerStub<Void, [Product]>(returning: [
    Product(id: 1, name: "Rye bread", cents: 420, summary: "Baked this morning."),
    Product(id: 2, name: "Apples", cents: 80, summary: "A pound, from the valley."),
  ])
  func products() async throws -> [Product] { try await list() }
}

@MainActor final class Step3Details: XCTestCase {
  private let service = Step3Service()

  private func open() -> Screen {
    let list = ProductListScreen.make(service: service)
    let phone = Screen(showing: UINavigationController(rootViewController: list))
    MainQueue.run(until: phone.rows.count == 2)
    return phone
  }

  /// A touch on a row opens the details of the product that is shown there, above all that is there.
  func testRowOpensItsDetails() throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.pushViewController(ProductListScreen.make(service: service), animated: false)
    let phone = Screen(showing: navigation)
    MainQueue.run(until: phone.rows.count == 2)
    try phone.select(row: 0)
    MainQueue.run(until: phone.navigationDepth == 2)
    XCTAssertEqual(phone.navigationDepth, 2, "screens above the first one, the list included")
    XCTAssertTrue(
      phone.top is ProductDetailsViewController, "in front: \(String(describing: phone.top))")
    XCTAssertEqual(phone.title, "Apples", "the title in front after a touch on the first row")
    XCTAssertTrue(
      phone.shows("A pound, from the valley."),
      "“A pound, from the valley.” is missing in the details:\n\(phone.dump)")
    phone.close()
  }

  /// Two products with one name are two rows, and each opens its own details.
  func testNamesakes() throws {
    service.list.returns([
      Product(id: 1, name: "Apples", cents: 180, summary: "From the valley."),
      Product(id: 2, name: "Apples", cents: 420, summary: "From the hill."),
    ])
    let phone = open()
    XCTAssertEqual(phone.rows.count, 2, "rows for two products with one name")
    for (price, summary) in [("€1.80", "From the valley."), ("€4.20", "From the hill.")] {
      let row = try XCTUnwrap(phone.rows.firstIndex { $0.last == price }, "the row of \(price)")
      try phone.select(row: row)
      MainQueue.run(until: phone.navigationDepth == 1)
      XCTAssertTrue(
        phone.shows(summary), "“\(summary)” is missing in the details of \(price):\n\(phone.dump)")
      try phone.tapBack()
      MainQueue.settle()
    }
    phone.close()
  }

  /// One touch opens one screen, and going back shows the list as it was.
  func testBackToTheList() throws {
    let phone = open()
    try phone.select(row: 1)
    MainQueue.run(until: phone.navigationDepth == 1)
    MainQueue.settle()
    XCTAssertEqual(phone.navigationDepth, 1, "screens above the list")
    try phone.tapBack()
    MainQueue.settle()
    XCTAssertEqual(phone.navigationDepth, 0, "screens above the list after going back")
    XCTAssertEqual(phone.rows.map { $0.first ?? "" }, ["Apples", "Rye bread"], "rows")
    XCTAssertEqual(service.list.count, 1, "questions to the service")
    phone.close()
  }

  /// The same row can be opened a second time.
  func testSameRowTwice() throws {
    let phone = open()
    for time in ["first", "second"] {
      try phone.select(row: 1)
      MainQueue.run(until: phone.navigationDepth == 1)
      XCTAssertEqual(phone.title, "Rye bread", "the title in front, the \(time) time")
      try phone.tapBack()
      MainQueue.settle()
    }
    phone.close()
  }

  /// A list that is closed goes away, with all that it is made of.
  func testListGoesAway() throws {
    try expectReleased {
      // Nobody else keeps this service: what is left over keeps it as well.
      let service = Step3Service()
      let list = ProductListScreen.make(service: service)
      let phone = Screen(showing: UINavigationController(rootViewController: list))
      MainQueue.run(until: phone.rows.count == 2)
      let view = try XCTUnwrap(list.view)
      try phone.select(row: 0)
      MainQueue.run(until: phone.navigationDepth == 1)
      try phone.tapBack()
      MainQueue.settle()
      phone.close()
      MainQueue.settle()
      return [list, view, service]
    }
  }

  /// The list keeps the service that it was given, for nobody else may.
  func testListKeepsItsService() {
    let list = ProductListScreen.make(service: Step3Service())
    let phone = Screen(showing: UINavigationController(rootViewController: list))
    MainQueue.run(until: phone.rows.count == 2)
    MainQueue.settle()
    XCTAssertEqual(phone.rows.count, 2, "rows from a service that only the list keeps")
    phone.close()
  }

  /// Two lists are apart: each asks its service, and opens what it shows.
  func testTwoListsAreApart() throws {
    let other = Step3Service()
    other.list.returns([
      Product(id: 3, name: "Honey", cents: 650, summary: "Lime blossom."),
      Product(id: 4, name: "Jam", cents: 320, summary: "Plums."),
    ])
    let first = open()
    let second = Screen(
      showing: UINavigationController(rootViewController: ProductListScreen.make(service: other)))
    MainQueue.run(until: second.rows.count == 2)
    XCTAssertEqual(
      first.rows.compactMap(\.first), ["Apples", "Rye bread"], "rows of the first list")
    try first.select(row: 0)
    MainQueue.run(until: first.navigationDepth == 1)
    XCTAssertEqual(first.title, "Apples", "in front after a touch on the first list")
    XCTAssertEqual(second.navigationDepth, 0, "screens above the second list")
    XCTAssertEqual(second.rows.compactMap(\.first), ["Honey", "Jam"], "rows of the second list")
    second.close()
    first.close()
  }

  /// A list that is closed while it loads goes away with its view, without waiting for the answer.
  func testListGoesAwayWhileItLoads() throws {
    service.list.hold()
    try expectReleased {
      let list = ProductListScreen.make(service: service)
      let phone = Screen(showing: UINavigationController(rootViewController: list))
      MainQueue.run(until: !service.list.pending.isEmpty)
      let view = try XCTUnwrap(list.view)
      phone.close()
      return [list, view]
    }
    service.list.release()
    MainQueue.settle()
  }

  /// The same goes for a list that is closed while it tries again.
  func testListGoesAwayWhileItTriesAgain() throws {
    service.list.fails(with: URLError(.notConnectedToInternet))
    try expectReleased {
      let list = ProductListScreen.make(service: service)
      let phone = Screen(showing: UINavigationController(rootViewController: list))
      MainQueue.run(until: phone.shows("Try again"))
      service.list.hold()
      try phone.tap("Try again")
      MainQueue.run(until: !service.list.pending.isEmpty)
      let view = try XCTUnwrap(list.view)
      phone.close()
      return [list, view]
    }
    service.list.release()
    MainQueue.settle()
  }

  /// What was found by trying again can be opened like anything else.
  func testDetailsAfterTryingAgain() throws {
    service.list.fails(with: URLError(.timedOut))
    let list = ProductListScreen.make(service: service)
    let phone = Screen(showing: UINavigationController(rootViewController: list))
    MainQueue.run(until: phone.shows("Try again"))
    service.list.returns([
      Product(id: 2, name: "Honey", cents: 650, summary: "Sweet."),
      Product(id: 1, name: "Apples", cents: 80, summary: "A pound."),
    ])
    try phone.tap("Try again")
    MainQueue.run(until: phone.rows.count == 2)
    try phone.select(row: 1)
    MainQueue.run(until: phone.navigationDepth == 1)
    XCTAssertEqual(phone.title, "Honey", "in front, after a touch on a row that came by Try again")
    phone.close()
  }

  /// Two products that look alike are two rows, and each opens its own details.
  func testTwins() throws {
    service.list.returns([
      Product(id: 1, name: "Apples", cents: 180, summary: "From the valley."),
      Product(id: 2, name: "Apples", cents: 180, summary: "From the hill."),
    ])
    let phone = open()
    XCTAssertEqual(phone.rows.count, 2, "rows for two products with one name and one price")
    var summaries: [String] = []
    for row in phone.rows.indices {
      try phone.select(row: row)
      MainQueue.run(until: phone.navigationDepth == 1)
      summaries += ["From the valley.", "From the hill."].filter { phone.shows($0) }
      try phone.tapBack()
      MainQueue.settle()
    }
    XCTAssertEqual(
      summaries.sorted(), ["From the hill.", "From the valley."],
      "the details behind two rows with one name and one price")
    phone.close()
  }
}
