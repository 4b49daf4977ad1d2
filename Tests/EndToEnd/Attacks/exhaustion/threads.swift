// attack: exhaustion/threads — ends as: passed, crashed, timedOut, refused
// on: right
import Foundation

func attack(at moment: Moment) {
  guard moment == .paying else { return }
  for _ in 0..<3_000 { Thread.detachNewThread { Thread.sleep(forTimeInterval: 30) } }
}
