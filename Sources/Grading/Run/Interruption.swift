import Curriculum
import Sandbox

/// Why a run broke off in the middle of a check, in words for the one who wrote the code.
struct Interruption {
  /// The system ends programs so when it is short of memory itself.
  static let killed = "The program was stopped: it used too much memory or processor time."
  /// Before what happened when no check was under way: it could have happened later as well, or not at all.
  static let afterwards = "After the check had ended: "
  /// What need not happen to the same program again.
  static let byChance = [killed, afterwards]
  /// What a run may use of memory.
  static let memory = 4 << 30
  /// The signal by which the program's own clock ends it.
  private static let alarm: Int32 = 14
  /// How the kit `CheckDriver` ends when nobody hears it any more.
  private static let channelLost: Int32 = 70

  let status: CheckGrade.Status
  private(set) var message: String
  private(set) var file: String?
  private(set) var line: Int?

  init(
    _ outcome: Outcome, accident: Accident?, program: LinkedProgram, learner: LearnerBuild,
    limit: Duration, isPrinting: Bool
  ) {
    let words = RuntimeWords(errors: outcome.errors)
    let place = LearnerPlace.find(accident?.addresses ?? [], in: program, of: learner)
    (file, line) = (place?.file, place?.line)
    switch (outcome.end, accident?.kind) {
    case (.signalled(Self.alarm), .hang(let isMainBusy, let areOthersBusy, _)):
      let hang = Hang(
        isMainBusy: isMainBusy, areOthersBusy: areOthersBusy, isPlaceKnown: place != nil,
        isPrinting: isPrinting, forgotten: words.forgottenContinuation)
      (status, message) = (.timedOut, "No result after \(limit.words): \(hang.words)")
    case (.signalled(let signal), let kind):
      let crash = Crash(signal: signal, kind: kind, isDeep: accident?.isDeep ?? false)
      let error = crash.isRuntimes ? words.fatalError(learner: learner) : nil
      status = .crashed
      message = error?.words ?? place?.trap.flatMap(RuntimeWords.words) ?? crash.words
      if let place = error?.place { (file, line) = place }
    case (let end, let kind):
      status = [.timedOut, .quiet].contains(end) ? .timedOut : .crashed
      message = Self.words(
        for: end, isExit: kind != nil, isPlaceKnown: place != nil, limit: limit)
    }
    quote(learner)
  }

  private static func words(
    for end: Outcome.End, isExit: Bool, isPlaceKnown: Bool, limit: Duration
  ) -> String {
    switch end {
    case .timedOut, .quiet, .cancelled:
      "No result after \(limit.words): look for a loop that does not end, or for a wait for "
        + "something that never happens."
    case .flooded:
      "The program printed without end and was stopped. Look for a print in a loop."
    case .exited(channelLost) where !isExit:
      "The program closed files that are not its own, so that the check could not report."
    case .exited(let code):
      "The program ended itself\(isPlaceKnown ? " here" : "") (exit code \(code)). Code of an app "
        + "never calls exit()."
    case .signalled(let signal): "The program was stopped (signal \(signal))."
    }
  }

  /// The same for a run that broke off before any check began.
  var beforeFirstCheck: String { "Before the first check could begin: \(message)" }

  /// Adds the line itself, which says more than its number.
  private mutating func quote(_ learner: LearnerBuild) {
    guard let line, let source = learner.files.first(where: { $0.path == file })?.text else {
      return
    }
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices ~= line - 1 else { return }
    let code = lines[line - 1].drop { $0 == " " || $0 == "\t" }
    let most = 100
    let shown = code.count > most ? "\(code.prefix(most))…" : String(code)
    message += shown.isEmpty ? " Line \(line)." : " Line \(line): `\(shown)`"
  }
}

/// A check that did not come to its end.
private struct Hang {
  let isMainBusy: Bool
  let areOthersBusy: Bool
  /// Whether the main thread was in the learner's code.
  let isPlaceKnown: Bool
  /// Whether it printed more than anybody reads.
  let isPrinting: Bool
  /// The function that the runtime saw lose its continuation.
  let forgotten: String?

  var words: String {
    if isPrinting { return "it printed without end. Look for a print in a loop." }
    return switch (isMainBusy, areOthersBusy, isPlaceKnown, forgotten) {
    case (true, _, _, _): "a loop or a recursion that does not end kept the processor busy."
    case (_, true, _, _):
      "a task or a thread in the background runs without end, and the check waits for it."
    case (_, _, true, _):
      "the main thread was blocked, waiting for something that never happened. Code of an app "
        + "never blocks the main thread."
    case (_, _, _, let name?):
      "`\(name)` never resumes its continuation, so that whoever awaits it waits for ever."
    default:
      "it waited for something that never happened. Look for a completion handler that is not "
        + "called, or a continuation that is not resumed."
    }
  }
}

/// A program that a signal ended, as far as nobody has printed why.
private struct Crash {
  let signal: Int32
  let kind: Accident.Kind?
  /// Whether the calls go deeper than anybody writes them by hand.
  let isDeep: Bool

  /// Whether the runtime ends programs in this way after it has said why.
  var isRuntimes: Bool { [4, 5, 6].contains(signal) }

  var words: String {
    switch (signal, kind) {
    case (4, .crash(_, let origin, isInside: false)), (5, .crash(_, let origin, isInside: false)):
      origin != .other
        ? "The program crashed: a library refused what it was asked to do, such as an index that is "
          + "not there, or `sync` onto the queue that the code already runs on."
        : "The program crashed: a library refused what it was asked to do. Most often, code that "
          + "belongs to the main thread ran on another one, or called `sync` onto the queue that it "
          + "already runs on."
    case (4, _), (5, _):
      "The program crashed: a number grew too large for its type, or a value was not what the "
        + "code took for granted."
    case (11, _) where isDeep:
      "The program crashed: a function called itself, directly or through others, until there was no room "
        + "left for more calls."
    case (11, nil): "The program crashed: it recursed without end, or used memory that is gone."
    case (7, _), (11, _):
      "The program crashed: it used memory that is gone, or that was never there."
    case (6, _): "The program crashed: it called abort()."
    case (8, _):
      "The program crashed: it calculated what has no result, such as a division by zero."
    case (9, _): Interruption.killed
    case (13, _):
      "The program was stopped: it wrote to a pipe whose other end was closed, so that nobody could "
        + "read it."
    case (14, _):
      "The program was stopped by an alarm: it set one itself, or gave the one of the checks "
        + "another meaning."
    case (24, _):
      "The program was stopped: it used too much processor time. Look for a loop that does not end."
    case (25, _): "The program was stopped: it wrote a file without end."
    case (31, _):
      "The program was stopped: it asked the system for something that an exercise does not need."
    default:
      "The program ended itself by the signal \(Self.names[signal] ?? String(signal)). Code of an app "
        + "never does that."
    }
  }

  /// Signals that nobody but the program itself sends here, and that end programs; numbered as on Linux.
  private static let names: [Int32: String] = [
    1: "SIGHUP", 2: "SIGINT", 3: "SIGQUIT", 10: "SIGUSR1", 12: "SIGUSR2", 15: "SIGTERM",
    26: "SIGVTALRM", 27: "SIGPROF",
  ]
}

extension Duration {
  /// `10 seconds`, `1 second`, `0.5 seconds`.
  fileprivate var words: String {
    let seconds = inSeconds
    let number = seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)"
    return number == "1" ? "1 second" : "\(number) seconds"
  }
}
