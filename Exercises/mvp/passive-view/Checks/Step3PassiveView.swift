import StructureChecks
import TestDoubles
import UIKit
import XCTest

@testable import Learner

@MainActor
final class Step3View: XCTestCase {
  override func setUp() {
    UIApplication.shared.resetRecords()
  }

  /// The view shows the rows that it is told to show, in that order and as they are.
  func testShowsRowsAsTheyAre() {
    let (view, screen, _) = step3Silent()
    view.showArticles([
      // No way to sort them leaves them as they are.
      ArticleRow(title: "mole", summary: "It digs.", date: "2 Jan 2025"),
      ArticleRow(title: "zebra", summary: "A zebra swims.", date: "1 Feb 2025"),
      ArticleRow(title: "Ant", summary: "Is it rowing?", date: "3 Jan 2025"),
    ])
    XCTAssertEqual(
      step3Texts(screen),
      [
        "mole", "2 Jan 2025\nIt digs.", "zebra", "1 Feb 2025\nA zebra swims.",
        "Ant", "3 Jan 2025\nIs it rowing?",
      ],
      "what can be read after showArticles with mole (2 Jan), zebra (1 Feb) and Ant (3 Jan)")
    let (_, another, _) = step3Silent()
    XCTAssertEqual(
      step3Texts(another), [], "what can be read on another screen, which was told nothing")
    another.close()
    view.showArticles([])
    XCTAssertEqual(step3Texts(screen), [], "what can be read after showArticles([])")
    screen.close()
  }

  /// No text is cut, tidied or left out, however long or short it is, and two like rows are two.
  func testShowsTextsWhole() throws {
    let (view, screen, _) = step3Silent()
    let table = try XCTUnwrap(view.view.find(UITableView.self).first, "a table on the screen")
    let long = ArticleRow(
      title: "Bee", summary: " " + String(repeating: "harbour ", count: 20), date: "today")
    let rows = [
      long, long, ArticleRow(title: "", summary: "A bat sleeps.", date: "2 Jan"),
      ArticleRow(title: "Elk", summary: "", date: "3 Jan"),
      ArticleRow(title: "Gnu", summary: "Gnu", date: "4 Jan"),
    ]
    // The cells have shown something else before.
    view.showArticles(
      ["Ant", "Cow", "Dog", "Fox", "Hen"].map { ArticleRow(title: $0, summary: $0, date: $0) })
    for row in 0...4 { _ = try table.cell(at: row) }
    view.showArticles(rows)
    guard table.numberOfRows(inSection: 0) == rows.count else {
      return XCTFail(
        "for five rows, two of them alike and one without a title, the table has "
          + "\(table.numberOfRows(inSection: 0))")
    }
    for (index, row) in rows.enumerated() {
      let cell = try table.cell(at: index)
      XCTAssertEqual(cell.textLabel?.text ?? "", row.title, "the title of row \(index)")
      XCTAssertEqual(
        cell.detailTextLabel?.text, "\(row.date)\n\(row.summary)",
        "the second text of row \(index)")
    }
    screen.close()
  }

  /// The view leaves nothing out: many rows are all there, and what is new in one of them shows.
  func testShowsEveryRow() throws {
    let (view, screen, _) = step3Silent()
    let table = try XCTUnwrap(view.view.find(UITableView.self).first, "a table on the screen")
    for date in ["today", "yesterday"] {
      view.showArticles(
        (1...60).map { ArticleRow(title: "article \($0)", summary: "", date: date) })
      XCTAssertEqual(table.numberOfRows(inSection: 0), 60, "rows of the table for 60 rows")
      let last = try table.cell(at: 59).visibleText
      XCTAssertEqual(last.first, "article 60", "the title of the last row, found: \(last)")
      XCTAssertEqual(
        last.last?.prefix(date.count), Substring(date), "the start of the last row's second text")
    }
    screen.close()
  }

  /// Cells are used again, and leave the second text as many lines as it needs.
  func testCellsAreUsedAgain() throws {
    let (view, screen, _) = step3Silent()
    let table = try XCTUnwrap(view.view.find(UITableView.self).first, "a table on the screen")
    view.showArticles(["Ant", "Bee"].map { ArticleRow(title: $0, summary: "", date: "") })
    let before = [try table.cell(at: 0), try table.cell(at: 1)]
    XCTAssertEqual(
      before.map { $0.detailTextLabel?.numberOfLines }, [0, 0],
      "numberOfLines of the second text, where 0 sets no limit")
    view.showArticles(["Cat", "Dog"].map { ArticleRow(title: $0, summary: "", date: "") })
    let after = [try table.cell(at: 0), try table.cell(at: 1)]
    let usedAgain = after.filter { cell in before.contains { $0 === cell } }
    XCTAssertEqual(usedAgain.count, 2, "cells of two rows that were there for the rows before")
    XCTAssertEqual(
      Set((before + after).map(\.reuseIdentifier)).count, 1,
      "names under which the cells of two rows are used again")
    XCTAssertTrue(
      table.rowHeight == UITableView.automaticDimension,
      "The rows have a fixed height of \(table.rowHeight), expected automaticDimension.")
    screen.close()
  }

  /// The spinner follows showLoading, and nothing else does.
  func testSpinnerFollowsShowLoading() throws {
    let (view, screen, _) = step3Silent()
    let spinner = try step3Spinner(screen)
    view.showLoading(false)
    XCTAssertFalse(spinner.isAnimating, "the spinner after showLoading(false)")
    view.showArticles([])
    XCTAssertFalse(spinner.isAnimating, "the spinner after showArticles([])")
    view.showLoading(true)
    XCTAssertTrue(spinner.isAnimating, "the spinner after showLoading(true)")
    view.showArticles([])
    XCTAssertTrue(spinner.isAnimating, "the spinner after showLoading(true) and showArticles([])")
    view.showLoading(false)
    view.showArticles([ArticleRow(title: "Ant", summary: "", date: "")])
    view.showLoading(true)
    XCTAssertTrue(
      spinner.isAnimating, "the spinner after showLoading(true), the list showing a row")
    view.showError("The harbour is offline.")
    XCTAssertTrue(spinner.isAnimating, "the spinner after showLoading(true) and showError")
    view.showLoading(true)
    view.showLoading(false)
    XCTAssertFalse(
      spinner.isAnimating,
      "the spinner after showLoading(true) twice and then showLoading(false): the view counts nothing"
    )
    screen.close()
  }

  /// As long as nobody tells it to, the view turns no spinner: not when it loads, nor for a pull.
  func testNothingElseStartsTheSpinner() throws {
    let service = Step3Service()
    let presenter = ArticlePresenter(service: service)
    let view = ArticlesViewController(presenter: presenter)
    let screen = Screen(showing: view)
    presenter.view = nil
    MainQueue.run(until: service.isAsked)
    let spinner = try step3Spinner(screen)
    XCTAssertFalse(spinner.isAnimating, "the spinner before any showLoading")
    view.view.find(UITableView.self).first?.refreshControl?.pull()
    MainQueue.run(until: service.fetch.count == 2)
    XCTAssertFalse(spinner.isAnimating, "the spinner after a pull, and still no showLoading")
    screen.close()
  }

  /// It is showLoading(false) that ends the refreshing, and not the rows.
  func testRefreshControlFollowsShowLoading() throws {
    let (view, screen, service) = step3Silent()
    let table = try XCTUnwrap(screen.top?.view.find(UITableView.self).first, "a table")
    table.refreshControl?.pull()
    MainQueue.run(until: service.fetch.count == 2)
    view.showLoading(true)
    XCTAssertTrue(
      try step3Spinner(screen).isAnimating, "the spinner after a pull and showLoading(true)")
    view.showArticles([])
    XCTAssertEqual(table.refreshControl?.isRefreshing, true, "the wheel after showArticles([])")
    XCTAssertFalse(
      table.isHidden, "The list is hidden after showArticles([]), and nobody can pull it any more.")
    view.showError("The harbour is offline.")
    XCTAssertEqual(table.refreshControl?.isRefreshing, true, "the wheel after showError")
    try screen.tap("OK")
    view.showLoading(false)
    XCTAssertEqual(table.refreshControl?.isRefreshing, false, "the wheel after showLoading(false)")
    view.showLoading(true)
    table.refreshControl?.pull()
    MainQueue.run(until: service.fetch.count == 3)
    MainQueue.settle()
    XCTAssertEqual(service.fetch.count, 3, "requests after a pull while something is loading")
    screen.close()
  }

  /// While something is loading, the rows stay where they are.
  func testRowsStayDuringALoad() {
    let (view, screen, _) = step3Silent()
    view.showArticles([ArticleRow(title: "Ant", summary: "", date: "")])
    view.showLoading(true)
    XCTAssertTrue(screen.shows("Ant"), "after showLoading(true): \(screen.visibleText)")
    let table = view.view.find(UITableView.self).first
    XCTAssertEqual(
      [
        table?.isUserInteractionEnabled, view.view.isUserInteractionEnabled, table?.isScrollEnabled,
      ],
      [true, true, true], "whether the list can be touched and moved after showLoading(true)")
    XCTAssertEqual(
      table?.refreshControl?.isRefreshing, false,
      "the wheel in the list after showLoading(true), with no pull")
    view.showLoading(false)
    XCTAssertTrue(screen.shows("Ant"), "after showLoading(false): \(screen.visibleText)")
    screen.close()
  }

  /// An error is shown in an alert with the presenter's words, and the rows stay behind it.
  func testErrorIsAnAlert() throws {
    let (view, screen, service) = step3Silent()
    view.showArticles([ArticleRow(title: "Ant", summary: "", date: "")])
    view.showError("The harbour is offline.")
    XCTAssertEqual(
      screen.alert?.message, "The harbour is offline.", "the alert after showError")
    XCTAssertEqual(screen.alert?.title, "Sorry", "the alert's title")
    XCTAssertEqual(screen.alert?.actions.map(\.title), ["OK"], "the alert's buttons")
    XCTAssertTrue(
      screen.alert?.preferredStyle == .alert, "The error is an action sheet, expected an alert.")
    try screen.tap("OK")
    XCTAssertTrue(screen.shows("Ant"), "the rows after the alert is gone")
    XCTAssertNil(screen.alert?.message, "the alert after a tap on OK")
    XCTAssertEqual(step3Texts(screen).filter { $0.contains("offline") }, [], "errors after OK")
    MainQueue.settle()
    XCTAssertEqual(service.fetch.count, 1, "requests after a tap on OK, none but the first load's")
    view.showError("The tide is low.")
    XCTAssertEqual(screen.alert?.message, "The tide is low.", "the alert after a second showError")
    try screen.tap("OK")
    view.showError("The tide is low.")
    XCTAssertEqual(
      screen.alert?.message, "The tide is low.", "the alert after the same error once more")
    XCTAssertEqual(screen.warnings, [], "what UIKit complained about")
    screen.close()
  }

  /// The view knows no article, no service and no date format; the presenter did all that.
  func testViewKnowsOnlyRows() throws {
    let view = try Codebase.learner.type("ArticlesViewController")
    for name in ["Article", "ArticleService", "DateFormatter"] {
      XCTAssertNoReference(from: view, toType: name)
    }
    XCTAssertConforms(view, to: "ArticleView")
  }
}

@MainActor
final class Step3Screen: XCTestCase {
  override func setUp() {
    UIApplication.shared.resetRecords()
  }

  /// The screen that the app makes loads once it is shown, and shows what the service has.
  func testScreenLoads() {
    let service = Step3Service()
    let screen = step3Screen(service)
    XCTAssertTrue(MainQueue.run(until: service.isAsked), "the service is asked")
    XCTAssertEqual(screen.title, "Harbour Post", "the title of the screen during the first load")
    service.fetch.returns([step3Article])
    service.fetch.release()
    MainQueue.run(until: screen.shows("Ferry is back"))
    XCTAssertEqual(
      step3Texts(screen), ["Ferry is back", "1 Jan 1970\nAt last."],
      "what can be read after a load of one article")
    MainQueue.settle()
    XCTAssertEqual(service.fetch.count, 1, "requests until then")
    XCTAssertEqual(screen.title, "Harbour Post", "the title of the screen")
    screen.close()
  }

  /// A screen that was only made asks for nothing: it loads once its view is there.
  func testScreenThatIsOnlyMadeAsksForNothing() {
    let service = Step3Service()
    let list = ArticlesScreen.make(service: service)
    MainQueue.settle()
    XCTAssertEqual(service.fetch.count, 0, "requests by a screen whose view nobody has loaded")
    XCTAssertFalse(list.isViewLoaded, "Making the screen loads its view.")
  }

  /// A screen that comes back to the front has its rows, and asks for nothing.
  func testComingBackAsksForNothing() throws {
    for (articles, text) in [([step3Article], "Ferry is back"), ([], "Harbour Post")] {
      let service = Step3Service()
      let screen = step3Screen(service)
      let navigation = try XCTUnwrap(screen.top?.navigationController)
      MainQueue.run(until: service.isAsked)
      let spinner = try step3Spinner(screen)
      service.fetch.returns(articles)
      service.fetch.release()
      MainQueue.run(until: !spinner.isAnimating)
      navigation.pushViewController(UIViewController(), animated: false)
      try screen.tapBack()
      MainQueue.settle()
      XCTAssertEqual(
        service.fetch.count, 1,
        "requests after the way to another screen and back, with \(articles.count) articles")
      XCTAssertTrue(screen.shows(text), "after the way back:\n\(screen.dump)")
      screen.close()
    }
  }

  /// What the presenter tells while another screen is in front is there on the way back.
  func testTellsBehindAnotherScreen() throws {
    let service = Step3Service()
    let screen = step3Screen(service)
    let navigation = try XCTUnwrap(screen.top?.navigationController)
    MainQueue.run(until: service.isAsked)
    let spinner = try step3Spinner(screen)
    MainQueue.run(until: spinner.isAnimating)
    navigation.pushViewController(UIViewController(), animated: false)
    try screen.tapBack()
    XCTAssertTrue(
      spinner.isAnimating,
      "The spinner has stopped on the way to another screen and back, the load being under way.")
    navigation.pushViewController(UIViewController(), animated: false)
    service.fetch.returns([step3Article])
    service.fetch.release()
    MainQueue.settle()
    try screen.tapBack()
    MainQueue.run(until: screen.shows("Ferry is back") && !spinner.isAnimating)
    XCTAssertTrue(
      screen.shows("Ferry is back"),
      "after a load that ended behind another screen, and the way back:\n\(screen.dump)")
    XCTAssertFalse(
      spinner.isAnimating, "the spinner after a load that ended behind another screen")
    screen.close()
  }

  /// Pulling the list down asks the service again, and the wheel in the list stops afterwards.
  func testPullToRefresh() throws {
    let service = Step3Service()
    let screen = step3Screen(service)
    MainQueue.run(until: service.isAsked)
    service.fetch.release()
    let spinner = try step3Spinner(screen)
    MainQueue.run(until: !spinner.isAnimating)
    service.fetch.hold()
    let table = try XCTUnwrap(screen.top?.view.find(UITableView.self).first, "a table")
    table.refreshControl?.pull()
    XCTAssertTrue(MainQueue.run(until: service.fetch.count == 2), "a second request after a pull")
    XCTAssertEqual(
      table.refreshControl?.isRefreshing, true, "the wheel while the service is silent")
    service.fetch.fails(with: Step3Offline())
    service.fetch.release()
    MainQueue.run(until: screen.alert != nil && table.refreshControl?.isRefreshing == false)
    XCTAssertEqual(screen.alert?.message, "The harbour is offline.", "the alert")
    XCTAssertEqual(table.refreshControl?.isRefreshing, false, "the wheel after a failed refresh")
    XCTAssertFalse(try step3Spinner(screen).isAnimating, "the spinner after a failed refresh")
    try screen.tap("OK")
    XCTAssertEqual(screen.title, "Harbour Post", "the title of the screen after a failed refresh")
    screen.close()
  }

  /// A screen that is closed while the service is silent goes away at once.
  func testScreenGoesAwayDuringALoad() throws {
    let service = Step3Service()
    try expectReleased {
      let view: UIViewController = ArticlesScreen.make(service: service)
      let screen = Screen(showing: UINavigationController(rootViewController: view))
      MainQueue.run(until: service.isAsked)
      screen.close()
      return [view]
    }
    service.fetch.release()
    MainQueue.settle()
  }

  /// Nor does a refresh that is under way keep a screen that is closed.
  func testScreenGoesAwayDuringARefresh() throws {
    let service = Step3Service()
    service.fetch.release()
    try expectReleased {
      let view: UIViewController = ArticlesScreen.make(service: service)
      let screen = Screen(showing: UINavigationController(rootViewController: view))
      MainQueue.run(until: service.fetch.count == 1)
      MainQueue.settle()
      service.fetch.hold()
      view.view.find(UITableView.self).first?.refreshControl?.pull()
      MainQueue.run(until: service.isAsked)
      screen.close()
      return [view]
    }
    service.fetch.release()
    MainQueue.settle()
  }

  /// A screen that has loaded, was refreshed and is closed goes away, and its presenter with it.
  func testScreenGoesAwayAfterALoad() throws {
    let service = Step3Service()
    service.fetch.release()
    try expectReleased {
      let presenter = ArticlePresenter(service: service)
      let view = ArticlesViewController(presenter: presenter)
      presenter.view = view
      let screen = Screen(showing: UINavigationController(rootViewController: view))
      MainQueue.run(until: service.fetch.count == 1)
      view.view.find(UITableView.self).first?.refreshControl?.pull()
      MainQueue.run(until: service.fetch.count == 2)
      MainQueue.settle()
      screen.close()
      return [view, presenter]
    }
  }

  /// Nor does the place that makes both keep anything of a screen that is closed.
  func testNothingIsKeptOfAClosedScreen() throws {
    try expectReleased {
      let service = Step3Service()
      service.fetch.release()
      let view: UIViewController = ArticlesScreen.make(service: service)
      let screen = Screen(showing: UINavigationController(rootViewController: view))
      MainQueue.run(until: service.fetch.count == 1)
      MainQueue.settle()
      screen.close()
      return [view, service]
    }
  }
}

private struct Step3Offline: LocalizedError {
  var errorDescription: String? { "The harbour is offline." }
}

private let step3Article = Article(
  id: 1, title: "Ferry is back", text: "At last.", published: Date(timeIntervalSince1970: 0))

/// Silent until a check lets it answer.
private final class Step3Service: ArticleService {
  let fetch = AnswerStub<Void, [Article]>(returning: [])
  init() { fetch.hold() }
  func fetchArticles() async throws -> [Article] { try await fetch() }
  var isAsked: Bool { !fetch.pending.isEmpty }
}

@MainActor
private func step3Screen(_ service: Step3Service) -> Screen {
  let view: UIViewController = ArticlesScreen.make(service: service)
  return Screen(showing: UINavigationController(rootViewController: view))
}

/// A view whose presenter's service never answers: only the check tells it what to show.
@MainActor
private func step3Silent() -> (ArticlesViewController, Screen, Step3Service) {
  let service = Step3Service()
  let view = ArticlesViewController(presenter: ArticlePresenter(service: service))
  let screen = Screen(showing: view)
  MainQueue.run(until: service.isAsked)
  return (view, screen, service)
}

/// What can be read below the navigation bar.
@MainActor
private func step3Texts(_ screen: Screen) -> [String] {
  screen.top?.view.visibleText ?? []
}

@MainActor
private func step3Spinner(_ screen: Screen) throws -> UIActivityIndicatorView {
  let controller = screen.alert == nil ? screen.top : screen.window.rootViewController
  return try XCTUnwrap(
    controller?.view.find(UIActivityIndicatorView.self).first, "a spinner on the screen")
}
