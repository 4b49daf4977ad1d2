import Curriculum
import Grading

/// What a class tells its instructor, for programs: `atelier.insights/1`.
struct InsightsDocument {
  let header: ReportHeader
  let totals: ReportTotals
  let insights: Insights

  /// As many of each list as somebody may want to look through.
  private static let mostMistakes = 100

  var document: JSON {
    let alike = insights.likenesses.found()
    return JSON.object([
      ("schema", .string("atelier.insights/1")), ("tool", .string(header.tool)),
      ("toolchain", .string(header.toolchain)), ("course", .string(header.course)),
      ("submissions", .int(totals.submissions)), ("passed", .int(totals.passed)),
      ("errors", .int(totals.errors)), ("score", .int(totals.score)),
      ("maxScore", .int(totals.maxScore)),
      ("exercises", .array(insights.exercises.map(json))),
      (
        "diagnostics",
        .array(insights.diagnostics.commonest(Self.mostMistakes).map(diagnostic))
      ), ("failures", .array(insights.failures.commonest(Self.mostMistakes).map(failure))),
      ("slowest", .array(insights.slowest.map { slow($0.exercise, $0.check) })),
      ("alike", .array(alike.told.map(json))), ("alikeNotListed", .int(alike.more)),
    ])
  }

  private func json(_ exercise: ExerciseInsight) -> JSON {
    let statuses: [Grade.Status] = [
      .passed, .failed, .doesNotCompile, .refused, .missingFile, .error,
    ]
    return .object([
      ("id", .string(exercise.id)), ("submissions", .int(exercise.submissions)),
      (
        "statuses",
        .object(statuses.map { (key: $0.rawValue, value: .int(exercise.count($0))) })
      ),
      ("steps", .array(exercise.steps.map(json))),
    ])
  }

  private func json(_ step: StepInsight) -> JSON {
    .object([
      ("number", .int(step.number)), ("title", .string(step.title)), ("stops", .int(step.stops)),
      ("checks", .array(step.checks.map(json))),
    ])
  }

  private func json(_ check: CheckInsight) -> JSON {
    let statuses: [CheckGrade.Status] = [.passed, .failed, .crashed, .timedOut, .notRun]
    return .object([
      ("id", .string(check.id)), ("says", .string(check.says)), ("submissions", .int(check.ran)),
      ("statuses", .object(statuses.map { (key: $0.rawValue, value: .int(check.count($0))) })),
      ("passRate", .seconds(check.passRate)),
      ("meanSeconds", .seconds(check.meanSeconds)), ("maxSeconds", .seconds(check.longest)),
    ])
  }

  private func diagnostic(_ entry: MistakeTable.Entry) -> JSON {
    .object([("id", .string(entry.mistake.id))] + fields(of: entry))
  }

  private func failure(_ entry: MistakeTable.Entry) -> JSON {
    .object(
      [
        ("exercise", .string(entry.mistake.exercise)), ("check", .string(entry.mistake.id)),
        ("says", .string(entry.mistake.says)), ("status", .string(entry.mistake.kind)),
      ] + fields(of: entry))
  }

  private func fields(of entry: MistakeTable.Entry) -> [(key: String, value: JSON)] {
    let examples = entry.examples.map {
      JSON.object([("message", .string($0.message)), ("submissions", .int($0.count))])
    }
    return [
      ("message", .string(entry.mistake.form)), ("submissions", .int(entry.count)),
      ("examples", .array(examples)),
    ]
  }

  private func slow(_ exercise: String, _ check: CheckInsight) -> JSON {
    .object([
      ("exercise", .string(exercise)), ("check", .string(check.id)),
      ("meanSeconds", .seconds(check.meanSeconds)), ("maxSeconds", .seconds(check.longest)),
    ])
  }

  private func json(_ likeness: Likeness) -> JSON {
    .object([
      ("exercise", .string(likeness.exercise)), ("share", .seconds(likeness.share)),
      ("submissions", .array(likeness.submissions.map(JSON.string))),
    ])
  }
}
