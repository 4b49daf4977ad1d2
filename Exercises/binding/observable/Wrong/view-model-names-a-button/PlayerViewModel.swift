// caught by: Step2.testViewModelNeedsNoUIKit
import UIKit

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
    queue.value.removeFirst()
    showFirst()
    if queue.value.isEmpty { isPlaying.value = false }
  }

  func showState(on button: UIButton) {
    button.setTitle(isPlaying.value ? "Pause" : "Play", for: .normal)
  }

  private func showFirst() {
    title.value = queue.value.first.map { "\($0.title) · \($0.artist)" } ?? "Nothing playing"
  }
}
