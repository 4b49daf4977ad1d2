import TestDoubles
import UIKit
import XCTest

@testable import Learner

private let films = [
  Film(title: "Faust", year: 1926, minutes: 107, posterPath: "faust.bmp"),
  Film(title: "Metropolis", year: 1927, minutes: 153, posterPath: "metropolis.bmp"),
  Film(title: "Hamlet", year: 1948, minutes: 154, posterPath: "hamlet/1948.bmp"),
  Film(title: "Rope", year: 1948, minutes: 80, posterPath: nil),
  // Neither a title nor a poster says which film it is.
  Film(title: "Hamlet", year: 1996, minutes: 242, posterPath: "new/hamlet/1996.bmp"),
  Film(title: "Nosferatu", year: 1922, minutes: 94, posterPath: nil),
  Film(title: "Hamlet", year: 1948, minutes: 71, posterPath: "hamlet/television.bmp"),
]
private let paths = [
  "faust.bmp", "metropolis.bmp", "hamlet/1948.bmp", nil, "new/hamlet/1996.bmp", nil,
  "hamlet/television.bmp",
]
private let noPoster = "no poster"
private let shownAtLast = paths.map { $0 ?? noPoster }

private final class Step3Posters: PosterService {
  let poster = AnswerStub<String, Data> { Data("BM\($0)".utf8) }
  func poster(at path: String, completion: @escaping (Result<Data, Error>) -> Void) {
    poster(path, completion: completion)
  }
}

@MainActor private func list(_ posters: Step3Posters) throws -> (Screen, UITableView) {
  let screen = Screen(showing: FilmListViewController(films: films, posters: posters))
  let table = try XCTUnwrap(screen.find(UITableView.self).first, "The screen shows no table.")
  _ = table.visibleCells
  return (screen, table)
}

/// The path behind the picture of each row, or `noPoster`.
@MainActor private func postersShown(in table: UITableView) throws -> [String] {
  try films.indices.map { row in
    let seen = try table.cell(at: row).find(UIImageView.self).filter {
      !$0.isHidden && $0.alpha > 0
    }
    let shown = seen.compactMap(\.image)
    return films.compactMap(\.posterPath).first { path in
      shown.contains { $0 == UIImage(data: Data("BM\(path)".utf8)) }
    } ?? noPoster
  }
}

@MainActor final class Step3List: XCTestCase {
  /// Each row shows its film, though three of them have the same title, two of the same year.
  func testRowsShowTheirFilms() throws {
    let (screen, table) = try list(Step3Posters())
    XCTAssertEqual(
      screen.rows.map { Array($0.prefix(2)) },
      [
        ["Faust", "1926 · 107 min"], ["Metropolis", "1927 · 153 min"],
        ["Hamlet", "1948 · 154 min"], ["Rope", "1948 · 80 min"],
        ["Hamlet", "1996 · 242 min"], ["Nosferatu", "1922 · 94 min"],
        ["Hamlet", "1948 · 71 min"],
      ], "the texts of the rows")
    XCTAssertEqual(screen.title, "Matinee", "the title of the screen")
    screen.close()
  }

  /// Two lists have nothing in common: each goes on showing its own films.
  func testListsAreApart() throws {
    let (screen, table) = try list(Step3Posters())
    let posters = Step3Posters()
    let other = Screen(showing: FilmListViewController(films: [films[3]], posters: posters))
    XCTAssertEqual(other.rows.map(\.first), ["Rope"], "the titles in a second list")
    table.reloadData()
    XCTAssertEqual(
      screen.rows.map(\.first), films.map(\.title), "the titles in the first list, after that")
    XCTAssertEqual(
      try postersShown(in: table), shownAtLast, "the posters in the first list, after that")
    other.close()
    screen.close()
  }

  /// Each poster is asked for once, however often its row is drawn.
  func testEachPosterIsAskedForOnce() throws {
    let posters = Step3Posters()
    let (screen, table) = try list(posters)
    for _ in 1...3 {
      table.reloadData()
      _ = table.visibleCells
    }
    XCTAssertEqual(
      posters.poster.inputs.sorted(), paths.compactMap { $0 }.sorted(),
      "posters asked for by four drawings of all rows")
    screen.close()
  }

  /// A list that nobody sees asks for no poster: a row asks when it is drawn.
  func testListThatIsOnlyMadeAsksForNothing() {
    let posters = Step3Posters()
    let list = FilmListViewController(films: films, posters: posters)
    XCTAssertEqual(posters.poster.inputs, [], "posters asked for by a list that was only made")
    withExtendedLifetime(list) {}
  }

  /// Whoever comes back from another screen finds the posters; none is asked for again.
  func testComingBackAsksForNothing() throws {
    let posters = Step3Posters()
    let list = FilmListViewController(films: films, posters: posters)
    let navigation = UINavigationController(rootViewController: list)
    let screen = Screen(showing: navigation)
    let table = try XCTUnwrap(screen.find(UITableView.self).first, "The screen shows no table.")
    _ = table.visibleCells
    navigation.pushViewController(UIViewController(), animated: false)
    try screen.tapBack()
    table.reloadData()
    XCTAssertEqual(try postersShown(in: table), shownAtLast, "the posters after coming back")
    XCTAssertEqual(
      posters.poster.inputs.sorted(), paths.compactMap { $0 }.sorted(),
      "posters asked for until somebody has come back")
    screen.close()
  }

  /// Posters land in their rows, although the cells have changed places while they were on the way.
  func testPostersLandInTheirRows() throws {
    let posters = Step3Posters()
    posters.poster.hold()
    let (screen, table) = try list(posters)
    let cells = try films.indices.map { try table.cell(at: $0) }
    table.reloadData()
    let drawnAgain = try films.indices.map { try table.cell(at: $0) }
    XCTAssertEqual(
      drawnAgain.filter { cell in !cells.contains { $0 === cell } }.count, 0,
      "cells made anew for rows that are drawn a second time")
    posters.poster.release()
    XCTAssertEqual(
      try postersShown(in: table), shownAtLast,
      "the posters of the rows, where cells were reused while posters were on the way")
    screen.close()
  }

  /// A poster that was shown once is there at once when its row is drawn again.
  func testKnownPosterShowsAtOnce() throws {
    let posters = Step3Posters()
    let (screen, table) = try list(posters)
    posters.poster.hold()
    table.reloadData()
    _ = table.visibleCells
    XCTAssertEqual(
      try postersShown(in: table), shownAtLast,
      "the posters of the rows when they are drawn again and the server is silent")
    screen.close()
  }

  /// List and cells go away although posters are still on the way.
  func testListGoesAway() throws {
    let posters = Step3Posters()
    posters.poster.hold()
    try expectReleased {
      let controller = FilmListViewController(films: films, posters: posters)
      let screen = Screen(showing: controller)
      let table = try XCTUnwrap(screen.find(UITableView.self).first)
      let cells = try films.indices.map { try table.cell(at: $0) }
      screen.close()
      return [controller, table] + cells
    }
    posters.poster.release()
    try expectReleased {
      let own = Step3Posters()
      let controller = FilmListViewController(films: films, posters: own)
      let screen = Screen(showing: controller)
      _ = screen.rows
      screen.close()
      return [controller, own]
    }
  }

  /// Posters that come while another screen is in front are in their rows when somebody comes back.
  func testPostersComeWhileAnotherScreenIsInFront() throws {
    let posters = Step3Posters()
    posters.poster.hold()
    let list = FilmListViewController(films: films, posters: posters)
    let navigation = UINavigationController(rootViewController: list)
    let screen = Screen(showing: navigation)
    let table = try XCTUnwrap(screen.find(UITableView.self).first, "The screen shows no table.")
    _ = table.visibleCells
    navigation.pushViewController(UIViewController(), animated: false)
    posters.poster.release()
    try screen.tapBack()
    XCTAssertEqual(
      try postersShown(in: table), shownAtLast,
      "the posters, which came while another screen was in front")
    screen.close()
  }

  /// One item for each film, also if nothing but the poster tells two of them apart, or everything but the poster.
  func testEachFilmHasItsOwnItem() throws {
    let copies = [
      Film(title: "Hamlet", year: 1948, minutes: 154, posterPath: "faust.bmp"),
      Film(title: "Hamlet", year: 1948, minutes: 154, posterPath: "metropolis.bmp"),
      Film(title: "Hamlet", year: 1996, minutes: 154, posterPath: "metropolis.bmp"),
      Film(title: "Faust", year: 1926, minutes: 107, posterPath: "metropolis.bmp"),
    ]
    let screen = Screen(showing: FilmListViewController(films: copies, posters: Step3Posters()))
    let table = try XCTUnwrap(screen.find(UITableView.self).first, "The screen shows no table.")
    XCTAssertEqual(
      screen.rows.map { Array($0.prefix(2)) },
      [
        ["Hamlet", "1948 · 154 min"], ["Hamlet", "1948 · 154 min"], ["Hamlet", "1996 · 154 min"],
        ["Faust", "1926 · 107 min"],
      ], "the texts of the rows")
    let shown = try copies.indices.map { row in
      try table.cell(at: row).find(UIImageView.self).compactMap(\.image).first
    }
    for (film, image) in zip(copies, shown) {
      let path = film.posterPath ?? ""
      XCTAssertTrue(
        image == UIImage(data: Data("BM\(path)".utf8)), "the poster of \(film): not \(path)")
    }
    screen.close()
  }
}
