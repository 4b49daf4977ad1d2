// caught by: Step1.testOrderOfArrival
/// A value that tells all who observe it what it is, now and after every change.
final class Observable<Value> {
  struct Observation {
    weak var observer: AnyObject?
    var listeners: [(Value) -> Void]
  }

  var value: Value {
    didSet {
      observations = observations.filter { $0.value.observer != nil }
      for (key, observation) in observations where observations[key] != nil {
        for listener in observation.listeners { listener(value) }
      }
    }
  }
  private var observations: [ObjectIdentifier: Observation] = [:]

  init(_ value: Value) {
    self.value = value
  }

  func observe(on observer: AnyObject, _ listener: @escaping (Value) -> Void) {
    let key = ObjectIdentifier(observer)
    observations[key, default: Observation(observer: observer, listeners: [])].listeners
      .append(listener)
    listener(value)
  }

  func remove(observer: AnyObject) {
    observations[ObjectIdentifier(observer)] = nil
  }
}
