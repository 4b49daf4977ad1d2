// attack: forging/exit-handler — ends as: refused, failed, crashed
// on: wrong
//
// What is registered here runs after everything else, and has the last word.
import Foundation

let handler: Void = { atexit { FileHandle(fileDescriptor: 3).write(Data(forgedRecords.utf8)) } }()

func attack(at moment: Moment) {
  _ = handler
  exit(0)
}
