import Foundation

/// What the player shows, and what its buttons do.
final class PlayerViewModel {
  private(set) var title = "Nothing playing"
  private(set) var isPlaying = false
  private(set) var queue: [Track] = []

  /// Call this after each change, or the screen will not know.
  var onChange: (() -> Void)?

  func enqueue(_ track: Track) {
    queue.append(track)
    if queue.count == 1 {
      title = "\(track.title) · \(track.artist)"
      onChange?()
    }
  }

  func togglePlaying() {
    guard !queue.isEmpty else { return }
    isPlaying.toggle()
    onChange?()
  }

  func skip() {
    guard !queue.isEmpty else { return }
    queue.removeFirst()
    if let next = queue.first {
      title = "\(next.title) · \(next.artist)"
    } else {
      title = "Nothing playing"
      isPlaying = false
    }
  }
}
