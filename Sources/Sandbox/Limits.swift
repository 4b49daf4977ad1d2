import CSandbox

/// How long and how much a run may take; what goes beyond ends the run, or is dropped where that is said.
package struct Limits: Sendable, Equatable {
  /// From the start of the run to the end of its last process.
  package var wall: Duration
  /// The longest time with nothing new on the channel; `nil` for a program that does not use it.
  package var quiet: Duration?
  /// Bytes kept of standard output and of standard error, each; the rest is read and dropped.
  package var output: Int
  /// Bytes of standard output and standard error together after which the run is ended.
  package var flood: Int
  /// Processor time of each process, rounded up to seconds: the kernel sends SIGXCPU, then SIGKILL.
  package var cpu: Duration?
  /// Bytes of address space of each process.
  package var memory: Int?
  /// Bytes of the largest file that a process may write.
  package var fileSize: Int?

  package init(
    wall: Duration = .seconds(10), quiet: Duration? = nil, output: Int = 64 << 10,
    flood: Int = 16 << 20, cpu: Duration? = nil, memory: Int? = nil, fileSize: Int? = nil
  ) {
    self.wall = wall
    self.quiet = quiet
    self.output = output
    self.flood = flood
    self.cpu = cpu
    self.memory = memory
    self.fileSize = fileSize
  }
}

extension Limits {
  /// What the kernel is asked to enforce on each process.
  func prepared(for confinement: Confinement?, as user: RunUser) -> [csandbox_limit] {
    var limits: [csandbox_limit] = []
    func add(_ resource: csandbox_resource, soft: Int, hard: Int) {
      limits.append(
        csandbox_limit(
          resource: Int32(resource.rawValue), soft: UInt64(max(0, soft)),
          hard: UInt64(max(0, hard))))
    }
    add(CSANDBOX_CORE, soft: 0, hard: 0)
    // First SIGXCPU, which says why, then SIGKILL.
    if let seconds = cpu?.wholeSeconds { add(CSANDBOX_CPU, soft: seconds, hard: seconds + 1) }
    if let memory { add(CSANDBOX_MEMORY, soft: memory, hard: memory) }
    if let fileSize { add(CSANDBOX_FILE_SIZE, soft: fileSize, hard: fileSize) }
    if let confinement {
      add(CSANDBOX_FILES, soft: 1024, hard: 1024)
      add(CSANDBOX_LOCKED, soft: 0, hard: 0)
      add(CSANDBOX_STACK, soft: 8 << 20, hard: 8 << 20)
      // The kernel counts what a user has, whoever started it.
      if confinement.startsPrograms, user.isOwn {
        add(CSANDBOX_PROCESSES, soft: Confinement.mostProcesses, hard: Confinement.mostProcesses)
      }
    }
    return limits
  }
}

extension Duration {
  /// Rounded up, so that a wait is never over before its time; never negative.
  var wholeMilliseconds: Int32 {
    let (seconds, attoseconds) = components
    guard seconds < Int64(Int32.max) / 1000 - 1 else { return .max }
    return Int32(
      max(0, seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000))
  }

  /// Rounded up; at least one, because the kernel takes a limit of none for the shortest.
  var wholeSeconds: Int {
    Int(min(max(1, components.seconds + (components.attoseconds > 0 ? 1 : 0)), Int64.max - 1))
  }
}
