// attack: exhaustion/processes — ends as: refused, crashed, timedOut, failed
// on: right
//
// A small number of them; as many as the machine bears would look the same.
import Foundation

@_silgen_name("fork") func split() -> pid_t

func attack(at moment: Moment) {
  guard moment == .paying else { return }
  for _ in 0..<60 where split() == 0 {
    setsid()
    sleep(20)
    _exit(0)
  }
}
