import Curriculum
import FoundationEssentials

extension Grader {
  /// What comes of wrong solutions that differ from the solution in bodies of functions, and in what is private
  /// to them, as far as one program that is all of them shows that the checks which they name catch them.
  ///
  /// The answer is nil for a claim that this does not prove: its files have to be graded by themselves.
  package func gradesOfCaught(
    _ claims: [Claim], jobs: Int? = nil, onCaught: @Sendable () -> Void = {}
  ) -> [Grade?] {
    let known = claims.map(knownGrade)
    for _ in known.filter({ $0 != nil }) { onCaught() }
    let open = claims.indices.filter { known[$0] == nil }
    // One alone needs no choice.
    guard open.count > 1, let exercise = claims.first?.exercise, let kitNames = try? kits.names()
    else { return known }
    let names = KnownNames(
      solution: exercise.solution, checks: exercise.steps.flatMap(\.checkFiles), kits: kitNames)
    let versions = open.compactMap { index in
      wrongVersion(of: claims[index], number: index + 1, names: names)
    }
    guard versions.count > 1 else { return known }
    var grades = known
    let found = try? withScratch { scratch throws(GradingFailure) in
      try run(versions, of: exercise, jobs: jobs, in: scratch, onCaught: onCaught)
    }
    for (number, grade) in found ?? [:] { grades[number - 1] = grade }
    return grades
  }

  /// The grades of claims about the same files. Of a wrong solution only the check that has to catch it is run:
  /// that it does so by itself, whatever others do, is what is claimed.
  package func grades(of claims: [Claim]) -> [Grade] {
    guard let first = claims.first else { return [] }
    return running(only: first)
      .gradesOrErrors(first.decisive, files: first.files, inEach: claims.map(\.orders))
  }

  /// With no other check than the claim is about, if it names one.
  private func running(only claim: Claim) -> Grader {
    var grader = self
    if case .wrong(_, let check) = claim.kind { grader.only = check }
    return grader
  }

  private func knownGrade(of claim: Claim) -> Grade? {
    guard let key = try? key(ofCaught: claim) else { return nil }
    return kits.cache.store.read(.grades, key).flatMap { try? Grade(record: $0) }
  }

  /// Another name than that of a grade: it tells nothing but that a check has caught something.
  private func key(ofCaught claim: Claim) throws(GradingFailure) -> String {
    ContentID.of(["caught", try gradeKey(ofAlone: claim)])
  }

  private func gradeKey(ofAlone claim: Claim) throws(GradingFailure) -> String {
    try running(only: claim).gradeKey(of: claim.decisive, files: claim.files)
  }

  /// Nil for what nobody but a grade of its own can judge.
  private func wrongVersion(
    of claim: Claim, number: Int, names: KnownNames
  ) -> WrongVersion? {
    let exercise = claim.decisive
    guard case .wrong(_, let check) = claim.kind,
      let step = exercise.steps.first(where: { $0.checks.contains { $0.id == check } }),
      // Its own grade is there, and may say something else.
      (try? gradeKey(ofAlone: claim)).map({ kits.cache.store.hasEntries(.grades, under: $0) })
        == false,
      FileLayout.grade(exercise, files: claim.files) == nil,
      LayerRule.grade(exercise, files: claim.files) == nil,
      let patches = BodyDifference.patches(
        from: claim.exercise.solution, to: claim.files, names: names, number: number)
    else { return nil }
    let gate = gate(of: exercise)
    guard gate.mayRedefine(claim.files) == gate.mayRedefine(exercise.solution) else { return nil }
    return WrongVersion(
      number: number, claim: claim, step: step.number, check: check,
      patches: patches.map { SourceSchema.Numbered(number: number, patch: $0) })
  }

  /// By their numbers, the grades of those that are caught.
  private func run(
    _ versions: [WrongVersion], of exercise: Exercise, jobs: Int?, in scratch: URL,
    onCaught: @Sendable () -> Void
  ) throws(GradingFailure) -> [Int: Grade] {
    var exercise = exercise
    exercise.steps.removeAll { step in !versions.contains { $0.step == step.number } }
    let original = try Grading(
      of: exercise, files: exercise.solution, by: self,
      in: scratch.appending(path: "original"), isLenient: true)
    try original.prepareModules()
    let sound = concurrently(versions, jobs: jobs) { version in
      isLetThrough(version, kitFolders: original.learner.kits.map(\.folder), in: scratch)
    }
    let judged = zip(versions, sound).filter(\.1).map(\.0)
    let solution = solutions?.take(exercise)
    let build = VersionsBuild(
      grader: self, exercise: exercise, scratch: scratch, solution: solution, isGated: true)
    var facts = solution?.facts ?? []
    if solution == nil, original.learner.collectsFacts { facts = try original.factsOfSolution() }
    guard
      var program = try build.program(
        of: judged.flatMap(\.patches), numbers: Set(judged.map(\.number)), facts: facts)
    else { return [:] }
    // A check that minds something waits for it in vain, most of the time: more than cores are run at once.
    let runs = jobs ?? 2 * ProcessInfo.processInfo.activeProcessorCount
    program.run.calls = program.run.calls.running(atOnce: runs)
    let passing = checksThatPass(in: program)
    let grades = concurrently(judged, jobs: runs) {
      [program, exercise] version -> (number: Int, grade: Grade)? in
      guard program.numbers.contains(version.number), let passed = passing[version.check] else {
        return nil
      }
      var program = program
      if passed.asksForFacts {
        guard let own = try? self.facts(of: version, exercise, in: scratch) else { return nil }
        program.run.facts = own
      }
      guard let grade = try? grade(of: version, in: program, asksForFacts: passed.asksForFacts)
      else { return nil }
      if grade.isLasting, let key = try? key(ofCaught: version.claim) {
        kits.cache.store.write(.grades, key, grade.record)
      }
      onCaught()
      return (version.number, grade)
    }
    return Dictionary(grades.compactMap { $0.map { ($0.number, $0.grade) } }) { first, _ in first }
  }

  /// What the program passes while it is none of the versions: what these add has not changed the solution.
  private func checksThatPass(in program: VersionsBuild.Program) -> [String: CheckGrade] {
    let passing = concurrently(program.steps) { step -> [String: CheckGrade] in
      let results = try? program.results(of: step, as: 0)
      guard case .grades(let grades, _) = results else { return [:] }
      return grades.filter { $0.value.status == .passed }
    }
    return passing.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
  }

  /// Whether the gate refuses nothing of its source.
  private func isLetThrough(
    _ version: WrongVersion, kitFolders: [String], in scratch: URL
  ) -> Bool {
    let refusals = try? gate(of: version.claim.decisive).sourceRefusals(
      in: version.claim.files, kitFolders: kitFolders,
      scratch: scratch.appending(path: "gate-\(version.number)"))
    return refusals?.isEmpty == true
  }

  /// What checks of structure are to be told of a version; nil if it does not compile.
  private func facts(
    of version: WrongVersion, _ exercise: Exercise, in scratch: URL
  ) throws(GradingFailure) -> [UInt8]? {
    let grading = try Grading(
      of: exercise, files: version.claim.files, by: self,
      in: scratch.appending(path: "facts-\(version.number)"))
    return try grading.compile.look().map(grading.facts)
  }

  /// Nil if it is not caught, as far as this can be told.
  private func grade(
    of version: WrongVersion, in program: VersionsBuild.Program, asksForFacts: Bool
  ) throws(GradingFailure) -> Grade? {
    guard var step = program.steps.first(where: { $0.step.number == version.step }) else {
      return nil
    }
    step.step.checks.removeAll { $0.id != version.check }
    guard case .grades(let grades, _) = try program.results(of: step, as: version.number),
      let caught = grades[version.check], asksForFacts || !caught.asksForFacts,
      [.failed, .crashed, .timedOut].contains(caught.status)
    else { return nil }
    return Verdict.grade(version.claim.decisive, steps: [step], results: grades)
  }
}

/// A wrong solution as a version of the solution.
private struct WrongVersion: Sendable {
  let number: Int
  let claim: Claim
  let step: Int
  /// What has to catch it.
  let check: String
  let patches: [SourceSchema.Numbered]
}
