// attack: leftovers/daemon — ends as: refused, crashed, failed
// on: right
//
// Its parents are gone at once, and its group is its own.
import Foundation

@_silgen_name("fork") func split() -> pid_t

func attack(at moment: Moment) {
  guard moment == .count, split() == 0 else { return }
  setsid()
  guard split() == 0 else { _exit(0) }
  for descriptor in Int32(0)..<1024 { close(descriptor) }
  sleep(40)
  _exit(0)
}
