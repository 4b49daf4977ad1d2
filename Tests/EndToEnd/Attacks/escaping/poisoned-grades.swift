// attack: escaping/poisoned-grades — ends as: passed, refused, failed, crashed
// on: right
// needs: strong
//
// A grade that is found in the cache is not worked out again.
import Foundation

func attack(at moment: Moment) {
  for kind in ["grades", "objects", "checks", "toolchains"] {
    let path = "@@CACHE@@/atelier/store/\(kind)/@@NAME@@"
    try? FileManager.default.createDirectory(
      atPath: "@@CACHE@@/atelier/store/\(kind)", withIntermediateDirectories: true)
    if (try? Data("x".utf8).write(to: URL(fileURLWithPath: path))) != nil {
      succeeded("wrote to \(path)")
      try? FileManager.default.removeItem(atPath: path)
    }
  }
}
