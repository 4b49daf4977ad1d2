import Foundation

/// A song of the catalogue.
struct Song: Equatable {
  let id: Int
  let title: String
  let artist: String
  let seconds: Int

  var isRingtone: Bool { seconds < 30 }

  var lengthText: String { String(format: "%d:%02d", seconds / 60, seconds % 60) }

  var subtitle: String { "\(artist) · \(lengthText)" }
}
