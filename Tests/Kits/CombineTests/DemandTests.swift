import Combine
import Testing

@Suite struct `Demand` {
  @Test func `adds up and never falls below none`() {
    typealias Demand = Subscribers.Demand
    #expect(Demand.max(2) + .max(3) == .max(5))
    #expect(Demand.max(2) - .max(3) == .none)
    #expect(Demand.unlimited - .max(3) == .unlimited)
    #expect(Demand.max(3) - .unlimited == .none)
    #expect(Demand.max(.max) + 1 == .unlimited)
    #expect(Demand.max(2) * 3 == 6)
    #expect(Demand.max(2) < .unlimited)
    #expect(Demand.max(2) > 1)
    #expect(Demand.none == 0)
    #expect(Demand.max(1) > -1)
    #expect("\(Demand.unlimited) \(Demand.max(4))" == "unlimited max(4)")
  }

  /// Values beyond what was asked for wait, or are lost where nothing keeps them.
  @Test func `is respected by every kind of stage`() {
    func check(
      _ publisher: some Publisher<Int, Never>, sourceLocation: SourceLocation = #_sourceLocation
    ) {
      let recorder = publisher.recorder(demand: .max(2))
      #expect(recorder.values == [1, 2], sourceLocation: sourceLocation)
      recorder.request(.max(1))
      #expect(recorder.values == [1, 2, 3], sourceLocation: sourceLocation)
      recorder.request(.unlimited)
      #expect(recorder.values == [1, 2, 3, 4, 5], sourceLocation: sourceLocation)
      #expect(recorder.isFinished, sourceLocation: sourceLocation)
    }
    let numbers = (1...5).publisher
    check(numbers)
    check(numbers.map { $0 })
    check((1...10).publisher.filter { $0 <= 5 })
    check((1...10).publisher.filter { $0 > 5 }.map { $0 - 5 })
    check((0...5).publisher.dropFirst())
    check((1...9).publisher.prefix(5))
    check([1, 1, 2, 2, 3, 3, 4, 5].publisher.removeDuplicates())
    check(numbers.flatMap { Just($0) })
    check(Just(5).flatMap { (1...$0).publisher })
    check(numbers.map { Just($0) }.flatMap(maxPublishers: .max(1)) { $0 })
    check([1, 2].publisher.append([3, 4]).append(5))
    check(
      [1, 2, 3].publisher.merge(with: [4, 5].publisher).collect().flatMap { $0.sorted().publisher })
    check(numbers.zip(numbers).map(\.0))
    check(numbers.setFailureType(to: Trouble.self).replaceError(with: 0))
    check(
      [1, 2, 3].publisher.setFailureType(to: Trouble.self).append(
        Fail<Int, Trouble>(error: .first)
      ).catch { _ in [4, 5].publisher })
    check(numbers.eraseToAnyPublisher())
    check(numbers.handleEvents(receiveOutput: { _ in }))
    check(numbers.receive(on: ImmediateScheduler.shared))
    check(Just(numbers).switchToLatest())
    check(Record(output: [1, 2, 3, 4, 5], completion: .finished))
    check(numbers.prefix(untilOutputFrom: Empty<Int, Never>(completeImmediately: false)))
  }

  @Test func `comes back with a value, one by one`() {
    var received: [Int] = []
    var held: (any Subscription)?
    let subscriber = AnySubscriber<Int, Never>(
      receiveSubscription: {
        held = $0
        $0.request(.max(1))
      },
      receiveValue: {
        received.append($0)
        return $0 < 3 ? .max(1) : .none
      })
    (1...9).publisher.subscribe(subscriber)
    #expect(received == [1, 2, 3])
    held?.request(.max(2))
    #expect(received == [1, 2, 3, 4, 5])
  }

  @Test func `asked for inside a value does not grow the stack`() {
    var count = 0
    var held: (any Subscription)?
    let subscriber = AnySubscriber<Int, Never>(
      receiveSubscription: {
        held = $0
        $0.request(.max(1))
      },
      receiveValue: { _ in
        count += 1
        held?.request(.max(1))
        return .none
      })
    (1...20_000).publisher.flatMap { Just($0) }.subscribe(subscriber)
    #expect(count == 20_000)
  }

  @Test func `nobody asked for is lost at a passthrough subject`() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = subject.recorder(demand: .max(1))
    for number in 1...3 { subject.send(number) }
    recorder.request(.max(1))
    #expect(recorder.values == [1])
    subject.send(4)
    #expect(recorder.values == [1, 4])
  }

  @Test func `of a current value subject is answered with the newest`() {
    let subject = CurrentValueSubject<Int, Never>(0)
    let recorder = subject.recorder(demand: .none)
    for number in 1...3 { subject.send(number) }
    recorder.request(.max(1))
    recorder.request(.max(1))
    #expect(recorder.values == [3])
    subject.send(4)
    #expect(recorder.values == [3, 4])
  }

  @Test func `takes infinite sequences as far as it goes`() {
    let endless = sequence(first: 1) { $0 + 1 }.publisher
    #expect(endless.prefix(3).recorder().values == [1, 2, 3])
    #expect(endless.first { $0 > 100 }.recorder().values == [101])
    #expect(endless.contains(500).recorder().values == [true])
  }
}
