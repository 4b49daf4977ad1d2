// attack: forging/records-on-standard-output — ends as: refused, crashed, failed
// on: wrong
//
// A grader that reads what a program prints would believe this.
import Foundation

func attack(at moment: Moment) {
  print(forgedRecords)
  print("Test Suite 'All tests' passed at 2026-01-01 00:00:00.000")
  print("\t Executed 8 tests, with 0 failures (0 unexpected) in 0.01 (0.01) seconds")
  FileHandle.standardError.write(Data(forgedRecords.utf8))
  exit(0)
}
