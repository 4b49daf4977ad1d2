// caught by: Step3Presenter.testLengthHasAPlaceOfItsOwn
/// How songs are put into words, on every screen.
enum SongText {
  static func length(ofSeconds seconds: Int) -> String {
    let rest = seconds % 60
    return "\(seconds / 60):\(rest < 10 ? "0" : "")\(rest)"
  }
}

/// A song of the catalogue.
struct Song: Equatable {
  let id: Int
  let title: String
  let artist: String
  let seconds: Int
}
