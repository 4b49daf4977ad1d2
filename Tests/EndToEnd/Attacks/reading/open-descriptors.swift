// attack: reading/open-descriptors — ends as: passed, refused, failed, crashed, timedOut
// on: right
//
// What the grader has open, and has forgotten to close.
import Foundation

func attack(at moment: Moment) {
  guard moment == .count else { return }
  for name in (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? [] {
    guard let number = Int(name), number > 3 else { continue }
    let target =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(name)"))
    if let target, target.hasPrefix("/"), !target.hasPrefix("/proc"), !target.hasPrefix("/dev") {
      succeeded("file \(target) is open")
    }
  }
}
