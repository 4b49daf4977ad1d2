// attack: exhaustion/memory — ends as: crashed, timedOut, refused
// on: right
import Foundation

func attack(at moment: Moment) {
  guard moment == .paying else { return }
  var all: [[UInt8]] = []
  for _ in 0..<64 { all.append([UInt8](repeating: 1, count: 256 << 20)) }
  print(all.count)
}
