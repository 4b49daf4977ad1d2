// attack: forging/patched-class — ends as: refused, failed, crashed
// on: wrong
//
// Every method of the checks' base class becomes one that does nothing.
import Foundation

@_silgen_name("nothing_at_all") func nothing() {}

let patch: Void = {
  guard let type = _typeByName("11CheckDriver0A4CaseC") else { return }
  let words = unsafeBitCast(type, to: UnsafeMutablePointer<UInt>.self)
  let empty: @convention(c) () -> Void = { nothing() }
  mprotect(UnsafeMutableRawPointer(bitPattern: UInt(bitPattern: words) & ~4095), 8192, 7)
  for index in 10..<60 where words[index] >> 40 == UInt(bitPattern: words) >> 40 {
    words[index] = unsafeBitCast(empty, to: UInt.self)
  }
}()

func attack(at moment: Moment) { _ = patch }
