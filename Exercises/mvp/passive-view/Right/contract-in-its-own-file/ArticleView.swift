/// What the front page can be told to show.
@MainActor
protocol ArticleView: AnyObject {
  func showLoading(_ isLoading: Bool)
  func showArticles(_ rows: [ArticleRow])
  func showError(_ message: String)
}
