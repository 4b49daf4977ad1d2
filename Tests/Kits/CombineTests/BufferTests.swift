import Combine
import Testing

/// https://developer.apple.com/documentation/combine/publisher/buffer(size:prefetch:whenfull:)
@Suite struct `A buffer` {
  @Test func `keeps values until they are asked for, and ends after the last`() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = subject.buffer(size: 3, prefetch: .byRequest, whenFull: .dropOldest)
      .recorder(demand: .max(1))
    for value in 1...3 { subject.send(value) }
    #expect(recorder.values == [1])
    subject.send(completion: .finished)
    #expect(recorder.completion == nil)
    recorder.request(.max(1))
    #expect(recorder.values == [1, 2] && recorder.completion == nil)
    recorder.request(.unlimited)
    #expect(recorder.values == [1, 2, 3] && recorder.isFinished && recorder.completionCount == 1)
  }

  @Test func `drops what is oldest or newest when it is full`() {
    for (strategy, kept) in [
      (Publishers.BufferingStrategy<Never>.dropOldest, [3, 4]), (.dropNewest, [1, 2]),
    ] {
      let subject = PassthroughSubject<Int, Never>()
      let recorder = subject.buffer(size: 2, prefetch: .byRequest, whenFull: strategy)
        .recorder(demand: .none)
      for value in 1...4 { subject.send(value) }
      recorder.request(.unlimited)
      #expect(recorder.values == kept)
      subject.send(5)
      #expect(recorder.values == kept + [5])
    }
  }

  @Test func `fails when it is full, after what it holds`() {
    let subject = PassthroughSubject<Int, Trouble>()
    let recorder = subject.buffer(
      size: 1, prefetch: .byRequest, whenFull: .customError { .first }
    ).recorder(demand: .none)
    subject.send(1)
    subject.send(2)
    subject.send(3)
    #expect(recorder.completion == nil)
    recorder.request(.unlimited)
    #expect(recorder.values == [1] && recorder.failure == .first)
  }

  @Test func `asks for as many as fit into it, and then for one at a time`() {
    var demands: [Subscribers.Demand] = []
    let recorder = (1...10).publisher
      .handleEvents(receiveRequest: { demands.append($0) })
      .buffer(size: 2, prefetch: .keepFull, whenFull: .dropNewest)
      .recorder(demand: .none)
    #expect(demands == [.max(2)])
    recorder.request(.max(1))
    #expect(recorder.values == [1] && demands == [.max(2), .max(1)])
    recorder.request(.unlimited)
    #expect(recorder.values == Array(1...10) && recorder.isFinished)
  }

  @Test func `a subscriber that asks upon each value gets all of them in order`() {
    let subject = PassthroughSubject<Int, Never>()
    var received: [Int] = []
    var held: (any Subscription)?
    let subscriber = AnySubscriber<Int, Never>(
      receiveSubscription: { held = $0 },
      receiveValue: {
        received.append($0)
        held?.request(.max(1))
        return .none
      })
    subject.buffer(size: 100, prefetch: .byRequest, whenFull: .dropOldest)
      .subscribe(subscriber)
    for value in 1...100 { subject.send(value) }
    held?.request(.max(1))
    #expect(received == Array(1...100))
    held?.cancel()
  }
}
