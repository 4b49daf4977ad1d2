import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A program to run: an absolute path, and where and with what it runs.
struct Program: Sendable {
  var executable: String
  var arguments: [String]
  var directory: String
  /// The whole environment.
  var environment: [String: String]
  /// What it prints goes here, both streams together.
  var log: String
}

/// The programs that run at this moment, so that Ctrl-C ends them before this program ends.
final class Children: Sendable {
  private struct State {
    var live: Set<pid_t> = []
    var isInterrupted = false
  }

  private let state = Mutex(State())

  /// Starts a program as the leader of a process group of its own.
  func start(_ program: Program) throws -> pid_t {
    // Only the main thread starts programs, one after the other.
    guard chdir(program.directory) == 0 else {
      throw CannotMeasure("cannot enter \(program.directory): \(String(cString: strerror(errno)))")
    }
    return try state.withLock { state in
      guard !state.isInterrupted else { throw Interrupted() }
      let pid = try spawn(program)
      state.live.insert(pid)
      return pid
    }
  }

  /// Waits for one of the programs and returns its exit status, 128 and more for a signal.
  func wait(for pid: pid_t) throws -> Int32 {
    try collect(pid, options: 0)?.status ?? 127
  }

  /// The exit status if the program has ended.
  func poll(_ pid: pid_t) throws -> Int32? {
    try collect(pid, options: WNOHANG)?.status
  }

  /// Waits for whichever ends first.
  func waitForAny() throws -> (pid: pid_t, status: Int32) {
    guard let ended = try collect(-1, options: 0) else {
      throw CannotMeasure("no program is running")
    }
    return ended
  }

  /// Ends all that runs and lets nothing more start; called by the thread that waits for Ctrl-C.
  func interrupt(with signal: Int32) {
    state.withLock { state in
      state.isInterrupted = true
      for pid in state.live { kill(-pid, signal) }
    }
  }

  private func collect(
    _ pid: pid_t, options: Int32
  ) throws -> (pid: pid_t, status: Int32)? {
    var status: Int32 = 0
    var ended: pid_t
    repeat {
      ended = wait4(pid, &status, options, nil)
    } while ended < 0 && errno == EINTR
    guard ended != 0 else { return nil }
    let isInterrupted = state.withLock { state in
      state.live.remove(ended)
      return state.isInterrupted
    }
    if isInterrupted { throw Interrupted() }
    guard ended > 0 else { return nil }
    let signal = status & 0x7f
    return (ended, signal == 0 ? (status >> 8) & 0xff : 128 + signal)
  }
}

private func spawn(_ program: Program) throws -> pid_t {
  #if canImport(Darwin)
    var attributes: posix_spawnattr_t?
    var actions: posix_spawn_file_actions_t?
  #else
    var attributes = posix_spawnattr_t()
    var actions = posix_spawn_file_actions_t()
  #endif
  posix_spawnattr_init(&attributes)
  posix_spawn_file_actions_init(&actions)
  defer {
    posix_spawnattr_destroy(&attributes)
    posix_spawn_file_actions_destroy(&actions)
  }
  // This program blocks the signals that it waits for; those that it starts shall not.
  var none = sigset_t()
  sigemptyset(&none)
  posix_spawnattr_setsigmask(&attributes, &none)
  posix_spawnattr_setpgroup(&attributes, 0)
  posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP))
  posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
  posix_spawn_file_actions_addopen(&actions, 1, program.log, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
  posix_spawn_file_actions_adddup2(&actions, 1, 2)

  var arguments = ([program.executable] + program.arguments).map { strdup($0) }
  var environment = program.environment.map { strdup("\($0.key)=\($0.value)") }
  arguments.append(nil)
  environment.append(nil)
  defer { for string in arguments + environment { free(string) } }
  var pid: pid_t = 0
  let code = posix_spawn(
    &pid, program.executable, &actions, &attributes, arguments, environment)
  guard code == 0 else {
    throw CannotMeasure("cannot start \(program.executable): \(String(cString: strerror(code)))")
  }
  return pid
}
