package import Curriculum
import FoundationEssentials
package import Sandbox
package import Structure
import Synchronization

/// How long a learner's program may take.
package struct GradingLimits: Sendable, Equatable {
  /// For one check, from its start to its end.
  package var check: Duration
  /// For one call of the compiler.
  package var compile: Duration

  package init(check: Duration = .seconds(10), compile: Duration = .seconds(60)) {
    self.check = check
    self.compile = compile
  }
}

/// What a grading is busy with.
package enum GradingPhase: Sendable, Equatable {
  case compiling, running
}

/// Grades the files of one exercise: compiles them and the hidden checks, runs these, and says what came of it.
package struct Grader: Sendable {
  package var kits: KitLibrary
  package var limits: GradingLimits
  /// Whether messages may quote hidden checks: true only for their author.
  package var revealsChecks: Bool
  /// Whether no other grading is under way, so that one may spend work on being done sooner.
  package var isAlone: Bool
  /// The checks run once in each of these; what fails in one of them has failed.
  package var orders = [CheckOrder.written]

  /// The one check that is run, where nothing is asked of the others.
  var only: String?

  /// Breaks the grading off when somebody asks for it; the grade is then `GradingFailure.cancelled`.
  package var cancellation: Cancellation?
  /// Draws the map of what was graded, where somebody will look at it.
  package var drawMap: (@Sendable (ArchitectureMap, Exercise) -> String)?
  /// Told of what is under way, from whatever thread it happens on.
  package var onPhase: @Sendable (GradingPhase) -> Void = { _ in }

  private let names = PerExercise<String>()
  private let gates = PerExercise<Gate>()
  private let checkKits = PerExercise<[String]>()
  private let fingerprints = Fingerprints()
  /// What solutions became, where wrong ones are to be told from them next.
  let solutions: CompiledSolutions?
  var calls: CompilerCalls {
    var calls = kits.calls
    calls.cancellation = cancellation
    return calls
  }

  package init(
    kits: KitLibrary, limits: GradingLimits = GradingLimits(), revealsChecks: Bool = false,
    isAlone: Bool = true, remembersSolutions: Bool = false
  ) {
    self.kits = kits
    self.limits = limits
    self.revealsChecks = revealsChecks
    self.isAlone = isAlone
    solutions = remembersSolutions ? CompiledSolutions() : nil
  }

  /// The grade of these files; throws only where the machine or the course is at fault.
  package func grade(
    _ exercise: Exercise, files: [SourceFile]
  ) throws(GradingFailure) -> Grade {
    let grades = try grades(exercise, files: files, inEach: [orders])
    guard let grade = grades.first else { throw .cancelled }
    return grade
  }

  /// The same for several ways to order the checks, in which one program is run.
  package func grades(
    _ exercise: Exercise, files: [SourceFile], inEach ways: [[CheckOrder]]
  ) throws(GradingFailure) -> [Grade] {
    let begin = ContinuousClock.now
    if var early = FileLayout.grade(exercise, files: files)
      ?? LayerRule.grade(exercise, files: files)
    {
      early.fingerprint = fingerprints.fingerprint(of: files, for: exercise)
      early.seconds = (ContinuousClock.now - begin).inSeconds
      return ways.map { _ in early }
    }
    var keys: [String] = []
    for orders in ways { keys.append(try gradeKey(of: exercise, files: files, in: orders)) }
    let kept = keys.map { key in
      kits.cache.store.read(.grades, key).flatMap { try? Grade(record: $0) }
    }
    let open = ways.indices.filter { kept[$0] == nil }
    guard !open.isEmpty else { return kept.compactMap(\.self) }
    onPhase(.compiling)
    var grades = kept
    for (index, made) in zip(open, try build(exercise, files: files, inEach: open.map { ways[$0] }))
    {
      var grade = made
      grade.isGateOff = exercise.allowsUnsafe
      // Before it is kept: a grade that is read again has both from the time when it was made.
      grade.fingerprint = fingerprints.fingerprint(of: files, for: exercise)
      grade.seconds = (ContinuousClock.now - begin).inSeconds
      if grade.isLasting { kits.cache.store.write(.grades, keys[index], grade.record) }
      grades[index] = grade
    }
    kits.cache.trimIfDue()
    return grades.compactMap(\.self)
  }

  /// A second time where something in the cache turned out to be damaged, and was removed.
  private func build(
    _ exercise: Exercise, files: [SourceFile], inEach ways: [[CheckOrder]]
  ) throws(GradingFailure) -> [Grade] {
    do {
      return try withScratch { scratch throws(GradingFailure) in
        try Grading(of: exercise, files: files, by: self, in: scratch).grades(inEach: ways)
      }
    } catch {
      if cancellation?.isCancelled == true { throw .cancelled }
      guard let log = error.logOfProgram, kits.removeDamaged(mentionedIn: log) else {
        throw error
      }
      return try withScratch { scratch throws(GradingFailure) in
        try Grading(of: exercise, files: files, by: self, in: scratch).grades(inEach: ways)
      }
    }
  }

  /// In memory where a program's own folder is bounded: elsewhere it could fill the memory of everybody.
  func withScratch<Result>(
    _ body: (URL) throws(GradingFailure) -> Result
  ) throws(GradingFailure) -> Result {
    try kits.cache.withScratch(inMemory: calls.confinement == .full, body)
  }

  func gate(of exercise: Exercise) -> Gate {
    gates.value(of: exercise) { Gate($0, allowsUnsafe: $0.allowsUnsafe, calls: kits.calls) }
  }

  /// The kits that the checks need besides the learner's.
  func checkKits(of exercise: Exercise) -> [String] {
    checkKits.value(of: exercise, make: kits.namesForChecks)
  }

  /// Whether checks ask what the compiler knows of the learner's code.
  func collectsFacts(of exercise: Exercise) -> Bool {
    checkKits(of: exercise).contains(KitSources.structure)
  }

  /// Names everything that a grade follows from.
  func gradeKey(
    of exercise: Exercise, files: [SourceFile], in orders: [CheckOrder]? = nil
  ) throws(GradingFailure) -> String {
    let used = try kits.kits(named: exercise.kits + checkKits(of: exercise))
    let facts = [
      // A grade that was come to with less care is not the same.
      kits.tool, calls.confinement.rawValue, calls.toolchain.identity,
      "\(limits) \(revealsChecks) \(orders ?? self.orders) \(only ?? "")",
      names.value(of: exercise, make: \.gradedContent),
      // Whether the files import one of these is not looked at before it has to be.
      try kits.unlistedKitsContent(),
    ]
    return ContentID.of(facts + used.map(\.identity), files: files)
  }
}

extension Duration {
  /// As a number, for reports.
  package var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}

/// What follows from an exercise alone, made once: thousands of submissions have the same few.
final class PerExercise<Value: Sendable>: Sendable {
  /// An author's claim may be about one step of an exercise only.
  private struct Key: Hashable {
    var id: ExerciseID
    var steps: [Int]
  }

  private let known = Mutex<[Key: (exercise: Exercise, value: Value)]>([:])

  func value(of exercise: Exercise, make: (Exercise) -> Value) -> Value {
    let key = Key(id: exercise.id, steps: exercise.steps.map(\.number))
    // Equal is found out at once where it is the very same value.
    if let known = known.withLock({ $0[key] }), known.exercise == exercise {
      return known.value
    }
    let value = make(exercise)
    known.withLock { $0[key] = (exercise, value) }
    return value
  }
}

extension Grade {
  /// Whether the same files would always come to the same: what took too long, or broke the compiler
  /// itself, need not do so again.
  var isLasting: Bool {
    let hasError = diagnostics.contains { $0.severity == .error }
    return status != .error && (status != .doesNotCompile || hasError)
      && !steps.flatMap(\.checks).contains { check in
        check.status == .timedOut
          || Interruption.byChance.contains { check.message?.contains($0) == true }
      }
  }
}
