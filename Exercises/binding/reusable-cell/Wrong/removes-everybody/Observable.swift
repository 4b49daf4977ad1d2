/// A value that tells all who observe it what it is, now and after every change.
final class Observable<Value> {
  /// The listener of somebody who may be gone by now.
  struct Observation {
    let number: Int
    weak var observer: AnyObject?
    let listener: (Value) -> Void
  }

  var value: Value {
    didSet { tell() }
  }
  private var observations: [Observation] = []
  private var arrivals = 0

  init(_ value: Value) {
    self.value = value
  }

  func observe(on observer: AnyObject, _ listener: @escaping (Value) -> Void) {
    arrivals += 1
    observations.append(Observation(number: arrivals, observer: observer, listener: listener))
    listener(value)
  }

  func remove(observer: AnyObject) {
    observations = observations.filter { $0.observer !== observer }
  }

  func removeEverybody() {
    observations = []
  }

  private func tell() {
    observations = observations.filter { $0.observer != nil }
    // The loop goes over the array as it is now; who leaves meanwhile is not told any more.
    for observation in observations {
      guard let observer = observation.observer, isListed(observation) else { continue }
      withExtendedLifetime(observer) { observation.listener(value) }
    }
  }

  /// Whoever leaves and comes back has another number then.
  private func isListed(_ observation: Observation) -> Bool {
    observations.contains { $0.number == observation.number }
  }
}
