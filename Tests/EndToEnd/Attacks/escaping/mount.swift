// attack: escaping/mount — ends as: refused, crashed, failed
// on: right
import Foundation

func attack(at moment: Moment) {
  guard moment == .count else { return }
  let place = box + "/mounted"
  mkdir(place, 0o755)
  if mount("none", place, "tmpfs", 0, nil) == 0 {
    succeeded("mounted")
    umount(place)
  }
}
