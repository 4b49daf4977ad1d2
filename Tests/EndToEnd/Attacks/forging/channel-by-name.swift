// attack: forging/channel-by-name — ends as: passed, failed
// on: right
//
// Whoever can open the channel for reading reads failures away before the grader sees them.
import Foundation

func attack(at moment: Moment) {
  guard moment == .total else { return }
  for number in 3...1_023 {
    let path = "/proc/self/fd/\(number)"
    // Files and folders that are open are nobody's secret.
    guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path),
      target.hasPrefix("pipe:") || target.hasPrefix("socket:"),
      FileHandle(forReadingAtPath: path) != nil
    else { continue }
    succeeded("what goes through \(target) can be read")
  }
}
