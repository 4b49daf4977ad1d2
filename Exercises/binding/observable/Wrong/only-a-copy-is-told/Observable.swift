// caught by: Step1.testChangeInPlaceIsHeard
/// A value that tells one listener what it is, now and after every change.
final class Observable<Value> {
  private var stored: Value
  private var listener: ((Value) -> Void)?

  var value: Value {
    get { stored }
    // Works on a copy, so that nobody sees a half-changed value.
    _modify {
      var copy = stored
      yield &copy
      stored = copy
    }
    set {
      stored = newValue
      listener?(newValue)
    }
  }

  init(_ value: Value) {
    stored = value
  }

  func observe(_ listener: @escaping (Value) -> Void) {
    self.listener = listener
    listener(stored)
  }
}
