// attack: forging/own-write-by-c — ends as: refused, doesNotCompile, failed, crashed
// on: wrong
//
// The same with the newer attribute, which old lists of forbidden words do not know.
import Foundation

@c(write)
public func censored(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  let text = UnsafeRawBufferPointer(start: bytes, count: count)
  if text.starts(with: Array("fail".utf8)) { return count }
  var part = iovec(iov_base: UnsafeMutableRawPointer(mutating: bytes), iov_len: count)
  return writev(descriptor, &part, 1)
}

func attack(at moment: Moment) {}
