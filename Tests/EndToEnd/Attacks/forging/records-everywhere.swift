// attack: forging/records-everywhere — ends as: refused, crashed, failed
// on: wrong
//
// Does not know which descriptor is the channel, and tries them all.
import Foundation

func attack(at moment: Moment) {
  let bytes = Array(forgedRecords.utf8)
  for descriptor in Int32(3)..<1024 { _ = write(descriptor, bytes, bytes.count) }
  _exit(0)
}
