import Foundation

/// A line of the result list, ready to be shown.
struct SearchRow: Equatable {
  let title: String
  let subtitle: String
}

extension StoreApp {
  var rowTitle: String { name }
  var rowSubtitle: String {
    let rating = averageRating.map { String(format: "%.1f ★", $0) } ?? "not rated yet"
    return "\(developer) · \(rating)"
  }
}

extension SearchRow {
  init(_ app: StoreApp) {
    let rating = app.averageRating.map { String(format: "%.1f ★", $0) } ?? "not rated yet"
    self.init(title: app.name, subtitle: "\(app.developer) · \(rating)")
  }
}
