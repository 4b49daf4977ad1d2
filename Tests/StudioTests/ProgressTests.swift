import FoundationEssentials
import Synchronization
import Terminal
import Testing

@testable import Studio

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite struct ProgressTests {
  @Test(arguments: [
    (RunProgress(total: 2000), "0 of 2000 submissions"),
    (
      RunProgress(total: 2000, graded: 240, elapsed: 20),
      "240 of 2000 submissions, 12 a second, about 3 min left"
    ),
    (
      RunProgress(total: 2000, kept: 1000, graded: 123, errors: 4, elapsed: 10),
      "1123 of 2000 submissions, 12.3 a second, about 72 s left, 4 not graded"
    ),
    (
      RunProgress(total: 2000, graded: 1, elapsed: 20),
      "1 of 2000 submissions, 3 a minute, about 12 h left"
    ),
    (
      RunProgress(total: 300, graded: 100, elapsed: 100),
      "100 of 300 submissions, 1 a second, about 4 min left"
    ),
    (RunProgress(total: 9, kept: 9), "9 of 9 submissions"),
    (RunProgress(total: 2000, elapsed: 0.9), "0 of 2000 submissions"),
    (RunProgress(total: 2000, elapsed: 7.9), "0 of 2000 submissions, 7 s so far"),
    (RunProgress(total: 2000, kept: 9, elapsed: 150), "9 of 2000 submissions, 3 min so far"),
    (RunProgress(total: 9, graded: 9), "9 of 9 submissions"),
    (
      RunProgress(total: 9, graded: 9, elapsed: 0.001),
      "9 of 9 submissions, 9000 a second"
    ),
    (
      RunProgress(total: .max, graded: 1, elapsed: 1e9),
      "1 of 9223372036854775807 submissions, 0 a minute"
    ),
  ])
  func `a log gets a sentence`(progress: RunProgress, sentence: String) {
    #expect(progress.sentence == sentence)
  }

  private static let halfway = RunProgress(total: 2000, graded: 1000, errors: 3, elapsed: 80)

  @Test(arguments: [
    (80, "[###############...............]  1000/2000  3 not graded  80 s left  12.5/s"),
    (60, "[######.......]  1000/2000  3 not graded  80 s left  12.5/s"),
    (50, "1000/2000  3 not graded  80 s left  12.5/s"), (40, "1000/2000  3 not graded  80 s left"),
    (24, "1000/2000  3 not graded"), (20, "1000/2000  12.5/s"), (10, "1000/2000"),
    (5, "1000"), (1, ""), (0, ""),
  ])
  func `a terminal gets what fits on its line`(columns: Int, line: String) {
    #expect(Self.halfway.bar(columns: columns) == line)
  }

  @Test func `before anything is graded a terminal is told how long that has taken`() {
    let slow = RunProgress(total: 2000, elapsed: 12.3)
    #expect(slow.bar(columns: 80) == "[..............................]  0/2000  12 s so far")
    #expect(slow.bar(columns: 12) == "0/2000")
  }

  @Test func `no state of a run makes the line wrap`() {
    for columns in 1...120 {
      for progress in [
        RunProgress(total: 0), RunProgress(total: 10_000), RunProgress(total: 2, graded: 2),
        RunProgress(total: 10_000, elapsed: 1e5),
        RunProgress(total: 10_000, kept: 1, graded: 9_999, errors: 9_999, elapsed: 1e6),
        RunProgress(total: 10_000, graded: 1, elapsed: 1e-9), Self.halfway,
      ] {
        #expect(displayWidth(progress.bar(columns: columns)) < columns)
      }
    }
  }

  private func meter(
    of submissions: Int, on machine: Machine, verbosity: Verbosity = .normal,
    isTerminal: Bool = false, environment: [String: String] = ["COLUMNS": "60"]
  ) -> ProgressMeter {
    let world = World(
      write: { _ in }, writeError: { machine.write($0) }, environment: environment,
      directory: URL(filePath: "/"), program: URL(filePath: "/"), errorsAreTerminal: isTerminal,
      now: { machine.now })
    return ProgressMeter(
      console: Console(world: world, options: SharedOptions(verbosity: verbosity)),
      total: submissions)
  }

  /// What a run of so many submissions says, when each takes so long.
  private func said(
    submissions: Int, secondsEach: Double, verbosity: Verbosity = .normal, isTerminal: Bool = false,
    environment: [String: String] = ["COLUMNS": "60"]
  ) -> String {
    let machine = Machine()
    let meter = meter(
      of: submissions, on: machine, verbosity: verbosity, isTerminal: isTerminal,
      environment: environment)
    for number in 1...submissions {
      machine.pass(secondsEach)
      meter.advance(isKept: false, isError: number == 3)
    }
    meter.end()
    return machine.written
  }

  @Test func `a log gets a line every few seconds, and none of a short run`() {
    #expect(said(submissions: 100, secondsEach: 0.04) == "")
    #expect(
      said(submissions: 12, secondsEach: 2) == """
        3 of 12 submissions, 30 a minute, about 18 s left, 1 not graded
        6 of 12 submissions, 30 a minute, about 12 s left, 1 not graded
        9 of 12 submissions, 30 a minute, about 6 s left, 1 not graded
        12 of 12 submissions, 30 a minute, 1 not graded

        """)
    // A clock that is set back, or stands still, is no reason to stop.
    #expect(said(submissions: 12, secondsEach: -2) == "")
    #expect(said(submissions: 12, secondsEach: 0) == "")
  }

  @Test func `a log is told every few seconds also of one that takes long`() {
    let machine = Machine()
    let meter = meter(of: 9, on: machine)
    for second in 1...16 {
      machine.pass(1)
      meter.tick()
      if second == 8 { meter.advance(isKept: false, isError: false) }
    }
    meter.end()
    #expect(
      machine.written == """
        0 of 9 submissions, 5 s so far
        1 of 9 submissions, 6 a minute, about 80 s left
        1 of 9 submissions, 4 a minute, about 2 min left

        """)
  }

  @Test func `time passes by itself on a terminal, and nothing is written after the end`() {
    let machine = Machine()
    let meter = meter(of: 9, on: machine, isTerminal: true)
    meter.startTicking()
    machine.pass(2)
    // A tick can be late on a busy machine.
    for _ in 0..<600 where !machine.written.contains("2 s so far") { usleep(50_000) }
    meter.end()
    let written = machine.written
    #expect(written.contains(" 0/9  2 s so far") && written.hasSuffix("\r\u{1B}[K"))
    machine.pass(9)
    usleep(1_200_000)
    #expect(machine.written == written)
  }

  @Test func `a terminal gets one line that is gone in the end`() {
    let written = said(submissions: 8, secondsEach: 0.06, isTerminal: true)
    let lines = written.split(separator: "\r", omittingEmptySubsequences: false)
    #expect(lines.count == 7, "\(lines)")
    #expect(lines.dropFirst().allSatisfy { $0.hasSuffix("\u{1B}[K") && !$0.contains("\n") })
    #expect(lines[1].contains(" 0/8"))
    #expect(lines[2].contains(" 2/8  1 s left  16.7/s"))
    #expect(lines.last == "\u{1B}[K")
  }

  @Test func `who wants quiet, or waits for one submission only, is told nothing`() {
    for isTerminal in [true, false] {
      #expect(
        said(submissions: 9, secondsEach: 9, verbosity: .quiet, isTerminal: isTerminal).isEmpty)
      #expect(said(submissions: 1, secondsEach: 9, isTerminal: isTerminal).isEmpty)
    }
  }

  @Test func `a terminal that cannot go back in its line is treated like a log`() {
    let dumb = said(
      submissions: 3, secondsEach: 9, isTerminal: true, environment: ["TERM": "dumb"])
    #expect(!dumb.contains("\r") && dumb.split(separator: "\n").count == 3)
    let verbose = said(submissions: 3, secondsEach: 9, verbosity: .verbose, isTerminal: true)
    #expect(!verbose.contains("\r"))
  }
}

/// A clock that goes when it is told to, and what was written by it.
private final class Machine: Sendable {
  private let state = Mutex((now: Date(timeIntervalSince1970: 1e9), bytes: [UInt8]()))

  var now: Date { state.withLock { $0.now } }
  var written: String { state.withLock { String(decoding: $0.bytes, as: UTF8.self) } }

  func pass(_ seconds: Double) { state.withLock { $0.now += seconds } }
  func write(_ bytes: [UInt8]) { state.withLock { $0.bytes += bytes } }
}
