import FoundationEssentials

#if canImport(Glibc)
  import Glibc
#endif

/// A place in the machine's memory for what is gone a moment later: a disk takes its time to note files and to
/// forget them.
enum MemoryFolder {
  #if canImport(Glibc)
    private static let memory = "/dev/shm"
    /// Ours and no other user's; whoever else has it, whatever is in it is not touched.
    private static let own = "\(memory)/atelier-\(geteuid())"
    private static let place = ScratchPlace(folder: URL(filePath: "\(own)/scratch"))
    /// Many gradings at once take some tens of megabytes each.
    private static let least: UInt64 = 2 << 30
    /// `ST_NOEXEC`, which Swift does not see.
    private static let runsNothing: UInt = 8

    /// Nil where there is no memory for it, or not enough.
    static func make() -> ScratchPlace.Scratch? {
      guard isRoomy else { return nil }
      // Another grading may take the place away at the same time.
      for _ in 0..<10 {
        // Root's programs run as other users, who have to get through, whatever the mask says.
        if mkdir(own, 0o711) == 0 { chmod(own, 0o711) }
        guard isOurs else { continue }
        if mkdir(place.folder.path, 0o711) == 0 { chmod(place.folder.path, 0o711) }
        if let scratch = place.make() { return scratch }
      }
      return nil
    }

    /// Removes what nobody works in any more, and the place itself with the last of it.
    static func sweep(after process: Int32?) -> Bool {
      guard isOurs else { return true }
      let isSwept = place.sweep(after: process)
      leave()
      return isSwept
    }

    /// Takes the place away if nothing is in it.
    static func leave() {
      guard isOurs else { return }
      rmdir(place.folder.path)
      rmdir(own)
    }

    private static var isOurs: Bool {
      var facts = stat()
      return lstat(own, &facts) == 0 && facts.st_mode & S_IFMT == S_IFDIR
        && facts.st_uid == geteuid() && facts.st_mode & 0o022 == 0
    }

    private static var isRoomy: Bool {
      // What has been linked there has to run.
      fileSystem.map { $0.f_flag & runsNothing == 0 && room(in: $0) >= least } == true
        && freeMemory >= least
    }

    /// Whether there is less room than one compile may take.
    static var isFull: Bool { fileSystem.map { room(in: $0) < 64 << 20 } ?? true }

    private static var fileSystem: statvfs? {
      var facts = statvfs()
      return statvfs(memory, &facts) == 0 ? facts : nil
    }

    private static func room(in facts: statvfs) -> UInt64 {
      UInt64(facts.f_bavail) * UInt64(facts.f_frsize)
    }

    /// What its file system may hold says nothing about what the machine has left.
    private static var freeMemory: UInt64 {
      let lines = (try? String(contentsOfFile: "/proc/meminfo", encoding: .utf8)) ?? ""
      let line = lines.split(separator: "\n").first { $0.hasPrefix("MemAvailable:") }
      let kilobytes = line?.split(separator: " ").dropFirst().first.flatMap { UInt64($0) }
      return (kilobytes ?? 0) << 10
    }
  #else
    static func make() -> ScratchPlace.Scratch? { nil }
    static func sweep(after process: Int32?) -> Bool { true }
    static var isFull: Bool { true }
    static func leave() {}
  #endif
}
