// caught by: Step3.testNewcomerInARoundHearsWhatIsSetLater
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
  private var newcomers: [Observation] = []
  private var arrivals = 0
  private var rounds = 0

  init(_ value: Value) {
    self.value = value
  }

  func observe(on observer: AnyObject, _ listener: @escaping (Value) -> Void) {
    arrivals += 1
    let observation = Observation(number: arrivals, observer: observer, listener: listener)
    if rounds > 0 { newcomers.append(observation) } else { observations.append(observation) }
    listener(value)
  }

  func remove(observer: AnyObject) {
    observations = observations.filter { $0.observer !== observer }
    newcomers = newcomers.filter { $0.observer !== observer }
  }

  private func tell() {
    observations = observations.filter { $0.observer != nil }
    rounds += 1
    for observation in observations {
      guard let observer = observation.observer, isListed(observation) else { continue }
      withExtendedLifetime(observer) { observation.listener(value) }
    }
    rounds -= 1
    if rounds == 0 {
      observations += newcomers
      newcomers = []
    }
  }

  private func isListed(_ observation: Observation) -> Bool {
    observations.contains { $0.number == observation.number }
  }
}
