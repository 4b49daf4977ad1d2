// attack: exhaustion/waits-for-itself — ends as: timedOut, refused, crashed
// on: right
import Foundation

func attack(at moment: Moment) {
  guard moment == .paying else { return }
  DispatchQueue.main.sync {}
}
