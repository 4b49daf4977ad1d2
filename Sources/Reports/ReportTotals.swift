import Curriculum
package import Grading

/// What a report says of all submissions together, counted before the first is written.
package struct ReportTotals: Sendable, Equatable {
  package private(set) var submissions = 0
  package private(set) var passed = 0
  package private(set) var errors = 0
  /// Of those that could be graded.
  package private(set) var score = 0
  package private(set) var maxScore = 0
  /// The checks as reports list them, with the ones that failed and those that could not be graded.
  package private(set) var checks = 0
  package private(set) var failedChecks = 0
  package private(set) var checksInError = 0
  /// The exercises of any submission, in the order in which they are met.
  package private(set) var exercises: [String] = []
  package private(set) var hasNames = false
  /// How many submissions have which share of the checks, in tenths from none to all.
  package private(set) var distribution = Array(repeating: 0, count: 11)
  private var seconds = 0.0

  package init() {}

  package init(_ submissions: some Sequence<SubmissionGrade>) {
    for submission in submissions { count(submission) }
  }

  /// Takes one more submission into the account.
  package mutating func count(_ submission: SubmissionGrade) {
    submissions += 1
    if submission.status == .passed { passed += 1 }
    if submission.status == .error {
      errors += 1
    } else {
      score += submission.score
      maxScore += submission.maxScore
    }
    for check in submission.reportedChecks {
      checks += 1
      if check.outcome == .failed { failedChecks += 1 }
      if check.outcome == .error { checksInError += 1 }
      seconds += check.seconds
    }
    for exercise in submission.exercises.map(\.exercise.description)
    where !exercises.contains(exercise) {
      exercises.append(exercise)
    }
    if submission.status != .error, submission.maxScore > 0 {
      distribution[submission.score * 10 / submission.maxScore] += 1
    }
    hasNames = hasNames || submission.name != nil
  }

  /// The time that all checks took, as XML wants to have it.
  var time: String { decimalSeconds(seconds) }
}
