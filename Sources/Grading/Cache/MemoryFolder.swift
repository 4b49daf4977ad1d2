import FoundationEssentials

#if canImport(Glibc)
  import Glibc
#endif

/// A folder in the machine's memory for what is gone a moment later: a disk takes its time to note files and to
/// forget them.
enum MemoryFolder {
  /// Where it is, if it is anywhere.
  static func place(of name: String) -> URL {
    URL(filePath: "\(root)/atelier-\(name)")
  }

  private static let root = "/dev/shm"

  /// Nil where there is none, or not enough room in it.
  ///
  /// Nobody who does not know the name finds it; root's programs run as other users, who have to get through.
  static func make(named name: String) -> URL? {
    guard isRoomy else { return nil }
    let folder = place(of: name)
    return mkdir(folder.path, CacheUse.isRoot ? 0o711 : 0o700) == 0 ? folder : nil
  }

  #if canImport(Glibc)
    /// `ST_NOEXEC`, which Swift does not see.
    private static let runsNothing: UInt = 8
    /// Many gradings at once take some tens of megabytes each.
    private static let least: UInt64 = 2 << 30

    private static var isRoomy: Bool {
      var facts = statvfs()
      guard statvfs(root, &facts) == 0 else { return false }
      // What has been linked there has to run.
      return facts.f_flag & runsNothing == 0
        && UInt64(facts.f_bavail) * UInt64(facts.f_frsize) >= least
    }
  #else
    private static var isRoomy: Bool { false }
  #endif
}
