// attack: exhaustion/queues — ends as: passed, crashed, failed, timedOut, refused
// on: right
import Foundation

func attack(at moment: Moment) {
  guard moment == .count else { return }
  for index in 0..<2_000 {
    DispatchQueue(label: "queue \(index)").async { Thread.sleep(forTimeInterval: 30) }
  }
}
