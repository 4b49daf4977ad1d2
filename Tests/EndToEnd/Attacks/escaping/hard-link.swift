// attack: escaping/hard-link — ends as: passed, refused, failed, crashed
// on: right
// needs: strong
import Foundation

func attack(at moment: Moment) {
  guard moment == .count else { return }
  let link = box + "/second-name"
  if (try? FileManager.default.linkItem(atPath: "@@OUTSIDE@@/secret.txt", toPath: link)) != nil {
    succeeded("a second name for a file of somebody else")
    print((try? String(contentsOfFile: link, encoding: .utf8)) ?? "")
  }
}
