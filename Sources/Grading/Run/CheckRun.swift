import Curriculum
import FoundationEssentials
import Sandbox

/// Runs the checks of a step until each has had its turn, and says what became of each.
struct CheckRun: Sendable {
  var calls: CompilerCalls
  let program: LinkedProgram
  /// What the program loads of kits.
  let libraries: [String]
  /// Where each run gets an empty folder of its own.
  let homes: URL
  var limits: GradingLimits
  let learner: LearnerBuild
  let authorTypes: AuthorTypes
  /// The learner's types that must tell one literal from another.
  let literalTypes: [String]
  /// What the compiler knows of the learner's code, where checks ask for it.
  var facts: [UInt8]
  var orders: [CheckOrder]
  /// Say which version of itself the program is to be, where it can be several.
  var arguments: [String] = []

  /// What became of a step's checks; of none of them, once something is known to have been tampered with.
  enum Results {
    case grades([String: CheckGrade], values: [String: [CheckRecords.Value]])
    case tampered(CheckRecords.Tampering)
  }

  /// What one start of the program came to.
  private struct Turn {
    let checks: [Check]
    let limit: Duration
    let order: RunOrder
    let outcome: Outcome
    let records: CheckRecords
    let output: CheckOutput

    /// Whether it came to its end, and to the end that was agreed upon.
    var isDone: Bool { records.isDone && outcome.end == order.end }

    /// Whether a check came to its own end, well or badly.
    func hasEnded(_ check: String) -> Bool { records.checks[check]?.seconds != nil }
  }

  /// How long one check may take, once others have come to their limit.
  private struct Patience {
    private static let mostTimeouts = 2

    private(set) var limit: Duration
    private let shorter: Duration
    /// How often the time was up at the same place.
    private var timeouts: [String: Int] = [:]

    init(limit: Duration) {
      self.limit = limit
      shorter = min(limit, max(.seconds(1), limit / 5))
    }

    /// One loop in what every check uses would take the limit as often as there are checks.
    mutating func note(_ grade: CheckGrade) {
      guard grade.status == .timedOut else { return }
      let place = "\(grade.file ?? "") \(grade.line ?? 0) \(grade.message ?? "")"
      timeouts[place, default: 0] += 1
      if timeouts[place] == Self.mostTimeouts { limit = shorter }
    }
  }

  /// The worst that became of each check, and what was found in the first order.
  func results(of step: StepBuild, seed: UInt64) throws(GradingFailure) -> Results {
    guard let first = orders.first else { return .grades([:], values: [:]) }
    let found = try results(of: step, in: first, seed: seed)
    guard case .grades(var worst, let values) = found else { return found }
    for (number, order) in orders.enumerated().dropFirst() {
      let found = try results(of: step, in: order, seed: seed &+ UInt64(number))
      guard case .grades(let grades, _) = found else { return found }
      worst.merge(grades) { before, now in
        var worse = before.status == .passed ? now : before
        worse.isUnsteady =
          before.isUnsteady || (before.status == .passed) != (now.status == .passed)
        return worse
      }
    }
    return .grades(worst, values: values)
  }

  /// What was found of all these steps' checks in a process that they share, in each of the orders; nil unless all
  /// pass, since who is to blame is told by those of one step alone.
  func passesTogether(
    _ steps: [StepBuild], seed: UInt64
  ) throws(GradingFailure) -> [String: CheckGrade]? {
    let canaries = steps.map(\.canariesByCheck).reduce(into: [:]) { $0.merge($1) { $1 } }
    let checks = steps.flatMap(\.step.checks)
    let found = concurrently(Array(orders.enumerated())) { number, order in
      Result { () throws(GradingFailure) -> [CheckGrade]? in
        let turn = try run(
          order.arranged(checks), limit: limits.check, canaries: canaries,
          seed: seed &+ UInt64(number))
        guard turn.isDone, turn.records.tampering == nil else { return nil }
        let grades = turn.checks.compactMap { grade(of: $0, in: turn) }
        return grades.count == checks.count && grades.allSatisfy { $0.status == .passed }
          ? grades : nil
      }
    }
    var passed: [String: CheckGrade] = [:]
    for result in found {
      guard let grades = try result.get() else { return nil }
      for grade in grades { passed[grade.id] = grade }
    }
    return passed
  }

  /// One that breaks off costs itself only: those after it are run again without it.
  private func results(
    of step: StepBuild, in order: CheckOrder, seed: UInt64
  ) throws(GradingFailure) -> Results {
    var results: [String: CheckGrade] = [:]
    var values: [String: [CheckRecords.Value]] = [:]
    var waiting = order.arranged(step.step.checks)
    // The first check of a run that broke off after it, and why: unless the next one to begin did it.
    var suspect: (id: String, interruption: Interruption)?
    // Those that broke off in a way that an earlier one can explain: each is tried again as the first.
    var doubtful: Set<String> = []
    var isApart = false
    var patience = Patience(limit: limits.check)
    while !waiting.isEmpty {
      let turn = try run(
        isApart ? Array(waiting.prefix(1)) : waiting, limit: patience.limit,
        canaries: step.canariesByCheck, seed: seed)
      if let tampering = turn.records.tampering { return .tampered(tampering) }
      var left: [Check] = []
      for check in turn.checks {
        let grade = grade(of: check, in: turn)
        if let grade, !mayBeInnocent(check, in: turn) {
          results[check.id] = grade
          patience.note(grade)
        } else {
          left.append(check)
          if grade != nil { doubtful.insert(check.id) }
        }
        values[check.id] = turn.records.checks[check.id]?.values
      }
      if let first = turn.checks.first?.id, doubtful.contains(first), turn.hasEnded(first) {
        // Something was left behind that others would stumble over, too: each gets a program of its own.
        isApart = true
      }
      waiting = left + waiting.dropFirst(turn.checks.count)
      if let first = left.first, left.count == turn.checks.count {
        // Nothing but its class's own setUp comes before a check, so that other classes are tried.
        for check in waiting where check.className == first.className {
          results[check.id] = gradeBeforeStart(of: check, in: turn)
        }
        waiting.removeAll { $0.className == first.className }
        suspect = nil
      }
      if let suspect { blame(suspect, in: &results) }
      suspect = nil
      if !turn.isDone, turn.records.interrupted == nil, let last = turn.records.last,
        results[last]?.status == .passed
      {
        if turn.checks.first?.id == last {
          suspect = (last, interruption(of: turn))
        } else {
          // Any of those before it can have left it behind: this one is tried again, as the first.
          waiting = turn.checks.filter { $0.id == last } + waiting
          results[last] = nil
        }
      }
    }
    if let suspect { blame(suspect, in: &results) }
    return .grades(results, values: values)
  }

  /// A run that broke off when no check was under way did so in what the last one left behind.
  private func blame(
    _ suspect: (id: String, interruption: Interruption), in results: inout [String: CheckGrade]
  ) {
    guard results[suspect.id]?.status == .passed else { return }
    results[suspect.id]?.status = suspect.interruption.status
    results[suspect.id]?.message = Interruption.afterwards + suspect.interruption.message
    results[suspect.id]?.file = suspect.interruption.file
    results[suspect.id]?.line = suspect.interruption.line
  }

  /// Whether a check broke off in a way that what an earlier one left behind can explain, too: it is
  /// then run again, as the first.
  private func mayBeInnocent(_ check: Check, in turn: Turn) -> Bool {
    guard !turn.isDone, turn.records.last == check.id, turn.checks.first?.id != check.id,
      let record = turn.records.checks[check.id]
    else { return false }
    // Its own code was no longer under way.
    guard record.seconds == nil else { return !record.isConfirmed && record.failures.isEmpty }
    switch (turn.records.accident?.kind, turn.outcome.end) {
    case (.hang(isMainThreadBusy: false, areOthersBusy: false, origin: .loop), _):
      // Nobody else is to blame for what the runtime has seen: a continuation that cannot be resumed any more.
      return RuntimeWords(errors: turn.outcome.errors).forgottenContinuation == nil
    case (.hang(let isMainBusy, _, let origin), _):
      // Who waits may wait for what an earlier one has taken and not given back, such as a lock.
      return !isMainBusy || origin == .loop
    case (.crash(_, .check, _), _), (.left(.check), _), (_, .timedOut), (_, .quiet): return false
    default: return true
    }
  }

  private func run(
    _ checks: [Check], limit: Duration, canaries: [String: Int], seed: UInt64
  ) throws(GradingFailure) -> Turn {
    let order = order(of: checks, limit: limit, canaries: canaries, seed: seed)
    let outcome = try start(order)
    let turn = Turn(
      checks: checks, limit: limit, order: order, outcome: outcome,
      records: CheckRecords(channel: outcome.channel, of: order),
      output: CheckOutput(
        outcome.output, isCut: outcome.isOutputCut, checks: checks.map(\.id)))
    // What is gone from the cache since the last start is nobody's mistake.
    guard turn.isDone || libraries.allSatisfy(KitContents.areComplete(around:)) else {
      throw .compiler("A kit that the checks load is gone.")
    }
    return turn
  }

  func order(
    of checks: [Check], limit: Duration? = nil, canaries: [String: Int], seed: UInt64
  ) -> RunOrder {
    RunOrder(
      checks: checks.map(\.id), limit: limit ?? limits.check, canaries: canaries, seed: seed,
      learnerModules: learner.modules.map(\.name), authorTypes: authorTypes,
      literalTypes: literalTypes, facts: facts)
  }

  func start(_ order: RunOrder) throws(GradingFailure) -> Outcome {
    // A folder of its own: what one run leaves there, or deletes, is no business of another.
    let home = homes.appending(path: UUID().uuidString)
    try LearnerBuild.makeFolder(home)
    // The program's own clock comes first: it knows where the program is, but not at once on a busy machine.
    let limit = order.limit + max(.milliseconds(500), order.limit / 4)
    return try calls.start(
      Command(
        executable: program.path, arguments: arguments,
        environment: [
          "PATH": "/usr/bin:/bin", "HOME": home.path, "TMPDIR": home.path, "LANG": "C.UTF-8",
          "SWIFT_BACKTRACE": "enable=no", "SWIFT_DETERMINISTIC_HASHING": "1",
        ],
        directory: home.path, input: order.input),
      limits: Limits(
        wall: limit * (order.checks.count + 1), quiet: limit, output: 1 << 20, flood: 16 << 20,
        memory: Interruption.memory, fileSize: 32 << 20),
      confinement: calls.confinement(
        ofRunning: program.path, with: libraries, home: home.path))
  }

  private func interruption(of turn: Turn) -> Interruption {
    Interruption(
      turn.outcome, accident: turn.records.accident, program: program, learner: learner,
      limit: turn.limit,
      isPrinting: turn.records.last.map { turn.output.isCut(by: $0) } ?? turn.outcome.isOutputCut)
  }

  /// Of a check whose turn broke off before any check began.
  private func gradeBeforeStart(of check: Check, in turn: Turn) -> CheckGrade {
    let interruption = interruption(of: turn)
    return CheckGrade(
      id: check.id, says: check.says, status: interruption.status,
      message: interruption.beforeFirstCheck, file: interruption.file, line: interruption.line,
      output: turn.output.text(of: check.id))
  }

  /// Nil if the check did not begin.
  private func grade(of check: Check, in turn: Turn) -> CheckGrade? {
    guard let record = turn.records.checks[check.id] else { return nil }
    var grade = CheckGrade(id: check.id, says: check.says, status: .passed)
    grade.asksForFacts = record.asksForFacts
    grade.output = turn.output.text(of: check.id)
    let hasFailed = !record.failures.isEmpty
    guard let seconds = record.seconds, record.isConfirmed || hasFailed else {
      let interruption = interruption(of: turn)
      grade.status = interruption.status
      grade.message =
        record.seconds == nil
        ? interruption.message : Interruption.afterwards + interruption.message
      grade.file = interruption.file
      grade.line = interruption.line
      return grade
    }
    grade.seconds = seconds
    if hasFailed {
      grade.status = .failed
      let wording = FailureWording(modules: learner.modules.map(\.name))
      let told = record.failures.firstIndex { wording.message(for: $0) != nil }
      grade.message = told.flatMap { wording.message(for: record.failures[$0]) }
      grade.actual = told.flatMap { wording.actual(for: record.failures[$0]) }
      if let place = record.places[told ?? 0],
        learner.files.contains(where: { $0.path == place.file })
      {
        grade.file = place.file
        grade.line = place.line
      }
    } else if let reason = record.skipReason {
      grade.status = .notRun
      grade.message = reason.isEmpty ? "This check does not apply here." : reason
    }
    return grade
  }
}
