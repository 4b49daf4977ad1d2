// attack: forging/own-main — ends as: failed
// on: wrong
//
// The program would start here, and never come to a check.
import Foundation

@main
enum Program {
  static func main() {
    FileHandle(fileDescriptor: 3).write(Data(forgedRecords.utf8))
  }
}

func attack(at moment: Moment) {}
