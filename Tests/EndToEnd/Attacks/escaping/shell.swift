// attack: escaping/shell — ends as: refused, crashed, failed
// on: right
//
// The learner's program becomes another one.
import Foundation

@_silgen_name("execv") func become(
  _ path: UnsafePointer<CChar>, _ arguments: UnsafePointer<UnsafeMutablePointer<CChar>?>
) -> Int32

func attack(at moment: Moment) {
  let line = "echo 'esc''aped: a shell'"
  let words: [UnsafeMutablePointer<CChar>?] = [strdup("/bin/sh"), strdup("-c"), strdup(line), nil]
  _ = become("/bin/sh", words)
}
