/// A value that tells all who observe it what it is, now and after every change.
final class Observable<Value> {
  final class Observation {
    weak var observer: AnyObject?
    private(set) var listener: ((Value) -> Void)?

    init(_ observer: AnyObject, _ listener: @escaping (Value) -> Void) {
      (self.observer, self.listener) = (observer, listener)
    }

    var isAlive: Bool { listener != nil && observer != nil }

    func end() { listener = nil }
  }

  private var current: Value
  private var round = 0
  private var observations: [Observation] = []

  init(_ value: Value) {
    current = value
  }

  var value: Value {
    get { current }
    set {
      current = newValue
      round += 1
      let ownRound = round
      observations.removeAll { !$0.isAlive }
      for observation in Array(observations) {
        // A younger round has told everybody something newer.
        if round != ownRound { return }
        if observation.isAlive { observation.listener?(newValue) }
      }
    }
  }

  func observe(on observer: AnyObject, _ listener: @escaping (Value) -> Void) {
    observations.append(Observation(observer, listener))
    listener(current)
  }

  func remove(observer: AnyObject) {
    for observation in observations where observation.observer === observer { observation.end() }
    observations.removeAll { !$0.isAlive }
  }
}
