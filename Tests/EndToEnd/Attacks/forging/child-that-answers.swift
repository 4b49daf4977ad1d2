// attack: forging/child-that-answers — ends as: refused, failed, crashed, timedOut
// on: wrong
//
// A copy of the program says what the original would not.
import Foundation

@_silgen_name("fork") func split() -> pid_t

func attack(at moment: Moment) {
  if split() == 0 {
    let bytes = Array(forgedRecords.utf8)
    for descriptor in Int32(3)..<1024 { _ = write(descriptor, bytes, bytes.count) }
    _exit(0)
  }
  usleep(100_000)
  _exit(0)
}
