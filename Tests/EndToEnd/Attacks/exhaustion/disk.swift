// attack: exhaustion/disk — ends as: passed, crashed, failed, timedOut, refused
// on: right
import Foundation

func attack(at moment: Moment) {
  guard moment == .count else { return }
  let block = Data(repeating: 1, count: 16 << 20)
  for index in 0..<32 {
    let place = box + "/block\(index)"
    guard (try? block.write(to: URL(fileURLWithPath: place))) != nil else { return }
  }
}
