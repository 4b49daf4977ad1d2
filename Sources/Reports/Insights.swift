import Curriculum
import Grading

/// What a class tells its instructor, counted one submission after another.
struct Insights {
  private(set) var exercises: [ExerciseInsight] = []
  private var places: [String: Int] = [:]
  private(set) var diagnostics = MistakeTable()
  private(set) var failures = MistakeTable()
  private(set) var likenesses = LikenessSearch()

  /// What could not be graded says nothing of the learners, and is counted as that alone.
  mutating func count(_ submission: SubmissionGrade) {
    var said: Set<Mistake> = []
    for grade in submission.exercises {
      let place = place(of: grade)
      exercises[place].count(grade)
      guard grade.status != .error else { continue }
      // Of what is missing or refused the compiler has not said a word.
      let errors = grade.status == .doesNotCompile ? grade.diagnostics : []
      for diagnostic in errors where diagnostic.severity == .error {
        let mistake = Mistake(diagnostic)
        if said.insert(mistake).inserted { diagnostics.count(mistake, as: diagnostic.message) }
      }
      for check in grade.reportedChecks where check.outcome == .failed && grade.hasRun {
        let mistake = Mistake(check)
        if said.insert(mistake).inserted { failures.count(mistake, as: check.reason) }
      }
      likenesses.add(submission, grade)
    }
  }

  private mutating func place(of grade: Grade) -> Int {
    let id = grade.exercise.description
    if let place = places[id] { return place }
    places[id] = exercises.count
    exercises.append(ExerciseInsight(id: id))
    return exercises.count - 1
  }

  typealias PlacedCheck = (exercise: String, check: CheckInsight)

  private var checks: [PlacedCheck] {
    exercises.flatMap { exercise in
      exercise.steps.flatMap(\.checks).map { (exercise.id, $0) }
    }
  }

  /// Those that take longest on average; empty where times were left out.
  var slowest: [PlacedCheck] {
    checks.filter { $0.check.meanSeconds > 0 }
      .sorted { $0.check.meanSeconds > $1.check.meanSeconds }.prefix(10).map { $0 }
  }

  /// Those that fewest pass.
  var hardest: [PlacedCheck] {
    checks.filter { $0.check.passed < $0.check.ran }
      .sorted { $0.check.passRate < $1.check.passRate }.prefix(10).map { $0 }
  }
}

/// One exercise of a class.
struct ExerciseInsight {
  let id: String
  /// By their statuses, those of ours included.
  private(set) var statuses: [Grade.Status: Int] = [:]
  private(set) var steps: [StepInsight] = []

  /// Those that could be graded.
  var submissions: Int {
    statuses.reduce(0) { $0 + ($1.key == .error ? 0 : $1.value) }
  }
  /// Those of which checks had their turn.
  var ran: Int { count(.passed) + count(.failed) }

  init(id: String) {
    self.id = id
  }

  func count(_ status: Grade.Status) -> Int { statuses[status] ?? 0 }

  mutating func count(_ grade: Grade) {
    statuses[grade.status, default: 0] += 1
    guard grade.hasRun else { return }
    var hasStopped = false
    for step in grade.steps {
      let place = place(of: step)
      for check in step.checks { steps[place].count(check) }
      if step.status != .passed, !hasStopped {
        hasStopped = true
        steps[place].stops += 1
      }
    }
  }

  private mutating func place(of step: StepGrade) -> Int {
    if let place = steps.firstIndex(where: { $0.number == step.number }) { return place }
    steps.append(StepInsight(number: step.number, title: step.title))
    return steps.count - 1
  }
}

/// One step of an exercise of a class.
struct StepInsight {
  let number: Int
  let title: String
  /// For how many it is the first step that does not pass.
  var stops = 0
  private(set) var checks: [CheckInsight] = []

  init(number: Int, title: String) {
    self.number = number
    self.title = title
  }

  fileprivate mutating func count(_ check: CheckGrade) {
    let place = checks.firstIndex { $0.id == check.id } ?? checks.count
    if place == checks.count { checks.append(CheckInsight(id: check.id, says: check.says)) }
    checks[place].count(check)
  }
}

/// One check of a class: of those whose code ran, how many passed it.
struct CheckInsight {
  let id: String
  let says: String
  private(set) var statuses: [CheckGrade.Status: Int] = [:]
  private(set) var longest = 0.0
  private var seconds = 0.0
  private var timed = 0

  var title: String { says.isEmpty ? id : says }
  var passed: Int { count(.passed) }
  var ran: Int { statuses.values.reduce(0, +) }
  /// From 0 to 1.
  var passRate: Double { ran > 0 ? Double(passed) / Double(ran) : 0 }
  var meanSeconds: Double { timed > 0 ? seconds / Double(timed) : 0 }

  fileprivate init(id: String, says: String) {
    self.id = id
    self.says = says
  }

  func count(_ status: CheckGrade.Status) -> Int { statuses[status] ?? 0 }

  fileprivate mutating func count(_ check: CheckGrade) {
    statuses[check.status, default: 0] += 1
    guard check.status != .notRun, check.seconds.isFinite, check.seconds > 0 else { return }
    timed += 1
    seconds += check.seconds
    longest = max(longest, check.seconds)
  }
}
