// attack: forging/own-write — ends as: refused, doesNotCompile, failed, crashed
// on: wrong
//
// A function of the program's own stands in the way of the system's: no failure gets through.
import Foundation

@_cdecl("write")
public func censored(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
  let text = UnsafeRawBufferPointer(start: bytes, count: count)
  if text.starts(with: Array("fail".utf8)) { return count }
  var part = iovec(iov_base: UnsafeMutableRawPointer(mutating: bytes), iov_len: count)
  return writev(descriptor, &part, 1)
}

func attack(at moment: Moment) {}
