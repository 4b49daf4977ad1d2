// attack: escaping/doors-of-the-kernel — ends as: refused, crashed, failed
// on: right
//
// Calls of the kernel that no exercise needs: keys, tracing, rings, filters, other families of sockets.
import Foundation

func attack(at moment: Moment) {
  guard moment == .count, let found = dlsym(nil, "syscall") else { return }
  typealias Call = @convention(c) (Int, Int, Int, Int, Int, Int) -> Int
  let call = unsafeBitCast(found, to: Call.self)
  let size = 4096
  let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 8)
  memory.initializeMemory(as: UInt8.self, repeating: 0, count: size)
  let zeros = Int(bitPattern: memory)
  for (name, number, first, second) in [
    ("io_uring_setup", 425, 1, zeros), ("userfaultfd", 323, 0, 0), ("keyctl", 250, 0, -3),
    ("bpf", 321, 0, zeros), ("memfd_create", 319, zeros, 0), ("inotify_init", 253, 0, 0),
    ("vsock", 41, 40, 1), ("netlink", 41, 16, 3), ("packet", 41, 17, 3), ("pidfd_open", 434, 1, 0),
  ] where call(number, first, second, 0, 0, 0) >= 0 {
    succeeded(name)
  }
}
