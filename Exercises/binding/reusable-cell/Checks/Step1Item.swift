import StructureChecks
import TestDoubles
import XCTest

@testable import Learner

private let hamlet = Film(title: "Hamlet", year: 1948, minutes: 154, posterPath: "hamlet.jpg")

private final class Step1Posters: PosterService {
  let poster = AnswerStub<String, Data>(returning: Data("poster".utf8))
  func poster(at path: String, completion: @escaping (Result<Data, Error>) -> Void) {
    poster(path, completion: completion)
  }
}

private struct Step1Offline: Error {}

@MainActor final class Step1Item: XCTestCase {
  /// The item has the texts of its row ready, without any request.
  func testTextsAreReady() {
    let posters = Step1Posters()
    let item = FilmItemViewModel(film: hamlet, posters: posters)
    XCTAssertEqual(item.title, "Hamlet", "the title")
    XCTAssertEqual(item.subtitle, "1948 · 154 min", "the subtitle for 1948 and 154 minutes")
    XCTAssertEqual(posters.poster.inputs, [], "posters asked for by a new item")
    XCTAssertEqual(item.poster.value, nil, "the poster of a new item")
  }

  /// loadPoster() asks for the film's poster, and its bytes are heard when they come.
  func testPosterIsHeardWhenItComes() {
    let posters = Step1Posters()
    posters.poster.hold()
    let item = FilmItemViewModel(film: hamlet, posters: posters)
    var heard: [Data?] = []
    item.poster.observe(on: self) { heard.append($0) }
    item.loadPoster()
    XCTAssertEqual(posters.poster.inputs, ["hamlet.jpg"], "asked for by loadPoster()")
    posters.poster.release()
    XCTAssertEqual(heard, [nil, Data("poster".utf8)], "heard of the poster until it has come")
    let lulu = Film(title: "Die Büchse", year: 1929, minutes: 97, posterPath: "Die Büchse 100%.JPG")
    FilmItemViewModel(film: lulu, posters: posters).loadPoster()
    XCTAssertEqual(
      posters.poster.inputs.last, "Die Büchse 100%.JPG",
      "the path that is asked for, as the film has it")
  }

  /// However often it is told to load, it asks once: while it waits, and when it has the poster.
  func testPosterIsAskedForOnce() {
    let posters = Step1Posters()
    posters.poster.hold()
    let item = FilmItemViewModel(film: hamlet, posters: posters)
    item.loadPoster()
    item.loadPoster()
    XCTAssertEqual(posters.poster.inputs.count, 1, "requests by two loads before the answer")
    posters.poster.release()
    item.loadPoster()
    XCTAssertEqual(posters.poster.inputs.count, 1, "requests after a third load with the poster")
    posters.poster.returns(Data())
    let empty = FilmItemViewModel(film: hamlet, posters: posters)
    for _ in 1...2 { empty.loadPoster() }
    XCTAssertEqual(
      posters.poster.inputs.count, 2, "requests after two loads of a poster without a single byte")
  }

  /// After a failure the next load asks again.
  func testFailedPosterMayBeAskedForAgain() {
    let posters = Step1Posters()
    posters.poster.fails(with: Step1Offline())
    let item = FilmItemViewModel(film: hamlet, posters: posters)
    item.loadPoster()
    XCTAssertEqual(item.poster.value, nil, "the poster after a failure")
    for _ in 2...5 { item.loadPoster() }
    XCTAssertEqual(posters.poster.inputs.count, 5, "requests by five loads, all of which failed")
    posters.poster.returns(Data("poster".utf8))
    item.loadPoster()
    XCTAssertEqual(item.poster.value, Data("poster".utf8), "the poster after the second try")
  }

  /// A film without a poster asks for nothing.
  func testFilmWithoutPosterAsksForNothing() {
    let posters = Step1Posters()
    let film = Film(title: "Faust", year: 1926, minutes: 107, posterPath: nil)
    FilmItemViewModel(film: film, posters: posters).loadPoster()
    XCTAssertEqual(posters.poster.inputs, [], "asked for by a film without a poster")
  }

  /// An item goes away although its poster is still on the way.
  func testItemDoesNotWaitForItsPoster() throws {
    let posters = Step1Posters()
    posters.poster.hold()
    try expectReleased {
      let item = FilmItemViewModel(film: hamlet, posters: posters)
      item.loadPoster()
      return [item]
    }
    posters.poster.release()
  }

  /// The item knows nothing of UIKit: its poster is bytes.
  func testItemNeedsNoUIKit() throws {
    let item = try Codebase.learner.type("FilmItemViewModel")
    XCTAssertNoReference(from: item, toModule: "UIKit")
    XCTAssertImports(
      item,
      only: [
        "Combine", "Dispatch", "Foundation", "FoundationEssentials", "Observation", "OSLog",
        "Swift", "Synchronization", "os",
      ])
  }
}
