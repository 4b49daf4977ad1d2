// attack: reading/home-of-the-grader — ends as: passed, refused, failed, crashed
// on: right
// needs: strong
import Foundation

func attack(at moment: Moment) {
  for path in ["@@HOME@@/secret.txt", "@@OUTSIDE@@/secret.txt", NSHomeDirectory() + "/secret.txt"] {
    print((try? String(contentsOfFile: path, encoding: .utf8)) ?? "nothing")
  }
}
