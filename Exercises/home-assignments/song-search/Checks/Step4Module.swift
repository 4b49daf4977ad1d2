import StructureChecks
import TestDoubles
import UIKit
import XCTest

@testable import Learner

private struct Offline: Error {}

private let tide = Song(id: 1, title: "Low Tide", artist: "The Breakwaters", seconds: 185)
private let low = Song(id: 2, title: "Low", artist: "Ida Marsh", seconds: 60)
private let tone = Song(id: 3, title: "Low Tide (tone)", artist: "The Breakwaters", seconds: 12)

@MainActor private final class Step4Service: SongService {
  let search = AnswerStub<String, [Song]>(returning: [tide, tone])
  func songs(matching query: String) async throws -> [Song] { try await search(query) }
}

@MainActor final class Step4Module: XCTestCase {
  private let service = Step4Service()

  private func open() -> Screen {
    let search = SongSearchModule.build(service: service)
    return Screen(showing: UINavigationController(rootViewController: search))
  }

  private func search(_ query: String, on phone: Screen) throws {
    try phone.clear("Song or artist")
    try phone.type(query, into: "Song or artist")
    try phone.submit("Song or artist")
  }

  /// A search on the screen asks the given service, and shows what it finds without ringtones.
  func testSearchOnTheScreen() throws {
    let phone = open()
    XCTAssertTrue(
      phone.shows("Type a song or an artist."),
      "“Type a song or an artist.” is missing at the start:\n\(phone.dump)")
    XCTAssertEqual(phone.title, "Songs", "the title of the screen")
    try search("Tide", on: phone)
    MainQueue.run(until: !phone.rows.isEmpty)
    XCTAssertEqual(phone.rows, [["Low Tide", "The Breakwaters · 3:05"]], "rows")
    MainQueue.settle()
    XCTAssertEqual(service.search.inputs, ["Tide"], "asked of the given service")
    XCTAssertEqual(phone.title, "Songs", "the title of the screen after a search")
    XCTAssertFalse(
      phone.shows("Searching…"), "“Searching…” is there after the search:\n\(phone.dump)")
    let field = try XCTUnwrap(phone.find(UITextField.self).first)
    XCTAssertFalse(field.isFirstResponder, "The keyboard stays after the search.")
    XCTAssertEqual(field.text, "Tide", "the text in the field after the search")
    try phone.clear("Song or artist")
    try phone.type("Low", into: "Song or artist")
    field.resignFirstResponder()
    MainQueue.settle()
    XCTAssertEqual(
      service.search.inputs, ["Tide"],
      "asked after “Low” was typed and the field was left without Return")
    phone.close()
  }

  /// The screen has a row for each song, however many there are.
  func testManyRows() throws {
    let songs = (1...60).map { Song(id: $0, title: "Song \($0)", artist: "Somebody", seconds: 60) }
    service.search.returns(songs)
    let phone = open()
    try search("song", on: phone)
    MainQueue.run(until: !phone.rows.isEmpty)
    let table = try XCTUnwrap(phone.find(UITableView.self).first)
    XCTAssertEqual(table.numberOfRows(inSection: 0), 60, "rows of the table for 60 songs")
    phone.close()
  }

  /// While a search is under way the screen says so, and shows no rows of the one before.
  func testScreenSaysThatItSearches() throws {
    let phone = open()
    try search("tide", on: phone)
    MainQueue.run(until: !phone.rows.isEmpty)
    service.search.hold()
    try search("low", on: phone)
    MainQueue.run(until: !service.search.pending.isEmpty)
    XCTAssertTrue(
      phone.shows("Searching…"),
      "“Searching…” is missing while the second search runs:\n\(phone.dump)")
    XCTAssertEqual(phone.rows, [], "rows while the second search runs")
    service.search.returns([low])
    service.search.release()
    MainQueue.run(until: !phone.rows.isEmpty)
    XCTAssertEqual(phone.rows, [["Low", "Ida Marsh · 1:00"]], "rows after the second search")
    phone.close()
  }

  /// The screen takes another search while one is under way, and shows the latest.
  func testLatestSearchIsShown() throws {
    let phone = open()
    service.search.hold()
    try search("tide", on: phone)
    MainQueue.run(until: service.search.pending == ["tide"])
    try search("low", on: phone)
    MainQueue.run(until: service.search.pending.last == "low")
    MainQueue.settle()
    XCTAssertEqual(
      service.search.inputs, ["tide", "low"], "asked by two searches, the second during the first")
    service.search.release(service.search.pending.count - 1, with: .success([low]))
    MainQueue.run(until: !phone.rows.isEmpty)
    service.search.release()
    MainQueue.settle()
    XCTAssertEqual(phone.rows, [["Low", "Ida Marsh · 1:00"]], "rows after both answers")
    for nothing in ["  ", ""] {
      service.search.hold()
      try search("tide", on: phone)
      MainQueue.run(until: service.search.pending.last == "tide")
      try search(nothing, on: phone)
      service.search.release()
      MainQueue.settle()
      XCTAssertTrue(
        phone.shows("Type a song or an artist."),
        "a search for “\(nothing)” has ended the one before, whose answer came then:\n\(phone.dump)"
      )
      XCTAssertEqual(
        phone.rows, [], "rows after a search for “\(nothing)” and the answer of the one before")
    }
    phone.close()
  }

  /// After a failure or an empty answer the screen shows the message and no rows.
  func testScreenShowsMessages() throws {
    let phone = open()
    try search("tide", on: phone)
    MainQueue.run(until: !phone.rows.isEmpty)
    service.search.fails(with: Offline())
    try search("low", on: phone)
    let failed = "The music service can't be reached. Try again in a moment."
    MainQueue.run(until: phone.shows(failed))
    XCTAssertTrue(
      phone.shows(failed), "“\(failed)” is missing after a failed search:\n\(phone.dump)")
    XCTAssertFalse(
      phone.shows("Searching…"), "“Searching…” is there after a failed search:\n\(phone.dump)")
    XCTAssertEqual(phone.rows, [], "rows after a failed search")
    let field = try XCTUnwrap(phone.find(UITextField.self).first)
    XCTAssertEqual(field.text, "low", "the text in the field after a failed search")
    try phone.submit("Song or artist")
    MainQueue.run(until: service.search.inputs.count == 3)
    MainQueue.run(until: phone.shows(failed))
    MainQueue.settle()
    XCTAssertEqual(
      service.search.inputs, ["tide", "low", "low"], "asked by Return once more, after the failure")
    XCTAssertTrue(
      phone.shows(failed), "“\(failed)” is missing after it has failed again:\n\(phone.dump)")
    service.search.returns([tone])
    try search("tone", on: phone)
    let empty = "Nothing found for \u{201C}tone\u{201D}."
    MainQueue.run(until: phone.shows(empty))
    XCTAssertTrue(
      phone.shows(empty),
      "“\(empty)” is missing after a search that finds a ringtone alone:\n\(phone.dump)")
    for text in ["Searching…", failed] {
      XCTAssertFalse(phone.shows(text), "“\(text)” stays beside “\(empty)”:\n\(phone.dump)")
    }
    service.search.returns([tide])
    try search("tide", on: phone)
    MainQueue.run(until: !phone.rows.isEmpty)
    try phone.clear("Song or artist")
    try phone.submit("Song or artist")
    let start = "Type a song or an artist."
    XCTAssertTrue(
      phone.shows(start), "“\(start)” is missing after a search for nothing:\n\(phone.dump)")
    XCTAssertEqual(phone.rows, [], "rows after a search for nothing")
    phone.close()
  }

  /// Songs that look alike have a row each, and each row opens its own song.
  func testRowsThatLookAlikeOpenTheirSongs() throws {
    let (first, second) = (tide, Song(id: 7, title: "Low Tide", artist: tide.artist, seconds: 185))
    service.search.returns([first, second])
    let phone = open()
    try search("tide", on: phone)
    MainQueue.run(until: !phone.rows.isEmpty)
    MainQueue.settle()
    XCTAssertEqual(phone.rows.count, 2, "rows for two songs that look alike")
    try phone.select(row: 1)
    XCTAssertEqual((phone.top as? SongDetailsViewController)?.song, second, "opened by row 1")
    phone.close()
  }

  /// A touch on a row opens the details of its song.
  func testRowOpensDetails() throws {
    let phone = open()
    try search("tide", on: phone)
    MainQueue.run(until: !phone.rows.isEmpty)
    try phone.tap("Low Tide")
    XCTAssertEqual((phone.top as? SongDetailsViewController)?.song, tide, "the song in front")
    XCTAssertEqual(phone.navigationDepth, 1, "screens above the search after one touch")
    try phone.tapBack()
    let table = try XCTUnwrap(phone.find(UITableView.self).first)
    XCTAssertNil(table.indexPathForSelectedRow, "A row is still selected after coming back.")
    XCTAssertEqual(
      phone.rows, [["Low Tide", "The Breakwaters · 3:05"]],
      "rows after coming back from the details")
    try phone.tap("Low Tide")
    XCTAssertEqual((phone.top as? SongDetailsViewController)?.song, tide, "opened again")
    phone.close()
  }

  /// Two search screens are apart: a touch opens the details above the screen that was touched.
  func testTwoScreensAreApart() throws {
    let phone = open()
    let other = open()
    try search("tide", on: phone)
    MainQueue.run(until: !phone.rows.isEmpty)
    try phone.tap("Low Tide")
    XCTAssertEqual(phone.navigationDepth, 1, "screens above the search that was touched")
    XCTAssertEqual(other.navigationDepth, 0, "screens above the other search")
    try phone.tapBack()
    service.search.returns([low])
    try search("low", on: other)
    MainQueue.run(until: !other.rows.isEmpty)
    phone.find(UITableView.self).first?.reloadData()
    XCTAssertEqual(
      phone.rows.compactMap(\.first), ["Low Tide"],
      "rows of the first screen, after a search on the other found Low")
    try phone.tap("Low Tide")
    XCTAssertEqual(
      (phone.top as? SongDetailsViewController)?.song, tide,
      "the song that a touch on Low Tide opens, after a search on the other screen")
    try phone.tapBack()
    service.search.hold()
    try search("low", on: phone)
    MainQueue.run(until: service.search.pending.count == 1)
    try search("low", on: other)
    MainQueue.run(until: service.search.pending.count == 2)
    service.search.release()
    MainQueue.run(until: phone.rows.compactMap(\.first) == ["Low"] && !other.rows.isEmpty)
    XCTAssertEqual(
      phone.rows.compactMap(\.first), ["Low"],
      "rows of the first screen, with a search on the other during its own")
    other.close()
    phone.close()
  }

  /// A screen that is left while a search is under way goes away at once.
  func testScreenGoesAwayDuringASearch() throws {
    service.search.hold()
    try expectReleased {
      let screen = SongSearchModule.build(service: service)
      let phone = Screen(showing: UINavigationController(rootViewController: screen))
      try search("tide", on: phone)
      MainQueue.run(until: !service.search.pending.isEmpty)
      phone.close()
      return [screen]
    }
    service.search.release()
    MainQueue.settle()
  }

  /// A screen that has opened details goes away after it is closed, and so does its navigation.
  func testScreenGoesAwayAfterDetails() throws {
    try expectReleased {
      let screen = SongSearchModule.build(service: service)
      let navigation = UINavigationController(rootViewController: screen)
      let phone = Screen(showing: navigation)
      try search("tide", on: phone)
      MainQueue.run(until: !phone.rows.isEmpty)
      try phone.tap("Low Tide")
      try phone.tapBack()
      phone.close()
      return [screen, navigation]
    }
  }

  /// Module and view know each other's protocols; only the module makes the parts.
  func testModuleMakesTheParts() throws {
    let module = try Codebase.learner.type("SongSearchModule")
    for name in ["SongSearchInteractor", "SongSearchPresenter", "SongSearchRouter"] {
      XCTAssertConstructs(module, name)
      XCTAssertDoesNotConstruct(try Codebase.learner.type("SongSearchViewController"), name)
    }
    let app = try Codebase.learner.type("AppStart")
    for name in [
      "SongSearchInteractor", "SongSearchPresenter", "SongSearchRouter", "SongSearchViewController",
    ] {
      XCTAssertDoesNotConstruct(app, name, "`SongSearchModule.build(service:)` makes the parts")
    }
    XCTAssertDoesNotConstruct(module, "BundledSongService")
    XCTAssertNoGlobals(in: module, "a module keeps nothing of the screens that it has built")
  }

  /// The app searches the songs that ship with it; each call makes a root of its own.
  func testAppWorks() throws {
    let phone = Screen(showing: AppStart.makeRootViewController())
    try search("light", on: phone)
    MainQueue.run(until: !phone.rows.isEmpty)
    XCTAssertEqual(phone.rows.map { $0.first ?? "" }, ["Lighthouse", "Harbour Light"], "rows")
    let (first, second) = (AppStart.makeRootViewController(), AppStart.makeRootViewController())
    XCTAssertFalse(
      first === second, "two calls of makeRootViewController() made one controller, expected two")
    phone.close()
    try expectReleased {
      let root = AppStart.makeRootViewController()
      Screen(showing: root).close()
      return [root]
    }
  }
}
