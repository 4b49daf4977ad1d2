// attack: escaping/settings-of-the-kernel — ends as: passed, refused, crashed, failed
// on: right
// needs: strong
import Foundation

func attack(at moment: Moment) {
  guard moment == .count else { return }
  for path in ["/proc/sys/kernel/core_pattern", "/proc/sysrq-trigger", "/sys/kernel/uevent_helper"]
  {
    if FileHandle(forWritingAtPath: path) != nil { succeeded("opened \(path)") }
  }
}
