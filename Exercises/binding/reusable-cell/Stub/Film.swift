/// A film as the archive knows it.
struct Film {
  let title: String
  let year: Int
  let minutes: Int
  /// Where the poster lies on the server; old films have none.
  let posterPath: String?
}
