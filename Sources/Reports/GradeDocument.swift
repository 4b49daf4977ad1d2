import Curriculum
import FoundationEssentials
package import Grading

/// A document of the tool's own format, read back from a file.
package struct GradeDocument: Sendable {
  package var header: ReportHeader
  package var submissions: [SubmissionGrade]

  /// Throws where the text is no such document.
  package init(_ text: some Collection<UInt8>) throws {
    let fields = try JSONDecoder().decode(Fields.self, from: Data(text))
    guard fields.schema == "atelier.grade/1" else { throw CocoaError(.fileReadCorruptFile) }
    header = ReportHeader(
      tool: fields.tool, toolchain: fields.toolchain, confinement: fields.confinement,
      course: fields.course)
    header.shard = fields.shard
    submissions = try fields.submissions.map { try $0.grade() }
  }
}

private struct Fields: Decodable {
  struct Submission: Decodable {
    var path: String
    var name: String?
    var seconds: Double?
    var exercises: [Exercise]

    func grade() throws -> SubmissionGrade {
      var grade = SubmissionGrade(
        path: path, name: name, exercises: try exercises.map { try $0.grade() })
      // The document says what all of them took together.
      if !grade.exercises.isEmpty { grade.exercises[0].seconds = seconds ?? .nan }
      return grade
    }
  }

  struct Exercise: Decodable {
    var id: String
    var status: String
    var gate: String?
    var message: String?
    var diagnostics: [Note]
    var steps: [Step]
    var fingerprint: Data?

    func grade() throws -> Grade {
      let names = id.split(separator: "/", maxSplits: 1).map(String.init)
      guard names.count == 2 else { throw CocoaError(.fileReadCorruptFile) }
      var grade = Grade(
        exercise: ExerciseID(lesson: names[0], name: names[1]),
        status: try known(Grade.Status(rawValue: status)), message: message,
        diagnostics: try diagnostics.map { try $0.diagnostic() },
        steps: try steps.map {
          StepGrade(
            number: $0.number, title: $0.title, checks: try $0.checks.map { try $0.grade() })
        }, isGateOff: gate == "off")
      grade.fingerprint = numbers(fingerprint)
      return grade
    }

    private func numbers(_ fingerprint: Data?) -> [UInt32] {
      let bytes = Array((fingerprint ?? Data()).prefix(4 * Fingerprints.longest))
      return stride(from: 3, to: bytes.count, by: 4).map { last in
        bytes[(last - 3)...last].reduce(0) { $0 << 8 | UInt32($1) }
      }
    }
  }

  struct Note: Decodable {
    var file: String
    var line: Int
    var column: Int
    var severity: String
    var id: String
    var message: String

    func diagnostic() throws -> Diagnostic {
      Diagnostic(
        file: file, line: line, column: column,
        severity: try known(Diagnostic.Severity(rawValue: severity)), id: id, message: message)
    }
  }

  struct Step: Decodable {
    var number: Int
    var title: String
    var checks: [Check]
  }

  struct Check: Decodable {
    var id: String
    var says: String
    var status: String
    var message: String?
    var file: String?
    var line: Int?
    var seconds: Double?
    var output: String?

    func grade() throws -> CheckGrade {
      CheckGrade(
        id: id, says: says, status: try known(CheckGrade.Status(rawValue: status)),
        message: message, file: file, line: line, seconds: seconds ?? .nan, output: output)
    }
  }

  var schema: String
  var tool: String
  var toolchain: String
  var confinement: String
  var course: String
  var shard: Shard?
  var submissions: [Submission]
}

private func known<Status>(_ status: Status?) throws -> Status {
  guard let status else { throw CocoaError(.fileReadCorruptFile) }
  return status
}
