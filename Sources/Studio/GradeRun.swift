import Curriculum
import FoundationEssentials
import Grading
import Synchronization

/// Grades submissions into a journal; of each, memory keeps no more than where its grades stand.
struct GradeRun {
  let exercises: [Exercise]
  /// The most that is told of any; what is kept back is not even noted in the journal.
  let feedback: Feedback
  let grader: Grader
  let reader: SubmissionReader
  let journal: GradeJournal
  let jobs: Int?
  let meter: ProgressMeter

  /// In the order of the submissions; what an interrupted run has found is not looked for again.
  func entries(of submissions: [Submission]) throws -> [GradeJournal.Entry] {
    meter.startTicking()
    defer { meter.end() }
    let failure = Mutex<(any Error)?>(nil)
    let entries = concurrently(submissions, jobs: jobs) { submission -> GradeJournal.Entry? in
      // Where one cannot be written down, none can.
      guard failure.withLock({ $0 == nil }) else { return nil }
      do {
        return try entry(of: submission)
      } catch {
        failure.withLock { $0 = $0 ?? error }
        return nil
      }
    }
    if let failure = failure.withLock(\.self) { throw failure }
    return entries.compactMap(\.self)
  }

  private func entry(of submission: Submission) throws -> GradeJournal.Entry {
    let kept = journal.entry(of: submission.path) { submission.content(exercises, reader: reader) }
    if let kept {
      meter.advance(isKept: true, isError: false)
      return kept
    }
    var (graded, content) = submission.grade(exercises, with: grader, reader: reader)
    graded.exercises = zip(graded.exercises, exercises).map { grade, exercise in
      grade.told(max(feedback, exercise.feedback))
    }
    let entry = try journal.append(graded, content: content)
    meter.advance(isKept: false, isError: entry.status == .error)
    return entry
  }
}
