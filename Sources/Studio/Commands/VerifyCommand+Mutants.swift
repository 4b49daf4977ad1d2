import Curriculum
import FoundationEssentials
import Grading
import Reports
import Terminal

extension VerifyCommand {
  /// Puts mistakes into the solutions, exercise by exercise; those of one share the cores.
  func tryMutants(of exercises: [Exercise], with grader: Grader) throws -> [MutantReport] {
    try exercises.map { exercise in
      let begin = place.world.now()
      var meter: ProgressMeter?
      defer { meter?.end() }
      let score = try grader.mutantScore(of: exercise, jobs: request.jobs) { mutant in
        exercise.equivalentMutants.contains { $0.means(mutant) }
      } onFound: { count in
        let shown = ProgressMeter(console: place.console, of: "mutants", total: count)
        shown.startTicking()
        meter = shown
        return { shown.advance(isKept: false, isError: false) }
      }
      return MutantReport(
        exercise: exercise, score: score,
        seconds: max(0, place.world.now().timeIntervalSince(begin)))
    }
  }
}

/// What came of the mistakes in the solution of one exercise.
struct MutantReport {
  var exercise: Exercise
  var score: MutantScore
  var seconds: Double

  var problems: [CourseProblem] { score.problems(of: exercise) }

  /// How many were noticed, in a line below what the exercise claims.
  var line: StyledLine {
    var words =
      "  \(score.killed.count) of \(score.killed.count + score.survived.count) mutants killed"
    words += " (\(Self.tenths(score.percentage)) %)"
    if !score.equivalent.isEmpty { words += ", \(score.equivalent.count) equivalent" }
    return .text("\(words), in \(Self.tenths(seconds)) s", .secondary)
  }

  /// Each survivor's change, to be read or to be pasted among the equivalent mutants.
  var diffs: String {
    score.survived.map { "\n\(harmlessLines($0.diff))" }.joined()
      + (score.survived.isEmpty ? "" : "\n")
  }

  /// Numbers, and each survivor with its place and change.
  var json: JSON {
    .object([
      ("total", .int(score.total)), ("killed", .int(score.killed.count)),
      ("equivalent", .int(score.equivalent.count)),
      (
        "survived",
        .array(
          score.survived.map {
            .object([
              ("file", .string("Solutions/\(exercise.id)/\($0.file)")), ("line", .int($0.line)),
              ("change", .string($0.change.rawValue)), ("diff", .string($0.diff)),
            ])
          })
      ),
    ])
  }

  private static func tenths(_ number: Double) -> String {
    let tenths = Int((number * 10).rounded(.down))
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}
