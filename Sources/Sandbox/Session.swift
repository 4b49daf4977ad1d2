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

  private var run: csandbox_run
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
    self.cancellation = cancellation
    run = try launch.start()
  }

  deinit {
    // Without a last report the keeper was killed, or does not answer: its program dies with it, and
    // this is for the rest of the program's group.
    if last == nil, let program { kill(-program, SIGKILL) }
    var run = run
    unsafe csandbox_finish(&run)
  }

  mutating func stop(because reason: Outcome.End, at now: SuspendingClock.Instant) {
    guard stopReason == nil else { return }
    stopReason = reason
    graceEnd = now.advanced(by: Session.grace)
    unsafe csandbox_stop(&run)
  }

  func hasIgnoredStop(at now: SuspendingClock.Instant) -> Bool {
    graceEnd.map { now >= $0 } ?? false
  }

  /// Sleeps until something is written, a report arrives or the time has passed; reads what is there.
  mutating func wait(until timeout: Duration, reading watch: inout Watch) {
    // poll ignores a negative descriptor, which is what a pipe becomes once it has ended.
    // Once asked to stop, the run is only waited for.
    let cancel = stopReason == nil ? cancellation?.descriptor ?? -1 : -1
    var events = [run.output, run.errors, run.channel, run.status, cancel].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    let ready = unsafe poll(&events, nfds_t(events.count), timeout.wholeMilliseconds)
    guard ready > 0 else { return }
    for stream in Stream.allCases where events[stream.rawValue].revents != 0 {
      _ = readOnce(stream, into: &watch)
    }
    if events[3].revents != 0 { readReports() }
    if events[4].revents != 0 { stop(because: .cancelled, at: .now) }
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
    return last.kind == Int32(CSANDBOX_SIGNALLED.rawValue)
      ? .signalled(last.code) : .exited(last.code)
  }

  var cpu: Duration { .microseconds(last?.cpu_microseconds ?? 0) }
  var peakMemory: Int { Int(last?.peak_memory ?? 0) }

  /// One read; false if there is nothing (more) to read now.
  private mutating func readOnce(_ stream: Stream, into watch: inout Watch) -> Bool {
    let path: WritableKeyPath<csandbox_run, Int32> =
      switch stream {
      case .output: \.output
      case .errors: \.errors
      case .channel: \.channel
      }
    guard run[keyPath: path] >= 0 else { return false }
    let count = unsafe buffer.withUnsafeMutableBytes { bytes in
      unsafe read(run[keyPath: path], bytes.baseAddress, bytes.count)
    }
    if count > 0 {
      watch.append(buffer[..<count], from: stream)
      return true
    }
    if count < 0 && (errno == EINTR || errno == EAGAIN) { return errno == EINTR }
    close(run[keyPath: path])
    run[keyPath: path] = -1
    return false
  }

  private mutating func readReports() {
    while !isOver {
      var report = csandbox_report()
      let size = MemoryLayout<csandbox_report>.size
      let count = unsafe read(run.status, &report, size)
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
