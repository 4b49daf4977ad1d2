import Curriculum

// Fields in the order of the declarations: a writer and its reader stand side by side.

extension Grade.Status: RecordField {}
extension CheckGrade.Status: RecordField {}
extension Diagnostic.Severity: RecordField {}

extension SubmissionGrade: RecordField {
  init(from record: inout RecordReader) throws {
    self.init(path: try String(from: &record), exercises: try [Grade](from: &record))
  }

  func write(to record: inout RecordWriter) {
    path.write(to: &record)
    exercises.write(to: &record)
  }
}

extension Grade: RecordField {
  init(from record: inout RecordReader) throws {
    self.init(
      exercise: ExerciseID(lesson: try String(from: &record), name: try String(from: &record)),
      status: try Status(from: &record), message: try String?(from: &record),
      diagnostics: try [Diagnostic](from: &record), steps: try [StepGrade](from: &record),
      seconds: try Double(from: &record), isGateOff: try Int(from: &record) == 1)
    fingerprint = try [UInt32](from: &record)
    map = try String?(from: &record)
  }

  func write(to record: inout RecordWriter) {
    exercise.lesson.write(to: &record)
    exercise.name.write(to: &record)
    status.write(to: &record)
    message.write(to: &record)
    diagnostics.write(to: &record)
    steps.write(to: &record)
    seconds.write(to: &record)
    (isGateOff ? 1 : 0).write(to: &record)
    fingerprint.write(to: &record)
    map.write(to: &record)
  }
}

extension StepGrade: RecordField {
  init(from record: inout RecordReader) throws {
    self.init(
      number: try Int(from: &record), title: try String(from: &record),
      checks: try [CheckGrade](from: &record))
  }

  func write(to record: inout RecordWriter) {
    number.write(to: &record)
    title.write(to: &record)
    checks.write(to: &record)
  }
}

extension CheckGrade: RecordField {
  init(from record: inout RecordReader) throws {
    self.init(
      id: try String(from: &record), says: try String(from: &record),
      status: try Status(from: &record), message: try String?(from: &record),
      actual: try String?(from: &record), file: try String?(from: &record),
      line: try Int?(from: &record),
      seconds: try Double(from: &record), output: try String?(from: &record))
    isUnsteady = try Int(from: &record) == 1
  }

  func write(to record: inout RecordWriter) {
    id.write(to: &record)
    says.write(to: &record)
    status.write(to: &record)
    message.write(to: &record)
    actual.write(to: &record)
    file.write(to: &record)
    line.write(to: &record)
    seconds.write(to: &record)
    output.write(to: &record)
    (isUnsteady ? 1 : 0).write(to: &record)
  }
}

extension Diagnostic: RecordField {
  init(from record: inout RecordReader) throws {
    self.init(
      file: try String(from: &record), line: try Int(from: &record),
      column: try Int(from: &record), severity: try Severity(from: &record),
      id: try String(from: &record), message: try String(from: &record))
    highlights = try [Span](from: &record)
    fixIts = try [FixIt](from: &record)
    notes = try [Diagnostic](from: &record)
  }

  func write(to record: inout RecordWriter) {
    file.write(to: &record)
    line.write(to: &record)
    column.write(to: &record)
    severity.write(to: &record)
    id.write(to: &record)
    message.write(to: &record)
    highlights.write(to: &record)
    fixIts.write(to: &record)
    notes.write(to: &record)
  }
}

extension Diagnostic.Span: RecordField {
  init(from record: inout RecordReader) throws {
    self.init(
      line: try Int(from: &record), column: try Int(from: &record),
      endLine: try Int(from: &record), endColumn: try Int(from: &record))
  }

  func write(to record: inout RecordWriter) {
    for number in [line, column, endLine, endColumn] { number.write(to: &record) }
  }
}

extension Diagnostic.FixIt: RecordField {
  init(from record: inout RecordReader) throws {
    self.init(
      file: try String(from: &record), span: try Diagnostic.Span(from: &record),
      replacement: try String(from: &record))
  }

  func write(to record: inout RecordWriter) {
    file.write(to: &record)
    span.write(to: &record)
    replacement.write(to: &record)
  }
}
