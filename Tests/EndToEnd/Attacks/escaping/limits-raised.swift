// attack: escaping/limits-raised — ends as: refused, crashed, failed
// on: right
import Foundation

func attack(at moment: Moment) {
  guard moment == .count else { return }
  var old = rlimit()
  getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &old)
  var new = rlimit(rlim_cur: old.rlim_max &* 2, rlim_max: old.rlim_max &* 2)
  guard old.rlim_max < 1 << 60 else { return succeeded("has no limit on files") }
  if setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &new) == 0 {
    succeeded("raised a limit")
  }
}
