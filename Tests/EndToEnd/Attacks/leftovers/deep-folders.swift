// attack: leftovers/deep-folders — ends as: passed, refused, crashed, failed, timedOut
// on: right
//
// Deeper than any path can say.
import Foundation

func attack(at moment: Moment) {
  guard moment == .count else { return }
  let name = String(repeating: "deep", count: 50)
  guard FileManager.default.changeCurrentDirectoryPath(box) else { return }
  for _ in 0..<300 {
    guard
      (try? FileManager.default.createDirectory(
        atPath: name, withIntermediateDirectories: false)) != nil,
      FileManager.default.changeCurrentDirectoryPath(name)
    else { return }
  }
}
