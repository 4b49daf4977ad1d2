// attack: exhaustion/locked-output — ends as: timedOut, refused, crashed
// on: right
//
// Whoever flushes standard output waits for ever.
import Foundation

func attack(at moment: Moment) {
  guard moment == .paying else { return }
  Thread.detachNewThread {
    flockfile(stdout)
    while true { sleep(1) }
  }
  usleep(10_000)
}
