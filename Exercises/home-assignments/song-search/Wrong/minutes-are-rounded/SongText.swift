// caught by: Step2Router.testLengthHasTwoDigitsOfSeconds
/// How songs are put into words, on every screen.
enum SongText {
  static func length(ofSeconds seconds: Int) -> String {
    let rest = seconds % 60
    let minutes = Int((Double(seconds) / 60).rounded())
    return "\(minutes):\(rest < 10 ? "0" : "")\(rest)"
  }
}
