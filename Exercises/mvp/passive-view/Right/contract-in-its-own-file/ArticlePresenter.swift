import Foundation

@MainActor
final class ArticlePresenter {
  private enum Outcome {
    case paper([Article])
    case failure(String)
  }

  weak var view: (any ArticleView)?
  private let fetch: () async throws -> [Article]

  init(service: ArticleService) {
    fetch = { try await service.fetchArticles() }
  }

  func load() async { await refresh() }

  func refresh() async {
    view?.showLoading(true)
    defer { view?.showLoading(false) }
    switch await outcome() {
    case .paper(let articles):
      view?.showArticles(articles.sorted { $1.published < $0.published }.map(ArticleRow.init))
    case .failure(let message):
      view?.showError(message)
    }
  }

  private func outcome() async -> Outcome {
    do {
      return .paper(try await fetch())
    } catch {
      return .failure(error.localizedDescription)
    }
  }
}
