// attack: forging/channel-read-back — ends as: refused, crashed, failed, timedOut
// on: wrong
//
// A pipe can be opened again from its other end: failures are read away before the grader sees them.
import Foundation

let thief: Void = Thread.detachNewThread {
  guard let pipe = FileHandle(forReadingAtPath: "/proc/self/fd/3") else { return }
  let output = FileHandle(fileDescriptor: 3)
  while case let data = pipe.availableData, !data.isEmpty {
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
    let good = lines.filter { !$0.hasPrefix("fail") }.joined(separator: "\n") + "\n"
    output.write(Data(good.utf8))
    usleep(1000)
  }
}

func attack(at moment: Moment) {
  _ = thief
  usleep(2000)
}
