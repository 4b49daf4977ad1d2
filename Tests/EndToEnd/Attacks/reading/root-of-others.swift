// attack: reading/root-of-others — ends as: passed, refused, failed, crashed, timedOut
// on: right
// needs: strong
//
// Other processes stand in other folders, and the system leads there.
import Foundation

func attack(at moment: Moment) {
  guard moment == .count else { return }
  for name in (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
  where Int(name) != nil {
    let root = "/proc/\(name)/root"
    if let text = try? String(contentsOfFile: root + "@@OUTSIDE@@/secret.txt", encoding: .utf8) {
      print(text)
    }
  }
}
