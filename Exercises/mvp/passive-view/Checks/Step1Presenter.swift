import StructureChecks
import TestDoubles
import XCTest

@testable import Learner

@MainActor
final class Step1Order: XCTestCase {
  /// A load tells the view three things, in this order: loading, the articles, no longer loading.
  func testOrderOfASuccessfulLoad() async {
    let view = Step1View()
    let presenter = step1Presenter([step1Article("Ferry is back")], view)
    await presenter.load()
    XCTAssertEqual(
      view.calls.all,
      ["showLoading(true)", "showArticles([Ferry is back])", "showLoading(false)"],
      "calls of the view during a load that finds one article")
  }

  /// While the service is silent, the view knows that something is loading, and nothing else.
  func testOnlyTheSpinnerWhileTheServiceIsSilent() async {
    let view = Step1View()
    let service = Step1Service()
    service.fetch.hold()
    let presenter = ArticlePresenter(service: service)
    presenter.view = view
    let load = Task { await presenter.load() }
    await MainQueue.run(until: !service.fetch.pending.isEmpty)
    await MainQueue.settle()
    XCTAssertEqual(
      view.calls.all, ["showLoading(true)"], "calls of the view while the service is silent")
    service.fetch.release()
    await load.value
  }

  /// Each load asks once and is told whole.
  func testEachLoadAsks() async {
    let view = Step1View()
    let service = Step1Service()
    service.fetch.returns([step1Article("Low tide")])
    let presenter = ArticlePresenter(service: service)
    presenter.view = view
    await presenter.load()
    await presenter.load()
    XCTAssertEqual(service.fetch.count, 2, "requests for two loads, one after the other")
    service.fetch.hold()
    let loads = (1...2).map { _ in Task { await presenter.load() } }
    await MainQueue.run(until: service.fetch.pending.count == 2)
    XCTAssertEqual(service.fetch.count, 4, "requests for two loads, and two more at once")
    service.fetch.release()
    for load in loads { await load.value }
    view.calls.clear()
    await presenter.load()
    XCTAssertEqual(
      view.calls.all,
      ["showLoading(true)", "showArticles([Low tide])", "showLoading(false)"],
      "calls of the view during one more load")
  }

  /// The newest article comes first, in whatever order the service gives them.
  func testNewestFirst() async {
    let view = Step1View()
    let presenter = step1Presenter(
      [step1Article("old", day: 2), step1Article("new", day: 35), step1Article("middle", day: 10)],
      view)
    await presenter.load()
    XCTAssertEqual(
      view.rows.map(\.title), ["new", "middle", "old"],
      "titles for articles of 2 March, 4 April and 10 March")
  }

  /// Of two articles of one day, the later one comes first, too.
  func testNewestFirstWithinADay() async {
    let day = Double(1_740_830_400)  // 1 March 2025, 12:00 GMT
    let articles = ["noon", "one", "five past noon"].enumerated().map { id, title in
      Article(
        id: id, title: title, text: "",
        published: Date(timeIntervalSince1970: day + [0, 3_600, 300][id]))
    }
    let rows = await step1Rows(for: articles)
    XCTAssertEqual(
      rows.map(\.title), ["one", "five past noon", "noon"], "titles for three articles of one day")
  }

  /// Every article has its row: of many the last, one without a title, one of the next century.
  func testEveryArticleHasARow() async {
    let articles = (1...150).map { step1Article($0 == 7 ? "" : "article \($0)", day: $0 * 300) }
    let view = Step1View()
    await step1Presenter(articles, view).load()
    XCTAssertEqual(
      view.rows.map(\.title), articles.reversed().map(\.title),
      "titles for 150 articles from 2025 to 2148, one of them without a title")
  }

  /// Two articles of one title are two.
  func testArticlesOfOneTitleAreTwo() async {
    let view = Step1View()
    let articles = [
      step1Article("Tides", text: "old", day: 1), step1Article("Tides", text: "new", day: 9),
    ]
    await step1Presenter(articles, view).load()
    XCTAssertEqual(
      view.rows.map(\.summary), ["new", "old"], "summaries of two articles named Tides")
  }

  /// The view is called on the main thread, on whichever thread the service answers.
  func testViewIsCalledOnTheMainThread() async {
    let view = Step1View()
    let presenter = ArticlePresenter(service: Step1BackgroundService())
    presenter.view = view
    await presenter.load()
    XCTAssertEqual(view.calls.offMainThread, [], "calls of the view off the main thread")
  }
}

@MainActor
final class Step1Texts: XCTestCase {
  /// The summary of a long text is its first 100 characters.
  func testSummaryIsTheFirstHundredCharacters() async {
    let long = String(repeating: "harbour ", count: 20)
    let rows = await step1Rows(for: [step1Article("long", text: long)])
    XCTAssertEqual(
      rows.map(\.summary), [String(long.prefix(100))], "summary of a text of 160 characters")
    // The 100th character is a blank.
    let ferries = String(repeating: "The ferry ", count: 16)
    let blanks = await step1Rows(for: [step1Article("blanks", text: ferries)])
    XCTAssertEqual(
      blanks.map(\.summary), [String(ferries.prefix(100))],
      "summary of a text of 160 characters, the 100th of which is a blank")
  }

  /// A text that fits is shown whole, an empty one too.
  func testShortTextsStayWhole() async {
    let hundred = String(repeating: "x", count: 100)
    let rows = await step1Rows(for: [
      step1Article("a", text: hundred, day: 4), step1Article("b", text: " Low\n\ntide.\n", day: 3),
      step1Article("c", text: "", day: 2),
    ])
    XCTAssertEqual(
      rows.map(\.summary), [hundred, " Low\n\ntide.\n", ""],
      "summaries of texts of 100, 12 and 0 characters")
  }

  /// A character is what a reader takes for one, however many bytes it has.
  func testSummaryCountsCharactersNotBytes() async {
    let waves = String(repeating: "🇳🇴é", count: 60)
    let rows = await step1Rows(for: [step1Article("waves", text: waves)])
    XCTAssertEqual(
      rows.map(\.summary), [String(repeating: "🇳🇴é", count: 50)],
      "summary of 120 flags and accented letters")
  }

  /// The title is the article's, letter for letter.
  func testTitleIsAsItIs() async {
    let rows = await step1Rows(for: [step1Article(" low  tide: Part II ")])
    XCTAssertEqual(
      rows.map(\.title), [" low  tide: Part II "], "title of an article with blanks in its title")
  }

  /// The date reaches the view as a text such as 9 Mar 2025, the same on every phone.
  func testDateIsAText() async {
    let zone = NSTimeZone.default
    NSTimeZone.default = TimeZone(secondsFromGMT: 14 * 3600) ?? zone
    defer { NSTimeZone.default = zone }
    let rows = await step1Rows(for: [step1Article("a", day: 9), step1Article("b", day: 1)])
    let dates: [String] = rows.map(\.date)
    XCTAssertEqual(dates, ["9 Mar 2025", "1 Mar 2025"], "dates of 9 and 1 March 2025, 20:00 GMT")
    let summer = Article(
      id: 1, title: "d", text: "", published: Date(timeIntervalSince1970: 1_752_535_800))
    let summerDates = await step1Rows(for: [summer]).map(\.date)
    XCTAssertEqual(summerDates, ["14 Jul 2025"], "date of 14 July 2025, 23:30 GMT")
    let lastDay = await step1Rows(for: [step1Article("c", day: 306)])
    XCTAssertEqual(lastDay.map(\.date), ["31 Dec 2025"], "date of 31 December 2025, 20:00 GMT")
  }

  /// The date says in which locale it is written, and not in that of the phone.
  func testDateHasALocale() {
    let code = Codebase.learner.everything(except: "ArticlesViewController")
    XCTAssertReference(from: code, toType: "Locale")
    for locale in ["Locale.current", "Locale.autoupdatingCurrent"] {
      XCTAssertNoReference(from: code, toSymbol: locale)
    }
  }
}

@MainActor
final class Step1Boundaries: XCTestCase {
  /// The presenter does not keep its view alive.
  func testViewIsHeldWeakly() throws {
    XCTAssertHoldsWeakly(try Codebase.learner.type("ArticlePresenter"), "view")
    let presenter = ArticlePresenter(service: Step1Service())
    try expectReleased {
      let view = Step1View()
      presenter.view = view
      return [view]
    }
    withExtendedLifetime(presenter) {}
  }

  /// The presenter, and what it says to its view, can be used without UIKit.
  func testPresenterKnowsNoUIKit() throws {
    for name in ["ArticlePresenter", "ArticleView", "ArticleRow"] {
      XCTAssertNoTransitiveReference(from: try Codebase.learner.type(name), toModule: "UIKit")
    }
    XCTAssertImports(
      try Codebase.learner.file("ArticlePresenter.swift"),
      only: ["Foundation", "FoundationEssentials"])
  }

  /// The presenter asks the service that it was given, and makes none itself.
  func testPresenterMakesNoService() async throws {
    let service = Step1Service()
    let presenter = ArticlePresenter(service: service)
    await presenter.load()
    XCTAssertEqual(service.fetch.count, 1, "requests to the given service for one load")
    let type = try Codebase.learner.type("ArticlePresenter")
    XCTAssertConstructsNoDependency(type)
    XCTAssertNoTransitiveReference(from: type, toType: "RemoteArticleService")
  }

  /// What the view gets is made of texts: no Article travels with a row.
  func testRowsCarryNoArticle() async {
    let rows = await step1Rows(for: [step1Article("a")])
    for row in rows {
      for (name, value) in Mirror(reflecting: row).children {
        XCTAssertTrue(
          value is String,
          "`\(name ?? "?")` of ArticleRow is of type \(type(of: value)), and should be a text")
      }
    }
    XCTAssertEqual(rows.count, 1, "rows for one article")
  }
}

@MainActor private final class Step1View: ArticleView {
  let calls = CallSpy()
  private(set) var rows: [ArticleRow] = []

  func showLoading(_ isLoading: Bool) { calls(isLoading) }
  func showArticles(_ rows: [ArticleRow]) {
    self.rows = rows
    calls.note("showArticles([\(rows.map(\.title).joined(separator: ", "))])")
  }
  func showError(_ message: String) { calls(message) }
}

private final class Step1Service: ArticleService {
  let fetch = AnswerStub<Void, [Article]>(returning: [])
  func fetchArticles() async throws -> [Article] { try await fetch() }
}

/// Answers from a thread of its own.
private struct Step1BackgroundService: ArticleService {
  func fetchArticles() async throws -> [Article] {
    await Task.detached { [step1Article("from afar")] }.value
  }
}

private func step1Article(_ title: String, text: String = "", day: Int = 9) -> Article {
  // 1 March 2025, 20:00 GMT, and as many days later.
  let published = Date(timeIntervalSince1970: 1_740_859_200 + Double(day - 1) * 86_400)
  // The numbers say nothing about the order.
  return Article(id: day * 13 % 11, title: title, text: text, published: published)
}

@MainActor
private func step1Presenter(_ articles: [Article], _ view: Step1View) -> ArticlePresenter {
  let service = Step1Service()
  service.fetch.returns(articles)
  let presenter = ArticlePresenter(service: service)
  presenter.view = view
  return presenter
}

@MainActor
private func step1Rows(for articles: [Article]) async -> [ArticleRow] {
  let view = Step1View()
  await step1Presenter(articles, view).load()
  return view.rows
}
