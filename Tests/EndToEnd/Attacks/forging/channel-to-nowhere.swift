// attack: forging/channel-to-nowhere — ends as: refused, crashed, failed, timedOut
// on: wrong
//
// True records go to /dev/null from here on, forged ones have gone before.
import Foundation

let diversion: Void = {
  let bytes = Array(forgedRecords.utf8)
  let nowhere = open("/dev/null", O_WRONLY)
  for descriptor in Int32(3)..<1024 where descriptor != nowhere && fcntl(descriptor, F_GETFD) >= 0 {
    _ = write(descriptor, bytes, bytes.count)
    dup2(nowhere, descriptor)
  }
}()

func attack(at moment: Moment) { _ = diversion }
