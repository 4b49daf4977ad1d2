enum CounterError: Error {
  case belowZero
}

/// Counts those who pass.
final class Counter {
  var count = 0

  func increment() {
    count += 1
  }

  func decrement() async throws {
    if count == 0 { throw CounterError.belowZero }
    count -= 1
  }
}
