import TestDoubles
import XCTest

@testable import Learner

@MainActor
final class Step2Failures: XCTestCase {
  /// After a failure the view hears of it, and that nothing is loading any more.
  func testOrderOfAFailedLoad() async {
    let view = Step2View()
    let service = Step2Service()
    service.fetch.fails(with: Step2Offline())
    let presenter = step2Presenter(service, view)
    await presenter.load()
    XCTAssertEqual(
      view.calls.all,
      ["showLoading(true)", "showError(The harbour is offline.)", "showLoading(false)"],
      "calls of the view during a load that fails")
  }

  /// A good load after a failed one shows its articles and no error.
  func testRecovers() async {
    let view = Step2View()
    let service = Step2Service()
    service.fetch.fails(with: Step2Offline())
    let presenter = step2Presenter(service, view)
    await presenter.load()
    _ = view.calls.take()
    service.fetch.returns([step2Article("Ferry is back")])
    await presenter.refresh()
    XCTAssertEqual(
      view.calls.take(),
      ["showLoading(true)", "showArticles([Ferry is back])", "showLoading(false)"],
      "calls of the view during a good refresh after a failed load")
  }

  /// Every failure is told, the second one as well, and one without words of its own.
  func testEveryFailureIsTold() async {
    let view = Step2View()
    let service = Step2Service()
    service.fetch.fails(with: Step2Offline())
    let presenter = step2Presenter(service, view)
    await presenter.load()
    _ = view.calls.take()
    let errors: [any Error] = [
      Step2Offline(), Step2Plain(), CancellationError(), CancellationError(), URLError(.cancelled),
    ]
    for error in errors {
      service.fetch.fails(with: error)
      await presenter.refresh()
      XCTAssertEqual(
        view.calls.take(),
        [
          "showLoading(true)", "showError(\(error.localizedDescription))", "showLoading(false)",
        ],
        "calls of the view during another load that fails, because of \(type(of: error))")
    }
  }

  /// The presenter works on the main actor: there it reads what an error says.
  func testErrorIsReadOnTheMainThread() async {
    let (view, service, reads) = (Step2View(), Step2Service(), CallSpy())
    service.fetch.fails(with: Step2Frozen(reads: reads))
    await step2Presenter(service, view).load()
    XCTAssertEqual(
      view.calls.all,
      ["showLoading(true)", "showError(The harbour is frozen.)", "showLoading(false)"],
      "calls of the view during a load that fails because of ice")
    XCTAssertEqual(
      reads.offMainThread, [], "reads of the error's text off the main thread during that load")
  }

  /// A failed refresh takes nothing away: the view keeps what it shows.
  func testFailedRefreshShowsNoEmptyList() async {
    let view = Step2View()
    let service = Step2Service()
    service.fetch.returns([step2Article("Ferry is back")])
    let presenter = step2Presenter(service, view)
    await presenter.load()
    _ = view.calls.take()
    service.fetch.fails(with: Step2Offline())
    await presenter.refresh()
    XCTAssertEqual(
      view.calls.take(),
      ["showLoading(true)", "showError(The harbour is offline.)", "showLoading(false)"],
      "calls of the view during a refresh that fails after a good load")
  }
}

@MainActor
final class Step2Refresh: XCTestCase {
  /// Every refresh asks the service again.
  func testRefreshAsksAgain() async {
    let service = Step2Service()
    let presenter = step2Presenter(service, Step2View())
    await presenter.load()
    await presenter.refresh()
    await presenter.refresh()
    XCTAssertEqual(service.fetch.count, 3, "requests for one load and two refreshes")
    service.fetch.hold()
    let refreshes = [Task { await presenter.refresh() }, Task { await presenter.refresh() }]
    await MainQueue.run(until: service.fetch.count == 5)
    service.fetch.release()
    for refresh in refreshes { await refresh.value }
    await MainQueue.settle()
    XCTAssertEqual(service.fetch.count, 5, "requests after two more refreshes at a time")
  }

  /// A refresh tells the view the same as a load: newest first, also if nothing is new, and if it comes first.
  func testRefreshTellsTheSame() async {
    let service = Step2Service()
    service.fetch.returns([
      step2Article("old"), step2Article("new", day: 9), step2Article("middle", day: 4),
    ])
    let view = Step2View()
    let presenter = step2Presenter(service, view)
    let told = ["showLoading(true)", "showArticles([new, middle, old])", "showLoading(false)"]
    for refresh in 1...2 {
      view.calls.clear()
      await presenter.refresh()
      XCTAssertEqual(view.calls.all, told, "calls of the view during refresh \(refresh)")
    }
    service.fetch.returns([
      step2Article("long", text: String(repeating: "harbour ", count: 20)),
      step2Article("short", day: 9, text: "At last."),
    ])
    await presenter.load()
    let loaded = view.rows
    await presenter.refresh()
    XCTAssertEqual(
      view.rows, loaded,
      "titles, summaries and dates told by a refresh, where a load told the expected ones")
  }

  /// During a refresh the view knows at once that something is loading, and nothing else until the answer.
  func testRefreshSaysThatItLoads() async {
    let view = Step2View()
    let service = Step2Service()
    let presenter = step2Presenter(service, view)
    await presenter.load()
    service.fetch.hold()
    view.calls.clear()
    let refresh = Task { await presenter.refresh() }
    await MainQueue.run(until: !service.fetch.pending.isEmpty)
    await MainQueue.settle()
    XCTAssertEqual(
      view.calls.all, ["showLoading(true)"],
      "calls of the view during a refresh, while the service is silent")
    service.fetch.release()
    await refresh.value
  }

  /// A refresh shows what the service says now, also that there is nothing any more.
  func testRefreshShowsTheLatestAnswer() async {
    let view = Step2View()
    let service = Step2Service()
    service.fetch.returns([step2Article("Ferry is late"), step2Article("Low tide")])
    let presenter = step2Presenter(service, view)
    await presenter.load()
    _ = view.calls.take()
    service.fetch.returns([])
    await presenter.refresh()
    XCTAssertEqual(
      view.calls.take(), ["showLoading(true)", "showArticles([])", "showLoading(false)"],
      "calls of the view during a refresh that finds an empty paper")
  }
}

@MainActor
final class Step2DeadView: XCTestCase {
  /// A view that goes away during a load is not kept, and the answer that comes then harms nobody.
  func testViewMayGoDuringALoad() async throws {
    try await checkThatTheViewMayGo { await $0.load() }
  }

  /// Nor is it kept by a refresh.
  func testViewMayGoDuringARefresh() async throws {
    try await checkThatTheViewMayGo { await $0.refresh() }
  }

  private func checkThatTheViewMayGo(
    during load: @escaping @MainActor (ArticlePresenter) async -> Void
  ) async throws {
    let service = Step2Service()
    service.fetch.hold()
    let presenter = ArticlePresenter(service: service)
    var loading: Task<Void, Never>?
    try await expectReleased {
      let view = Step2View()
      presenter.view = view
      loading = Task { await load(presenter) }
      await MainQueue.run(until: !service.fetch.pending.isEmpty)
      return [view]
    }
    service.fetch.release()
    await loading?.value
    XCTAssertNil(presenter.view, "the presenter's view after it has gone")
  }

  /// A presenter without a view loads in silence, good answers and failures.
  func testNoViewAtAll() async {
    let service = Step2Service()
    let presenter = ArticlePresenter(service: service)
    await presenter.load()
    service.fetch.fails(with: Step2Offline())
    await presenter.refresh()
    XCTAssertEqual(service.fetch.count, 2, "requests for a load and a refresh without a view")
  }
}

@MainActor private final class Step2View: ArticleView {
  let calls = CallSpy()
  private(set) var rows: [[String]] = []

  func showLoading(_ isLoading: Bool) { calls(isLoading) }
  func showArticles(_ rows: [ArticleRow]) {
    self.rows = rows.map { [$0.title, $0.summary, $0.date] }
    calls.note("showArticles([\(rows.map(\.title).joined(separator: ", "))])")
  }
  func showError(_ message: String) { calls(message) }
}

private struct Step2Offline: LocalizedError {
  var errorDescription: String? { "The harbour is offline." }
}

/// Notes where its text is read.
private struct Step2Frozen: LocalizedError {
  let reads: CallSpy
  var errorDescription: String? {
    reads()
    return "The harbour is frozen."
  }
}

private struct Step2Plain: Error {}

private final class Step2Service: ArticleService {
  let fetch = AnswerStub<Void, [Article]>(returning: [])
  func fetchArticles() async throws -> [Article] { try await fetch() }
}

private func step2Article(_ title: String, day: Int = 1, text: String = "") -> Article {
  Article(
    id: 1, title: title, text: text, published: Date(timeIntervalSince1970: Double(day) * 86_400))
}

@MainActor
private func step2Presenter(_ service: Step2Service, _ view: Step2View) -> ArticlePresenter {
  // Checks hold the view themselves, as the screen does.
  let presenter = ArticlePresenter(service: service)
  presenter.view = view
  return presenter
}
