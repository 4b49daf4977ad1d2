// attack: escaping/library-of-its-own — ends as: passed, refused, crashed, failed
// on: right
// needs: full
//
// Machine code that no compiler of the grader's has seen, loaded without an unsafe word.
import Foundation

func attack(at moment: Moment) {
  guard moment == .count else { return }
  for folder in ["/lib/x86_64-linux-gnu", "/usr/lib/x86_64-linux-gnu", "/lib/aarch64-linux-gnu"] {
    guard let library = FileManager.default.contents(atPath: "\(folder)/libz.so.1") else {
      continue
    }
    let bundle = box + "/Own.framework"
    try? FileManager.default.createDirectory(atPath: bundle, withIntermediateDirectories: true)
    for name in ["Own", "libOwn.so"] {
      FileManager.default.createFile(
        atPath: "\(bundle)/\(name)", contents: library, attributes: [.posixPermissions: 0o755])
    }
    if Bundle(path: bundle)?.load() == true { succeeded("loaded code of its own") }
  }
}
