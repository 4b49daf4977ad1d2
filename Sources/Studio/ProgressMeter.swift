import FoundationEssentials
import Synchronization
import Terminal

/// Tells a waiting person how far a run has come: in place on a terminal, else a line now and then.
final class ProgressMeter: Sendable {
  private enum Style {
    case silent, bar, lines
  }

  private struct State {
    var progress: RunProgress
    let start: Date
    var shown: Date
    var ticker: Ticker?
  }

  /// A terminal can be drawn on ten times a second; a log is read later.
  private static let pauseOfBar: TimeInterval = 0.1
  private static let pauseOfLines: TimeInterval = 5
  /// Often enough for what is told in whole seconds.
  private static let pauseOfTicks = Duration.milliseconds(500)

  private let console: Console
  private let style: Style
  private let state: Mutex<State>

  init(console: Console, of noun: String = "submissions", total: Int) {
    self.console = console
    let world = console.world
    style =
      if total < 2 || console.options.verbosity == .quiet {
        .silent
      } else if world.errorsAreTerminal, world.environment["TERM"] != "dumb",
        console.options.verbosity == .normal
      {
        .bar
      } else {
        .lines
      }
    let now = world.now()
    state = Mutex(State(progress: RunProgress(noun: noun, total: total), start: now, shown: now))
    if style == .bar { state.withLock { draw($0.progress) } }
  }

  /// From now on time passes by itself: who waits for one that takes long sees that the run goes on.
  func startTicking() {
    guard style != .silent else { return }
    let ticker = Ticker(every: Self.pauseOfTicks) { [weak self] in self?.tick() }
    state.withLock { $0.ticker = ticker }
  }

  /// Says how far the run is, if it is time for that, though nothing has been finished.
  func tick() {
    state.withLock { show(&$0) }
  }

  /// Counts one more.
  func advance(isKept: Bool, isError: Bool) {
    state.withLock { state in
      if isKept { state.progress.kept += 1 } else { state.progress.graded += 1 }
      if isError { state.progress.errors += 1 }
      show(&state)
    }
  }

  /// Leaves the terminal as it was.
  func end() {
    let ticker = state.withLock { $0.ticker.take() }
    ticker?.stop()
    guard style == .bar else { return }
    console.world.writeError(Array("\r\u{1B}[K".utf8))
  }

  private func show(_ state: inout State) {
    let now = console.world.now()
    // The clock of a machine may be set back.
    state.progress.elapsed = max(0, now.timeIntervalSince(state.start))
    let pause = style == .bar ? Self.pauseOfBar : Self.pauseOfLines
    guard style != .silent, now.timeIntervalSince(state.shown) >= pause else { return }
    state.shown = now
    draw(state.progress)
  }

  private func draw(_ progress: RunProgress) {
    switch style {
    case .silent: return
    case .bar:
      let columns = terminalWidth(environment: console.world.environment, descriptor: 2)
      console.world.writeError(Array("\r\(progress.bar(columns: columns))\u{1B}[K".utf8))
    case .lines: console.world.writeError(Array("\(progress.sentence)\n".utf8))
    }
  }
}
