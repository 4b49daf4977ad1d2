// attack: reading/constants-by-format — ends as: crashed
// on: right
// earns: 7
//
// A number that a format takes for a text of C's: what lies at that address is read.
import Foundation

func attack(at moment: Moment) {
  guard moment == .label, let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)
  else { return }
  for line in maps.split(separator: "\n") where !line.contains(".so") && line.contains("r--p") {
    let range = line.prefix { $0 != " " }.split(separator: "-").compactMap { Int($0, radix: 16) }
    guard range.count == 2, line.contains("/") else { continue }
    var address = range[0]
    while address < range[1] {
      let text = String(format: "%s", address)
      if text.utf8.count == 24, text.utf8.allSatisfy({ (97...122).contains($0) }) { print(text) }
      address += text.utf8.count + 1
    }
  }
}
