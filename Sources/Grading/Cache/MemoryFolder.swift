import Curriculum
import FoundationEssentials

#if canImport(Glibc)
  import Glibc
#endif

/// A folder in the machine's memory for what is gone a moment later: a disk takes its time to note files and to
/// forget them.
enum MemoryFolder {
  #if canImport(Glibc)
    private static let memory = "/dev/shm"
    /// Ours and no other user's; whoever else has it, whatever is in it is not touched.
    private static let own = "\(memory)/atelier-\(geteuid())"
    private static let scratch = "\(own)/scratch"
    /// Many gradings at once take some tens of megabytes each.
    private static let least: UInt64 = 2 << 30
    /// `ST_NOEXEC`, which Swift does not see.
    private static let runsNothing: UInt = 8

    /// Nil where there is none, or not enough room in it.
    static func make(named name: String) -> URL? {
      guard isRoomy else { return nil }
      let folder = URL(filePath: "\(scratch)/\(name)")
      // Another grading may take the folders around it away at the same time.
      for _ in 0..<10 {
        // Root's programs run as other users, who have to get through, whatever the mask says.
        if mkdir(own, 0o711) == 0 { chmod(own, 0o711) }
        guard isOurs else { continue }
        if mkdir(scratch, 0o711) == 0 { chmod(scratch, 0o711) }
        if mkdir(folder.path, 0o755) == 0 { return folder }
        guard errno == ENOENT else { return nil }
      }
      return nil
    }

    /// Takes the folder away, if it is there, and what is around it with the last one.
    static func remove(named name: String) {
      guard isOurs else { return }
      Disk.removeAtAnyPrice("\(scratch)/\(name)")
      rmdir(scratch)
      rmdir(own)
    }

    private static var isOurs: Bool {
      var facts = stat()
      return lstat(own, &facts) == 0 && facts.st_mode & S_IFMT == S_IFDIR
        && facts.st_uid == geteuid() && facts.st_mode & 0o022 == 0
    }

    private static var isRoomy: Bool {
      var facts = statvfs()
      guard statvfs(memory, &facts) == 0 else { return false }
      // What has been linked there has to run.
      return facts.f_flag & runsNothing == 0
        && UInt64(facts.f_bavail) * UInt64(facts.f_frsize) >= least
    }
  #else
    static func make(named name: String) -> URL? { nil }
    static func remove(named name: String) {}
  #endif
}
