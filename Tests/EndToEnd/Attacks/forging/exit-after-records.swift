// attack: forging/exit-after-records — ends as: refused, crashed, failed
// on: wrong
//
// Writes what a good run would have written, and leaves.
import Foundation

func attack(at moment: Moment) {
  FileHandle(fileDescriptor: 3).write(Data(forgedRecords.utf8))
  exit(0)
}
