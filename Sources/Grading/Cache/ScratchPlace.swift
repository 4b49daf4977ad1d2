import Curriculum
import FoundationEssentials

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A folder of folders that are somebody's for as long as a grading lasts, each with a lock beside it.
struct ScratchPlace {
  let folder: URL

  /// One of these folders, which stays until it is removed.
  struct Scratch: ~Copyable {
    let folder: URL
    // Held as long as the folder is in use, by whatever process on whatever side of a container.
    fileprivate let lock: FileLock

    /// The lock goes last: a folder without one would never be known as left behind.
    consuming func remove() {
      Disk.removeAtAnyPrice(folder.path)
      unlink(ScratchPlace.lock(of: folder))
      withExtendedLifetime(lock) {}
    }
  }

  private static func lock(of folder: URL) -> String { "\(folder.path).lock" }

  /// Nil if it cannot be made, such as where the place has just been taken away.
  func make() -> Scratch? {
    // The number of the process is for people; two processes on two machines may have the same.
    let name = "\(ProcessInfo.processInfo.processIdentifier)-\(UUID().uuidString)"
    let own = folder.appending(path: name)
    guard let lock = FileLock(Self.lock(of: own)) else { return nil }
    // Root's programs run as other users, who have to get through, whatever the mask says.
    guard mkdir(own.path, 0o755) == 0, chmod(own.path, 0o755) == 0 else {
      unlink(Self.lock(of: own))
      return nil
    }
    return Scratch(folder: own, lock: lock)
  }

  /// Removes the folders that nobody works in any more; false if one of this process has to stay.
  func sweep(after process: Int32?) -> Bool {
    var isSwept = true
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in Set(names.map { $0.hasSuffix(".lock") ? String($0.dropLast(5)) : $0 }) {
      let left = folder.appending(path: name)
      if let lock = FileLock(Self.lock(of: left)) {
        Scratch(folder: left, lock: lock).remove()
      } else if let process, name.hasPrefix("\(process)-") {
        isSwept = false
      }
    }
    return isSwept
  }
}
