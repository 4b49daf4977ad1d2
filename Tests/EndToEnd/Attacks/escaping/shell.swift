// attack: escaping/shell — ends as: refused, crashed, failed
// on: right
//
// The learner's program becomes another one.
import Foundation

@_silgen_name("execv") func become(
  _ path: UnsafePointer<CChar>, _ arguments: UnsafePointer<UnsafeMutablePointer<CChar>?>
) -> Int32

func attack(at moment: Moment) {
  let words = ["/bin/sh", "-c", "echo 'esc''aped: a shell'"].map { strdup($0) } + [nil]
  _ = become("/bin/sh", words)
}
