// attack: exhaustion/busy-threads — ends as: timedOut, refused, crashed, passed
// on: right
//
// The check ends in time, and what it has started goes on.
import Foundation

func attack(at moment: Moment) {
  guard moment == .paid else { return }
  for _ in 0..<8 { Thread.detachNewThread { while true {} } }
}
