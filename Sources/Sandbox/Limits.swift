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
