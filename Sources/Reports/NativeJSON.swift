import Curriculum
import FoundationEssentials
package import Grading

/// The tool's own format, `atelier.grade/1`, which loses nothing: written one submission after another.
package struct NativeReport: Report {
  private static let indent = "    "
  private let whole: String
  private var hasSubmissions = false

  package init(_ header: ReportHeader, _ totals: ReportTotals) {
    whole =
      JSON.object(
        [
          ("schema", .string("atelier.grade/1")), ("tool", .string(header.tool)),
          ("toolchain", .string(header.toolchain)), ("confinement", .string(header.confinement)),
          ("course", .string(header.course)),
        ] + (header.shard.map { [("shard", $0.json)] } ?? []) + [("submissions", .array([]))]
      ).text
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
}

extension Shard {
  fileprivate var json: JSON {
    .object([
      ("number", .int(number)), ("of", .int(of)), ("run", .string(run)), ("total", .int(total)),
      ("places", .array(places.map(JSON.int))),
    ])
  }
}

extension SubmissionGrade {
  fileprivate var json: JSON {
    .object(
      [("path", .string(path))] + (name.map { [("name", .string($0))] } ?? []) + [
        ("status", .string(status.rawValue)), ("score", .int(score)),
        ("maxScore", .int(maxScore)), ("seconds", .seconds(seconds)),
        ("exercises", .array(exercises.map { .object($0.fields() + $0.fingerprintField) })),
      ])
  }
}

extension Grade {
  /// One exercise's grade alone, as in the native format, and by step's number what those that pass taught.
  package func document(confinement: String, learned: [Int: String] = [:]) -> JSON {
    .object(
      [("schema", .string("atelier.check/1")), ("confinement", .string(confinement))]
        + fields(learned: learned))
  }

  /// Only where there is something to compare; in four bytes a number, of which the first is the highest.
  fileprivate var fingerprintField: [(key: String, value: JSON)] {
    guard !fingerprint.isEmpty else { return [] }
    let bytes = fingerprint.flatMap { name in
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: name >> $0) }
    }
    return [("fingerprint", .string(Data(bytes).base64EncodedString()))]
  }

  fileprivate func fields(learned: [Int: String] = [:]) -> [(key: String, value: JSON)] {
    [("id", .string(exercise.description)), ("status", .string(status.rawValue))]
      + (isGateOff ? [("gate", .string("off"))] : []) + [
        ("message", .optional(message)),
        ("diagnostics", .array(diagnostics.flatMap { [$0] + $0.notes }.map(\.json))),
        ("steps", .array(steps.map { $0.json(learned: learned[$0.number]) })),
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
  /// What was learned is said of a step that passes.
  fileprivate func json(learned: String?) -> JSON {
    let said = status == .passed ? learned : nil
    return .object(
      [
        ("number", .int(number)), ("title", .string(title)), ("status", .string(status.rawValue)),
      ] + (said.map { [("learned", .string($0))] } ?? []) + [
        ("checks", .array(checks.map(\.json)))
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
