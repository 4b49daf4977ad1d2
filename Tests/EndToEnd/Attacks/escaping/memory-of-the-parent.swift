// attack: escaping/memory-of-the-parent — ends as: refused, crashed, failed
// on: right
import Foundation

func attack(at moment: Moment) {
  guard moment == .count else { return }
  let maps = (try? String(contentsOfFile: "/proc/\(getppid())/maps", encoding: .utf8)) ?? ""
  let first = maps.prefix { $0 != "-" }
  var word = 0
  let size = MemoryLayout<Int>.size
  withUnsafeMutableBytes(of: &word) { bytes in
    var own = iovec(iov_base: bytes.baseAddress, iov_len: size)
    var other = iovec(
      iov_base: UnsafeMutableRawPointer(bitPattern: UInt(first, radix: 16) ?? 0), iov_len: size)
    if process_vm_readv(getppid(), &own, 1, &other, 1, 0) == size {
      succeeded("read the parent's memory")
    }
  }
}
