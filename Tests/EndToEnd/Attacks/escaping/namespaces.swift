// attack: escaping/namespaces — ends as: refused, crashed, failed
// on: right
import Foundation

func attack(at moment: Moment) {
  guard moment == .count else { return }
  let (user, mounts, network): (Int32, Int32, Int32) = (0x1000_0000, 0x0002_0000, 0x4000_0000)
  for flags in [user, mounts, network] where unshare(flags) == 0 { succeeded("unshare \(flags)") }
}
