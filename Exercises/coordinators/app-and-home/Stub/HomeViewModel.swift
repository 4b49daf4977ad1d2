import Foundation

/// What the home screen shows: a line for each hike.
@MainActor
final class HomeViewModel {
  let title = "Hikes"
  let hikes: [Hike]

  init(hikes: [Hike]) {
    self.hikes = hikes
  }

  var rows: [String] {
    hikes.map { "\($0.name), \(String(format: "%.1f", $0.kilometres)) km" }
  }
}
