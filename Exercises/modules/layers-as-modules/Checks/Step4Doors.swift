import App
import Data
import Domain
import Foundation
import Infrastructure
import Presentation
import StructureChecks
import UIKit
import XCTest

/// What stands in for a function that this module cannot see, because it is not public.
private struct Step4Closed: Error {}

/// A public function of the client takes the place of the one below.
private protocol Step4Address {
  func address(of path: String) throws -> URL
}

extension Step4Address {
  func address(of path: String) throws -> URL { throw Step4Closed() }
}

extension ServerClient: Step4Address {}

/// A public function of the view model takes the place of the one below.
@MainActor private protocol Step4Words {
  func stock(of crate: Crate) -> String
  func row(of crate: Crate) throws -> CrateRow
}

extension Step4Words {
  func stock(of crate: Crate) -> String { "closed" }
  func row(of crate: Crate) throws -> CrateRow { throw Step4Closed() }
}

extension CrateListViewModel: Step4Words {}

/// A public function of the screen takes the place of the one below.
@MainActor private protocol Step4Show {
  func show()
}

@MainActor private var step4ShowIsClosed = false

extension Step4Show {
  func show() { step4ShowIsClosed = true }
}

extension CrateListViewController: Step4Show {}

/// A public initialiser of the row takes the place of the one below.
private protocol Step4Row {
  init?(title: String, subtitle: String)
}

extension Step4Row {
  init?(title: String, subtitle: String) { return nil }
}

extension CrateRow: Step4Row {}

@MainActor final class Step4Doors: XCTestCase {
  /// The words of the server stay inside the module Data.
  func testServersWordsStayInData() throws {
    let record = try Codebase.learner.type("CrateDTO")
    XCTAssertAccess(record, isAtMost: .internal)
    for name in ["id", "title", "price_cents", "stock"] {
      XCTAssertProperty(record, name, isAtMost: .internal)
    }
  }

  /// How the real client reaches its server is nobody else's affair.
  func testClientKeepsItsMeans() throws {
    let client = try Codebase.learner.type("ServerClient")
    for name in ["base", "session"] { XCTAssertProperty(client, name, isAtMost: .private) }
  }

  /// Helpers that only their own type uses are open to no other module.
  func testHelpersStayInside() {
    XCTAssertThrowsError(
      try (ServerClient() as any Step4Address).address(of: "/crates"),
      "address(of:) of ServerClient, called from another module")
    struct Nobody: CrateRepository {
      func crates() async throws -> [Crate] { [] }
    }
    let real = CrateListViewModel(listCrates: ListCrates(repository: Nobody()))
    let viewModel: any Step4Words = real
    let crate = Crate(id: 1, name: "Roots", cents: 1200, left: 2)
    XCTAssertEqual(
      viewModel.stock(of: crate), "closed",
      "stock(of:) of CrateListViewModel, called from another module")
    XCTAssertThrowsError(
      try viewModel.row(of: crate), "row(of:) of CrateListViewModel, called from another module")
    let list: any Step4Show = CrateListViewController(viewModel: real)
    list.show()
    XCTAssertTrue(step4ShowIsClosed, "show() of CrateListViewController reached another module")
  }

  /// Rows are made in their own module; the others only read them.
  func testRowsAreMadeInside() {
    let row = (CrateRow.self as any Step4Row.Type).init(title: "Roots", subtitle: "sold out")
    XCTAssertNil(row, "a CrateRow that was made in another module")
  }

  /// What a part was given stays with it.
  func testPartsKeepWhatTheyAreGiven() throws {
    let given = [
      "RemoteCrateRepository": "client", "ListCrates": "repository",
      "CrateListViewModel": "listCrates", "CrateListViewController": "viewModel",
    ]
    for (type, property) in given.sorted(by: { $0.key < $1.key }) {
      XCTAssertProperty(try Codebase.learner.type(type), property, isAtMost: .private)
    }
  }

  /// The rows and the message can be read by all and written by the view model alone.
  func testViewModelIsReadOnly() throws {
    let viewModel = try Codebase.learner.type("CrateListViewModel")
    for name in ["rows", "errorMessage"] { XCTAssertSetOnlyInside(viewModel, name) }
  }
}
