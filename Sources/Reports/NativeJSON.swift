import Curriculum
package import Grading

/// The tool's own format, `atelier.grade/1`, which loses nothing: written one submission after another.
package struct NativeReport: Sendable {
  private static let indent = "    "
  private let whole: String
  private var hasSubmissions = false

  package init(_ header: ReportHeader) {
    whole =
      JSON.object([
        ("schema", .string("atelier.grade/1")), ("tool", .string(header.tool)),
        ("toolchain", .string(header.toolchain)), ("confinement", .string(header.confinement)),
        ("course", .string(header.course)), ("submissions", .array([])),
      ]).text
  }

  private static let end = "]\n}\n"

  /// What stands before the first submission.
  package var opening: String { String(whole.dropLast(Self.end.count)) }

  /// The next submission, with what divides it from the one before.
  package mutating func chunk(for submission: SubmissionGrade) -> String {
    defer { hasSubmissions = true }
    return (hasSubmissions ? ",\n" : "\n") + Self.indent
      + submission.json.text(indent: Self.indent)
  }

  /// What stands after the last submission.
  package var closing: String { (hasSubmissions ? "\n  " : "") + Self.end }

  /// The whole document, for submissions that are all at hand.
  package static func text(
    _ header: ReportHeader, submissions: some Sequence<SubmissionGrade>
  ) -> String {
    var report = NativeReport(header)
    var text = report.opening
    for submission in submissions { text += report.chunk(for: submission) }
    return text + report.closing
  }
}

extension SubmissionGrade {
  fileprivate var json: JSON {
    .object([
      ("path", .string(path)), ("status", .string(status.rawValue)), ("score", .int(score)),
      ("maxScore", .int(maxScore)), ("seconds", .seconds(seconds)),
      ("exercises", .array(exercises.map(\.json))),
    ])
  }
}

extension Grade {
  /// One exercise's grade alone, with the fields that it has in the native format.
  package func document(confinement: String) -> JSON {
    .object(
      [("schema", .string("atelier.check/1")), ("confinement", .string(confinement))] + fields)
  }

  fileprivate var json: JSON { .object(fields) }

  private var fields: [(key: String, value: JSON)] {
    [("id", .string(exercise.description)), ("status", .string(status.rawValue))]
      + (isGateOff ? [("gate", .string("off"))] : []) + [
        ("message", .optional(message)),
        ("diagnostics", .array(diagnostics.flatMap { [$0] + $0.notes }.map(\.json))),
        ("steps", .array(steps.map(\.json))),
      ]
  }
}

extension Diagnostic {
  fileprivate var json: JSON {
    .object([
      ("file", .string(file)), ("line", .int(line)), ("column", .int(column)),
      ("severity", .string(severity.rawValue)), ("id", .string(id)),
      ("message", .string(message)),
    ])
  }
}

extension StepGrade {
  fileprivate var json: JSON {
    .object([
      ("number", .int(number)), ("title", .string(title)),
      ("status", .string(status.rawValue)), ("checks", .array(checks.map(\.json))),
    ])
  }
}

extension CheckGrade {
  fileprivate var json: JSON {
    .object(
      [
        ("id", .string(id)), ("says", .string(says)), ("status", .string(status.rawValue)),
        ("message", .optional(message)), ("file", .optional(file)), ("line", .optional(line)),
        ("seconds", .seconds(seconds)),
      ] + (output.map { [("output", .string($0))] } ?? []))
  }
}
