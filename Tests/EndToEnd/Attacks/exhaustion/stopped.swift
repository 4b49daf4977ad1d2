// attack: exhaustion/stopped — ends as: timedOut, refused, crashed
// on: right
import Foundation

func attack(at moment: Moment) {
  if moment == .paying { raise(SIGSTOP) }
}
