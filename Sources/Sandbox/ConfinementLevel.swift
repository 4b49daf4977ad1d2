import CSandbox

/// How much stands between an untrusted program and the machine; each level has what those below have.
package enum ConfinementLevel: String, Sendable, Comparable, CaseIterable {
  /// Limits alone: the program may do what its user may.
  case none
  /// No network, no other processes; files of the user can be read.
  case weak
  /// Files, too, by rules of the kernel.
  case strong
  /// A machine of its own, with nothing in it but what is needed.
  case full

  /// The best that this machine has, found out once, by doing.
  package static var best: ConfinementLevel { ConfinementSurvey.ofThisMachine.level }

  /// The best that this machine has and that is not above a level.
  package static func best(atMost level: ConfinementLevel) -> ConfinementLevel { min(best, level) }

  package static func < (one: Self, other: Self) -> Bool { one.forC.rawValue < other.forC.rawValue }

  var forC: csandbox_level {
    switch self {
    case .none: CSANDBOX_NONE
    case .weak: CSANDBOX_WEAK
    case .strong: CSANDBOX_STRONG
    case .full: CSANDBOX_FULL
    }
  }
}
