// attack: reading/course — ends as: passed, refused, failed, crashed
// on: right
// needs: strong
//
// Everything in the course, by its path.
import Foundation

func attack(at moment: Moment) {
  let root = "@@COURSE@@"
  for path in FileManager.default.enumerator(atPath: root)?.allObjects as? [String] ?? [] {
    if let text = try? String(contentsOfFile: "\(root)/\(path)", encoding: .utf8) { print(text) }
  }
}
