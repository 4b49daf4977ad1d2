/// A song that can be played.
struct Track: Equatable {
  let title: String
  let artist: String
  let length: Duration
}
