// attack: exhaustion/main-thread-gone — ends as: timedOut, refused, crashed
// on: right
//
// The program goes on without the thread that everybody waits for.
import Foundation

func attack(at moment: Moment) {
  guard moment == .paying else { return }
  Thread.detachNewThread { while true { sleep(1) } }
  pthread_exit(nil)
}
