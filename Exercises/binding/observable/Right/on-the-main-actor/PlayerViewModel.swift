import Foundation

@MainActor
final class PlayerViewModel {
  let title = Observable("Nothing playing")
  let isPlaying = Observable(false)
  let queue = Observable<[Track]>([])

  func enqueue(_ track: Track) {
    queue.value.append(track)
    updateTitle()
  }

  func togglePlaying() {
    guard !queue.value.isEmpty else { return }
    isPlaying.value.toggle()
  }

  func skip() {
    guard !queue.value.isEmpty else { return }
    queue.value.removeFirst()
    updateTitle()
    if queue.value.isEmpty {
      isPlaying.value = false
    }
  }

  private func updateTitle() {
    guard let track = queue.value.first else {
      title.value = "Nothing playing"
      return
    }
    title.value = "\(track.title) · \(track.artist)"
  }
}
