// attack: reading/environment-of-others — ends as: passed, refused, failed, crashed, timedOut
// on: right
// needs: strong
//
// The grader itself, and whoever else is there.
import Foundation

func attack(at moment: Moment) {
  guard moment == .paying else { return }
  for name in (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? [] {
    guard let bytes = FileManager.default.contents(atPath: "/proc/\(name)/environ") else {
      continue
    }
    let words = String(decoding: bytes, as: UTF8.self).split(separator: "\0")
    for word in words where word.hasPrefix("CANARY") { print(word) }
  }
}
