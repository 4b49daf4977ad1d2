// attack: escaping/library-by-name — ends as: refused, crashed, failed
// on: right
import Foundation

func attack(at moment: Moment) {
  guard moment == .count else { return }
  let copy = box + "/own.so"
  for folder in ["/lib/x86_64-linux-gnu", "/usr/lib/x86_64-linux-gnu", "/lib/aarch64-linux-gnu"] {
    try? FileManager.default.copyItem(atPath: "\(folder)/libz.so.1", toPath: copy)
  }
  if dlopen(copy, RTLD_NOW) != nil { succeeded("loaded code of its own") }
}
