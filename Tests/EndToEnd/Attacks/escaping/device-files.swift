// attack: escaping/device-files — ends as: refused, crashed, failed
// on: right
import Foundation

func attack(at moment: Moment) {
  guard moment == .count else { return }
  let place = box + "/device"
  if mknod(place, S_IFBLK | 0o666, 0xFE00) == 0 { succeeded("made a device") }
}
