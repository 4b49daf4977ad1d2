import StructureChecks
import TestDoubles
import XCTest

@testable import Data
@testable import Domain
@testable import Presentation

private func step3Movies(_ results: String) throws -> [Movie] {
  let text = #"{"page": 1, "total_pages": 1, "results": [\#(results)]}"#
  return try JSONDecoder().decode(MoviesResponseDTO.self, from: Foundation.Data(text.utf8))
    .toDomain().movies
}

private struct Step3Server: CatalogueServer {
  let text: String
  func get(_ path: String) async throws -> Foundation.Data { Foundation.Data(text.utf8) }
}

@MainActor private final class Step3Asked: CatalogueServer {
  let answers = AnswerStub<String, Foundation.Data>(returning: Foundation.Data())
  func get(_ path: String) async throws -> Foundation.Data { try await answers(path) }
}

private struct Step3OfflineServer: CatalogueServer {
  struct Offline: Error {}
  func get(_ path: String) async throws -> Foundation.Data { throw Offline() }
}

@MainActor
final class Step3OddForms: XCTestCase {
  /// A date in a form that nobody knows is no date, and the movie stays.
  func testUnknownDates() throws {
    for date in [
      "soon", "", "17.05.2024", "2024", "2024-05", "2024-05-17-1", "2024--17", "a-b-c",
      "abcd-ef-gh", "2024--05-17", "-2024-05-17", "2024-05-17-", "2024-5-7", "24-05-17",
      "17-05-2024", "2024-+5-17", "+024-05-17", " 2024-05-17", "2024-05-17T00:00:00Z",
      "2024-05-17 ", #"2024-05-17\n"#, "2024/05/17", "2024.05.17", "2024505517", "2024-05/17",
    ] {
      let movies = try step3Movies(
        #"{"id": 7, "title": "Salt", "price_cents": 1, "release_date": "\#(date)"}"#)
      XCTAssertEqual(movies.map(\.id), [7], "movies, for the date '\(date)'")
      XCTAssertNil(movies.first?.released, "the day, for the date '\(date)'")
    }
    // Digits of other scripts: whether these are a date is up to you, but the movie stays.
    for date in ["２０２４-０５-１７", "٢٠٢٤-٠٥-١٧", "½½½½-½½-½½"] {
      let movies = try step3Movies(#"{"id": 7, "price_cents": 1, "release_date": "\#(date)"}"#)
      XCTAssertEqual(movies.map(\.id), [7], "movies, for the date '\(date)'")
    }
  }

  /// A day that the calendar does not have is no date.
  func testImpossibleDays() throws {
    for date in ["2024-13-01", "2024-00-10", "2023-02-29", "2024-04-31", "2100-02-29"] {
      let movies = try step3Movies(#"{"id": 7, "price_cents": 1, "release_date": "\#(date)"}"#)
      XCTAssertEqual(movies.map(\.id), [7], "movies, for the date '\(date)'")
      XCTAssertNil(movies.first?.released, "the day, for the date '\(date)'")
    }
    let leap = try step3Movies(#"{"id": 7, "price_cents": 1, "release_date": "2024-02-29"}"#)
    let found = leap.first?.released.map { [$0.year, $0.month, $0.day] }
    XCTAssertEqual(leap.first?.released, Day(year: 2024, month: 2, day: 29), "for 2024-02-29")
    XCTAssertEqual(found, [2024, 2, 29], "for 2024-02-29")
  }

  /// A rating is read as a number and as text.
  func testRatings() throws {
    for (written, rating) in [
      ("7.5", 7.5), (#""7.5""#, 7.5), ("8", 8), (#""8""#, 8), ("0", 0), (#""0""#, 0),
      ("9.25", 9.25), ("85", 85), ("-1.5", -1.5),
      (#""10""#, 10), ("7.1", 7.1), (#""7.1""#, 7.1),
    ] {
      let movies = try step3Movies(#"{"id": 7, "price_cents": 1, "rating": \#(written)}"#)
      XCTAssertEqual(movies.first?.rating, rating, "for \"rating\": \(written)")
    }
  }

  /// A rating in a form that nobody knows is none, and the movie stays.
  func testUnknownRatings() throws {
    for written in [
      "null", #""""#, #""good""#, "true", "[8]", #"{"stars": 4}"#, #""8/10""#, #""7.5 of 10""#,
    ] {
      let movies = try step3Movies(#"{"id": 7, "price_cents": 1, "rating": \#(written)}"#)
      XCTAssertEqual(movies.map(\.id), [7], "movies, for \"rating\": \(written)")
      XCTAssertNil(movies.first?.rating, "the rating, for \"rating\": \(written)")
    }
    XCTAssertNil(try step3Movies(#"{"id": 7, "price_cents": 1}"#).first?.rating, "for no rating")
  }

  /// A negative price is an error that names the movie: prices are never guessed.
  func testNegativePrice() {
    do {
      let movies = try step3Movies(
        #"{"id": 6, "price_cents": 0}, {"id": 7, "price_cents": -1, "release_date": "2024-05-17"}"#)
      XCTFail("for -1 cents, \(movies.count) movies came back")
    } catch {
      XCTAssertEqual(error as? MovieError, .badPrice(id: 7), "for -1 cents, found: \(error)")
    }
    do {
      let record = try JSONDecoder().decode(
        MovieDTO.self, from: Foundation.Data(#"{"id": 8, "price_cents": -450}"#.utf8))
      XCTAssertThrowsError(try record.toDomain(), "for a MovieDTO of -450 cents by itself") {
        XCTAssertEqual($0 as? MovieError, .badPrice(id: 8), "for -450 cents, found: \($0)")
      }
    } catch {
      XCTFail("a record of -450 cents can be read, and not be translated; found: \(error)")
    }
  }

  /// What a bad price is called is the domain's word, for screens to tell it from others.
  func testErrorBelongsToTheDomain() throws {
    try XCTAssertDeclared(Codebase.learner.type("MovieError"), inLayer: "Domain")
  }

  /// The list says after a bad price what it says after every failure.
  func testListAfterABadPrice() async {
    let text =
      #"{"page": 1, "total_pages": 2, "results": [{"id": 6, "price_cents": 5}, {"id": 7, "price_cents": -1}]}"#
    let repository = RemoteMovieRepository(server: Step3Server(text: text))
    let viewModel = MovieListViewModel(repository: repository)
    await viewModel.loadMore()
    XCTAssertEqual(
      viewModel.errorMessage, "The catalogue could not be loaded.",
      "the message after a page with a price of -1 cents")
    XCTAssertEqual(viewModel.rows, [], "rows after a page with a price of -1 cents")
    XCTAssertTrue(viewModel.hasMore, "hasMore after a page with a price of -1 cents")
    let server = Step3Asked()
    server.answers.returns(Foundation.Data(text.utf8))
    let list = MovieListViewModel(repository: RemoteMovieRepository(server: server))
    for _ in 1...2 { await list.loadMore() }
    XCTAssertEqual(
      server.answers.inputs, ["/movies?page=1", "/movies?page=1"],
      "asked for by two loads, page 1 having a price of -1 cents")
    let good =
      #"{"page": 1, "total_pages": 2, "results": [{"id": 6, "title": "Salt", "price_cents": 5}]}"#
    for bad in [text, "no JSON"] {
      server.answers.returns(Foundation.Data(good.utf8))
      let longer = MovieListViewModel(repository: RemoteMovieRepository(server: server))
      await longer.loadMore()
      server.answers.returns(Foundation.Data(bad.utf8))
      await longer.loadMore()
      XCTAssertEqual(
        longer.rows.map(\.title), ["Salt"], "titles after a good page 1, page 2 being \(bad)")
      XCTAssertEqual(
        longer.errorMessage, "The catalogue could not be loaded.", "the message after such a page 2"
      )
    }
  }

  /// The repository passes errors on: an unreadable page is not an empty one.
  func testRepositoryPassesErrorsOn() async {
    let movie = #"{"id": 7, "price_cents": -1}"#
    for text in [
      "", "{}", #"{"page": 1, "total_pages": 1, "results": [\#(movie)]}"#,
      #"{"page": 1, "total_pages": 1}"#, #"{"page": 1, "total_pages": 1, "results": null}"#,
      #"{"page": 1, "results": []}"#, #"{"total_pages": 1, "results": []}"#,
    ] {
      do {
        let page = try await RemoteMovieRepository(server: Step3Server(text: text)).movies(page: 1)
        XCTFail("for the answer '\(text)', a page of \(page.movies.count) movies came back")
      } catch {
        XCTAssertEqual(error is MovieError, text.contains("-1"), "for '\(text)', found: \(error)")
        XCTAssertEqual(
          error is DecodingError, !text.contains("-1"),
          "whether the decoder's error is passed on, for '\(text)', found: \(error)")
      }
    }
    do {
      let page = try await RemoteMovieRepository(server: Step3OfflineServer()).movies(page: 1)
      XCTFail(
        "from a server that cannot be reached, a page of \(page.movies.count) movies came back")
    } catch {
      XCTAssertTrue(error is Step3OfflineServer.Offline, "the server's error, found: \(error)")
    }
  }

  /// The error of the server arrives as it is, whatever it is.
  func testServerErrorsPassThrough() async {
    for failure in [URLError(.timedOut), URLError(.cancelled), CancellationError()] as [any Error] {
      let server = Step3Asked()
      server.answers.fails(with: failure)
      do {
        let page = try await RemoteMovieRepository(server: server).movies(page: 1)
        XCTFail("after \(failure), a page of \(page.movies.count) movies came back")
      } catch {
        XCTAssertEqual("\(type(of: error))", "\(type(of: failure))", "the error after \(failure)")
      }
    }
  }
}
