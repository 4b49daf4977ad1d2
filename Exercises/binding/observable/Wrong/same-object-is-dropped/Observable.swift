// caught by: Step1.testEqualValueIsHeard
/// A value that tells one listener what it is, now and after every change.
final class Observable<Value> {
  var value: Value {
    didSet {
      if Value.self is AnyObject.Type, (value as AnyObject) === (oldValue as AnyObject) { return }
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
