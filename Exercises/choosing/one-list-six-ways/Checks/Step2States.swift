import TestDoubles
import UIKit
import XCTest

@testable import Learner

private struct Offline: Error {}

@MainActor private final class Step2Service: ProductService {
  let list = AnswerStub<Void, [Product]>(returning: [
    Product(id: 1, name: "Apples", cents: 180, summary: "A pound.")
  ])
  func products() async throws -> [Product] { try await list() }
}

@MainActor final class Step2States: XCTestCase {
  private let service = Step2Service()

  /// Opens the list and waits until it shows the text.
  private func open(until text: String) -> Screen {
    let list = ProductListScreen.make(service: service)
    let phone = Screen(showing: UINavigationController(rootViewController: list))
    MainQueue.run(until: phone.shows(text))
    XCTAssertTrue(phone.shows(text), "“\(text)” is missing:\n\(phone.dump)")
    return phone
  }

  /// While the service has not answered, the screen says that it loads; afterwards it does not.
  func testLoadingIsSaid() {
    service.list.hold()
    let phone = open(until: "Loading…")
    XCTAssertFalse(phone.shows("Try again"), "“Try again” is there while it loads:\n\(phone.dump)")
    MainQueue.run(until: !service.list.pending.isEmpty)
    service.list.release()
    MainQueue.run(until: !phone.rows.isEmpty && !phone.shows("Loading…"))
    MainQueue.settle()
    XCTAssertEqual(phone.rows.count, 1, "rows after the answer")
    XCTAssertFalse(phone.shows("Loading…"), "“Loading…” is there after the answer:\n\(phone.dump)")
    XCTAssertEqual(
      phone.top?.view.visibleText.filter { !$0.isEmpty }, ["Apples", "€1.80"],
      "the texts of the list after one product has come; there is no message then")
    phone.close()
  }

  /// Before anything has failed there is no button, not even for a moment.
  func testNothingToTryAtFirst() {
    service.list.hold()
    let list = ProductListScreen.make(service: service)
    let phone = Screen(showing: UINavigationController(rootViewController: list))
    XCTAssertFalse(phone.shows("Try again"), "“Try again” is there at first:\n\(phone.dump)")
    MainQueue.run(until: !service.list.pending.isEmpty && phone.shows("Loading…"))
    XCTAssertFalse(phone.shows("Try again"), "“Try again” is there while it loads:\n\(phone.dump)")
    service.list.release()
    MainQueue.run(until: !phone.rows.isEmpty)
    phone.close()
  }

  /// Empty shelves are no failure: the screen says so, and offers nothing to try.
  func testEmptyShelvesAreSaid() {
    service.list.returns([])
    let phone = open(until: "Nothing on the shelves today.")
    XCTAssertFalse(
      phone.shows("Try again"), "“Try again” is there before empty shelves:\n\(phone.dump)")
    XCTAssertFalse(
      phone.shows("Loading…"), "“Loading…” is there before empty shelves:\n\(phone.dump)")
    phone.close()
  }

  /// Who covers empty shelves, and comes back, finds them as they were, and nobody has been asked again.
  func testCoveredEmptyShelves() throws {
    service.list.returns([])
    let navigation = UINavigationController(
      rootViewController: ProductListScreen.make(service: service))
    let phone = Screen(showing: navigation)
    MainQueue.run(until: phone.shows("Nothing on the shelves today."))
    navigation.pushViewController(UIViewController(), animated: false)
    MainQueue.settle()
    try phone.tapBack()
    MainQueue.settle()
    XCTAssertEqual(service.list.count, 1, "questions until somebody has come back to empty shelves")
    XCTAssertTrue(
      phone.shows("Nothing on the shelves today."), "after coming back:\n\(phone.dump)")
    phone.close()
  }

  /// A failure is told in the shop's words.
  func testFailureIsSaid() {
    service.list.fails(with: Offline())
    let phone = open(until: "The shop can't be reached.")
    MainQueue.run(until: phone.shows("Try again"))
    XCTAssertTrue(
      phone.shows("Try again"), "“Try again” is missing after a failure:\n\(phone.dump)")
    XCTAssertEqual(phone.rows, [], "rows after a failure")
    phone.close()
  }

  /// Try again asks the service again, says that it loads, and then shows what there is.
  func testTryAgain() throws {
    service.list.fails(with: Offline())
    let phone = open(until: "Try again")
    service.list.returns([
      Product(id: 2, name: "Honey", cents: 650, summary: "Sweet."),
      Product(id: 1, name: "Apples", cents: 80, summary: "A pound."),
    ])
    service.list.hold()
    try phone.tap("Try again")
    MainQueue.run(until: phone.shows("Loading…") && !service.list.pending.isEmpty)
    XCTAssertTrue(
      phone.shows("Loading…"), "“Loading…” is missing after a touch on Try again:\n\(phone.dump)")
    XCTAssertFalse(
      phone.shows("The shop can't be reached."),
      "“The shop can't be reached.” is there while it loads:\n\(phone.dump)")
    XCTAssertFalse(phone.shows("Try again"), "“Try again” is there while it loads:\n\(phone.dump)")
    service.list.release()
    MainQueue.run(until: phone.rows.count == 2)
    XCTAssertEqual(
      phone.rows, [["Apples", "€0.80, cheap"], ["Honey", "€6.50"]], "the rows after trying again")
    MainQueue.run(until: !phone.shows("Try again"))
    for text in ["Try again", "The shop can't be reached.", "Loading…"] {
      XCTAssertFalse(phone.shows(text), "“\(text)” is there after success:\n\(phone.dump)")
    }
    MainQueue.settle()
    XCTAssertEqual(service.list.count, 2, "questions")
    phone.close()
  }

  /// Trying again may fail again, and may find empty shelves at last.
  func testFailsTwice() throws {
    service.list.fails(with: Offline())
    let phone = open(until: "Try again")
    try phone.tap("Try again")
    MainQueue.run(until: service.list.count == 2)
    MainQueue.run(until: phone.shows("The shop can't be reached.") && phone.shows("Try again"))
    MainQueue.settle()
    XCTAssertTrue(
      phone.shows("The shop can't be reached."),
      "“The shop can't be reached.” is missing after two failures:\n\(phone.dump)")
    XCTAssertTrue(
      phone.shows("Try again"), "“Try again” is missing after two failures:\n\(phone.dump)")
    let words = ["Loading…", "The shop can't be reached.", "Try again"]
    XCTAssertEqual(
      phone.visibleText.filter(words.contains), ["The shop can't be reached.", "Try again"],
      "what is said after two failures, each once")
    for attempt in 3...6 {
      try phone.tap("Try again")
      MainQueue.run(until: service.list.count == attempt)
      MainQueue.run(until: phone.shows("The shop can't be reached.") && phone.shows("Try again"))
      // What is shown may still be the failure from before.
      MainQueue.settle()
      XCTAssertEqual(service.list.count, attempt, "questions after \(attempt - 1) × Try again")
    }
    service.list.returns([])
    try phone.tap("Try again")
    MainQueue.run(until: phone.shows("Nothing on the shelves today.") && !phone.shows("Try again"))
    XCTAssertTrue(
      phone.shows("Nothing on the shelves today."),
      "“Nothing on the shelves today.” is missing at last:\n\(phone.dump)")
    for text in ["Try again", "The shop can't be reached.", "Loading…"] {
      XCTAssertFalse(
        phone.shows(text), "“\(text)” is there before empty shelves:\n\(phone.dump)")
    }
    phone.close()
  }

  /// Nothing is said of shelves or failures before there is an answer.
  func testNothingIsSaidTooEarly() {
    service.list.hold()
    let list = ProductListScreen.make(service: service)
    let phone = Screen(showing: UINavigationController(rootViewController: list))
    for text in ["Nothing on the shelves today.", "The shop can't be reached."] {
      XCTAssertFalse(phone.shows(text), "“\(text)” is there at first:\n\(phone.dump)")
    }
    MainQueue.run(until: !service.list.pending.isEmpty)
    MainQueue.settle()
    XCTAssertTrue(
      phone.shows("Loading…"), "“Loading…” is missing while the service is asked:\n\(phone.dump)")
    service.list.release()
    MainQueue.run(until: !phone.rows.isEmpty)
    phone.close()
  }

  /// Whatever error the service throws, it has failed.
  func testEveryErrorIsAFailure() throws {
    for error in [URLError(.cancelled), URLError(.timedOut), Offline()] as [any Error] {
      service.list.fails(with: error)
      let phone = open(until: "The shop can't be reached.")
      XCTAssertTrue(phone.shows("Try again"), "after \(error):\n\(phone.dump)")
      phone.close()
    }
  }

  /// Who covers a list that has failed, and comes back, finds it as it was, and nobody has been asked; the button works.
  func testCoveredAfterAFailure() throws {
    for isCoveredBefore in [false, true] {
      let service = Step2Service()
      service.list.fails(with: Offline())
      if isCoveredBefore { service.list.hold() }
      let navigation = UINavigationController(
        rootViewController: ProductListScreen.make(service: service))
      let phone = Screen(showing: navigation)
      MainQueue.run(until: phone.shows("Try again") || !service.list.pending.isEmpty)
      navigation.pushViewController(UIViewController(), animated: false)
      service.list.release()
      MainQueue.run(until: service.list.pending.isEmpty)
      MainQueue.settle()
      try phone.tapBack()
      MainQueue.settle()
      let failure = "after a failure \(isCoveredBefore ? "behind" : "before") the other screen"
      XCTAssertEqual(
        service.list.count, 1, "questions until somebody has come back, \(failure)")
      XCTAssertTrue(
        phone.shows("The shop can't be reached."), "after coming back, \(failure):\n\(phone.dump)")
      service.list.returns([Product(id: 1, name: "Apples", cents: 180, summary: "A pound.")])
      try phone.tap("Try again")
      MainQueue.run(until: !phone.rows.isEmpty)
      XCTAssertEqual(
        phone.rows, [["Apples", "€1.80"]], "rows after coming back and trying again, \(failure)")
      phone.close()
    }
  }
}
