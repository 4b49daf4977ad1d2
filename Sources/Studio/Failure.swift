import Curriculum

/// What keeps a command from doing its work, in words that say what to do next.
enum Failure: Error, Equatable, CustomStringConvertible {
  case noCourse(searched: String)
  case courseMoved(from: String)
  case brokenCourse([CourseProblem])
  case unknownExercise(String, known: [ExerciseID])
  case unknownLesson(String, known: [String])
  case emptyCourse
  case solutionClosed(ExerciseID)
  case resetNeedsConsent(ExerciseID)
  case notThere(String)
  case unknownCheck(String, known: [String])
  case noHint(check: String)
  case unknownExplanation(String, known: [String])
  case notGraded(String)
  case notConfined(level: String, required: String?)
  case notReady
  case someNotGraded([String], reasons: [String])
  case reportsNotWritten([String])
  case unreadable(String)

  var description: String {
    switch self {
    case .noCourse(let folder):
      "There is no course in \(folder) or above it. Go to a workspace or to the course's folder, "
        + "or name the course with `--course DIR`."
    case .courseMoved(let path):
      "This workspace belongs to the course in \(path), which is no longer there. "
        + "Name its new place once with `--course DIR`."
    case .brokenCourse(let problems):
      "The course is broken:\n" + problems.map(\.asLine).joined(separator: "\n")
        + "\n`atelier verify` checks the whole course."
    case .unknownExercise(let name, let known):
      "There is no exercise '\(name)'."
        + suggestion(for: name, among: known.map(\.description) + known.map(\.name))
        + " `atelier list` shows all."
    case .unknownLesson(let name, let known):
      "There is no lesson '\(name)'.\(suggestion(for: name, among: known))"
        + " `atelier list` shows all."
    case .emptyCourse:
      "The course lists no exercise yet. Add a link below a lesson in Lessons/SUMMARY.md."
    case .solutionClosed(let id):
      "The solution opens when \(id) passes. `atelier hint \(id)` helps; "
        + "`atelier solution \(id) --spoil` shows it all the same."
    case .resetNeedsConsent(let id):
      "Resetting \(id) needs a yes and there is nobody to ask. Use `--force`; your files are kept "
        + "in a snapshot and `atelier undo` brings them back."
    case .notThere(let path):
      "There is nothing at \(path)."
    case .unknownCheck(let name, let known):
      "There is no check '\(name)' in this exercise.\(suggestion(for: name, among: known))"
        + " `atelier check` names the checks."
    case .noHint(let check):
      "There is no hint for \(check) alone. `atelier hint` has some for the whole step."
    case .unknownExplanation(let id, let known):
      "There is no page for '\(id)'.\(suggestion(for: Explanation.plain(id), among: known))"
        + " `atelier explain` lists all."
    case .notGraded(let reason):
      "This could not be graded, and your code is not to blame. \(reason)"
    case .notConfined(let level, let required?):
      "Nothing was graded: this machine confines submissions at the level '\(level)', and "
        + "'\(required)' is asked for. `atelier doctor` says what is in the way."
    case .notConfined(_, nil):
      "Nothing was graded: submissions are strangers' programs, and this machine has no way to "
        + "confine them. `atelier doctor` says what is in the way; `--allow-unsandboxed` grades all "
        + "the same, where the machine has nothing to lose."
    case .notReady: "Something that Atelier needs is missing; see above for what to do."
    case .someNotGraded(let paths, let reasons):
      "Not everything could be graded: \(paths.count == 1 ? paths[0] : "\(paths.count) submissions"). "
        + "Nobody loses a mark by it, and the report says why for each.\n"
        + reasons.prefix(10).joined(separator: "\n")
    case .reportsNotWritten(let files):
      "Not written: \(files.joined(separator: ", ")). "
        + "Look for room and for the right to write there. The grades are kept: the same command "
        + "with `--resume` writes the reports without grading again."
    case .unreadable(let file):
      "\(file) cannot be read. Name a file that is there, or `-` for standard input."
    }
  }
}

extension CourseProblem {
  /// As compilers print it, so that editors and CI find the place.
  var asLine: String { "\(file):\(line): error: \(message) \(fix)" }
}
