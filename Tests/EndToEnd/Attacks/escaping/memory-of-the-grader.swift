// attack: escaping/memory-of-the-grader — ends as: passed, failed
// on: right
// Nothing is written: to have it open for writing is all that it takes.
import Foundation

func attack(at moment: Moment) {
  guard moment == .label else { return }
  for process in (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
  where Int(process) != nil && process != "\(ProcessInfo.processInfo.processIdentifier)" {
    guard FileHandle(forUpdatingAtPath: "/proc/\(process)/mem") != nil else { continue }
    succeeded("the memory of \(process) is open")
  }
}
