/// What the checks of an exercise have made of the mutants of its solution.
package struct MutantScore: Sendable, Equatable {
  /// Those that some check notices.
  package var killed: [Mutant] = []
  /// Those that none does, in the order of the source.
  package var survived: [Mutant] = []
  /// Those of the latter that their author has declared to be no mistakes.
  package var equivalent: [Mutant] = []

  package var total: Int { killed.count + survived.count + equivalent.count }

  /// How many of a hundred mistakes are noticed.
  package var percentage: Double {
    let mistakes = killed.count + survived.count
    return mistakes == 0 ? 100 : Double(killed.count) * 100 / Double(mistakes)
  }
}
