import Combine
import Foundation
import Testing

/// What sampled apps reach of Combine, the most used first.
@Suite struct `What apps use of Combine` {
  private final class Model: ObservableObject {
    @Published var name = "old"
  }

  private final class Label {
    var text = ""
  }

  @Test func `is published properties, and subscriptions kept in a set`() {
    let model = Model()
    var seen: [String] = []
    var cancellables = Set<AnyCancellable>()
    // Published.init(wrappedValue:), AnyCancellable.store(in:), Publisher.sink(receiveValue:)
    model.$name.sink { seen.append($0) }.store(in: &cancellables)
    model.name = "new"
    #expect(cancellables.count == 1)
    cancellables.removeAll()
    model.name = "newer"
    #expect(seen == ["old", "new"])
  }

  @Test func `is subjects that are sent values`() {
    // PassthroughSubject.init(), PassthroughSubject.send, Publisher.eraseToAnyPublisher()
    let subject = PassthroughSubject<Int, Never>()
    let erased: AnyPublisher<Int, Never> = subject.eraseToAnyPublisher()
    // Publisher.map
    let recorder = erased.map { "\($0)!" }.recorder()
    subject.send(1)
    subject.send(2)
    #expect(recorder.values == ["1!", "2!"])
    // CurrentValueSubject.init(_:), send, value
    let current = CurrentValueSubject<Int, Never>(5)
    #expect(current.value == 5)
    let values = current.recorder()
    current.send(6)
    current.value = 7
    #expect(values.values == [5, 6, 7])
    #expect(current.value == 7)
  }

  @Test func `is values handed to a queue`() async {
    let (queue, key) = (DispatchQueue(label: "appendix"), DispatchSpecificKey<Int>())
    queue.setSpecific(key: key, value: 7)
    // Publisher.receive(on:options:)
    let publisher = Just(1).receive(on: queue).map { _ in DispatchQueue.getSpecific(key: key) }
    var seen: [Int?] = []
    for await mark in publisher.values { seen.append(mark) }
    #expect(seen == [7])
  }

  @Test func `is objects that announce changes`() {
    let model = Model()
    var states: [String] = []
    // ObservableObject.objectWillChange
    let subscription = model.objectWillChange.sink { states.append(model.name) }
    model.name = "new"
    // ObservableObjectPublisher.send()
    model.objectWillChange.send()
    #expect(states == ["old", "new"])
    subscription.cancel()
  }

  @Test func `is events watched on their way`() {
    let log = Log()
    let subject = PassthroughSubject<Int, Never>()
    // Publisher.handleEvents(receiveSubscription:receiveOutput:receiveCompletion:receiveCancel:receiveRequest:)
    let watched = subject.handleEvents(
      receiveSubscription: { _ in log.note("subscribed") },
      receiveOutput: { log.note("got \($0)") },
      receiveCompletion: { _ in log.note("completed") },
      receiveCancel: { log.note("cancelled") },
      receiveRequest: { _ in log.note("asked") })
    let first = watched.sink { _ in }
    subject.send(1)
    first.cancel()
    #expect(log.take() == ["subscribed", "asked", "got 1", "cancelled"])
    let second = watched.sink { _ in }
    subject.send(completion: .finished)
    #expect(log.take() == ["subscribed", "asked", "completed"])
    second.cancel()
  }

  @Test func `is futures, with an end that is heard`() {
    var ends: [Subscribers.Completion<Trouble>] = []
    var values: [Int] = []
    // Future.init(_:), Publisher.sink(receiveCompletion:receiveValue:)
    let kept = Future<Int, Trouble> { promise in promise(.success(3)) }
      .sink {
        ends.append($0)
      } receiveValue: {
        values.append($0)
      }
    let failing = Future<Int, Trouble> { $0(.failure(.second)) }
      .sink {
        ends.append($0)
      } receiveValue: {
        values.append($0)
      }
    #expect(values == [3])
    #expect(ends == [.finished, .failure(.second)])
    kept.cancel()
    failing.cancel()
  }

  @Test func `is notifications, assigned to an object`() {
    let (center, name, label) = (NotificationCenter(), Notification.Name("changed"), Label())
    let sender = NSObject()
    // NotificationCenter.publisher(for:object:), Publisher.compactMap, Publisher.assign(to:on:)
    let subscription = center.publisher(for: name, object: sender)
      .compactMap { $0.userInfo?["text"] as? String }
      .assign(to: \.text, on: label)
    center.post(name: name, object: sender, userInfo: ["text": "a"])
    center.post(name: name, object: sender)
    center.post(name: name, object: nil, userInfo: ["text": "b"])
    #expect(label.text == "a")
    subscription.cancel()
  }

  @Test func `is pauses, and publishers made from values`() {
    let scheduler = DispatchQueue.test
    let subject = PassthroughSubject<Int, Never>()
    // Publisher.debounce(for:scheduler:options:), Publisher.flatMap(maxPublishers:_:)
    let recorder = subject.debounce(for: .seconds(1), scheduler: scheduler)
      .flatMap { [$0, $0 * 10].publisher }
      .recorder()
    subject.send(1)
    subject.send(2)
    scheduler.advance(by: .seconds(1))
    subject.send(3)
    #expect(recorder.values == [2, 20])
  }

  @Test func `is the latest of two`() {
    let one = CurrentValueSubject<Int, Never>(1)
    let two = PassthroughSubject<String, Never>()
    // Publishers.CombineLatest.init(_:_:)
    let recorder = Publishers.CombineLatest(one, two).map { "\($0)\($1)" }.recorder()
    two.send("a")
    one.send(2)
    #expect(recorder.values == ["1a", "2a"])
  }

  private final class Bell: Subscriber {
    typealias Input = Void
    typealias Failure = Never
    private(set) var log: [String] = []
    func receive(subscription: any Subscription) {
      log.append("subscribed")
      subscription.request(.unlimited)
    }
    func receive(_ input: Void) -> Subscribers.Demand {
      log.append("rang")
      return .none
    }
    func receive(completion: Subscribers.Completion<Never>) { log.append("\(completion)") }
  }

  @Test func `is subscribers and events without a value`() {
    let (bell, subject) = (Bell(), PassthroughSubject<Void, Never>())
    // Subscriber.receive(subscription:)
    subject.subscribe(bell)
    // Subject.send()
    subject.send()
    // Subscriber.receive()
    #expect(bell.receive() == .none)
    subject.send(completion: .finished)
    #expect(bell.log == ["subscribed", "rang", "rang", "finished"])
  }
}
