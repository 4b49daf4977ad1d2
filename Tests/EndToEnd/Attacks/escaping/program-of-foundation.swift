// attack: escaping/program-of-foundation — ends as: passed, refused, crashed, failed
// on: right
//
// The safe way to start another program.
import Foundation

func attack(at moment: Moment) {
  guard moment == .paying else { return }
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/bin/sh")
  process.arguments = ["-c", "echo 'esc''aped: a program'"]
  guard (try? process.run()) != nil else { return }
  process.waitUntilExit()
}
