import CSandbox

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A program that waits for this process to end, however it ends, and cleans up after it.
///
/// It learns of the end from its standard input, which ends, too. Who comes to an end in peace lets
/// go of this value first, and the program is gone before that returns.
package final class Janitor: Sendable {
  private let process: pid_t
  private let lifeline: Int32

  /// Nil where it cannot be started: what is left behind is then for the next start to remove.
  package init?(_ program: String, arguments: [String], environment: [String: String]) {
    var ends: [Int32] = [-1, -1]
    guard unsafe csandbox_make_pipe(&ends) == 0 else { return nil }
    defer { close(ends[0]) }
    guard
      let process = Self.start(
        program, [program] + arguments, environment.map { "\($0.key)=\($0.value)" },
        input: ends[0])
    else {
      close(ends[1])
      return nil
    }
    self.process = process
    lifeline = ends[1]
  }

  deinit {
    kill(process, SIGKILL)
    while waitpid(process, nil, 0) < 0 && errno == EINTR {}
    close(lifeline)
  }

  /// What such a program does: it waits for the end of who has started it, removes the kernel's groups of its
  /// runs, which end a moment later, and the folder of its survey, and lets somebody sweep after the process of
  /// this number.
  ///
  /// That may say that something is still in use: what was about to be started has the locks for a moment more.
  ///
  /// In a session of its own: who ends that one by its terminal or its group does not end this, too.
  package static func cleanUp(sweep: (Int32) -> Bool) {
    let ended = getppid()
    setsid()
    var byte: UInt8 = 0
    while true {
      let count = unsafe read(STDIN_FILENO, &byte, 1)
      if count == 0 || (count < 0 && errno != EINTR) { break }
    }
    for _ in 0..<40 {
      if DelegatedGroup.ofThisProcess.allSatisfy({ $0.removeLeftovers() }) { break }
      usleep(50_000)
    }
    ProbeFolder.removeLeftovers { $0 == ended }
    for _ in 0..<100 where !sweep(ended) { usleep(100_000) }
  }

  private static func start(
    _ program: String, _ arguments: [String], _ environment: [String], input: Int32
  ) -> pid_t? {
    let arguments = unsafe CStrings(arguments)
    let environment = unsafe CStrings(environment)
    defer {
      unsafe arguments.release()
      unsafe environment.release()
    }
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    for output in [STDOUT_FILENO, STDERR_FILENO] {
      unsafe posix_spawn_file_actions_addopen(&actions, output, "/dev/null", O_WRONLY, 0)
    }
    var process: pid_t = 0
    let failure = unsafe posix_spawn(
      &process, program, &actions, nil, arguments.list, environment.list)
    return failure == 0 ? process : nil
  }
}
