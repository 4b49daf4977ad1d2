// attack: exhaustion/large-file — ends as: passed, crashed, failed, timedOut, refused
// on: right
//
// A file of a terabyte that takes no room, until somebody copies it.
import Foundation

func attack(at moment: Moment) {
  guard moment == .count else { return }
  let place = box + "/large"
  FileManager.default.createFile(atPath: place, contents: nil)
  guard let file = FileHandle(forWritingAtPath: place) else { return }
  if (try? file.truncate(atOffset: 1 << 40)) != nil { succeeded("a file of a terabyte") }
}
