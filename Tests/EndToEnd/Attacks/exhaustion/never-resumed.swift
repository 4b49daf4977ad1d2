// attack: exhaustion/never-resumed — ends as: timedOut, refused
// on: right
import Foundation

func attack(at moment: Moment) {
  guard moment == .paying else { return }
  DispatchSemaphore(value: 0).wait()
}
