// attack: escaping/devices — ends as: passed, refused, crashed, failed
// on: right
// needs: strong
import Foundation

func attack(at moment: Moment) {
  guard moment == .count else { return }
  let names = (try? FileManager.default.contentsOfDirectory(atPath: "/dev")) ?? []
  let harmless = ["null", "zero", "full", "random", "urandom", "tty", "fd", "shm", "pts", "ptmx"]
  for name in names where !harmless.contains(name) && !name.hasPrefix("std") {
    guard let facts = try? FileManager.default.attributesOfItem(atPath: "/dev/\(name)"),
      facts[.type] as? FileAttributeType == .typeBlockSpecial
    else { continue }
    if FileHandle(forReadingAtPath: "/dev/\(name)") != nil { succeeded("opened /dev/\(name)") }
  }
}
