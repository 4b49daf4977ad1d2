import StructureChecks
import TestDoubles
import XCTest

@testable import Learner

@MainActor private final class Step3View: SearchViewInput {
  func throbber(show: Bool) {}
  func showResults(_ rows: [SearchRow]) {}
  func showNoResults() {}
  func hideNoResults() {}
  func showError(_ message: String) {}
}

@MainActor private final class Step3Interactor: SearchInteractorInput {
  let search = AnswerStub<String, [StoreApp]>(returning: [])
  func searchApps(
    matching query: String, completion: @escaping (Result<[StoreApp], Error>) -> Void
  ) { search(query, completion: completion) }
}

@MainActor private final class Step3Router: SearchRouting {
  func openDetails(for app: StoreApp) {}
}

@MainActor final class Step3Thin: XCTestCase {
  /// The presenter is thin: it has at most sixty lines of code.
  func testPresenterIsThin() throws {
    XCTAssertLines(try Codebase.learner.type("SearchPresenter"), atMost: 60)
  }

  /// Presenter and view protocol use nothing of UIKit.
  func testPresenterUsesNoUIKit() throws {
    for name in ["SearchPresenter", "SearchViewInput", "SearchRow"] {
      XCTAssertNoTransitiveReference(from: try Codebase.learner.type(name), toModule: "UIKit")
    }
    XCTAssertImports(
      try Codebase.learner.type("SearchPresenter"),
      only: [
        "Combine", "Dispatch", "Foundation", "FoundationEssentials", "Observation", "OSLog",
        "Swift", "Synchronization", "os",
      ])
  }

  /// The presenter knows its three neighbours by their protocols only.
  func testPresenterKnowsProtocolsOnly() throws {
    let presenter = try Codebase.learner.type("SearchPresenter")
    for name in ["AppSearchService", "CatalogueSearchService"] {
      XCTAssertNoReference(from: presenter, toType: name)
    }
    XCTAssertConstructsNoDependency(presenter)
    for name in ["SearchViewInput", "SearchInteractorInput", "SearchRouting"] {
      XCTAssertReference(from: presenter, toType: name)
    }
    for (type, promise) in [
      ("SearchViewController", "SearchViewInput"), ("SearchInteractor", "SearchInteractorInput"),
      ("SearchRouter", "SearchRouting"),
    ] {
      XCTAssertKnows(presenter, type, onlyAs: promise)
    }
  }

  /// How an app is written in a row is not the presenter's business, nor that of what it inherits from.
  func testPresenterFormatsNothing() throws {
    let presenter = try Codebase.learner.type("SearchPresenter")
    let inherited = Codebase.learner.types.filter {
      Codebase.learner.types(conformingTo: $0.name.filter { $0 != "`" }).contains {
        $0.name == "`SearchPresenter`"
      }
    }
    for part in [presenter] + inherited {
      for property in ["name", "developer", "averageRating"] {
        XCTAssertNoReference(from: part, toSymbol: "StoreApp.\(property)")
      }
      for text in [
        "SearchRow.title", "SearchRow.subtitle", "SearchRow.init(title:subtitle:)",
        "init(format:_:)",
      ] {
        XCTAssertNoReference(from: part, toSymbol: text, "a row is ready when it comes")
      }
    }
  }

  /// The presenter does not keep its view alive, also while a search is under way.
  func testViewIsHeldWeakly() throws {
    for type in ["SearchViewInput", "SearchViewController"] {
      XCTAssertHoldsNothingStrongly(try Codebase.learner.type("SearchPresenter"), ofType: type)
    }
    let interactor = Step3Interactor()
    interactor.search.hold()
    let presenter = SearchPresenter(interactor: interactor, router: Step3Router())
    try expectReleased {
      let view = Step3View()
      presenter.view = view
      presenter.viewDidSearch(for: "garden")
      return [view]
    }
    interactor.search.release()
  }
}
