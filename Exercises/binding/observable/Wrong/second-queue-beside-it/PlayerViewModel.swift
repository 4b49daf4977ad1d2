// caught by: Step2.testSkipGoesOnPlaying
import Foundation

/// What the player shows, and what its buttons do.
final class PlayerViewModel {
  let title = Observable("Nothing playing")
  let isPlaying = Observable(false)
  let queue = Observable<[Track]>([])

  private var tracks: [Track] = []

  func enqueue(_ track: Track) {
    tracks.append(track)
    queue.value = tracks
    if queue.value.count == 1 { showFirst() }
  }

  func togglePlaying() {
    guard !queue.value.isEmpty else { return }
    isPlaying.value.toggle()
  }

  func skip() {
    guard !queue.value.isEmpty else { return }
    tracks.removeFirst()
    queue.value = tracks
    showFirst()
    if queue.value.isEmpty { isPlaying.value = false }
  }

  private func showFirst() {
    title.value = queue.value.first.map { "\($0.title) · \($0.artist)" } ?? "Nothing playing"
  }
}
