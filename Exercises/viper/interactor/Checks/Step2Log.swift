import TestDoubles
import XCTest

@testable import Learner

private struct Offline: Error {}

private let garden = StoreApp(
  name: "Pocket Garden", developer: "Fern & Co", summary: "", averageRating: 4.6)

@MainActor private final class Step2Service: AppSearchService {
  let search = AnswerStub<String, [StoreApp]>(returning: [garden, garden])
  let calls: CallSpy
  init(_ calls: CallSpy) { self.calls = calls }
  func searchApps(
    matching query: String, completion: @escaping (Result<[StoreApp], Error>) -> Void
  ) {
    calls.note("service asked")
    search(query, completion: completion)
  }
}

@MainActor private final class Step2LogSpy: SearchLogging {
  let calls: CallSpy
  init(_ calls: CallSpy) { self.calls = calls }
  func note(_ line: String) { calls.note(line) }
}

@MainActor final class Step2Log: XCTestCase {
  private let calls = CallSpy()
  private lazy var service = Step2Service(calls)

  private func makeInteractor() -> SearchInteractor {
    SearchInteractor(service: service, log: Step2LogSpy(calls))
  }

  /// A search is written down before the service is asked, and its outcome before it is answered.
  func testSearchIsWrittenDown() {
    makeInteractor().searchApps(matching: "garden") { _ in self.calls.note("answered") }
    XCTAssertEqual(
      calls.all, ["search: garden", "service asked", "found 2: garden", "answered"],
      "what happens during a search that finds two apps")
  }

  /// A failed search is written down as failed.
  func testFailureIsWrittenDown() {
    service.search.fails(with: Offline())
    makeInteractor().searchApps(matching: "garden") { _ in self.calls.note("answered") }
    XCTAssertEqual(
      calls.all, ["search: garden", "service asked", "failed: garden", "answered"],
      "what happens during a search that fails")
    for error in [CancellationError(), URLError(.cancelled)] as [any Error] {
      calls.clear()
      service.search.fails(with: error)
      makeInteractor().searchApps(matching: "sky") { _ in self.calls.note("answered") }
      XCTAssertEqual(
        calls.all, ["search: sky", "service asked", "failed: sky", "answered"],
        "what happens when the service answers with an error of type \(type(of: error))")
    }
  }

  /// A search without a result is written down as well.
  func testNothingFoundIsWrittenDown() {
    service.search.returns([])
    makeInteractor().searchApps(matching: " Xyzzy 2 ") { _ in self.calls.note("answered") }
    XCTAssertEqual(
      calls.all, ["search:  Xyzzy 2 ", "service asked", "found 0:  Xyzzy 2 ", "answered"],
      "what happens during a search for \" Xyzzy 2 \" that finds nothing")
  }

  /// Every request is written down, also if it is the same as the one before.
  func testEveryRequestIsWrittenDown() {
    let interactor = makeInteractor()
    for _ in 0..<2 { interactor.searchApps(matching: "garden") { _ in } }
    XCTAssertEqual(
      calls.all.filter { $0 == "search: garden" }.count, 2, "lines for two equal searches")
    XCTAssertEqual(
      service.search.inputs, ["garden", "garden"], "asked of the service for two equal searches")
    service.search.hold()
    for _ in 0..<2 { interactor.searchApps(matching: "sky") { _ in } }
    XCTAssertEqual(
      calls.all.filter { $0 == "search: sky" }.count, 2,
      "lines for two equal searches, the second before the first was answered")
    XCTAssertEqual(
      service.search.inputs, ["garden", "garden", "sky", "sky"],
      "asked of the service, also for the second of two equal searches that is still open")
    service.search.release()
    XCTAssertEqual(
      calls.all.filter { $0 == "found 2: sky" }.count, 2, "lines for the answers to both of them")
  }

  /// An outcome is written down and passed on also if the interactor has gone before the service answers.
  func testOutcomeOutlivesTheInteractor() {
    let log = Step2LogSpy(calls)
    service.search.hold()
    func searchAndLeave() {
      SearchInteractor(service: service, log: log).searchApps(matching: "garden") { _ in
        self.calls.note("answered")
      }
    }
    searchAndLeave()
    service.search.release()
    XCTAssertEqual(
      calls.all, ["search: garden", "service asked", "found 2: garden", "answered"],
      "what happens if nobody keeps the interactor while the service searches")
    withExtendedLifetime(log) {}
  }

  /// An outcome is written down with its own query, also if two searches are under way.
  func testOutcomeNamesItsQuery() {
    service.search.hold()
    let interactor = makeInteractor()
    interactor.searchApps(matching: "garden") { _ in }
    interactor.searchApps(matching: "sky") { _ in }
    service.search.release(0, with: .success([garden]))
    XCTAssertEqual(
      calls.all.last, "found 1: garden",
      "the last line, after the first of two searches was answered"
    )
  }
}
