import Grading

/// The submissions that a report is of, in their order, of which memory need not hold more than one.
protocol SubmissionGrades {
  func forEach(_ body: (SubmissionGrade) throws -> Void) throws
}

extension [SubmissionGrade]: SubmissionGrades {}

/// Submissions that are shown otherwise than they were graded, such as with their learners' names.
struct ChangedSubmissions: SubmissionGrades {
  private let base: any SubmissionGrades
  private let change: (SubmissionGrade) -> SubmissionGrade

  init(
    _ base: any SubmissionGrades, change: @escaping (SubmissionGrade) -> SubmissionGrade
  ) {
    self.base = base
    self.change = change
  }

  func forEach(_ body: (SubmissionGrade) throws -> Void) throws {
    try base.forEach { try body(change($0)) }
  }
}

extension SubmissionGrade {
  /// The same as if it had taken no time, for comparing the work of two machines.
  var withoutTimes: SubmissionGrade {
    var grade = self
    for exercise in grade.exercises.indices {
      grade.exercises[exercise].seconds = 0
      for step in grade.exercises[exercise].steps.indices {
        for check in grade.exercises[exercise].steps[step].checks.indices {
          grade.exercises[exercise].steps[step].checks[check].seconds = 0
        }
      }
    }
    return grade
  }
}

/// What a run has graded, read back from its journal one submission at a time.
struct GradedSubmissions: SubmissionGrades {
  let entries: [GradeJournal.Entry]
  let journal: GradeJournal
  /// The same for every submission: the exercises that the course has broken.
  let broken: [Grade]
  /// So many are in memory at once.
  var readAhead = 32

  /// More reasons than are ever shown would only fill the memory.
  private static let mostReasons = 100

  var isAllPassed: Bool {
    broken.isEmpty && entries.allSatisfy { $0.status == .passed }
  }

  /// In their order; read a few ahead on all cores, which costs no memory to speak of.
  func forEach(_ body: (SubmissionGrade) throws -> Void) throws {
    for start in stride(from: 0, to: entries.count, by: readAhead) {
      let next = Array(entries[start..<min(start + readAhead, entries.count)])
      for submission in concurrently(next, { entry in Result { try grades(of: entry) } }) {
        try body(submission.get())
      }
    }
  }

  /// Which submissions could not be graded, and why; nil if none.
  func failure() throws -> Failure? {
    var paths: [String] = []
    var reasons: Set<String> = []
    for entry in entries where !broken.isEmpty || entry.status == .error {
      let submission = try grades(of: entry)
      paths.append(submission.path)
      for grade in submission.exercises
      where grade.status == .error && reasons.count < Self.mostReasons {
        reasons.insert("\(grade.exercise): \(grade.message ?? "")")
      }
    }
    return paths.isEmpty ? nil : .someNotGraded(paths, reasons: reasons.sorted())
  }

  private func grades(of entry: GradeJournal.Entry) throws -> SubmissionGrade {
    var submission = try journal.grades(of: entry)
    submission.exercises += broken
    return submission
  }
}
