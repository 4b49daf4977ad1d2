// attack: forging/another-program — ends as: refused, failed, crashed
// on: wrong
//
// The checks' program is replaced by a shell that says the right words.
import Foundation

@_silgen_name("execv") func become(
  _ path: UnsafePointer<CChar>, _ arguments: UnsafePointer<UnsafeMutablePointer<CChar>?>
) -> Int32

func attack(at moment: Moment) {
  let line = "printf '%s' '\(forgedRecords)' >&3; exit 0"
  let words: [UnsafeMutablePointer<CChar>?] = [strdup("/bin/sh"), strdup("-c"), strdup(line), nil]
  _ = become("/bin/sh", words)
}
