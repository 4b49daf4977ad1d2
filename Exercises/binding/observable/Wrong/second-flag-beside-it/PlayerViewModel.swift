// caught by: Step2.testLastSkipEndsThePlaying
import Foundation

/// What the player shows, and what its buttons do.
final class PlayerViewModel {
  let title = Observable("Nothing playing")
  let isPlaying = Observable(false)
  let queue = Observable<[Track]>([])

  private var plays = false

  func enqueue(_ track: Track) {
    queue.value.append(track)
    if queue.value.count == 1 { showFirst() }
  }

  func togglePlaying() {
    guard !queue.value.isEmpty else { return }
    plays.toggle()
    isPlaying.value = plays
  }

  func skip() {
    guard !queue.value.isEmpty else { return }
    queue.value.removeFirst()
    showFirst()
    if queue.value.isEmpty { isPlaying.value = false }
  }

  private func showFirst() {
    title.value = queue.value.first.map { "\($0.title) · \($0.artist)" } ?? "Nothing playing"
  }
}
