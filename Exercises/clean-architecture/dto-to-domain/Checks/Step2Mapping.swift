import Domain
import StructureChecks
import TestDoubles
import XCTest

@testable import Data
@testable import Presentation

private func step2Page(_ results: String, page: Int = 1, pages: Int = 4) -> Foundation.Data {
  Foundation.Data(
    #"{"page": \#(page), "total_pages": \#(pages), "results": [\#(results)]}"#.utf8)
}

private func step2Domain(_ results: String, page: Int = 1, pages: Int = 4) throws -> MoviesPage {
  try JSONDecoder().decode(
    MoviesResponseDTO.self, from: step2Page(results, page: page, pages: pages)
  ).toDomain()
}

@MainActor private final class Step2Server: CatalogueServer {
  let answers = AnswerStub<String, Foundation.Data>(returning: Foundation.Data())
  func get(_ path: String) async throws -> Foundation.Data { try await answers(path) }
}

private struct Step2Repository: MovieRepository {
  let movies: [Movie]
  func movies(page: Int) async throws -> MoviesPage {
    MoviesPage(number: page, totalPages: 2, movies: movies)
  }
}

@MainActor private final class Step2Catalogue: MovieRepository {
  let pages = AnswerStub<Int, MoviesPage> { number in
    let movie = Movie(id: number, title: "Part \(number)", price: 1, released: nil, rating: nil)
    return MoviesPage(number: number, totalPages: 3, movies: [movie])
  }
  func movies(page: Int) async throws -> MoviesPage { try await pages(page) }
}

private struct Step2Offline: Error {}

@MainActor final class Step2Mapping: XCTestCase {
  /// A price in cents becomes the same price in euros, to the last digit.
  func testPriceIsExact() throws {
    for (cents, euros) in [
      (1999, "19.99"), (10, "0.1"), (30, "0.3"), (0, "0"), (8, "0.08"), (123_456_789, "1234567.89"),
      (9_000_000_001, "90000000.01"),
    ] {
      let page = try step2Domain(#"{"id": 7, "price_cents": \#(cents)}"#)
      XCTAssertEqual(page.movies.first?.price, Decimal(string: euros), "for \(cents) cents")
    }
    let many = (0...4000).map { #"{"id": \#($0), "price_cents": \#($0)}"# }
    let prices = try step2Domain(many.joined(separator: ",")).movies.map(\.price)
    let wrong = prices.enumerated().filter { $1 * 100 != Decimal($0) }
    XCTAssertEqual(
      wrong.map { "\($0) cents: \($1)" }.first, nil,
      "price × 100 has to be the cents again, for 0 to 4000 cents")
    XCTAssertEqual(
      prices[10] + prices[20], prices[30], "the price of 10 cents and the price of 20 cents")
  }

  /// A movie can be translated by itself as well.
  func testOneMovie() throws {
    let record = try JSONDecoder().decode(
      MovieDTO.self, from: Foundation.Data(#"{"id": 7, "title": "Salt", "price_cents": 450}"#.utf8))
    let movie = try record.toDomain()
    XCTAssertEqual(movie.id, 7, "id of a MovieDTO that was translated by itself")
    XCTAssertEqual(movie.title, "Salt", "title of a MovieDTO that was translated by itself")
    XCTAssertEqual(
      movie.price, Decimal(string: "4.5"), "price of a MovieDTO that was translated by itself")
  }

  /// A movie without a title has none; the words for it are the screen's.
  func testTitle() throws {
    let page = try step2Domain(
      #"{"id": 9, "title": "Salt", "price_cents": 1}, {"id": 8, "price_cents": 1}"#)
    XCTAssertEqual(page.movies.map(\.id), [9, 8], "ids, in the server's order")
    XCTAssertEqual(page.movies.first?.title, "Salt", "the title of movie 9")
    XCTAssertNil(page.movies.last?.title, "the title of movie 8, which has none")
    let blanks = try step2Domain(#"{"id": 7, "title": " Salt ", "price_cents": 1}"#)
    XCTAssertEqual(
      blanks.movies.first?.title ?? "nothing", " Salt ", "the title, for \"title\": \" Salt \"")
  }

  /// A date of the server becomes a day.
  func testDayOfRelease() throws {
    let zone = NSTimeZone.default
    defer { NSTimeZone.default = zone }
    for name in ["America/Los_Angeles", "Pacific/Auckland"] {
      NSTimeZone.default = try XCTUnwrap(TimeZone(identifier: name))
      let page = try step2Domain(
        #"{"id": 7, "price_cents": 1, "release_date": "2024-05-17"}, {"id": 8, "price_cents": 1}"#)
      // Read before a day is made that is right: whoever makes it would know by then.
      let found = page.movies.first?.released.map { [$0.year, $0.month, $0.day] }
      XCTAssertEqual(
        page.movies.first?.released, Day(year: 2024, month: 5, day: 17),
        "for 2024-05-17, on a phone in the time zone \(name)")
      XCTAssertEqual(found, [2024, 5, 17], "for 2024-05-17, on a phone in the time zone \(name)")
      XCTAssertNil(page.movies.last?.released, "for no date at all")
    }
    for (date, year, month, day) in [
      ("1927-01-31", 1927, 1, 31), ("2031-12-01", 2031, 12, 1), ("1999-10-10", 1999, 10, 10),
      ("1895-12-28", 1895, 12, 28),
    ] {
      let page = try step2Domain(#"{"id": 7, "price_cents": 1, "release_date": "\#(date)"}"#)
      let found = page.movies.first?.released.map { [$0.year, $0.month, $0.day] }
      XCTAssertEqual(
        page.movies.first?.released, Day(year: year, month: month, day: day), "for \(date)")
      XCTAssertEqual(found, [year, month, day], "for \(date)")
    }
    // Summer time began at midnight there: that day has no 00:00.
    NSTimeZone.default = try XCTUnwrap(TimeZone(identifier: "America/Sao_Paulo"))
    let page = try step2Domain(#"{"id": 7, "price_cents": 1, "release_date": "2018-11-04"}"#)
    XCTAssertEqual(
      page.movies.first?.released, Day(year: 2018, month: 11, day: 4),
      "for 2018-11-04, on a phone in the time zone America/Sao_Paulo")
  }

  /// A page knows its number, how many there are, and whether it is the last.
  func testPageNumbers() throws {
    let page = try step2Domain("", page: 3, pages: 4)
    XCTAssertEqual(page.number, 3, "number, for page 3 of 4")
    XCTAssertEqual(page.totalPages, 4, "totalPages, for page 3 of 4")
    XCTAssertFalse(page.isLast, "whether page 3 of 4 is the last")
    XCTAssertTrue(try step2Domain("", page: 4, pages: 4).isLast, "whether page 4 of 4 is the last")
    XCTAssertTrue(try step2Domain("", page: 1, pages: 0).isLast, "whether page 1 of 0 is the last")
  }

  /// The repository asks for the page and hands over movies of the domain.
  func testRepositoryMaps() async throws {
    let server = Step2Server()
    server.answers.returns(step2Page(#"{"id": 7, "title": "Salt", "price_cents": 450}"#, page: 2))
    let page = try await RemoteMovieRepository(server: server).movies(page: 2)
    XCTAssertEqual(server.answers.inputs, ["/movies?page=2"], "requests for page 2")
    XCTAssertEqual(page.movies.map(\.id), [7], "ids of page 2")
    XCTAssertEqual(page.movies.first?.price, Decimal(string: "4.5"), "the price of 450 cents")
    // The one translation there is: what `toDomain()` gives is what comes out, also for the same id twice.
    let results =
      #"{"id": 9, "title": "Reel", "price_cents": 8, "release_date": "1927-01-31", "rating": 6.5},"#
      + #"{"id": 3, "price_cents": 99}, {"id": 9, "price_cents": 10, "rating": 8}"#
    server.answers.returns(step2Page(results, page: 5, pages: 6))
    let whole = try await RemoteMovieRepository(server: server).movies(page: 5)
    let translated = try step2Domain(results, page: 5, pages: 6)
    XCTAssertEqual(
      [whole.number, whole.totalPages], [translated.number, translated.totalPages],
      "number and total of page 5 of 6, and what toDomain() makes of them")
    XCTAssertEqual(whole.movies.map(\.id), [9, 3, 9], "ids, for the results \(results)")
    XCTAssertEqual(
      whole.movies.map(\.title), translated.movies.map(\.title),
      "titles, and those that toDomain() gives for \(results)")
    XCTAssertEqual(
      whole.movies.map(\.released), translated.movies.map(\.released),
      "days, and those that toDomain() gives for \(results)")
    XCTAssertEqual(
      whole.movies.map(\.rating), translated.movies.map(\.rating),
      "ratings, and those that toDomain() gives for \(results)")
    server.answers.returns(step2Page("", page: 6, pages: 6))
    let behind = try await RemoteMovieRepository(server: server).movies(page: 9)
    XCTAssertEqual(
      behind.number, 6, "the number, when somebody asks for page 9 and the server sends page 6 of 6"
    )
  }

  /// The list writes every price with two digits behind the point.
  func testListWritesPrices() async {
    let movies = [
      ("19.99", "Salt"), ("4.5", nil), ("0.08", "Reel"), ("12", "Dusk"), ("1234.5", "Box"),
      ("7", " Moss "), ("0", "  "), ("1234567.89", "Gold"),
    ].map {
      Movie(
        id: 1, title: $0.1, price: Decimal(string: $0.0) ?? 0, released: nil, rating: nil)
    }
    let viewModel = MovieListViewModel(repository: Step2Repository(movies: movies))
    await viewModel.loadMore()
    XCTAssertEqual(
      viewModel.rows.map(\.price),
      ["19.99 €", "4.50 €", "0.08 €", "12.00 €", "1234.50 €", "7.00 €", "0.00 €", "1234567.89 €"],
      "prices in the list")
    XCTAssertEqual(
      viewModel.rows.map(\.title),
      ["Salt", "Untitled", "Reel", "Dusk", "Box", " Moss ", "  ", "Gold"],
      "titles in the list")
    let all = (0...4000).map {
      Movie(id: $0, title: "Salt", price: Decimal($0) / 100, released: nil, rating: nil)
    }
    let many = MovieListViewModel(repository: Step2Repository(movies: all))
    await many.loadMore()
    let right = all.map { "\($0.id / 100).\($0.id % 100 < 10 ? "0" : "")\($0.id % 100) €" }
    let wrong = zip(many.rows.map(\.price), right).first { $0 != $1 }
    XCTAssertEqual(
      wrong?.0 ?? "", wrong?.1 ?? "", "the first wrong price in a list of 0 to 4000 cents")
  }

  /// A movie with an empty title is still "Untitled" in the list.
  func testEmptyTitle() async {
    let server = Step2Server()
    server.answers.returns(
      step2Page(#"{"id": 7, "title": "", "price_cents": 1}, {"id": 8, "price_cents": 1}"#))
    let viewModel = MovieListViewModel(repository: RemoteMovieRepository(server: server))
    await viewModel.loadMore()
    XCTAssertEqual(
      viewModel.rows.map(\.title), ["Untitled", "Untitled"],
      "titles in the list, for \"title\": \"\" and for none")
  }

  /// The list goes on from page to page, adds each to its rows, and asks for none after the last.
  func testListGoesThroughThePages() async {
    let catalogue = Step2Catalogue()
    let viewModel = MovieListViewModel(repository: catalogue)
    for page in 1...3 {
      XCTAssertTrue(viewModel.hasMore, "hasMore before page \(page) of 3")
      await viewModel.loadMore()
    }
    XCTAssertFalse(viewModel.hasMore, "hasMore after page 3 of 3")
    await viewModel.loadMore()
    XCTAssertEqual(
      catalogue.pages.inputs, [1, 2, 3], "pages asked for by four loads, where there are three")
    XCTAssertEqual(
      viewModel.rows.map(\.title), ["Part 1", "Part 2", "Part 3"], "titles in the list")
  }

  /// Every movie of every page is in the list, one that comes twice as well.
  func testEveryMovieIsListed() async {
    let catalogue = Step2Catalogue()
    let salt = Movie(id: 7, title: "Salt", price: 1, released: nil, rating: nil)
    catalogue.pages.returns(MoviesPage(number: 1, totalPages: 9, movies: [salt, salt]))
    let viewModel = MovieListViewModel(repository: catalogue)
    for _ in 1...3 { await viewModel.loadMore() }
    XCTAssertEqual(viewModel.rows.count, 6, "rows of three pages with the same movie twice")
    XCTAssertEqual(
      catalogue.pages.inputs, [1, 2, 3], "pages asked for, where each answer says that it is page 1"
    )
    catalogue.pages.returns(MoviesPage(number: 9, totalPages: 9, movies: [salt]))
    await viewModel.loadMore()
    XCTAssertFalse(viewModel.hasMore, "hasMore after a fourth load, whose answer is page 9 of 9")
  }

  /// A page without movies is no end: the list goes on behind it.
  func testEmptyPageIsNotTheLast() async {
    let catalogue = Step2Catalogue()
    let viewModel = MovieListViewModel(repository: catalogue)
    catalogue.pages.returns(MoviesPage(number: 1, totalPages: 3, movies: []))
    await viewModel.loadMore()
    XCTAssertTrue(viewModel.hasMore, "hasMore after page 1 of 3, which is empty")
    XCTAssertEqual(viewModel.rows, [], "rows after an empty page")
    await viewModel.loadMore()
    XCTAssertEqual(catalogue.pages.inputs, [1, 2], "pages asked for, the first of which is empty")
  }

  /// A page that failed leaves a message and the rows; the next load asks for the same page again.
  func testListStaysAfterAFailure() async {
    let catalogue = Step2Catalogue()
    let viewModel = MovieListViewModel(repository: catalogue)
    await viewModel.loadMore()
    XCTAssertNil(viewModel.errorMessage, "the message after a good load")
    // Each error on a list of its own: a message that stayed from the first would hide a missing one.
    let others = (1...2).map { _ in MovieListViewModel(repository: catalogue) }
    for (list, error) in [
      (viewModel, Step2Offline()), (others[0], CancellationError()),
      (others[1], URLError(.notConnectedToInternet)),
    ] as [(MovieListViewModel, any Error)] {
      catalogue.pages.fails(with: error)
      await list.loadMore()
      XCTAssertEqual(
        list.errorMessage ?? "nothing", "The catalogue could not be loaded.",
        "the message after a page failed with \(error)")
    }
    XCTAssertEqual(viewModel.rows.map(\.title), ["Part 1"], "titles after a failure of page 2")
    catalogue.pages.returns(MoviesPage(number: 2, totalPages: 2, movies: []))
    catalogue.pages.hold()
    let retry = Task { await viewModel.loadMore() }
    await MainQueue.run(until: !catalogue.pages.pending.isEmpty)
    XCTAssertEqual(
      viewModel.errorMessage ?? "nothing", "The catalogue could not be loaded.",
      "the message after page 2 failed, while it is asked for again")
    catalogue.pages.release()
    await retry.value
    await MainQueue.settle()
    XCTAssertEqual(
      catalogue.pages.inputs, [1, 2, 1, 1, 2],
      "pages asked for: 1 and 2 by a list, 1 by two others, 2 again by the first after its failure")
    XCTAssertNil(viewModel.errorMessage, "the message after the failure was made good")
  }

  /// No type of the domain can be decoded: how the server writes is not its business.
  func testDomainIsNotDecodable() throws {
    for name in ["Movie", "MoviesPage", "Day"] {
      XCTAssertDoesNotConform(try Codebase.learner.type(name), to: "Decodable")
    }
    let domain = try Codebase.learner.layer("Domain")
    for name in ["Decodable", "Codable", "CodingKey", "JSONDecoder", "JSONSerialization"] {
      XCTAssertNoReference(from: domain, toType: name)
    }
  }

  /// How a price is written is the list's business: the domain formats nothing.
  func testDomainFormatsNothing() throws {
    let domain = try Codebase.learner.layer("Domain")
    for name in ["init(format:_:)", "NumberFormatter", "Formatter", "FormatStyle"] {
      XCTAssertNoReference(from: domain, toType: name, "the list writes prices")
    }
    XCTAssertReference(
      from: try Codebase.learner.layer("Presentation"), toType: "Movie.price",
      "the list writes prices, out of the number")
    XCTAssertReference(
      from: try Codebase.learner.layer("Presentation"), toType: "Movie.title",
      "the list finds the words for a movie without a title")
  }
}
