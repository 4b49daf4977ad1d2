// caught by: Step2.testPlayingIsHeard
import Foundation

/// What the player shows, and what its buttons do.
final class PlayerViewModel {
  let title = Observable("Nothing playing")
  let isPlaying = Observable(false)
  let queue = Observable<[Track]>([])

  func enqueue(_ track: Track) {
    queue.value.append(track)
    if queue.value.count == 1 { showFirst() }
  }

  func togglePlaying() {
    guard !queue.value.isEmpty else { return }
    isPlaying.value.toggle()
  }

  func skip() {
    guard !queue.value.isEmpty else { return }
    let first = queue.value[0].title
    queue.value = Array(queue.value.drop { $0.title == first })
    showFirst()
    if queue.value.isEmpty { isPlaying.value = false }
  }

  private func showFirst() {
    title.value = queue.value.first.map { "\($0.title) · \($0.artist)" } ?? "Nothing playing"
  }
}
