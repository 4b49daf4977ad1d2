import Foundation

/// A line of the result list, ready to be shown.
struct SearchRow: Equatable {
  let title: String
  let subtitle: String
}

extension StoreApp { var rating: Double? { averageRating } }

extension SearchRow {
  init(_ app: StoreApp, rating: String) {
    self.init(title: app.name, subtitle: "\(app.developer) · \(rating)")
  }
}
