// attack: escaping/trace-of-the-parent — ends as: refused, crashed, failed
// on: right
import Foundation

@_silgen_name("ptrace") func trace(_ request: Int, _ process: pid_t, _ address: Int, _ data: Int)
  -> Int

func attack(at moment: Moment) {
  guard moment == .count else { return }
  let (seize, detach) = (0x4206, 17)
  if trace(seize, getppid(), 0, 0) == 0 {
    succeeded("traced the parent")
    _ = trace(detach, getppid(), 0, 0)
  }
}
