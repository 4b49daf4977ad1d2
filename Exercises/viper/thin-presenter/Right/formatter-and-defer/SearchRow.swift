import Foundation

/// A line of the result list, ready to be shown.
struct SearchRow: Equatable {
  let title: String
  let subtitle: String
}

struct SearchRowFormatter {
  func rows(for apps: [StoreApp]) -> [SearchRow] {
    apps.map { app in
      guard let rating = app.averageRating else {
        return SearchRow(title: app.name, subtitle: app.developer + " · not rated yet")
      }
      return SearchRow(
        title: app.name, subtitle: app.developer + String(format: " · %.1f ★", rating))
    }
  }
}
