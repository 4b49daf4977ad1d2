// attack: reading/cache — ends as: passed, refused, failed, crashed, timedOut
// on: right
// needs: strong
//
// The checks lie beside the program while it is made.
import Foundation

func attack(at moment: Moment) {
  guard moment == .count else { return }
  let root = "@@CACHE@@/atelier/scratch"
  for path in FileManager.default.enumerator(atPath: root)?.allObjects as? [String] ?? []
  where path.hasSuffix(".swift") {
    print((try? String(contentsOfFile: "\(root)/\(path)", encoding: .utf8)) ?? "")
  }
}
