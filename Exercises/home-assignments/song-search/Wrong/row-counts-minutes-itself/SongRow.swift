// caught by: Step3Presenter.testLengthHasAPlaceOfItsOwn
/// A line of the list, ready to be shown.
struct SongRow: Equatable {
  let title: String
  let subtitle: String
}

extension SongRow {
  init(title: String, artist: String, seconds: Int) {
    self.title = title
    let rest = seconds % 60
    subtitle = "\(artist) · \(seconds / 60):\(rest < 10 ? "0" : "")\(rest)"
  }
}
