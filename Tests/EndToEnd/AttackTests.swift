import Testing

#if canImport(Glibc)
  /// Submissions that want a pass they have not earned, a look at what is hidden, or the machine.
  ///
  /// All of a family are graded together, as a teacher would, while an observer looks on from outside.
  @Suite(.serialized, .enabled(if: !AttackTrial.offeredLevels.isEmpty, "nothing is confined here"))
  struct AttackTests {
    @Test(arguments: AttackTrial.all)
    func `an attack comes to nothing`(trial: AttackTrial) throws {
      let attack = trial.attack
      let batch = try AttackBatch.of(attack.family, at: trial.level)
      let submission = try #require(batch.submissions[attack.folder], "it is in no report")
      let exercise = try #require(submission.exercises.first)
      let checks = exercise.steps.flatMap(\.checks)
      let states = Set(checks.map(\.status)).subtracting(["passed"])
      let isExpected =
        exercise.status == "failed"
        ? states.isSubset(of: attack.endsAs) : attack.endsAs.contains(exercise.status)
      #expect(isExpected, "it ends as \(exercise)")
      #expect(submission.score <= attack.earns, "it earns \(submission.score): \(exercise)")
      #expect((batch.findings[attack.folder] ?? []).isEmpty)
    }

    @Test(arguments: AttackFamily.all)
    func `attacks leave everything around them as it was`(family: AttackFamily) throws {
      let batch = try AttackBatch.of(family.name, at: family.level)
      #expect((batch.findings[""] ?? []).isEmpty)
      for (name, status) in AttackBatch.neighbours {
        let exercise = try #require(batch.submissions[name]?.exercises.first)
        #expect(exercise.status == status, "honest work beside attacks: \(exercise)")
      }
      let isError = batch.submissions.values.contains { $0.status == "error" }
      #expect(batch.code == (isError ? 2 : 1))
    }
  }

  /// The attacks of one kind at a level of confinement.
  struct AttackFamily: Sendable, CustomTestStringConvertible {
    var name: String
    var level: ConfinementLevel

    var testDescription: String { "\(name), \(level.rawValue)" }

    static let all = AttackTrial.offeredLevels.flatMap { level in
      Set(Attack.all.filter { $0.isTried(at: level) }.map(\.family)).sorted().map {
        AttackFamily(name: $0, level: level)
      }
    }
  }
#endif
