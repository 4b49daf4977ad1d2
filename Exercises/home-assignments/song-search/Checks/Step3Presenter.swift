import StructureChecks
import TestDoubles
import UIKit
import XCTest

@testable import Learner

private struct Offline: Error {}

private struct Lost: LocalizedError {
  var errorDescription: String? { "The cable is lost." }
}

private let tide = Song(id: 1, title: "Low Tide", artist: "The Breakwaters", seconds: 185)
private let light = Song(id: 2, title: "Lighthouse", artist: "Ida Marsh", seconds: 60)
/// On the screen it looks like the other one.
private let otherLight = Song(id: 3, title: "Lighthouse", artist: "Ida Marsh", seconds: 60)

@MainActor private final class Step3Interactor: SongSearchInteracting {
  let search = AnswerStub<String, [Song]>(returning: [tide, light])
  func songs(matching query: String) async throws -> [Song] { try await search(query) }
}

/// Answers when it is told to, also somebody who has given up waiting.
@MainActor private final class Step3SlowInteractor: SongSearchInteracting {
  var waiting: [CheckedContinuation<[Song], any Error>] = []
  func songs(matching query: String) async throws -> [Song] {
    try await withCheckedThrowingContinuation { waiting.append($0) }
  }
}

@MainActor private final class Step3Router: SongSearchRouting {
  var opened: [Song] = []
  func openDetails(of song: Song) { opened.append(song) }
}

/// Notes what it is told: `…` for loading, titles for rows.
@MainActor private final class Step3View: SongSearchView {
  var told: [String] = []
  var rows: [SongRow] = []

  func showLoading() { told.append("…") }
  func showRows(_ rows: [SongRow]) {
    self.rows = rows
    told.append(rows.map(\.title).joined(separator: ", "))
  }
  func showMessage(_ message: String) { told.append(message) }
}

@MainActor final class Step3Presenter: XCTestCase {
  private let interactor = Step3Interactor()
  private let router = Step3Router()
  private let view = Step3View()
  private lazy var presenter: SongSearchPresenter = {
    let presenter = SongSearchPresenter(interactor: interactor, router: router)
    presenter.view = view
    return presenter
  }()

  /// Searches and waits until the view has been told the outcome.
  private func search(_ query: String) {
    let before = view.told.count
    presenter.viewDidSearch(for: query)
    MainQueue.run(until: view.told.count >= before + 2)
  }

  /// The view is told that a search is under way, and then gets rows that are ready to be shown.
  func testRowsAreShown() {
    search("light")
    XCTAssertEqual(view.told, ["…", "Low Tide, Lighthouse"], "what the view was told")
    XCTAssertEqual(
      view.rows.map(\.subtitle), ["The Breakwaters · 3:05", "Ida Marsh · 1:00"], "second lines")
    let live = Song(
      id: 4, title: "light of my life, and the long way home (live)", artist: "ida & the MARSH",
      seconds: 60)
    interactor.search.returns([live])
    search("light")
    XCTAssertEqual(
      view.rows.map { [$0.title, $0.subtitle] }, [[live.title, "ida & the MARSH · 1:00"]],
      "the row of a song whose title is long and begins with a small letter")
    let longer = Song(id: 2, title: "Lighthouse", artist: "Ida Marsh", seconds: 61)
    interactor.search.returns([light, longer, light])
    search("light")
    XCTAssertNotEqual(view.rows.first, view.rows.dropFirst().first, "rows of 1:00 and 1:01")
    XCTAssertEqual(view.rows.first, view.rows.last, "rows of the same song")
  }

  /// Each song that was found has its row, however many there are.
  func testEachSongHasARow() {
    let songs = (1...300).map { Song(id: $0, title: "Song \($0)", artist: "Somebody", seconds: 60) }
    interactor.search.returns(songs)
    search("song")
    XCTAssertEqual(view.rows.map(\.title), songs.map(\.title), "rows for 300 songs")
    presenter.viewDidSelectRow(at: 299)
    XCTAssertEqual(router.opened.map(\.id), [300], "opened by row 299 of 300")
  }

  /// The rules of the product are the interactor's alone: what it finds is shown.
  func testRulesAreTheInteractors() {
    let tone = Song(id: 4, title: "Beep", artist: "Somebody", seconds: 3)
    interactor.search.returns([tone, tide, tide])
    search("beep")
    XCTAssertEqual(
      view.rows.map(\.title), ["Beep", "Low Tide", "Low Tide"],
      "rows for what the interactor found, a short song and another one twice")
  }

  /// Blanks around the query are cut off; of blanks alone nobody is asked.
  func testBlanksAreCutOff() {
    presenter.viewDidSearch(for: " ")
    XCTAssertEqual(
      view.told, ["Type a song or an artist."], "told for blanks, in the first search of all")
    search("  low tide  ")
    search(" x")
    presenter.viewDidSearch(for: "   ")
    MainQueue.settle()
    XCTAssertEqual(
      interactor.search.inputs, ["low tide", "x"], "asked for “  low tide  ”, “ x” and blanks")
    search(" Low   Tide")
    XCTAssertEqual(
      interactor.search.inputs.last, "Low   Tide",
      "asked for “ Low   Tide”: only blanks around the query are cut off")
    presenter.viewDidSearch(for: "   ")
    XCTAssertEqual(view.told.last, "Type a song or an artist.", "what is shown for blanks")
  }

  /// Blanks end a search that is under way: its answer is not shown any more.
  func testBlanksEndASearch() {
    interactor.search.hold()
    presenter.viewDidSearch(for: "light")
    MainQueue.run(until: !interactor.search.pending.isEmpty)
    presenter.viewDidSearch(for: "  ")
    interactor.search.release()
    MainQueue.settle()
    XCTAssertEqual(
      view.told, ["…", "Type a song or an artist."], "told in a search and one for blanks")
    presenter.viewDidSearch(for: "low")
    presenter.viewDidSearch(for: " ")
    MainQueue.settle()
    XCTAssertEqual(
      view.told.last, "Type a song or an artist.", "told last in a search, and blanks at once")
  }

  /// A search that finds nothing says so.
  func testNothingFoundIsSaid() {
    interactor.search.returns([])
    for query in ["Xyzzy", "100 %% \\", "Motörhead \u{1F3B8}", "x"] {
      view.told = []
      search(" \(query) ")
      XCTAssertEqual(
        view.told, ["…", "Nothing found for \u{201C}\(query)\u{201D}."],
        "what the view was told for “ \(query) ”")
    }
  }

  /// A failed search says so in the product's words.
  func testFailureIsSaid() {
    interactor.search.fails(with: Offline())
    search("light")
    XCTAssertEqual(
      view.told, ["…", "The music service can't be reached. Try again in a moment."],
      "what the view was told")
    interactor.search.returns([light])
    search("light")
    XCTAssertEqual(
      view.told.suffix(2), ["…", "Lighthouse"], "told in the same search, tried again")
    XCTAssertEqual(
      interactor.search.inputs, ["light", "light"], "asked of the interactor in both")
    for error in [CancellationError(), URLError(.timedOut), URLError(.cancelled), Lost()]
      as [any Error]
    {
      interactor.search.fails(with: error)
      search("light")
      XCTAssertEqual(
        view.told.last, "The music service can't be reached. Try again in a moment.",
        "told last in a search that failed with \(type(of: error))")
    }
  }

  /// A chosen row opens its song; where no row is shown, there is nothing to open.
  func testChosenRowOpensItsSong() {
    presenter.viewDidSelectRow(at: 0)
    search("light")
    presenter.viewDidSelectRow(at: 1)
    presenter.viewDidSelectRow(at: 2)
    presenter.viewDidSelectRow(at: -1)
    XCTAssertEqual(
      router.opened, [light], "opened by row 0 before a search, then by rows 1, 2 and -1 of two")
    interactor.search.fails(with: Offline())
    search("light")
    presenter.viewDidSelectRow(at: 0)
    XCTAssertEqual(router.opened, [light], "opened by row 0 after a failed search")
    interactor.search.returns([tide])
    search("light")
    interactor.search.returns([])
    search("xyzzy")
    presenter.viewDidSelectRow(at: 0)
    XCTAssertEqual(
      router.opened, [light], "opened by row 0 after a search that found nothing, and one before it"
    )
  }

  /// A row opens its song each time, and its own, also where two look alike.
  func testRowsThatLookAlike() {
    interactor.search.returns([light, otherLight])
    search("light")
    for row in [1, 1, 0] { presenter.viewDidSelectRow(at: row) }
    XCTAssertEqual(
      router.opened, [otherLight, otherLight, light], "opened by rows 1, 1 and 0 of two alike")
  }

  /// While a search is under way, and after one for blanks, no row is shown that could be opened.
  func testRowThatIsGoneOpensNothing() {
    search("light")
    presenter.viewDidSearch(for: " ")
    presenter.viewDidSelectRow(at: 0)
    XCTAssertEqual(router.opened, [], "opened by row 0 after a search for blanks")
    search("light")
    interactor.search.hold()
    presenter.viewDidSearch(for: "low")
    presenter.viewDidSelectRow(at: 0)
    XCTAssertEqual(router.opened, [], "opened by row 0 while the next search is under way")
    interactor.search.release()
  }

  /// The answer to an older search comes too late to be shown.
  func testLatestSearchWins() {
    interactor.search.hold()
    presenter.viewDidSearch(for: "low")
    MainQueue.run(until: interactor.search.pending == ["low"])
    presenter.viewDidSearch(for: "light")
    MainQueue.run(until: interactor.search.pending.last == "light")
    let newest = interactor.search.pending.count - 1
    interactor.search.release(newest, with: .success([light]))
    MainQueue.run(until: view.rows.map(\.title) == ["Lighthouse"])
    interactor.search.returns([tide])
    interactor.search.release()
    MainQueue.settle()
    XCTAssertEqual(
      view.told, ["…", "…", "Lighthouse"],
      "told in two searches, of which the older one ended last")
    presenter.viewDidSelectRow(at: 0)
    XCTAssertEqual(router.opened, [light], "opened by row 0")
  }

  /// An answer that was on its way already, good or bad, is not shown after a newer search.
  func testAnswerOnItsWayIsNotShown() {
    for queries in [["low", "tide", "light"], ["light", "light", "light"]] {
      let slow = Step3SlowInteractor()
      let view = Step3View()
      let presenter = SongSearchPresenter(interactor: slow, router: router)
      presenter.view = view
      for query in queries {
        let before = slow.waiting.count
        presenter.viewDidSearch(for: query)
        MainQueue.run(until: slow.waiting.count > before)
      }
      let answers: [Result<[Song], any Error>] = [
        .success([tide]), .failure(Offline()), .success([light]),
      ]
      router.opened = []
      for (search, answer) in zip(slow.waiting, answers) {
        presenter.viewDidSelectRow(at: 0)
        XCTAssertEqual(
          router.opened, [],
          "opened by row 0 while the latest of three searches is under way: no row is shown")
        search.resume(with: answer)
        MainQueue.settle()
      }
      MainQueue.run(until: view.told.contains("Lighthouse"))
      XCTAssertEqual(
        view.told.filter { $0 != "…" }, ["Lighthouse"],
        "shown for searches for \(queries.joined(separator: ", ")); the first found something "
          + "and the second failed, both too late")
    }
  }

  /// An older search that ends last, with nothing or a failure, takes no row away and says nothing.
  func testOlderSearchThatEndsLastChangesNothing() {
    let endings: [(name: String, answer: Result<[Song], any Error>)] = [
      ("nothing", .success([])), ("a failure", .failure(Offline())),
    ]
    for (name, answer) in endings {
      let slow = Step3SlowInteractor()
      let view = Step3View()
      let presenter = SongSearchPresenter(interactor: slow, router: router)
      presenter.view = view
      for query in ["low", "light"] {
        let before = slow.waiting.count
        presenter.viewDidSearch(for: query)
        MainQueue.run(until: slow.waiting.count > before)
      }
      slow.waiting.last?.resume(returning: [light])
      MainQueue.run(until: view.told.contains("Lighthouse"))
      slow.waiting.first?.resume(with: answer)
      MainQueue.settle()
      XCTAssertEqual(
        view.told, ["…", "…", "Lighthouse"],
        "told in two searches, of which the older one ended last, with \(name)")
      router.opened = []
      presenter.viewDidSelectRow(at: 0)
      XCTAssertEqual(
        router.opened, [light],
        "opened by row 0 of the latest search, after an older one had ended with \(name)")
    }
  }

  /// The view is held weakly, and a search that ends after the view is gone does no harm.
  func testViewIsHeldWeakly() throws {
    XCTAssertHoldsWeakly(try Codebase.learner.type("SongSearchPresenter"), "view")
    interactor.search.hold()
    let presenter = presenter
    try expectReleased {
      let view = Step3View()
      presenter.view = view
      presenter.viewDidSearch(for: "light")
      MainQueue.run(until: !interactor.search.pending.isEmpty)
      return [view]
    }
    interactor.search.release()
    MainQueue.settle()
  }

  /// A presenter that nobody needs goes away during a search.
  func testPresenterGoesAwayDuringASearch() throws {
    interactor.search.hold()
    try expectReleased {
      let presenter = SongSearchPresenter(interactor: interactor, router: router)
      presenter.view = view
      presenter.viewDidSearch(for: "light")
      MainQueue.run(until: !interactor.search.pending.isEmpty)
      return [presenter]
    }
    interactor.search.release()
    MainQueue.settle()
  }

  /// The presenter knows protocols alone: no service, no screen, no UIKit.
  func testPresenterKnowsProtocolsAlone() throws {
    let presenter = try Codebase.learner.type("SongSearchPresenter")
    XCTAssertImports(presenter, only: ["Combine", "Dispatch", "Foundation", "Swift"])
    XCTAssertNoTransitiveReference(from: presenter, toModule: "UIKit")
    for name in ["SongService", "BundledSongService", "SongDetailsViewController"] {
      XCTAssertNoReference(from: presenter, toType: name)
    }
    XCTAssertConstructsNoDependency(presenter)
    for (type, promise) in [
      ("SongSearchViewController", "SongSearchView"),
      ("SongSearchInteractor", "SongSearchInteracting"), ("SongSearchRouter", "SongSearchRouting"),
    ] {
      XCTAssertKnows(presenter, type, onlyAs: promise)
    }
  }

  /// The length in words has a place of its own, which row and details ask.
  func testLengthHasAPlaceOfItsOwn() throws {
    for name in [
      "SongSearchPresenter", "SongDetailsViewController", "SongSearchViewController", "SongRow",
    ] {
      let type = try Codebase.learner.type(name)
      // A private extension beside the type in its file is a second place as well.
      let file = try? Codebase.learner.file("\(name).swift")
      for part in [type] + (file.map { [$0] } ?? []) {
        for symbol in [
          "%", "quotientAndRemainder(dividingBy:)", "Swift./(_:_:)", "Duration",
          "DateComponentsFormatter", "DateFormatter",
        ] {
          XCTAssertNoReference(from: part, toSymbol: symbol, "`3:05` is put together in one place")
        }
      }
    }
    let others = [
      "Song", "SongService", "SongSearchInteractor", "SongSearchRouter", "SongSearchModule",
    ]
    for file in others.compactMap({ try? Codebase.learner.file("\($0).swift") }) {
      for symbol in ["%", "quotientAndRemainder(dividingBy:)", "Swift./(_:_:)"] {
        XCTAssertNoReference(from: file, toSymbol: symbol, "its place is a file of its own")
      }
    }
    XCTAssertNoReference(
      from: try Codebase.learner.type("SongDetailsViewController"), toType: "SongSearchPresenter")
  }

  /// The presenter is thin: at most seventy lines of code.
  func testPresenterIsThin() throws {
    XCTAssertLines(try Codebase.learner.type("SongSearchPresenter"), atMost: 70)
  }

  /// The view is passive: it shows rows and knows no song.
  func testViewKnowsNoSong() throws {
    for name in ["SongSearchViewController", "SongSearchView", "SongRow"] {
      let part = try Codebase.learner.type(name)
      for unknown in ["Song", "SongService", "SongSearchInteracting", "SongSearchRouting"] {
        XCTAssertNoReference(from: part, toType: unknown)
      }
    }
  }
}
