/// A value that tells everybody who listens.
final class Observable<Value> {
  private var current: Value
  private var listeners: [(Value) -> Void] = []

  init(_ value: Value) {
    current = value
  }

  var value: Value {
    get { current }
    set {
      current = newValue
      tell()
    }
  }

  func observe(_ listener: @escaping (Value) -> Void) {
    listeners.append(listener)
    listener(current)
  }

  private func tell() {
    for listener in listeners { listener(current) }
  }
}
