package import Curriculum
import SwiftLexer

/// Which kits a grading takes besides those that the exercise lists.
extension KitLibrary {
  /// The kits of the exercise, and those that need not be listed and that one of the learner's files imports.
  func namesForLearner(of exercise: Exercise, files: [SourceFile]) -> [String] {
    exercise.kits
      + imported(by: files, among: AllowedModules.unlistedKits(besides: exercise.kits))
  }

  /// The kit that runs the checks, and those that only the checks import.
  func namesForChecks(of exercise: Exercise) -> [String] {
    let files = exercise.steps.flatMap(\.checkFiles)
    let kits = Set(sources.names + [KitSources.structure])
    return [KitSources.driver] + imported(by: files, among: kits)
  }

  /// All that the learner may import, imported or not yet; of what is rare only what is imported.
  package func namesForEditor(of exercise: Exercise) -> [String] {
    let common = AllowedModules.unlistedKits(besides: exercise.kits)
      .subtracting(AllowedModules.rareKits)
    return exercise.kits + common.intersection(sources.names).sorted()
      + imported(by: exercise.stub, among: AllowedModules.rareKits)
  }

  /// All that grading these exercises takes, sorted.
  package func names(for exercises: [Exercise]) -> [String] {
    let names = exercises.flatMap { exercise in
      namesForLearner(of: exercise, files: exercise.stub) + namesForChecks(of: exercise)
    }
    return Set(names + [KitSources.driver]).sorted()
  }

  /// All that working on these exercises takes: so that nobody who has a workspace waits for kits again.
  package func namesForWork(on exercises: [Exercise]) -> [String] {
    names(for: exercises) + exercises.flatMap(namesForEditor)
  }

  /// Those of these kits, and of what they need, that are not in the cache.
  package func missing(of names: [String]) -> [String] {
    var plan = KitPlan(known: known)
    // Who asks for them will be told what is wrong with one.
    for name in names { try? add(name, to: &plan) }
    return plan.missingNames
  }

  func imported(by files: [SourceFile], among kits: Set<String>) -> [String] {
    let modules = Set(files.flatMap { importedModules(in: $0.bytes).map(\.name) })
    return modules.intersection(kits).intersection(sources.all).sorted()
  }
}
