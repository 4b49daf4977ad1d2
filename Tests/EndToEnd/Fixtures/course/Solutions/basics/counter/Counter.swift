enum CounterError: Error {
  case belowZero
}

/// Counts those who pass.
class Counter {
  var count = 0

  func increment() {
    count += 1
  }

  func decrement() async throws {
    guard count > 0 else { throw CounterError.belowZero }
    count -= 1
  }
}
