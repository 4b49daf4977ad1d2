// attack: reading/call-stack — ends as: passed, refused, failed, crashed
// on: right
//
// The names in a stack are not secret; what they stand in is.
import Foundation

func attack(at moment: Moment) {
  guard moment == .count else { return }
  print(Thread.callStackSymbols.joined(separator: "\n"))
  print(Mirror(reflecting: Thread.current).children.map { "\($0)" })
}
