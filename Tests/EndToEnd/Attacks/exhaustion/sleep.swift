// attack: exhaustion/sleep — ends as: timedOut, refused
// on: right
import Foundation

func attack(at moment: Moment) {
  while moment == .paying { Thread.sleep(forTimeInterval: 1_000) }
}
