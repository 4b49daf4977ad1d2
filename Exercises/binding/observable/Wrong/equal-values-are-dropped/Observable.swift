// caught by: Step1.testEqualValueIsHeard
/// A value that tells one listener what it is, now and after every change.
final class Observable<Value> {
  var value: Value {
    didSet {
      // Drawing the same thing twice would be a waste.
      if let old = oldValue as? AnyHashable, let new = value as? AnyHashable, old == new { return }
      listener?(value)
    }
  }
  private var listener: ((Value) -> Void)?

  init(_ value: Value) {
    self.value = value
  }

  func observe(_ listener: @escaping (Value) -> Void) {
    self.listener = listener
    listener(value)
  }
}
