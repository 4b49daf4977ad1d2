// attack: leftovers/odd-names — ends as: passed, refused, crashed, failed
// on: right
import Foundation

func attack(at moment: Moment) {
  guard moment == .count else { return }
  for name in ["\u{1B}[2J", "new\nline", "-rf", " ", "*", "$(id)", "\u{202E}", "..."] {
    FileManager.default.createFile(atPath: box + "/" + name, contents: nil)
  }
}
