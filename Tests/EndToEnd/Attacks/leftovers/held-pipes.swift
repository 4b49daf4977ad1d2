// attack: leftovers/held-pipes — ends as: refused, crashed, failed, timedOut
// on: right
//
// The grader reads until nobody can write any more.
import Foundation

@_silgen_name("fork") func split() -> pid_t

func attack(at moment: Moment) {
  guard moment == .paid, split() == 0 else { return }
  setsid()
  sleep(40)
  _exit(0)
}
