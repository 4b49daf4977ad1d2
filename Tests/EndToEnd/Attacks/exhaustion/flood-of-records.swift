// attack: exhaustion/flood-of-records — ends as: passed, crashed, timedOut, refused, failed, notRun
// on: right
import Foundation

func attack(at moment: Moment) {
  guard moment == .paying else { return }
  let line = Data("fail\tx\t\(String(repeating: "x", count: 60_000))\n".utf8)
  for _ in 0..<1_000 { FileHandle(fileDescriptor: 3).write(line) }
}
