/// One piece of music in the listener's queue.
struct Track {
  let title: String
  let artist: String
  let seconds: Int
}
