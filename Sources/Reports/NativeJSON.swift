import Curriculum
import Grading

/// The tool's own format, `atelier.grade/1`, which loses nothing.
extension GradeReport {
  package var json: JSON {
    .object([
      ("schema", .string("atelier.grade/1")), ("tool", .string(tool)),
      ("toolchain", .string(toolchain)), ("confinement", .string(confinement)),
      ("course", .string(course)), ("submissions", .array(submissions.map(\.json))),
    ])
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
  package var document: JSON {
    .object([("schema", .string("atelier.check/1"))] + fields)
  }

  fileprivate var json: JSON { .object(fields) }

  private var fields: [(key: String, value: JSON)] {
    [
      ("id", .string(exercise.description)), ("status", .string(status.rawValue)),
      ("message", .optional(message)), ("diagnostics", .array(diagnostics.map(\.json))),
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
    .object([
      ("id", .string(id)), ("says", .string(says)), ("status", .string(status.rawValue)),
      ("message", .optional(message)), ("file", .optional(file)), ("line", .optional(line)),
      ("seconds", .seconds(seconds)),
    ])
  }
}
