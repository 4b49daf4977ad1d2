// attack: escaping/other-root — ends as: refused, crashed, failed
// on: right
import Foundation

func attack(at moment: Moment) {
  guard moment == .paying else { return }
  if chroot(box) == 0 { succeeded("changed its root") }
}
