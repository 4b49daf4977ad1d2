import CSandbox

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A run that goes on: its keeper and the near ends of its pipes, all gone when this value is.
struct Session: ~Copyable {
  /// How long a keeper may take to end everything before it is itself ended.
  private static let grace: Duration = .seconds(2)
  /// More than a pipe can hold, so that what a finished program has left behind is always read.
  private static let drainedReads = 64

  private let keeper: Int32
  /// Gone after the keeper is.
  private let group: ControlGroup?
  private var pipes: PipeEnds
  /// The other end of the input, which stays open: who writes where nobody can read is killed.
  private let far: PipeEnds
  /// What the program has not been given yet of its input.
  private var input: ArraySlice<UInt8>
  private var buffer = [UInt8](repeating: 0, count: 64 << 10)
  private var program: Int32?
  private var stopReason: Outcome.End?
  private var last: csandbox_report?
  private(set) var isOver = false
  private(set) var failure: SpawnError?
  private(set) var attempts: [BreakOutAttempt] = []
  private(set) var graceEnd: SuspendingClock.Instant?

  private let cancellation: Cancellation?

  init(_ launch: Launch, cancellation: Cancellation?) throws(SpawnError) {
    var near = PipeEnds()
    var far = PipeEnds()
    try PipeEnds.connect(&near, &far)
    let group = launch.controlGroup()
    keeper = try launch.start(with: far, in: group)
    // Those that are read from end when the run's own processes have closed them.
    far.closeAll(but: CSANDBOX_INPUT)
    self.group = group
    pipes = near
    self.far = far
    input = launch.command.input[...]
    self.cancellation = cancellation
    feed()
  }

  deinit {
    // Without a last report the keeper was killed, or does not answer: its program dies with it, and
    // this is for the rest of the program's group.
    if last == nil, let program { kill(-program, SIGKILL) }
    // It has reported its last, or it does not answer.
    kill(keeper, SIGKILL)
    while waitpid(keeper, nil, 0) < 0 && errno == EINTR { continue }
  }

  mutating func stop(because reason: Outcome.End, at now: SuspendingClock.Instant) {
    guard stopReason == nil else { return }
    stopReason = reason
    graceEnd = now.advanced(by: Session.grace)
    // The keeper then ends every process of the run, and its last report says when that is done.
    pipes.close(CSANDBOX_CONTROL)
    kill(keeper, SIGCONT)  // A program may have stopped its keeper.
  }

  func hasIgnoredStop(at now: SuspendingClock.Instant) -> Bool {
    graceEnd.map { now >= $0 } ?? false
  }

  /// Sleeps until something is written, a report arrives or the time has passed; reads what is there.
  mutating func wait(until timeout: Duration, reading watch: inout Watch) {
    // poll ignores a negative descriptor, which is what a pipe becomes once it has ended.
    // Once asked to stop, the run is only waited for.
    let cancel = stopReason == nil ? cancellation?.descriptor ?? -1 : -1
    let sources = Stream.allCases.map { pipes[$0.pipe] } + [pipes[CSANDBOX_STATUS], cancel]
    var events = sources.map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    events.append(pollfd(fd: pipes[CSANDBOX_INPUT], events: Int16(POLLOUT), revents: 0))
    let ready = unsafe poll(&events, nfds_t(events.count), timeout.wholeMilliseconds)
    guard ready > 0 else { return }
    for stream in Stream.allCases where events[stream.rawValue].revents != 0 {
      _ = readOnce(stream, into: &watch)
    }
    if events[3].revents != 0 { readReports() }
    if events[4].revents != 0 { stop(because: .cancelled, at: .now) }
    if events[5].revents != 0 { feed() }
  }

  /// Gives the program what there is room for of its input, and the end of it once that is all.
  private mutating func feed() {
    input = input.dropFirst(pipes.write(input, into: CSANDBOX_INPUT))
    if input.isEmpty { pipes.close(CSANDBOX_INPUT) }
  }

  /// Reads what the pipes still hold, without waiting for whoever may keep one open.
  mutating func drain(into watch: inout Watch) {
    for stream in Stream.allCases {
      for _ in 0..<Session.drainedReads where readOnce(stream, into: &watch) {}
    }
  }

  /// How the program ended, once the limits have had their say.
  func end(isFlooded: Bool) -> Outcome.End {
    if let stopReason { return stopReason }
    if isFlooded { return .flooded }
    guard let last else { return .signalled(SIGKILL) }
    // As wait() tells it: a signal, or the program's answer above it.
    let signal = last.code & 0x7f
    return signal == 0 ? .exited(last.code >> 8 & 0xff) : .signalled(signal)
  }

  /// Of all processes of the run.
  var cpu: Duration {
    guard let used = last?.used else { return .zero }
    return .seconds(used.ru_utime.tv_sec + used.ru_stime.tv_sec)
      + .microseconds(used.ru_utime.tv_usec + used.ru_stime.tv_usec)
  }

  var peakMemory: Int {
    #if os(Linux)
      (last?.used.ru_maxrss ?? 0) << 10
    #else
      last?.used.ru_maxrss ?? 0
    #endif
  }

  /// One read; false if there is nothing (more) to read now.
  private mutating func readOnce(_ stream: Stream, into watch: inout Watch) -> Bool {
    let descriptor = pipes[stream.pipe]
    guard descriptor >= 0 else { return false }
    let count = unsafe buffer.withUnsafeMutableBytes { bytes in
      unsafe read(descriptor, bytes.baseAddress, bytes.count)
    }
    if count > 0 {
      watch.append(buffer[..<count], from: stream)
      return true
    }
    if count < 0 && (errno == EINTR || errno == EAGAIN) { return errno == EINTR }
    pipes.close(stream.pipe)
    return false
  }

  private mutating func readReports() {
    while !isOver {
      var report = csandbox_report()
      let size = MemoryLayout<csandbox_report>.size
      let count = unsafe read(pipes[CSANDBOX_STATUS], &report, size)
      if count < 0 && errno == EINTR { continue }
      if count < 0 && errno == EAGAIN { return }
      guard count == size else {
        isOver = true
        return
      }
      note(report)
    }
  }

  private mutating func note(_ report: csandbox_report) {
    switch report.kind {
    // In a namespace of its own its number is none of ours, and nothing survives its keeper.
    case Int32(CSANDBOX_STARTED.rawValue): program = report.code > 1 ? report.code : nil
    case Int32(CSANDBOX_ATTEMPTED.rawValue): attempts.append(BreakOutAttempt(report))
    case Int32(CSANDBOX_FAILED.rawValue): failure = SpawnError(report)
    default:
      last = report
      isOver = true
    }
  }
}

extension Stream {
  fileprivate var pipe: csandbox_pipe {
    switch self {
    case .output: CSANDBOX_OUTPUT
    case .errors: CSANDBOX_ERRORS
    case .channel: CSANDBOX_CHANNEL
    }
  }
}

extension SpawnError {
  init(_ report: csandbox_report) {
    self = .failed(step: report.stepName, code: report.code)
  }
}

extension csandbox_report {
  var stepName: String {
    unsafe withUnsafeBytes(of: step) { bytes in
      unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
