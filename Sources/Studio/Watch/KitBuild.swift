import Curriculum
import Grading
import Synchronization

/// A kit that is being built, and how many come before and after it.
struct KitBuild: Sendable, Equatable {
  /// For people: `the kit UIKit`.
  var name: String
  var done: Int
  var total: Int
  var isSlow = false
}

/// In which order kits are built: found out when the first of them is begun.
final class KitOrder {
  private let exercise: Exercise
  private let others: Course?
  private unowned let place: Place
  private lazy var names: [String] = {
    guard let library = try? place.kitLibrary() else { return [] }
    let exercises = others?.loadAll(for: .use).exercises ?? []
    return library.buildOrder(
      of: library.names(for: [exercise]) + exercises.flatMap(library.namesForEditor))
  }()

  /// Those that the exercise needs come first, then those of the other exercises, if they are wanted.
  init(exercise: Exercise, others: Course?, place: Place) {
    self.exercise = exercise
    self.others = others
    self.place = place
  }

  func build(of kit: String) -> KitBuild {
    let isOfMacros = kit == KitLibrary.macros
    let place = names.firstIndex(of: kit)
    return KitBuild(
      name: isOfMacros ? "the kits' macros" : "the kit \(kit)", done: place ?? 0,
      total: max(names.count, 1), isSlow: isOfMacros)
  }
}
