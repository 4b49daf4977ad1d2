/// Carries a value to where Swift 6 asks for `Sendable`, which the signatures of this framework never do.
///
/// Everything that crosses guards its state with a lock, or is called from one place at a time because
/// schedulers and subscribers promise that.
struct Crossing<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
