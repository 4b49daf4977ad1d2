// caught by: Step3OddForms.testListAfterABadPrice
import Domain
import Foundation

public struct MovieRow: Equatable {
  public let title: String
  public let price: String
}

/// The catalogue, page after page.
@MainActor
public final class MovieListViewModel {
  public private(set) var rows: [MovieRow] = []
  public private(set) var hasMore = true
  public private(set) var errorMessage: String?
  private var nextPage = 1
  private let repository: any MovieRepository

  public init(repository: any MovieRepository) {
    self.repository = repository
  }

  /// Adds the next page to the rows.
  public func loadMore() async {
    guard hasMore else { return }
    do {
      let page = try await repository.movies(page: nextPage)
      rows += page.movies.map(row)
      hasMore = !page.isLast
      nextPage += 1
      errorMessage = nil
    } catch is MovieError {
      rows = []
      errorMessage = "The catalogue could not be loaded."
    } catch {
      errorMessage = "The catalogue could not be loaded."
    }
  }

  private func row(for movie: Movie) -> MovieRow {
    let title = movie.title ?? ""
    let price = String(format: "%.2f €", NSDecimalNumber(decimal: movie.price).doubleValue)
    return MovieRow(title: title.isEmpty ? "Untitled" : title, price: price)
  }
}
