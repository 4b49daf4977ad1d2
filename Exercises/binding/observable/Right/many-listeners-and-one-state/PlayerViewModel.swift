/// What the player shows, and what its buttons do.
final class PlayerViewModel {
  let title: Observable<String>
  let isPlaying: Observable<Bool>
  let queue: Observable<[Track]>

  init() {
    let title = Observable("Nothing playing")
    let isPlaying = Observable(false)
    let queue = Observable([Track]())
    (self.title, self.isPlaying, self.queue) = (title, isPlaying, queue)
    // The title is a function of the queue: whoever changes the queue changes it.
    queue.observe { tracks in
      guard let first = tracks.first else {
        title.value = "Nothing playing"
        isPlaying.value = false
        return
      }
      title.value = "\(first.title) · \(first.artist)"
    }
  }

  func enqueue(_ track: Track) { queue.value += [track] }

  func togglePlaying() {
    if queue.value.isEmpty { return }
    isPlaying.value = !isPlaying.value
  }

  func skip() { queue.value = Array(queue.value.dropFirst()) }
}
