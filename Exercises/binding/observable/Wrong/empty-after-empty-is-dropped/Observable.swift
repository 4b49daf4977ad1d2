// caught by: Step1.testEqualValueIsHeard
/// A value that tells one listener what it is, now and after every change.
final class Observable<Value> {
  var value: Value {
    didSet {
      if let new = value as? any Collection, new.isEmpty, let old = oldValue as? any Collection,
        old.isEmpty
      {
        return
      }
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
