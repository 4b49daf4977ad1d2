/// Something that happened to a workspace and that its learner should hear of; nothing was lost.
package enum WorkspaceNotice: Sendable, Equatable, CustomStringConvertible {
  /// Saved progress could not be read; the file was moved aside under this name.
  case progressWasDamaged(movedTo: String)
  /// The course has a new version of a stub file that the learner has edited.
  case courseChangedEdited(ExerciseID, file: String)
  /// The course has a new version of a stub file that the learner has deleted.
  case courseChangedDeleted(ExerciseID, file: String)
  /// The course no longer has a stub file that the learner has edited.
  case courseDroppedEdited(ExerciseID, file: String)
  /// A file was there before the stub came, and differs from it.
  case keptFileInPlaceOfStub(ExerciseID, file: String)
  /// The folder has a `Package.swift` that Atelier did not write.
  case keptOwnPackage

  package var description: String {
    switch self {
    case .progressWasDamaged(let name):
      "Your saved progress could not be read, so it starts anew. The old file is kept as \(name). "
        + "Your code is untouched: `atelier check` counts what passes again."
    case .courseChangedEdited(let id, let file):
      "The course changed \(file); yours was edited and stays as it is. "
        + "`atelier reset \(id)` takes the new one and keeps yours in a snapshot."
    case .courseChangedDeleted(let id, let file):
      "The course changed \(file), which you deleted; it stays deleted. "
        + "`atelier reset \(id)` brings the new one."
    case .courseDroppedEdited(let id, let file):
      "The course no longer has \(file); yours was edited and stays. "
        + "If \(id) does not compile because of it, delete it or run `atelier reset \(id)`."
    case .keptFileInPlaceOfStub(let id, let file):
      "\(file) was already there and stays as it is. "
        + "`atelier reset \(id)` takes the exercise's own and keeps yours in a snapshot."
    case .keptOwnPackage:
      "Package.swift is your own and stays as it is, so editors will not know the exercises. "
        + "Move it away and run `atelier init` if you want completion in them."
    }
  }
}
