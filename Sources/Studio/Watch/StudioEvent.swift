import Curriculum
import FoundationEssentials
import Grading
import Terminal

/// What can happen to the studio, from outside or as the end of something that it asked for.
enum StudioEvent: Sendable, Equatable {
  case key(Key)
  case resized(TerminalSize)
  case building(KitBuild)
  /// The kits of all exercises are there.
  case allBuilt
  /// The workspace and the kits are there.
  case ready(Progress)
  case opened(Exercise, Progress, ExerciseFolder)
  /// Something in the learner's folder is not as it was.
  case filesChanged
  case filesGone(StudioState.Trouble)
  case watching(note: String?)
  case phase(run: Int, GradingPhase)
  case graded(run: Int, StudioState.Attempt, Progress)
  /// One more of all exercises has been checked.
  case checked(run: Int, done: Int, Progress)
  /// All have been; `lost` are those that passed once and do not any more.
  case checkedAll(run: Int, passed: Int, lost: [String])
  case read(TextPage)
  /// Files were put back, by a reset or its undoing.
  case restored(Progress, said: String)
  case said(String)
  case failed(String)
  /// What stands there now could not be graded, and why.
  case notGraded(String)

  /// Where an exercise's files are.
  struct ExerciseFolder: Sendable, Equatable {
    var folder: URL
    var shown: String
  }
}

/// What the studio wants done that takes time or touches the world.
enum StudioEffect: Sendable, Equatable {
  case prepare
  case grade(run: Int)
  case gradeAll(run: Int)
  case stopGrading
  case open(ExerciseID)
  case rememberHints(step: Int, rungs: Int)
  case readLesson(Lesson)
  case compareWithStart
  case drawMap
  case reset
  case undo
  case edit(file: String)
  case redraw
  case quit
}
