// attack: reading/command-of-the-grader — ends as: passed, failed, crashed
// on: right
// needs: full
//
// The first process that can be seen from here is a copy of the grader, which names what is graded.
import Foundation

func attack(at moment: Moment) {
  guard moment == .paying else { return }
  let path = "/proc/1/cmdline"
  if FileManager.default.contents(atPath: path)?.isEmpty == false { succeeded("read \(path)") }
}
