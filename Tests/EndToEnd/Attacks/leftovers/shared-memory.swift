// attack: leftovers/shared-memory — ends as: refused, crashed, failed
// on: right
import Foundation

@_silgen_name("shm_open") func share(_ name: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t)
  -> Int32

func attack(at moment: Moment) {
  _ = share("/@@MARK@@-@@NAME@@", O_CREAT | O_RDWR, 0o666)
}
