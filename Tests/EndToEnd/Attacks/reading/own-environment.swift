// attack: reading/own-environment — ends as: passed, refused, failed, crashed
// on: right
import Foundation

func attack(at moment: Moment) {
  print(ProcessInfo.processInfo.environment)
  print((try? String(contentsOfFile: "/proc/self/environ", encoding: .utf8)) ?? "nothing")
}
