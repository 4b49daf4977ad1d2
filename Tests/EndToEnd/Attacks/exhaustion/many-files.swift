// attack: exhaustion/many-files — ends as: passed, crashed, failed, timedOut, refused
// on: right
import Foundation

func attack(at moment: Moment) {
  guard moment == .count else { return }
  for index in 0..<20_000 {
    let place = box + "/file\(index)"
    guard FileManager.default.createFile(atPath: place, contents: nil) else { return }
  }
}
