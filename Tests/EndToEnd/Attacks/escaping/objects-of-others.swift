// attack: escaping/objects-of-others — ends as: passed, refused, failed, crashed
// on: right
// needs: strong
//
// Scratch folders of gradings under way.
import Foundation

func attack(at moment: Moment) {
  guard moment == .count else { return }
  let root = "@@CACHE@@/atelier/scratch"
  for name in (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? [] {
    let path = "\(root)/\(name)/@@NAME@@"
    if FileManager.default.createFile(atPath: path, contents: nil) { succeeded("wrote to \(path)") }
  }
}
