import StructureChecks
import TestDoubles
import UIKit
import XCTest

@testable import Learner

private let old = Film(title: "Hamlet", year: 1948, minutes: 154, posterPath: "1948.bmp")
/// A film of the same name: a title says nothing about whose poster has come.
private let new = Film(title: "Hamlet", year: 1996, minutes: 242, posterPath: "new/1996.bmp")
private let silent = Film(title: "Faust", year: 1926, minutes: 107, posterPath: nil)

private final class Step2Posters: PosterService {
  /// A bitmap with its path behind the signature, so that each film has a picture of its own.
  let poster = AnswerStub<String, Data> { Data("BM\($0)".utf8) }
  func poster(at path: String, completion: @escaping (Result<Data, Error>) -> Void) {
    poster(path, completion: completion)
  }
}

private struct Step2Offline: Error {}

@MainActor private func makeCell() -> FilmCell {
  FilmCell(style: .default, reuseIdentifier: "Film")
}

/// The path behind the picture that the cell shows; nil without a picture.
@MainActor private func posterShown(by cell: FilmCell) -> String? {
  let seen = cell.find(UIImageView.self).filter { !$0.isHidden && $0.alpha > 0 }
  let shown = seen.compactMap(\.image)
  let known = [old, new].compactMap(\.posterPath).first { path in
    shown.contains { $0 == UIImage(data: Data("BM\(path)".utf8)) }
  }
  return known ?? (shown.isEmpty ? nil : "some other picture")
}

/// How many living observers the item's poster has.
@MainActor private func listeners(of item: FilmItemViewModel) -> Int {
  let entries = Mirror(reflecting: item.poster).children
    .flatMap { Mirror(reflecting: $0.value).children }
  return entries.filter { entry in
    Mirror(reflecting: entry.value).children.contains {
      $0.label == "observer" && !Mirror(reflecting: $0.value).children.isEmpty
    }
  }.count
}

@MainActor final class Step2Cell: XCTestCase {
  private let posters = Step2Posters()

  /// A filled cell shows its item's texts.
  func testTextsAreShown() {
    let cell = makeCell()
    cell.fill(with: FilmItemViewModel(film: old, posters: posters))
    XCTAssertTrue(cell.visibleText.contains("Hamlet"), "shown: \(cell.visibleText)")
    XCTAssertTrue(cell.visibleText.contains("1948 · 154 min"), "shown: \(cell.visibleText)")
    cell.fill(with: FilmItemViewModel(film: silent, posters: posters))
    XCTAssertEqual(
      cell.visibleText, ["Faust", "1926 · 107 min"], "shown by a cell of Hamlet, filled with Faust")
  }

  /// Filling a cell asks for the poster, and a poster that comes later shows.
  func testPosterThatComesLaterShows() {
    posters.poster.hold()
    let item = FilmItemViewModel(film: old, posters: posters)
    let cell = makeCell()
    cell.fill(with: item)
    XCTAssertEqual(posters.poster.inputs, ["1948.bmp"], "asked for when the cell is filled")
    XCTAssertNil(posterShown(by: cell), "the poster before it has come")
    posters.poster.release()
    XCTAssertEqual(posterShown(by: cell), "1948.bmp", "the poster after it has come")
  }

  /// A poster that has come already shows at once.
  func testPosterThatIsThereShowsAtOnce() {
    let item = FilmItemViewModel(film: old, posters: posters)
    item.loadPoster()
    let cell = makeCell()
    cell.fill(with: item)
    XCTAssertEqual(posterShown(by: cell), "1948.bmp", "the poster of an item that has it")
  }

  /// A film without a poster shows none, not the one of the film before.
  func testFilmWithoutPosterShowsNone() {
    let cell = makeCell()
    cell.fill(with: FilmItemViewModel(film: old, posters: posters))
    cell.fill(with: FilmItemViewModel(film: silent, posters: posters))
    XCTAssertNil(posterShown(by: cell), "the poster of Faust, in a cell that showed Hamlet")
  }

  /// Bytes that are no picture show none, not the one of the film before.
  func testBytesThatAreNoPictureShowNone() {
    let cell = makeCell()
    cell.fill(with: FilmItemViewModel(film: old, posters: posters))
    posters.poster.returns(Data("404 Not Found".utf8))
    let item = FilmItemViewModel(film: new, posters: posters)
    item.loadPoster()
    cell.fill(with: item)
    XCTAssertNil(
      posterShown(by: cell), "the poster of an item with '404 Not Found' for one, in a used cell")
  }

  /// The late poster of the old film does not reach a cell that shows another one by now.
  func testLatePosterOfTheOldFilmIsNotShown() {
    posters.poster.hold()
    let first = FilmItemViewModel(film: old, posters: posters)
    let second = FilmItemViewModel(film: new, posters: posters)
    let cell = makeCell()
    cell.fill(with: first)
    cell.fill(with: second)
    XCTAssertEqual(listeners(of: first), 0, "how many listen to the old film's poster")
    posters.poster.release(0)
    withExtendedLifetime((first, second)) {}
    XCTAssertNil(
      posterShown(by: cell), "the poster while the new film's is on its way and the old one came")
  }

  /// The late poster of the old film does not replace the new film's either.
  func testLatePosterDoesNotReplaceTheNewOne() {
    posters.poster.hold()
    let first = FilmItemViewModel(film: old, posters: posters)
    let second = FilmItemViewModel(film: new, posters: posters)
    let cell = makeCell()
    cell.fill(with: first)
    cell.fill(with: second)
    posters.poster.release(1)
    XCTAssertEqual(posterShown(by: cell), "new/1996.bmp", "the poster of the new film")
    posters.poster.release(0)
    withExtendedLifetime((first, second)) {}
    XCTAssertEqual(
      posterShown(by: cell), "new/1996.bmp", "the poster after the old film's came last")
  }

  /// A cell that is filled with the same item again still shows its poster when it comes.
  func testSameItemAgain() {
    posters.poster.hold()
    let item = FilmItemViewModel(film: old, posters: posters)
    let cell = makeCell()
    cell.fill(with: item)
    cell.fill(with: item)
    posters.poster.release()
    XCTAssertEqual(posterShown(by: cell), "1948.bmp", "after two fills with the same item")
  }

  /// Each fill asks the item for its poster once, so the next one tries again after a failure.
  func testEachFillAsksOnce() {
    posters.poster.fails(with: Step2Offline())
    let item = FilmItemViewModel(film: old, posters: posters)
    let cell = makeCell()
    cell.fill(with: item)
    XCTAssertEqual(posters.poster.inputs.count, 1, "requests by one fill, when the server fails")
    posters.poster.returns(Data("BM1948.bmp".utf8))
    cell.fill(with: item)
    XCTAssertEqual(posters.poster.inputs.count, 2, "requests by two fills, one of which failed")
    XCTAssertEqual(posterShown(by: cell), "1948.bmp", "the poster after the second fill")
  }

  /// Two cells may show one item, and the one that leaves does not make the other deaf.
  func testTwoCellsOnOneItem() {
    posters.poster.hold()
    let item = FilmItemViewModel(film: old, posters: posters)
    let (row, header) = (makeCell(), makeCell())
    row.fill(with: item)
    header.fill(with: item)
    row.fill(with: FilmItemViewModel(film: silent, posters: posters))
    posters.poster.release()
    XCTAssertEqual(
      posterShown(by: header), "1948.bmp", "in the second cell, after the first was filled anew")
    XCTAssertNil(posterShown(by: row), "the poster in the first cell, which shows Faust")
  }

  /// unbind() ends it: what comes later is not shown, and to unbind twice does no harm.
  func testUnboundCellHearsNothing() {
    posters.poster.hold()
    let item = FilmItemViewModel(film: old, posters: posters)
    let cell = makeCell()
    cell.fill(with: item)
    cell.unbind()
    cell.unbind()
    XCTAssertEqual(listeners(of: item), 0, "how many listen to the poster after unbind()")
    posters.poster.release()
    XCTAssertNil(posterShown(by: cell), "the poster that came after unbind()")
    posters.poster.fails(with: URLError(.timedOut))
    let failing = FilmItemViewModel(film: old, posters: posters)
    cell.fill(with: failing)
    let asked = posters.poster.inputs
    cell.unbind()
    XCTAssertEqual(posters.poster.inputs, asked, "posters asked for, after a failure and unbind()")
  }

  /// unbind() lets the item go: the cell does not keep it alive.
  func testUnboundCellLetsTheItemGo() throws {
    let cell = makeCell()
    try expectReleased {
      let item = FilmItemViewModel(film: old, posters: posters)
      cell.fill(with: item)
      cell.unbind()
      return [item]
    }
    withExtendedLifetime(cell) {}
  }

  /// A cell that is prepared for reuse shows no picture, and goes on to show none.
  func testPreparedCellIsEmpty() {
    let item = FilmItemViewModel(film: old, posters: posters)
    let cell = makeCell()
    cell.fill(with: item)
    cell.prepareForReuse()
    XCTAssertNil(posterShown(by: cell), "the poster after prepareForReuse()")
    item.poster.value = Data("BM1948.bmp".utf8)
    XCTAssertNil(posterShown(by: cell), "the poster that came after prepareForReuse()")
    cell.fill(with: item)
    XCTAssertEqual(
      posterShown(by: cell), "1948.bmp", "the poster after prepareForReuse() and another fill")
  }

  /// A cell goes away although its item lives on, and an item goes away with its last cell.
  func testCellGoesAwayBeforeItsItem() throws {
    let item = FilmItemViewModel(film: old, posters: posters)
    try expectReleased {
      let cell = makeCell()
      cell.fill(with: item)
      return [cell]
    }
    withExtendedLifetime(item) {}
    try expectReleased {
      let item = FilmItemViewModel(film: new, posters: posters)
      let cell = makeCell()
      cell.fill(with: item)
      return [cell, item]
    }
  }

  /// The cell knows its item, and neither the film behind it nor where posters come from.
  func testCellNamesNoDomainType() throws {
    let cell = try Codebase.learner.type("FilmCell")
    XCTAssertNoReference(from: cell, toType: "Film")
    XCTAssertNoReference(from: cell, toType: "PosterService")
  }
}
