/// How much a report of `grade` tells of what the checks found; each level tells less than the one before.
package enum Feedback: String, Sendable, CaseIterable, Comparable {
  case full
  /// What the learner's code did and for which input, and never what was expected instead.
  case actualOnly = "actual-only"
  /// Whether each check passed, and nothing else.
  case none

  package static func < (left: Feedback, right: Feedback) -> Bool {
    left.strictness < right.strictness
  }

  private var strictness: Int {
    switch self {
    case .full: 0
    case .actualOnly: 1
    case .none: 2
    }
  }
}
