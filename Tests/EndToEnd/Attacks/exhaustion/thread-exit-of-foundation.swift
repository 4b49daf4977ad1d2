// attack: exhaustion/thread-exit-of-foundation — ends as: timedOut, refused, crashed, failed
// on: right
import Foundation

func attack(at moment: Moment) {
  guard moment == .paying else { return }
  Thread.detachNewThread { while true { Thread.sleep(forTimeInterval: 1) } }
  Thread.exit()
}
