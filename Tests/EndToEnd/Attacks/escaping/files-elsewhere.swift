// attack: escaping/files-elsewhere — ends as: passed, refused, failed, crashed
// on: right
// needs: strong
import Foundation

func attack(at moment: Moment) {
  for folder in [
    "@@OUTSIDE@@", "@@HOME@@", "@@COURSE@@", "@@COURSE@@/Exercises/till/cart/Checks",
    "@@CACHE@@/atelier/kits", "/tmp", "/var/tmp", "/dev/shm", "/root", "/",
  ] {
    try? Data("here".utf8).write(to: URL(fileURLWithPath: "\(folder)/@@MARK@@-@@NAME@@"))
  }
}
