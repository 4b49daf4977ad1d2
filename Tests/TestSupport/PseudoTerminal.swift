package import FoundationEssentials
import Terminal
package import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A program at a terminal of its own, whose keys we press and whose screen we read.
package final class PseudoTerminal {
  package private(set) var screen: EmulatedScreen
  /// Every byte that the program has written.
  package private(set) var received: [UInt8] = []
  package let process: Int32
  private let near: Int32
  /// Kept open, so that the terminal outlives the program and can be looked at.
  private let far: Int32
  private var exitCode: Int32?

  package init(
    _ program: String, _ arguments: [String] = [], in directory: URL,
    environment: [String: String], columns: Int = 80, rows: Int = 24
  ) throws {
    var ends: (near: Int32, far: Int32) = (-1, -1)
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    let opened = openpty(&ends.near, &ends.far, nil, nil, &size)
    try #require(opened == 0, "there is no pseudo-terminal: \(errno)")
    for end in [ends.near, ends.far] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (near, far) = ends
    settingsBefore = TerminalSettings(of: far)
    screen = EmulatedScreen(size: TerminalSize(columns: columns, rows: rows))
    let path = try #require(ttyname(far).map { String(cString: $0) })
    let line = #"cd "$1" || exit 99; shift; exec "$@""#
    process = try Self.spawn(
      ["/bin/sh", "-c", line, "sh", directory.path, program] + arguments,
      environment: environment.map { "\($0.key)=\($0.value)" }, terminal: path)
  }

  deinit {
    if exitCode == nil {
      kill(process, SIGKILL)
      var status: Int32 = 0
      waitpid(process, &status, 0)
    }
    close(near)
    close(far)
  }

  /// In a session of its own, whose terminal is the first one that it opens.
  private static func spawn(
    _ words: [String], environment: [String], terminal: String
  ) throws -> pid_t {
    #if canImport(Glibc)
      var attributes = posix_spawnattr_t()
      var actions = posix_spawn_file_actions_t()
    #else
      var attributes: posix_spawnattr_t?
      var actions: posix_spawn_file_actions_t?
    #endif
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    // The C library's header has the first flag, and Swift does not see it.
    let newSession: Int32 = 0x80
    posix_spawnattr_setflags(&attributes, Int16(newSession | Int32(POSIX_SPAWN_SETSIGMASK)))
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    let arguments = words.map { strdup($0) }
    let variables = environment.map { strdup($0) }
    defer { (arguments + variables).forEach { free($0) } }
    var process = pid_t()
    let code = posix_spawn(
      &process, "/bin/sh", &actions, &attributes, arguments + [nil], variables + [nil])
    try #require(code == 0, "/bin/sh cannot be started: \(code)")
    return process
  }

  // MARK: - What a person does

  package func type(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(near, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  package func resize(columns: Int, rows: Int) {
    // What was drawn for the old size belongs to the old size.
    receive(within: 0)
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(near, UInt(TIOCSWINSZ), &size)
    screen.resize(to: TerminalSize(columns: columns, rows: rows))
  }

  package func send(_ signal: Int32) { kill(process, signal) }

  // MARK: - What a person sees

  /// Waits until the screen is as it should be; a test that waits in vain fails and shows the screen.
  @discardableResult
  package func wait(
    _ what: String, sourceLocation: SourceLocation = #_sourceLocation,
    until isAsItShould: (EmulatedScreen) -> Bool
  ) -> Bool {
    let clock = ContinuousClock()
    let end = clock.now + Self.patience
    while clock.now < end {
      if isAsItShould(screen) { return true }
      receive(within: 50)
      if exitCode == nil { lookForEnd() }
      if exitCode != nil, !hasMore { break }
    }
    if isAsItShould(screen) { return true }
    let end_ = exitCode.map { " The program ended with \($0)." } ?? ""
    Issue.record(
      "waited in vain for \(what).\(end_) The screen:\n\(screen.text)",
      sourceLocation: sourceLocation)
    return false
  }

  /// Waits until the text is on the screen.
  @discardableResult
  package func wait(
    for text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    wait("'\(text)'", sourceLocation: sourceLocation) { $0.text.contains(text) }
  }

  /// Waits for the end of the program and returns its exit code, 128 and more for a signal.
  package func waitForEnd(sourceLocation: SourceLocation = #_sourceLocation) -> Int32 {
    let clock = ContinuousClock()
    let end = clock.now + Self.patience
    while exitCode == nil, clock.now < end {
      receive(within: 10)
      lookForEnd()
    }
    while hasMore { receive(within: 0) }
    guard let exitCode else {
      Issue.record(
        "the program does not end. The screen:\n\(screen.text)", sourceLocation: sourceLocation)
      return -1
    }
    return exitCode
  }

  /// Generous: a machine may have much else to do.
  private static let patience = Duration.seconds(120)

  /// What the terminal did with keys before the program came.
  package let settingsBefore: TerminalSettings

  /// What the terminal does with keys.
  package var settings: TerminalSettings { TerminalSettings(of: far) }

  private func lookForEnd() {
    var status: Int32 = 0
    guard waitpid(process, &status, WNOHANG) == process else { return }
    let signal = status & 0x7F
    exitCode = signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }

  private var hasMore: Bool {
    var event = pollfd(fd: near, events: Int16(POLLIN), revents: 0)
    return poll(&event, 1, 0) > 0 && event.revents & Int16(POLLIN) != 0
  }

  private func receive(within milliseconds: Int32) {
    var event = pollfd(fd: near, events: Int16(POLLIN), revents: 0)
    guard poll(&event, 1, milliseconds) > 0 else { return }
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let count = chunk.withUnsafeMutableBytes { read(near, $0.baseAddress, $0.count) }
    guard count > 0 else { return }
    received += chunk[..<count]
    screen.receive(Array(chunk[..<count]))
  }
}

/// The settings of a terminal that a program may have changed.
package struct TerminalSettings: Equatable {
  package var input: UInt
  package var output: UInt
  package var local: UInt

  fileprivate init(of terminal: Int32) {
    var settings = termios()
    tcgetattr(terminal, &settings)
    input = UInt(settings.c_iflag)
    output = UInt(settings.c_oflag)
    local = UInt(settings.c_lflag)
  }
}
