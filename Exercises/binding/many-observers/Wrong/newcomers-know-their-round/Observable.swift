// caught by: Step3.testNewcomerInAnInnerRoundHearsOnce
/// A value that tells all who observe it what it is, now and after every change.
final class Observable<Value> {
  /// The listener of somebody who may be gone by now.
  struct Observation {
    let number: Int
    weak var observer: AnyObject?
    let listener: (Value) -> Void
    let round: Int
  }

  var value: Value {
    didSet { tell() }
  }
  private var observations: [Observation] = []
  private var arrivals = 0
  private var rounds = 0

  init(_ value: Value) {
    self.value = value
  }

  func observe(on observer: AnyObject, _ listener: @escaping (Value) -> Void) {
    arrivals += 1
    observations.append(
      Observation(number: arrivals, observer: observer, listener: listener, round: rounds))
    listener(value)
  }

  func remove(observer: AnyObject) {
    observations = observations.filter { $0.observer !== observer }
  }

  private func tell() {
    observations = observations.filter { $0.observer != nil }
    rounds += 1
    let round = rounds
    var last = 0
    while let observation = observations.first(where: { $0.number > last }) {
      last = observation.number
      guard let observer = observation.observer, observation.round != round else { continue }
      withExtendedLifetime(observer) { observation.listener(value) }
    }
  }

  /// Whoever leaves and comes back has another number then.
  private func isListed(_ observation: Observation) -> Bool {
    observations.contains { $0.number == observation.number }
  }
}
