// attack: exhaustion/deaf-to-signals — ends as: timedOut, refused, crashed
// on: right
//
// Nobody is told to end who does not listen.
import Foundation

func attack(at moment: Moment) {
  guard moment == .paying else { return }
  for number in Int32(1)..<64 { signal(number, SIG_IGN) }
  while true {}
}
