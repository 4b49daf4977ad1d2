import Curriculum
import Grading

/// Two submissions, or more that are the same, whose code is alike: a place to look, never a verdict.
struct Likeness {
  let exercise: String
  let submissions: [String]
  /// From 0 to 1: how much of what either has of its own the other has, too.
  let share: Double
}

/// Looks for submissions whose code is alike but for its disguise, in what their fingerprints say.
struct LikenessSearch {
  /// Fewer runs of tokens of one's own are found by chance.
  static let fewest = 16
  /// A smaller share is not told.
  static let threshold = 0.5
  private static let mostTold = 300

  private struct Group {
    let fingerprint: [UInt32]
    var submissions: [String]
  }

  /// For each exercise, all that have the same fingerprint are one.
  private var groups: [ExerciseID: [[UInt32]: [String]]] = [:]
  private var order: [ExerciseID] = []

  mutating func add(_ submission: SubmissionGrade, _ grade: Grade) {
    guard grade.fingerprint.count >= Self.fewest else { return }
    if groups[grade.exercise] == nil { order.append(grade.exercise) }
    groups[grade.exercise, default: [:]][grade.fingerprint, default: []].append(submission.title)
  }

  /// Those most alike first, and how many there are besides.
  func found() -> (told: [Likeness], more: Int) {
    var all: [Likeness] = []
    for exercise in order {
      let groups = (groups[exercise] ?? [:]).map {
        Group(fingerprint: $0.key, submissions: $0.value)
      }
      .sorted { $0.submissions[0] < $1.submissions[0] }
      all += Self.likenesses(of: exercise.description, among: groups)
    }
    // In each exercise's own order where they are as much alike.
    let sorted = all.enumerated().sorted {
      ($1.element.share, $0.offset) < ($0.element.share, $1.offset)
    }
    return (sorted.prefix(Self.mostTold).map(\.element), max(0, all.count - Self.mostTold))
  }

  private static func likenesses(of exercise: String, among groups: [Group]) -> [Likeness] {
    let common = commonRuns(of: groups)
    let own = groups.map { group in group.fingerprint.filter { !common.contains($0) } }
    var found: [Likeness] = []
    for (index, group) in groups.enumerated()
    where group.submissions.count > 1 && own[index].count >= fewest {
      found.append(Likeness(exercise: exercise, submissions: group.submissions, share: 1))
    }
    for (one, other) in candidates(among: own) {
      let share = share(of: groups[one].fingerprint, groups[other].fingerprint, without: common)
      guard share >= threshold else { continue }
      let names = [groups[one].submissions[0], groups[other].submissions[0]]
      found.append(Likeness(exercise: exercise, submissions: names, share: share))
    }
    return found
  }

  /// What many of a class have in common, everybody comes upon.
  private static func commonRuns(of groups: [Group]) -> Set<UInt32> {
    var counts: [UInt32: Int] = [:]
    for group in groups { for run in group.fingerprint { counts[run, default: 0] += 1 } }
    let most = max(4, groups.count / 10)
    return Set(counts.filter { $0.value > most }.keys)
  }

  /// Pairs with enough in common, found by way of what they have: nobody is compared with everybody.
  private static func candidates(among fingerprints: [[UInt32]]) -> [(Int, Int)] {
    var owners: [UInt32: [Int]] = [:]
    var shared = Array(repeating: 0, count: fingerprints.count)
    var pairs: [(Int, Int)] = []
    for (index, fingerprint) in fingerprints.enumerated() {
      var met: [Int] = []
      for run in fingerprint {
        for owner in owners[run] ?? [] {
          if shared[owner] == 0 { met.append(owner) }
          shared[owner] += 1
        }
        owners[run, default: []].append(index)
      }
      for owner in met.sorted() {
        if shared[owner] >= fewest { pairs.append((owner, index)) }
        shared[owner] = 0
      }
    }
    return pairs
  }

  /// Of two samples, each of the smallest names: beyond the end of a full one nothing is known.
  private static func share(
    of one: [UInt32], _ other: [UInt32], without common: Set<UInt32>
  ) -> Double {
    let ends = [one, other].filter { $0.count == Fingerprints.longest }.compactMap { $0.max() }
    let end = ends.min() ?? .max
    let first = Set(one.filter { $0 <= end }).subtracting(common)
    let second = Set(other.filter { $0 <= end }).subtracting(common)
    let both = first.intersection(second).count
    return both >= fewest ? Double(both) / Double(first.union(second).count) : 0
  }
}
