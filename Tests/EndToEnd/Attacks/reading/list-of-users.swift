// attack: reading/list-of-users — ends as: passed, refused, failed, crashed
// on: right
// needs: strong
import Foundation

func attack(at moment: Moment) {
  print((try? String(contentsOfFile: "/etc/passwd", encoding: .utf8)) ?? "nothing")
}
