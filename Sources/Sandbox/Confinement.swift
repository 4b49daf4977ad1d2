import CSandbox

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What an untrusted program may see and do; everything else is refused.
///
/// Paths are absolute, without `.` and `..`, and stay what they are for the program. Of a path that
/// leads through a symbolic link, the link's target is shown in the link's place.
package struct Confinement: Sendable, Equatable {
  /// Files and folders that it may read and run code from; also the executable, if it is not the one below.
  package var readable: [String]
  /// Folders that it may write to; at level `full` nothing in them can be executed.
  package var writable: [String]
  /// An empty folder of its own: at level `full` 64 MB of memory that end with the run, not executable.
  package var box: String?
  /// A program of mode 0111 that is run and must not be read, not even by itself; one that could be is refused.
  package var executable: String?
  /// Whether it may start programs, which inherit every rule: at most `mostProcesses` at once, threads
  /// included, where it runs as a user of its own (as root's programs do, and all at level `full`).
  package var startsPrograms: Bool
  /// What is applied; a level that the machine does not have is a `SpawnError`, never less than asked for.
  package var level: ConfinementLevel

  package init(
    readable: [String], writable: [String] = [], box: String? = nil, executable: String? = nil,
    startsPrograms: Bool = false, level: ConfinementLevel = .best
  ) {
    self.readable = readable
    self.writable = writable
    self.box = box
    self.executable = executable
    self.startsPrograms = startsPrograms
    self.level = level
  }

  /// More than a compiler and its helpers need, and too few to be a burden.
  package static let mostProcesses = 64

  /// Where the C library looks for whether memory may come in large pages, if a program asks it for that.
  package static let largePages = ["enabled", "hpage_pmd_size"]
    .map { "/sys/kernel/mm/transparent_hugepage/\($0)" }
    .filter { (path: String) in unsafe access(path, R_OK) == 0 }

  /// One thing that the program may use, and how.
  struct Place {
    let path: String
    let use: csandbox_use
  }

  private static let devices = ["/dev/null", "/dev/random", "/dev/urandom", "/dev/zero"]

  /// Each path once, whoever holds another before it.
  func places() throws(SpawnError) -> [Place] {
    var uses: [String: csandbox_use] = [:]
    for (paths, use) in [
      (Self.devices, CSANDBOX_DEVICE), (["/proc"], CSANDBOX_PROC), (readable, CSANDBOX_READ),
      (writable, CSANDBOX_WRITE),
      (box.map { [$0] } ?? [], CSANDBOX_BOX), (executable.map { [$0] } ?? [], CSANDBOX_RUN),
    ] {
      for path in paths {
        let other = uses.updateValue(use, forKey: path)
        guard Self.isFit(path), other == nil || other == use else {
          throw .failed(step: "prepare confinement: \(path)", code: EINVAL)
        }
      }
    }
    return uses.map { Place(path: $0.key, use: $0.value) }.sorted { $0.path < $1.path }
  }

  private static func isFit(_ path: String) -> Bool {
    let names = path.split(separator: "/", omittingEmptySubsequences: false)
    return names.count > 1 && names[0].isEmpty && hasNoNUL(path)
      && names.dropFirst().allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." }
  }
}
