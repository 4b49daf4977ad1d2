// attack: forging/own-main — ends as: failed
// on: wrong
//
// The program would start here, and never come to a check.
import Foundation

@main
enum Program {
  static func main() {
    print(forgedRecords)
    exit(0)
  }
}

func attack(at moment: Moment) {}
