import Combine
import Dispatch
import Foundation
import Testing

@Suite struct `Hostile use` {
  @Test func `cancelling inside a value stops at once`() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    var subscription: AnyCancellable?
    subscription = subject.flatMap { [$0, $0 + 1].publisher }.sink {
      values.append($0)
      subscription?.cancel()
    }
    subject.send(1)
    subject.send(3)
    #expect(values == [1])

    var held: (any Subscription)?
    var received: [Int] = []
    (1...9).publisher.subscribe(
      AnySubscriber<Int, Never>(
        receiveSubscription: {
          held = $0
          $0.request(.unlimited)
        },
        receiveValue: {
          received.append($0)
          if $0 == 3 { held?.cancel() }
          return .unlimited
        },
        receiveCompletion: { _ in received.append(-1) }))
    #expect(received == [1, 2, 3])
  }

  @Test func `sending inside a value goes out inside, as on an iPhone`() {
    let subject = PassthroughSubject<Int, Never>()
    let log = Log()
    var all: Set<AnyCancellable> = []
    subject.sink {
      log.note("first \($0)")
      if $0 == 1 { subject.send(2) }
      log.note("first \($0) over")
    }.store(in: &all)
    subject.sink { log.note("second \($0)") }.store(in: &all)
    subject.send(1)
    #expect(
      log.take() == [
        "first 1", "first 2", "first 2 over", "second 2", "first 1 over", "second 1",
      ])
  }

  @Test func `completing twice, or sending afterwards, is ignored`() {
    let subject = PassthroughSubject<Int, Trouble>()
    let recorder = subject.map { $0 }.recorder()
    subject.send(completion: .finished)
    subject.send(completion: .failure(.first))
    subject.send(1)
    #expect(recorder.values.isEmpty)
    #expect(recorder.isFinished)
    #expect(recorder.completionCount == 1)
  }

  @Test func `completing inside a value ends after it`() {
    let subject = PassthroughSubject<Int, Never>()
    let log = Log()
    let subscription = subject.sink(
      receiveCompletion: { _ in log.note("end") },
      receiveValue: {
        log.note("value \($0)")
        subject.send(completion: .finished)
        subject.send(9)
      })
    subject.send(1)
    #expect(log.take() == ["value 1", "end"])
    subscription.cancel()
  }

  @Test func `subscribing and cancelling inside a value changes nothing for it`() {
    let subject = PassthroughSubject<Int, Never>()
    var late: [Int] = []
    var inner: AnyCancellable?
    let outer = subject.sink { _ in
      if inner == nil { inner = subject.sink { late.append($0) } }
    }
    subject.send(1)
    subject.send(2)
    #expect(late == [2])
    outer.cancel()
    inner?.cancel()
  }

  /// A publisher that breaks every rule: two subscriptions, values without demand, values after the end.
  private struct Rude: Publisher {
    typealias Output = Int
    typealias Failure = Trouble
    func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Trouble {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(subscription: Subscriptions.empty)
      _ = subscriber.receive(1)
      subscriber.receive(completion: .failure(.first))
      _ = subscriber.receive(2)
      subscriber.receive(completion: .finished)
    }
  }

  @Test func `a publisher that breaks the rules is held to them by the stages`() {
    for publisher in [
      Rude().map { $0 }.eraseToAnyPublisher(), Rude().flatMap { Just($0) }.eraseToAnyPublisher(),
      Rude().merge(with: Rude()).eraseToAnyPublisher(),
      Rude().prepend([Int]()).eraseToAnyPublisher(),
      Rude().receive(on: ImmediateScheduler.shared).eraseToAnyPublisher(),
      Rude().handleEvents().eraseToAnyPublisher(),
    ] {
      let recorder = publisher.recorder()
      #expect(recorder.failure == .first)
      #expect(recorder.completionCount == 1)
      #expect(recorder.subscriptionCount == 1)
      #expect(!recorder.values.contains(2))
    }
  }

  @Test func `a request on a dead or cancelled subscription is ignored`() {
    var held: (any Subscription)?
    let subscriber = AnySubscriber<Int, Never>(receiveSubscription: { held = $0 })
    do {
      let subject = PassthroughSubject<Int, Never>()
      subject.subscribe(subscriber)
    }
    held?.request(.unlimited)
    held?.cancel()
    held?.cancel()
    held?.request(.max(1))
    Just(1).subscribe(subscriber)
    held?.request(.none)
    held?.cancel()
    held?.request(.max(1))
  }

  @Test func `a deep chain of stages works`() {
    var chain = (1...3).publisher.eraseToAnyPublisher()
    for _ in 0..<200 { chain = chain.map { $0 + 1 }.filter { _ in true }.eraseToAnyPublisher() }
    #expect(chain.recorder().values == [201, 202, 203])
  }

  @Test func `many subscribers are served in the order in which they came`() {
    let subject = PassthroughSubject<Int, Never>()
    var order: [Int] = []
    var all: [AnyCancellable] = []
    for number in 0..<1000 { subject.sink { _ in order.append(number) }.store(in: &all) }
    for index in stride(from: 900, to: 0, by: -3) { all.remove(at: index) }
    subject.send(1)
    #expect(order.count == 700)
    #expect(order == order.sorted())
  }
}

@Suite struct `Many threads` {
  private func onManyThreads(_ body: @escaping (Int) -> Void) {
    let body = Handed(body)
    DispatchQueue.concurrentPerform(iterations: 8) { body.value($0) }
  }

  @Test func `may send at the same time; subscribers get one value after the other`() {
    let subject = PassthroughSubject<Int, Never>()
    var sum = 0
    let subscription = subject.map { $0 * 2 }.sink { sum += $0 }
    onManyThreads { _ in for _ in 1...1000 { subject.send(1) } }
    #expect(sum == 16_000)
    subscription.cancel()
  }

  @Test func `may send into everything that joins streams`() {
    let subjects = (0..<8).map { _ in PassthroughSubject<Int, Never>() }
    let merged = Publishers.MergeMany(subjects).recorder()
    let flattened = subjects.publisher.flatMap { $0 }.recorder()
    let latest = subjects[0].combineLatest(subjects[1], subjects[2], subjects[3]).recorder()
    let zipped = subjects[0].zip(subjects[1]).recorder()
    onManyThreads { thread in
      for number in 1...300 { subjects[thread].send(number * 8 + thread) }
      subjects[thread].send(completion: .finished)
    }
    #expect(merged.isFinished)
    #expect(flattened.isFinished)
    #expect(latest.isFinished)
    #expect(zipped.isFinished)
    #expect(merged.values.count == 2400)
    #expect(zipped.values.count == 300)
    for thread in 0..<8 {
      let own = flattened.values.filter { $0 % 8 == thread }
      #expect(own == (1...300).map { $0 * 8 + thread })
    }
    #expect(latest.values.last.map { [$0.0, $0.1, $0.2, $0.3] } == [2400, 2401, 2402, 2403])
  }

  @Test func `never see what they joined go back to an older value`() {
    for _ in 1...20 {
      let subjects = (0..<8).map { _ in PassthroughSubject<Int, Never>() }
      let latest = subjects[0].combineLatest(subjects[1], subjects[2], subjects[3]).recorder()
      let zipped = subjects[0].zip(subjects[1]).recorder()
      onManyThreads { thread in for number in 1...100 { subjects[thread].send(number) } }
      for (earlier, later) in zip(latest.values, latest.values.dropFirst()) {
        #expect(earlier.0 <= later.0 && earlier.1 <= later.1)
        #expect(earlier.2 <= later.2 && earlier.3 <= later.3)
      }
      #expect(zipped.values.map(\.0) == Array(1...100))
      #expect(zipped.values.map(\.1) == Array(1...100))
    }
  }

  @Test func `may subscribe, cancel, ask and finish at the same time`() {
    for _ in 1...8 {
      let subject = CurrentValueSubject<Int, Never>(0)
      let shared = subject.map { $0 }.share()
      onManyThreads { thread in
        for number in 1...50 {
          let recorder = shared.flatMap { Just($0) }.recorder(demand: .max(1))
          subject.send(number)
          recorder.request(.unlimited)
          if thread == 7, number == 40 { subject.send(completion: .finished) }
        }
      }
      #expect(subject.recorder().isFinished)
    }
  }

  @Test func `may change published properties of different objects and share observers`() {
    var total = 0
    let lock = NSLock()
    onManyThreads { _ in
      for _ in 1...200 {
        let counter = Counter()
        var seen = 0
        let subscription = counter.objectWillChange.sink { seen += 1 }
        counter.count = 1
        counter.add("x")
        subscription.cancel()
        lock.withLock { total += seen }
      }
    }
    #expect(total == 3200)
  }

  @Test func `settle a future once`() {
    for _ in 1...30 {
      var promise: Future<Int, Never>.Promise?
      let future = Future<Int, Never> { promise = $0 }
      let recorder = future.recorder()
      onManyThreads { promise?(.success($0)) }
      #expect(recorder.values.count == 1)
      #expect(recorder.completionCount == 1)
      #expect(future.recorder().values == recorder.values)
    }
  }

  @Test func `a value on one thread and a cancel on another do not lock each other out`() {
    let subject = PassthroughSubject<Int, Never>()
    let box = Box()
    var count = 0
    box.subscription = subject.sink { _ in
      // Waits for the other thread while a value is being delivered.
      count += 1
      let done = DispatchSemaphore(value: 0)
      let handed = Handed(box)
      DispatchQueue.global().async {
        handed.value.subscription?.cancel()
        done.signal()
      }
      done.wait()
    }
    subject.send(1)
    subject.send(2)
    #expect(count == 1)
  }

  private final class Box { var subscription: AnyCancellable? }
}
