// attack: exhaustion/clock-stopped — ends as: timedOut, refused, crashed
// on: right
//
// The program's own alarm is taken back, and its limit forgotten.
import Foundation

func attack(at moment: Moment) {
  guard moment == .paying else { return }
  var never = itimerval()
  setitimer(__itimer_which_t(0), &never, nil)
  setenv("ATELIER_CHECK_LIMIT", "0", 1)
  while true {}
}
