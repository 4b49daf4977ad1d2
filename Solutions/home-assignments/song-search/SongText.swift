/// How songs are put into words, on every screen.
enum SongText {
  static func length(ofSeconds seconds: Int) -> String {
    let rest = seconds % 60
    return "\(seconds / 60):\(rest < 10 ? "0" : "")\(rest)"
  }
}
