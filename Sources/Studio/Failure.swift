import Curriculum

/// What keeps a command from doing its work, in words that say what to do next.
enum Failure: Error, Equatable, CustomStringConvertible {
  case noCourse(searched: String)
  case courseMoved(from: String)
  case courseOfStranger(String)
  case brokenCourse([CourseProblem])
  case unknownExercise(String, known: [ExerciseID])
  case unknownLesson(String, known: [String])
  case emptyCourse
  case solutionClosed(ExerciseID)
  case noSolutions
  case tooOld(needs: ToolVersion)
  case studentEdition(String)
  case folderInUse(String)
  case notReleased(Int)
  case resetNeedsConsent(ExerciseID)
  case notThere(String)
  case unknownCheck(String, known: [String])
  case noHint(check: String)
  case unknownExplanation(String, known: [String])
  case notGraded(String)
  case notConfined(level: String, required: String?, reason: String)
  case notReady
  case someNotGraded([String], reasons: [String])
  case reportsNotWritten([String])
  case reportOfOne(format: String, submissions: Int)
  case noClassroom(missing: [String])
  case noReport(String)
  case noRoster(String)
  case unreadable(String)
  case brokenStart(ExerciseID, String)

  var description: String {
    switch self {
    case .noCourse(let folder):
      "There is no course in \(folder) or above it. Go to a workspace or to the course's folder, "
        + "or name the course with `--course DIR`."
    case .courseMoved(let path):
      "This workspace belongs to the course in \(path), which is no longer there. "
        + "Name its new place once with `--course DIR`."
    case .courseOfStranger(let path):
      "The course would be the one that \(path) names, and that is to be graded itself. "
        + "Name the course with `--course DIR`."
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
    case .noSolutions:
      "This edition of the course has no solutions: your instructor has them. "
        + "`atelier hint` helps with the step in hand."
    case .tooOld(let needs):
      "This course needs Atelier \(needs) or newer, and this is \(toolVersion). "
        + "Bring your Atelier up to date (`git pull` in its clone, then build it), and try again."
    case .studentEdition(let path):
      "\(path) is a student edition, without the solutions and checks that this needs. "
        + "Name the course that it was made from."
    case .folderInUse(let path):
      "There is something in \(path) already, and nothing was touched. Name a folder that is empty "
        + "or not there yet, or remove this one first."
    case .notReleased(let count):
      "Nothing was written: \(count == 1 ? "the problem" : "the \(count) problems") above would go out "
        + "to learners. `atelier verify` finds these and more."
    case .resetNeedsConsent(let id):
      "Resetting \(id) needs a yes and there is nobody to ask. Use `--force`; your files are kept "
        + "in a snapshot and `atelier undo` brings them back."
    case .notThere(let path):
      "There is nothing at \(path)."
    case .unknownCheck(let name, let known):
      "There is no check '\(name)' in this exercise.\(suggestion(for: name, among: known))"
        + (known.isEmpty
          ? " `atelier hint` has some for each step."
          : " With hints of their own: \(known.joined(separator: ", ")).")
    case .noHint(let check):
      "There is no hint for \(check) alone. `atelier hint` has some for the whole step."
    case .unknownExplanation(let id, let known):
      "There is no page for '\(id)'.\(suggestion(for: Explanation.plain(id), among: known))"
        + " `atelier explain` lists all."
    case .notGraded(let reason):
      "This could not be graded, and your code is not to blame. \(reason)"
    case .notConfined(let level, let required?, let reason):
      "Nothing was graded: this machine confines submissions at the level '\(level)', and "
        + "'\(required)' is asked for. In the way: \(reason)"
    case .notConfined(_, nil, let reason):
      "Nothing was graded: submissions are strangers' programs, and this machine has no way to "
        + "confine them. In the way: \(reason)\n`--allow-unsandboxed` grades all the same, where the machine has "
        + "nothing to lose."
    case .notReady: "Something that Atelier needs is missing; see above for what to do."
    case .someNotGraded(let paths, let reasons):
      "Not everything could be graded: \(paths.count == 1 ? paths[0] : "\(paths.count) submissions"). "
        + "Nobody loses a mark by it, and the report says why for each."
        // Those that `merge` finds were graded elsewhere, and it knows no reasons.
        + (reasons.isEmpty ? "" : " The same command with `--resume` tries them again.") + "\n"
        + reasons.prefix(10).joined(separator: "\n")
    case .reportsNotWritten(let files):
      "Not written: \(files.joined(separator: ", ")). "
        + "Look for room and for the right to write there. The grades are kept: the same command "
        + "with `--resume` writes the reports without grading again."
    case .reportOfOne(let format, let submissions):
      "A report for \(format) is of one submission, and there are \(submissions). Write one for each, "
        + "as in `--report \(format)=results/{}.json`."
    case .noClassroom(let missing):
      "A report for Classroom 50 needs in the environment: \(missing.joined(separator: ", ")). "
        + "Its workflow sets them; see the README for one that works."
    case .noReport(let file):
      "\(file) is no report of `atelier grade` in JSON, or is cut off. Nothing was merged."
    case .noRoster(let file):
      "\(file) is no roster: a CSV table whose heading has `name`, or `first_name` and `last_name`, and whose "
        + "quotes are all closed."
    case .brokenStart(let id, let reason):
      "The starting code of \(id) cannot be drawn. \(reason) `atelier verify \(id)` says what is wrong."
    case .unreadable(let file):
      "\(file) cannot be read. Name a file that is there, or `-` for standard input."
    }
  }
}

extension CourseProblem {
  /// As compilers print it, so that editors and CI find the place.
  var asLine: String { "\(file):\(line): error: \(message) \(fix)" }

  /// As a workflow of GitHub's shows it beside the line.
  var asAnnotation: String {
    func escaped(_ text: String, _ marks: String) -> String {
      text.map { marks.contains($0) ? escape($0) : String($0) }.joined()
    }
    func escape(_ character: Character) -> String {
      character.utf8.map { "%" + ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }
        .joined()
    }
    return "::error file=\(escaped(file, "%\r\n:,")),line=\(line)::"
      + escaped("\(message) \(fix)", "%\r\n")
  }
}
