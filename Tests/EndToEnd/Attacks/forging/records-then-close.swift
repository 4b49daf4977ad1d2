// attack: forging/records-then-close — ends as: refused, crashed, failed
// on: wrong
//
// After the forged records nothing else can be said: every descriptor is closed.
import Foundation

func attack(at moment: Moment) {
  let bytes = Array(forgedRecords.utf8)
  for descriptor in Int32(3)..<1024 { _ = write(descriptor, bytes, bytes.count) }
  for descriptor in Int32(3)..<1024 { close(descriptor) }
}
