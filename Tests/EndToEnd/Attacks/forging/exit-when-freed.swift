// attack: forging/exit-when-freed — ends as: refused, failed, crashed
// on: wrong
//
// The program ends where no code of anybody's seems to run.
import Foundation

final class Bomb {
  deinit { _exit(0) }
}

func attack(at moment: Moment) { _ = Bomb() }
