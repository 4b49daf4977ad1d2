// attack: exhaustion/waits-for-itself — ends as: passed, timedOut, refused, crashed
// on: right
import Foundation

func attack(at moment: Moment) {
  guard moment == .paying else { return }
  DispatchQueue.main.sync {}
}
