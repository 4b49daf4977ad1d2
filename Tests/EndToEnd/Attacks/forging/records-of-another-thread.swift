// attack: forging/records-of-another-thread — ends as: refused, crashed, failed, timedOut
// on: wrong
//
// A second thread says that all checks have passed before the first one has failed.
import Foundation

let forger: Void = Thread.detachNewThread {
  FileHandle(fileDescriptor: 3).write(Data(forgedRecords.utf8))
  _exit(0)
}

func attack(at moment: Moment) {
  _ = forger
  while true { sleep(1) }
}
