// caught by: Step3.testRemovedByAnEarlierOneIsNotTold
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
  /// Who has left in the round that is under way.
  private var gone: Set<Int> = []

  init(_ value: Value) {
    self.value = value
  }

  func observe(on observer: AnyObject, _ listener: @escaping (Value) -> Void) {
    arrivals += 1
    observations.append(Observation(number: arrivals, observer: observer, listener: listener))
    listener(value)
  }

  func remove(observer: AnyObject) {
    for observation in observations where observation.observer === observer {
      gone.insert(observation.number)
    }
    observations = observations.filter { $0.observer !== observer }
  }

  private func tell() {
    observations = observations.filter { $0.observer != nil }
    gone = []
    for observation in observations {
      guard let observer = observation.observer, !gone.contains(observation.number) else {
        continue
      }
      withExtendedLifetime(observer) { observation.listener(value) }
    }
  }
}
