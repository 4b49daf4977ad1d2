// attack: escaping/terminal-of-the-grader — ends as: passed, refused, crashed, failed
// on: right
//
// Keys pressed in the teacher's shell, after grading.
import Foundation

func attack(at moment: Moment) {
  guard moment == .count else { return }
  if FileHandle(forUpdatingAtPath: "/dev/tty") != nil { succeeded("opened the terminal") }
}
