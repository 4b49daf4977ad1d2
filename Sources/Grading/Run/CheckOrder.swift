import Curriculum

/// In which order a step's checks run; those of one class stay together.
package enum CheckOrder: Sendable, Hashable {
  /// As they stand in their files.
  case written
  case reversed
  /// Drawn from this number, the same each time.
  case drawn(UInt64)

  func arranged(_ checks: [Check]) -> [Check] {
    var classes: [[Check]] = []
    for check in checks {
      if let index = classes.firstIndex(where: { $0[0].className == check.className }) {
        classes[index].append(check)
      } else {
        classes.append([check])
      }
    }
    switch self {
    case .written: return checks
    case .reversed: return classes.reversed().flatMap { $0.reversed() }
    case .drawn(let seed):
      var numbers = DrawnNumbers(state: seed)
      classes.shuffle(using: &numbers)
      return classes.flatMap { $0.shuffled(using: &numbers) }
    }
  }

  private struct DrawnNumbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state ^ (state >> 29)) &* 0x2545_F491_4F6C_DD1D
    }
  }
}
