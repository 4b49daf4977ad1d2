// attack: exhaustion/flood-of-errors — ends as: crashed, timedOut, refused
// on: right
import Foundation

func attack(at moment: Moment) {
  let line = Data(repeating: 120, count: 1 << 16)
  while moment == .paying { FileHandle.standardError.write(line) }
}
