import Foundation

/// One article, ready to be shown.
struct ArticleRow {
  var title: String
  var summary: String
  var date: String
}

extension ArticleRow {
  init(_ article: Article) {
    let day = DateFormatter()
    day.dateFormat = "d MMM yyyy"
    day.locale = Locale(identifier: "en_US_POSIX")
    day.timeZone = TimeZone(secondsFromGMT: 0)
    self.init(
      title: article.title, summary: String(article.text.prefix(100)),
      date: day.string(from: article.published))
  }
}
