// caught by: Step1.testListenerHearsWhatItSets
/// A value that tells one listener what it is, now and after every change.
final class Observable<Value> {
  var value: Value {
    didSet {
      depth += 1
      if depth < 3 { listener?(value) }
      depth -= 1
    }
  }
  private var depth = 0
  private var listener: ((Value) -> Void)?

  init(_ value: Value) {
    self.value = value
  }

  func observe(_ listener: @escaping (Value) -> Void) {
    self.listener = listener
    listener(value)
  }
}
