// attack: network/contents-of-a-url — ends as: passed, refused, failed, crashed, timedOut
// on: right
import Foundation

func attack(at moment: Moment) {
  guard moment == .paying, let url = URL(string: "http://127.0.0.1:@@TCP@@/@@NAME@@") else {
    return
  }
  Thread.detachNewThread { _ = try? String(contentsOf: url, encoding: .utf8) }
  usleep(300_000)
}
