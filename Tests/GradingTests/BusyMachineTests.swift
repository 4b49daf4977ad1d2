import Testing

@testable import Grading
@testable import Sandbox

/// A compiler is given up for what it has worked, not for the turns that others took from it.
@Suite struct BusyMachineTests {
  private static let limits = Limits(working: .seconds(60), output: 1, flood: 1)

  private func outcome(_ end: Outcome.End, cpu: Duration, wall: Duration) -> Outcome {
    Outcome(
      end: end, output: [], errors: [], channel: [], isOutputCut: false, wall: wall, cpu: cpu,
      peakMemory: 0)
  }

  @Test func `who waits for his turn is not stopped like who works without end`() {
    #expect(Self.limits.wall > .seconds(60))
    #expect(Self.limits.cpu == .seconds(60))
  }

  @Test func `a machine without a turn to give is told, and no fault of the code`() {
    #expect(throws: GradingFailure.noTimeToCompile) {
      try CompilerCalls.settled(
        outcome(.timedOut, cpu: .seconds(20), wall: .seconds(300)), Self.limits)
    }
    let words = GradingFailure.noTimeToCompile.description
    #expect(words.contains("very busy") && words.contains("again"), "\(words)")
  }

  @Test func `who has worked for too long took too long, however that ended him`() throws {
    for end in [Outcome.End.signalled(24), .signalled(9), .exited(1), .timedOut] {
      let found = try CompilerCalls.settled(
        outcome(end, cpu: .seconds(58), wall: .seconds(90)), Self.limits)
      #expect(found.end == .timedOut, "\(end)")
    }
  }

  @Test func `other ends stay what they are`() throws {
    for end in [Outcome.End.exited(0), .exited(1), .signalled(11), .flooded, .cancelled] {
      let found = try CompilerCalls.settled(
        outcome(end, cpu: .seconds(5), wall: .seconds(90)), Self.limits)
      #expect(found.end == end)
    }
    let run = outcome(.timedOut, cpu: .zero, wall: .seconds(10))
    #expect(try CompilerCalls.settled(run, Limits()) == run)
  }
}
