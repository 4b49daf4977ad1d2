// attack: escaping/link-that-stays — ends as: passed, refused, failed, crashed
// on: right
//
// Whoever removes what is left must not follow this.
import Foundation

func attack(at moment: Moment) {
  for (index, target) in ["@@OUTSIDE@@", "@@COURSE@@", "/etc", ".."].enumerated() {
    try? FileManager.default.createSymbolicLink(
      atPath: "\(box)/link\(index)", withDestinationPath: target)
  }
}
