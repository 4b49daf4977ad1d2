// caught by: Step1.testListenerHearsWhatItSets
/// A value that tells one listener what it is, now and after every change.
final class Observable<Value> {
  var value: Value {
    didSet { listener?(value) }
  }
  private var listener: ((Value) -> Void)?

  init(_ value: Value) {
    self.value = value
  }

  func observe(_ listener: @escaping (Value) -> Void) {
    listener(value)
    self.listener = listener
  }
}
