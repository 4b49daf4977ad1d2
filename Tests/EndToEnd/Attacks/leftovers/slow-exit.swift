// attack: leftovers/slow-exit — ends as: passed, refused, crashed, failed, timedOut
// on: right
import Foundation

let slow: Void = { atexit { sleep(40) } }()

func attack(at moment: Moment) { _ = slow }
