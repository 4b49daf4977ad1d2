import Curriculum

/// Runs a program of several mutants as one after the other of them.
struct MutantTrial {
  private var run: CheckRun
  /// The checks of one start of the program, and what they say of the solution.
  private var parts: [(checks: [Check], story: RunStory)] = []

  private static let seed: UInt64 = 1

  /// Nil if the checks find something in the solution as it stands in this program.
  init?(_ program: VersionsBuild.Program, atOnce: Int) throws(GradingFailure) {
    run = program.run
    run.calls = run.calls.running(atOnce: atOnce)
    let steps = program.steps.map(\.step.checks)
    // All in one start is least work; where steps mind what others leave behind, each gets its own.
    for parts in [[steps.flatMap(\.self)], steps] {
      if let parts = try Self.stories(of: parts, in: run) {
        self.parts = parts
        let slowest = parts.map(\.story.slowest).max() ?? 0
        run.limits.check = min(run.limits.check, .seconds(0.5 + slowest * 5))
        return
      }
    }
    return nil
  }

  /// Nil if a story is not that of a solution, or another each time.
  private static func stories(
    of parts: [[Check]], in run: CheckRun
  ) throws(GradingFailure) -> [(checks: [Check], story: RunStory)]? {
    var stories: [(checks: [Check], story: RunStory)] = []
    for checks in parts {
      guard let first = try story(of: checks, as: 0, in: run), !first.hasFailure,
        let second = try story(of: checks, as: 0, in: run), first == second
      else { return nil }
      stories.append((checks, first))
    }
    return stories
  }

  private static func story(
    of checks: [Check], as number: Int, in run: CheckRun
  ) throws(GradingFailure) -> RunStory? {
    let order = run.order(of: checks, canaries: [:], seed: seed)
    var run = run
    run.arguments = SourceSchema.arguments(ofMutant: number)
    return RunStory(try run.start(order), of: order)
  }

  /// Whether some check says something else than of the solution.
  func notices(_ number: Int) throws(GradingFailure) -> Bool {
    for part in parts where try Self.story(of: part.checks, as: number, in: run) != part.story {
      return true
    }
    return false
  }
}
