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

  /// A touch on a row opens the details of the product that is shown there.
  func testRowOpensItsDetails() throws {
    let phone = open()
    try phone.select(row: 0)
    MainQueue.run(until: phone.navigationDepth == 1)
    XCTAssertEqual(phone.navigationDepth, 1, "screens above the list after a touch on a row")
    XCTAssertEqual(phone.title, "Apples", "the title in front after a touch on the first row")
    XCTAssertTrue(phone.shows("A pound, from the valley."), "in the details:\n\(phone.dump)")
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
      let list = ProductListScreen.make(service: service)
      let phone = Screen(showing: UINavigationController(rootViewController: list))
      MainQueue.run(until: phone.rows.count == 2)
      let view = try XCTUnwrap(list.view)
      phone.close()
      return [list, view]
    }
  }

  /// A list that is closed while it loads goes away without waiting for the answer.
  func testListGoesAwayWhileItLoads() throws {
    service.list.hold()
    try expectReleased {
      let list = ProductListScreen.make(service: service)
      let phone = Screen(showing: UINavigationController(rootViewController: list))
      MainQueue.run(until: !service.list.pending.isEmpty)
      phone.close()
      return [list]
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
      phone.close()
      return [list]
    }
    service.list.release()
    MainQueue.settle()
  }
}
