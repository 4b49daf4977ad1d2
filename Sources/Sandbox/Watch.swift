/// What a run has written so far, and whether that or the time has gone beyond its limits.
struct Watch {
  /// The most that a channel holds: many times what the largest honest exercise reports.
  static let channelBound = 4 << 20

  let limits: Limits
  let start: SuspendingClock.Instant
  private(set) var output: Capture
  private(set) var errors: Capture
  private(set) var channel = Capture(bound: Watch.channelBound)
  private var lastNews: SuspendingClock.Instant

  init(limits: Limits, start: SuspendingClock.Instant) {
    self.limits = limits
    self.start = start
    self.output = Capture(bound: limits.output)
    self.errors = Capture(bound: limits.output)
    self.lastNews = start
  }

  mutating func append(_ bytes: some Collection<UInt8>, from stream: Stream) {
    switch stream {
    case .output: output.append(bytes)
    case .errors: errors.append(bytes)
    case .channel:
      channel.append(bytes)
      lastNews = .now
    }
  }

  /// The next instant at which time alone ends the run.
  var deadline: SuspendingClock.Instant {
    let end = start.advanced(by: limits.wall)
    guard let quiet = limits.quiet else { return end }
    return min(end, lastNews.advanced(by: quiet))
  }

  var isFlooded: Bool {
    output.total + errors.total > limits.flood || channel.isCut
  }

  func reasonToStop(at now: SuspendingClock.Instant) -> Outcome.End? {
    if isFlooded { return .flooded }
    guard now >= deadline else { return nil }
    return now >= start.advanced(by: limits.wall) ? .timedOut : .quiet
  }
}

/// The first bytes of a stream, and how many there were.
struct Capture {
  let bound: Int
  private(set) var kept: [UInt8] = []
  private(set) var total = 0

  init(bound: Int) {
    self.bound = bound
  }

  var isCut: Bool { total > kept.count }

  mutating func append(_ bytes: some Collection<UInt8>) {
    kept += bytes.prefix(max(0, bound - kept.count))
    total += bytes.count
  }
}

/// What a program writes to: its file descriptors 1, 2 and 3.
enum Stream: Int, CaseIterable {
  case output
  case errors
  case channel
}

extension Watch {
  /// Of a run that was cancelled before it began.
  var outcomeBeforeStart: Outcome {
    Outcome(
      end: .cancelled, output: [], errors: [], channel: [], isOutputCut: false, wall: .zero,
      cpu: .zero, peakMemory: 0)
  }

  func outcome(of session: borrowing Session, at now: SuspendingClock.Instant) -> Outcome {
    Outcome(
      end: session.end(isFlooded: isFlooded), output: output.kept, errors: errors.kept,
      channel: channel.kept, isOutputCut: output.isCut || errors.isCut,
      wall: start.duration(to: now), cpu: session.cpu, peakMemory: session.peakMemory)
  }
}
