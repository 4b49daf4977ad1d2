// attack: exhaustion/signals-blocked — ends as: timedOut, refused, crashed
// on: right
import Foundation

func attack(at moment: Moment) {
  guard moment == .paying else { return }
  var all = sigset_t()
  sigfillset(&all)
  pthread_sigmask(SIG_BLOCK, &all, nil)
  while true { sleep(1) }
}
