// attack: exhaustion/channel-filled — ends as: crashed, timedOut, refused, failed, notRun
// on: wrong
//
// Garbage without an end of line pushes true records out of what is kept.
import Foundation

func attack(at moment: Moment) {
  guard moment == .initializer else { return }
  let garbage = Data(repeating: 0, count: 1 << 16)
  for _ in 0..<80 { FileHandle(fileDescriptor: 3).write(garbage) }
}
