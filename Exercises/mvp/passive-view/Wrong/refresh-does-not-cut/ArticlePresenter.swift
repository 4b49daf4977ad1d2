// caught by: Step2.testRefreshTellsTheSame
import Foundation

/// What the front page can be told to show.
@MainActor
protocol ArticleView: AnyObject {
  func showLoading(_ isLoading: Bool)
  func showArticles(_ rows: [ArticleRow])
  func showError(_ message: String)
}

/// One article, ready to be shown.
struct ArticleRow: Equatable {
  let title: String
  let summary: String
  let date: String
}

/// Decides what the front page shows, and when.
@MainActor
final class ArticlePresenter {
  weak var view: ArticleView?
  private let service: ArticleService

  private let dateFormatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: "GMT")
    formatter.dateFormat = "d MMM yyyy"
    return formatter
  }()

  init(service: ArticleService) {
    self.service = service
  }

  func load() async {
    view?.showLoading(true)
    do {
      let articles = try await service.fetchArticles()
      view?.showArticles(articles.sorted { $0.published > $1.published }.map(row))
    } catch {
      view?.showError(error.localizedDescription)
    }
    view?.showLoading(false)
  }

  func refresh() async {
    view?.showLoading(true)
    do {
      let articles = try await service.fetchArticles().sorted { $0.published > $1.published }
      view?.showArticles(
        articles.map {
          ArticleRow(
            title: $0.title, summary: $0.text, date: dateFormatter.string(from: $0.published))
        })
    } catch {
      view?.showError(error.localizedDescription)
    }
    view?.showLoading(false)
  }

  private func row(for article: Article) -> ArticleRow {
    ArticleRow(
      title: article.title,
      summary: String(article.text.prefix(100)),
      date: dateFormatter.string(from: article.published))
  }
}
