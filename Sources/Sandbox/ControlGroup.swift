import FoundationEssentials
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A group of the kernel's that bounds what all processes of one run have together; gone when this value is.
///
/// The keeper enters it before it starts anything. Each process has bounds of its own without it, too.
final class ControlGroup {
  /// The files by which the keeper enters.
  let doors: [String]
  private let folders: [String]

  static let namePrefix = "atelier-"
  private static let count = Atomic<UInt64>(0)

  /// Nil where no group can be made.
  init?(in parents: [DelegatedGroup], bounds: Bounds) {
    // No other run on this machine has this name.
    let number = Self.count.wrappingAdd(1, ordering: .relaxed).newValue
    let name = "\(Self.namePrefix)\(getpid())-\(number)"
    var folders: [String] = []
    for parent in parents {
      let folder = "\(parent.folder)/\(name)"
      guard unsafe mkdir(folder, 0o755) == 0 else { break }
      folders.append(folder)
      guard parent.settings(for: bounds).allSatisfy({ $0.put(in: folder) }) else { break }
      if folders.count == parents.count {
        self.folders = folders
        doors = zip(parents, folders).map { "\($1)/\($0.door)" }
        return
      }
    }
    for folder in folders { unsafe rmdir(folder) }
    return nil
  }

  deinit { for folder in folders { unsafe rmdir(folder) } }

  /// What the processes of a run may have together.
  struct Bounds: Equatable {
    var memory: Int?
    var processes: Int

    /// What is written to the box is memory, too.
    private static let box = 64 << 20
    /// More threads than any honest program has at once.
    private static let mostThreads = 1024

    init(_ limits: Limits, _ confinement: Confinement) {
      memory = limits.memory.map { $0 + Self.box }
      // The keeper is one of them.
      processes = (confinement.startsPrograms ? Confinement.mostProcesses : Self.mostThreads) + 1
    }
  }
}

/// A folder of the kernel's in which this process may make groups.
struct DelegatedGroup: Equatable {
  let folder: String
  /// What groups in it can bound.
  let controllers: Set<Controller>
  /// Whether the hierarchy is of version 2, in which one folder has all controllers.
  let isUnified: Bool

  enum Controller: String {
    case memory, pids
  }

  /// The file by which a process enters a group.
  ///
  /// To move a process with all its threads the kernel first waits until nobody starts or ends one, which
  /// takes it 10 to 20 ms. The keeper has one thread, and version 1 can be asked to move that alone.
  var door: String { isUnified ? "cgroup.procs" : "tasks" }

  /// One file of a group and what is written to it.
  struct Setting: Equatable {
    var file: String
    var value: String
    /// Whether kernels without swap lack it.
    var isOfSwap = false

    /// Whether the kernel takes it.
    func put(in folder: String) -> Bool {
      let path = "\(folder)/\(file)"
      guard FileManager.default.fileExists(atPath: path) else { return isOfSwap }
      return (try? Data(value.utf8).write(to: URL(filePath: path))) != nil
    }
  }

  /// Removes the groups of processes that are no more, which had no time for that; false if somebody is still
  /// in one.
  func removeLeftovers() -> Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasPrefix(ControlGroup.namePrefix) }.allSatisfy { name in
      let maker = Int32(name.dropFirst(ControlGroup.namePrefix.count).prefix { $0 != "-" })
      guard let maker, kill(maker, 0) < 0, errno == ESRCH else { return true }
      return unsafe rmdir("\(folder)/\(name)") == 0 || errno == ENOENT
    }
  }

  func settings(for bounds: ControlGroup.Bounds) -> [Setting] {
    var settings: [Setting] = []
    if controllers.contains(.memory), let memory = bounds.memory.map(String.init) {
      settings =
        isUnified
        ? [
          Setting(file: "memory.max", value: memory),
          Setting(file: "memory.swap.max", value: "0", isOfSwap: true),
        ]
        : [
          Setting(file: "memory.limit_in_bytes", value: memory),
          Setting(file: "memory.memsw.limit_in_bytes", value: memory, isOfSwap: true),
        ]
    }
    if controllers.contains(.pids) {
      settings.append(Setting(file: "pids.max", value: String(bounds.processes)))
    }
    return settings
  }
}
