// attack: exhaustion/programs — ends as: passed, refused, crashed, timedOut, failed
// on: right
import Foundation

func attack(at moment: Moment) {
  guard moment == .paying else { return }
  for _ in 0..<20 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "sleep 20; : @@MARK@@-@@NAME@@"]
    try? process.run()
  }
}
