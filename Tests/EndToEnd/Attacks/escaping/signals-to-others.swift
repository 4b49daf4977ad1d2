// attack: escaping/signals-to-others — ends as: refused, crashed, failed
// on: right
//
// Signal 0 only asks whether another would be delivered.
import Foundation

func attack(at moment: Moment) {
  guard moment == .count else { return }
  let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
  for process in names.compactMap(Int32.init) + [getppid()]
  where process > 1 && process != getpid() && kill(process, 0) == 0 {
    succeeded("could signal \(process)")
    return
  }
}
