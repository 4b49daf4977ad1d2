import Curriculum
import Synchronization

/// What its own grading has found out about an exercise's solution.
struct CompiledSolution: Sendable {
  /// What importers of its modules see.
  let fingerprints: [String: String]
  /// What checks of structure ask for.
  let facts: [UInt8]
}

/// What is known of solutions from their grading until somebody makes use of it.
final class CompiledSolutions: Sendable {
  let modules = CompiledModules()
  private let known = Mutex<[ExerciseID: (files: [SourceFile], solution: CompiledSolution)]>([:])

  func note(_ solution: CompiledSolution, of exercise: Exercise) {
    known.withLock { $0[exercise.id] = (exercise.solution, solution) }
  }

  /// Nil if its solution has not been graded just now, or was another one.
  func take(_ exercise: Exercise) -> CompiledSolution? {
    guard let found = known.withLock({ $0.removeValue(forKey: exercise.id) }),
      found.files == exercise.solution
    else { return nil }
    return found.solution
  }
}
