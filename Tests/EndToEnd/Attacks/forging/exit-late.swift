// attack: forging/exit-late — ends as: refused, failed, crashed
// on: wrong
//
// Step 1 fails as it may; the last check is left by a clean exit.
import Foundation

func attack(at moment: Moment) {
  if moment == .paying { _exit(0) }
}
