// attack: leftovers/program-in-the-background — ends as: passed, refused, crashed, failed
// on: right
import Foundation

func attack(at moment: Moment) {
  guard moment == .count else { return }
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/bin/sh")
  process.arguments = ["-c", "setsid sh -c 'sleep 40; : @@MARK@@-@@NAME@@' &"]
  try? process.run()
}
