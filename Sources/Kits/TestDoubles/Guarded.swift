import Foundation

/// A value that one thread at a time may touch, whatever it is made of.
///
/// Doubles carry the learner's values from one thread to another, and those are rarely `Sendable`.
final class Guarded<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    try lock.withLock { try body(&value) }
  }
}
