import StructureChecks
import XCTest

final class Step4Doors: XCTestCase {
  /// The words of the server stay inside the module Data.
  func testServersWordsStayInData() throws {
    let record = try Codebase.learner.type("CrateDTO")
    XCTAssertAccess(record, isAtMost: .internal)
  }

  /// How the real client reaches its server is nobody else's affair.
  func testClientKeepsItsMeans() throws {
    let client = try Codebase.learner.type("ServerClient")
    for name in ["base", "session"] { XCTAssertProperty(client, name, isAtMost: .private) }
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

  /// Each `public` is there for another module, or because a step names it.
  func testEachPublicHasItsReader() throws {
    let named = [
      "Crate.id", "Crate.name", "Crate.cents", "Crate.left", "Crate.isSoldOut",
      "Crate.isNearlyGone", "CrateListViewModel.rows", "CrateListViewModel.errorMessage",
      "CrateListViewModel.load", "CrateRow.title", "CrateRow.subtitle", "Greengrocer",
      "Greengrocer.makeCrateList",
    ]
    for module in ["Domain", "Infrastructure", "Data", "Presentation", "App"] {
      XCTAssertNothingOpenForNobody(in: try Codebase.learner.layer(module), except: named)
    }
    for type in Codebase.learner.types {
      XCTAssertAccess(type, isAtMost: .public, "no other module inherits from it")
    }
  }
}
