import StructureChecks
import XCTest

@testable import Data

private func step1Page(_ results: String, page: Int = 1, pages: Int = 4) throws -> MoviesResponseDTO
{
  let text = #"{"page": \#(page), "total_pages": \#(pages), "results": [\#(results)]}"#
  return try JSONDecoder().decode(MoviesResponseDTO.self, from: Foundation.Data(text.utf8))
}

@MainActor
final class Step1Records: XCTestCase {
  /// A page is read by the server's names, by a decoder without settings.
  func testReadsAPage() throws {
    let response = try step1Page("", page: 3, pages: 12)
    XCTAssertEqual(response.page, 3, "page, for \"page\": 3")
    XCTAssertEqual(response.totalPages, 12, "totalPages, for \"total_pages\": 12")
    XCTAssertEqual(response.results.count, 0, "results, for an empty list")
  }

  /// A movie is read by the server's names.
  func testReadsAMovie() throws {
    let response = try step1Page(
      #"{"id": 7, "title": "Salt", "price_cents": 1999, "release_date": "2024-05-17"}"#)
    let movie = try XCTUnwrap(response.results.first, "a page with one movie")
    XCTAssertEqual(movie.id, 7, "id")
    XCTAssertEqual(movie.title, "Salt", "title")
    XCTAssertEqual(movie.priceCents, 1999, "priceCents, for \"price_cents\": 1999")
    XCTAssertEqual(movie.releaseDate, "2024-05-17", "releaseDate, for \"release_date\"")
  }

  /// Movies keep the server's order.
  func testKeepsTheOrder() throws {
    let response = try step1Page(
      [9, 2, 5].map { #"{"id": \#($0), "price_cents": 1}"# }.joined(separator: ","))
    XCTAssertEqual(response.results.map(\.id), [9, 2, 5], "ids")
  }

  /// Title and date may be missing or null, and are nil then.
  func testTitleAndDateMayBeMissing() throws {
    let response = try step1Page(
      #"{"id": 7, "price_cents": 1}, {"id": 8, "price_cents": 1, "title": null, "release_date": null}"#
    )
    XCTAssertEqual(response.results.count, 2, "movies without a title")
    for movie in response.results {
      XCTAssertNil(movie.title, "title of movie \(movie.id)")
      XCTAssertNil(movie.releaseDate, "releaseDate of movie \(movie.id)")
    }
  }

  /// Missing or null is one thing, a value of another kind is another: that cannot be read.
  func testTitleAndDateAreTexts() {
    for movie in [
      #"{"id": 7, "price_cents": 1, "title": 5}"#,
      #"{"id": 7, "price_cents": 1, "title": ["Salt"]}"#,
      #"{"id": 7, "price_cents": 1, "release_date": 20240517}"#,
      #"{"id": 7, "price_cents": 1, "release_date": {"year": 2024}}"#,
    ] {
      XCTAssertThrowsError(try step1Page(movie), "for \(movie)")
    }
  }

  /// What no movie can do without has to be there: an id, and a price in whole cents.
  func testIDAndPriceHaveToBeThere() {
    for movie in [
      #"{"title": "Salt", "price_cents": 1999}"#, #"{"id": 7, "title": "Salt"}"#,
      #"{"id": "7", "price_cents": 1999}"#, #"{"id": null, "price_cents": 1999}"#,
      #"{"id": 7, "price_cents": null}"#, #"{"id": 7, "price_cents": "1999"}"#,
      #"{"id": 7, "price_cents": 19.99}"#,
    ] {
      XCTAssertThrowsError(try step1Page(movie), "for \(movie)")
    }
  }

  /// The server's form stays in the data layer.
  func testRecordsBelongToTheDataLayer() throws {
    let data = try Codebase.learner.layer("Data")
    // What a layer declares itself, it does not use from elsewhere.
    XCTAssertNoReference(from: data, toType: "MovieDTO", "declare it in Data")
    XCTAssertNoReference(from: data, toType: "MoviesResponseDTO", "declare it in Data")
  }

  /// A page has three values, of the kinds that the server sends.
  func testAPageHasItsValues() {
    for page in [
      #"{"page": "1", "total_pages": 4, "results": []}"#,
      #"{"page": 1, "total_pages": "4", "results": []}"#,
      #"{"page": 1, "total_pages": null, "results": []}"#,
    ] {
      XCTAssertThrowsError(
        try JSONDecoder().decode(MoviesResponseDTO.self, from: Foundation.Data(page.utf8)),
        "for \(page)")
    }
  }
}
