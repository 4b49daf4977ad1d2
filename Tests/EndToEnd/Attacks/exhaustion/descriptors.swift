// attack: exhaustion/descriptors — ends as: passed, crashed, failed, timedOut, refused
// on: right
import Foundation

let kept = NSMutableArray()

func attack(at moment: Moment) {
  guard moment == .count else { return }
  while kept.count < 200_000, let file = FileHandle(forReadingAtPath: "/dev/null") {
    kept.add(file)
  }
}
