// caught by: Step2Router.testLengthHasTwoDigitsOfSeconds
/// How songs are put into words, on every screen.
enum SongText {
  static func length(ofSeconds seconds: Int) -> String {
    guard seconds >= 60 else { return "\(seconds)" }
    let rest = seconds % 60
    return "\(seconds / 60):\(rest < 10 ? "0" : "")\(rest)"
  }
}
