import Foundation

#if os(Linux)
  extension MainQueue {
    /// Whether a thread besides the one that asks has work in hand: on a machine with much to do it may
    /// have been set aside in the middle of it, or wait for memory that the system brings from a disk.
    nonisolated static var areOthersBusy: Bool {
      let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
      let busy = threads.lazy.filter { thread in
        guard let facts = FileManager.default.contents(atPath: "/proc/self/task/\(thread)/stat"),
          let end = facts.lastIndex(of: UInt8(ascii: ")")), end + 2 < facts.endIndex
        else { return false }
        return facts[end + 2] == UInt8(ascii: "R") || facts[end + 2] == UInt8(ascii: "D")
      }
      return busy.dropFirst().first != nil
    }
  }
#else
  extension MainQueue {
    nonisolated static var areOthersBusy: Bool { false }
  }
#endif
