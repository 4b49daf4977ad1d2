// caught by: Step2.testNextInThePlaceOfTheDeadIsTold
/// A value that tells all who observe it what it is, now and after every change.
final class Observable<Value> {
  /// The listeners of somebody who may be gone by now.
  struct Observation {
    let address: ObjectIdentifier
    weak var observer: AnyObject?
    var listeners: [(number: Int, call: (Value) -> Void)]
  }

  var value: Value {
    didSet { tell() }
  }
  private var observations: [Observation] = []
  private var order: [(number: Int, address: ObjectIdentifier)] = []
  private var arrivals = 0

  init(_ value: Value) {
    self.value = value
  }

  func observe(on observer: AnyObject, _ listener: @escaping (Value) -> Void) {
    arrivals += 1
    let address = ObjectIdentifier(observer)
    order.append((arrivals, address))
    if let index = observations.firstIndex(where: { $0.address == address }) {
      observations[index].listeners.append((arrivals, listener))
    } else {
      observations.append(
        Observation(address: address, observer: observer, listeners: [(arrivals, listener)]))
    }
    listener(value)
  }

  func remove(observer: AnyObject) {
    observations = observations.filter { $0.address != ObjectIdentifier(observer) }
  }

  private func tell() {
    observations = observations.filter { $0.observer != nil }
    for (number, address) in order {
      guard let entry = observations.first(where: { $0.address == address }),
        let observer = entry.observer,
        let listener = entry.listeners.first(where: { $0.number == number })
      else { continue }
      withExtendedLifetime(observer) { listener.call(value) }
    }
  }
}
