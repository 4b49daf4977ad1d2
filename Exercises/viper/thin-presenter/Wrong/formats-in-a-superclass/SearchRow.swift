import Foundation

/// A line of the result list, ready to be shown.
struct SearchRow: Equatable {
  let title: String
  let subtitle: String
}
