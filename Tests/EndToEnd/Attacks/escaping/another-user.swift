// attack: escaping/another-user — ends as: refused, crashed, failed
// on: right
// needs: strong
import Foundation

func attack(at moment: Moment) {
  guard moment == .count else { return }
  if setuid(0) == 0 || geteuid() == 0 { succeeded("is the super-user") }
}
