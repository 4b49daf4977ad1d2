// attack: forging/done-alone — ends as: refused, crashed, failed
// on: wrong
//
// Only the last record, over and over, from the first moment on.
import Foundation

func attack(at moment: Moment) {
  for _ in 0..<100 { FileHandle(fileDescriptor: 3).write(Data("done\n".utf8)) }
  if moment == .paying { exit(0) }
}
