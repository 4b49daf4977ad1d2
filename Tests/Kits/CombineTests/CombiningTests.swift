import Combine
import Testing

@Suite struct `Publishers together` {
  let a = PassthroughSubject<Int, Trouble>()
  let b = PassthroughSubject<Int, Trouble>()

  @Test func `merged come in the order of arrival and end with the last`() {
    let recorder = a.merge(with: b).recorder()
    a.send(1)
    b.send(2)
    a.send(3)
    a.send(completion: .finished)
    b.send(4)
    #expect(recorder.values == [1, 2, 3, 4])
    #expect(recorder.completion == nil)
    b.send(completion: .finished)
    #expect(recorder.isFinished)
    let many = Publishers.MergeMany((1...9).map { Just($0) })
    #expect(many.recorder().values == Array(1...9))
    let three = Just(1).merge(with: [2].publisher, Optional(3).publisher)
    #expect(three.recorder().values == [1, 2, 3])
    #expect(Publishers.MergeMany([Just<Int>]()).recorder().isFinished)
  }

  @Test func `merged end with the first failure`() {
    let recorder = a.merge(with: b).recorder()
    a.send(completion: .failure(.first))
    b.send(1)
    b.send(completion: .failure(.second))
    #expect(recorder.values.isEmpty)
    #expect(recorder.failure == .first)
    #expect(recorder.completionCount == 1)
  }

  /// Documented for `combineLatest`: all upstream publishers need to finish for this publisher to finish.
  @Test func `combined deliver the newest of each once all have one`() {
    let recorder = a.combineLatest(b).map { [$0, $1] }.recorder()
    a.send(1)
    a.send(2)
    #expect(recorder.values.isEmpty)
    b.send(10)
    a.send(3)
    b.send(20)
    #expect(recorder.values == [[2, 10], [3, 10], [3, 20]])
    a.send(completion: .finished)
    b.send(30)
    #expect(recorder.values.last == [3, 30])
    b.send(completion: .finished)
    #expect(recorder.isFinished)
  }

  @Test func `combined by three and four, with a function or without`() {
    let (c, d) = (PassthroughSubject<Int, Trouble>(), PassthroughSubject<Int, Trouble>())
    let three = a.combineLatest(b, c) { $0 + $1 + $2 }.recorder()
    let four = Publishers.CombineLatest4(a, b, c, d).map { [$0, $1, $2, $3] }.recorder()
    let tuple = a.combineLatest(b, c).recorder()
    for (number, subject) in [a, b, c, d].enumerated() { subject.send(number) }
    c.send(12)
    #expect(three.values == [3, 13])
    #expect(four.values == [[0, 1, 2, 3], [0, 1, 12, 3]])
    #expect(tuple.values.map(\.2) == [2, 12])
  }

  /// Documented for `zip`: waits until both have emitted, then delivers the oldest unconsumed of each.
  @Test func `zipped pair the first with the first`() {
    let recorder = a.zip(b).map { [$0, $1] }.recorder()
    a.send(1)
    a.send(2)
    a.send(3)
    b.send(10)
    b.send(20)
    #expect(recorder.values == [[1, 10], [2, 20]])
    a.send(completion: .finished)
    #expect(recorder.completion == nil)
    b.send(30)
    #expect(recorder.values.last == [3, 30])
    #expect(recorder.isFinished)
    let numbers = (1...3).publisher
    #expect(
      numbers.zip(numbers, numbers, ["a", "b"].publisher) { "\($0 + $1 + $2)\($3)" }
        .recorder().values == ["3a", "6b"])
  }

  @Test func `flattened run side by side`() {
    let source = PassthroughSubject<PassthroughSubject<Int, Trouble>, Trouble>()
    let recorder = source.flatMap { $0 }.recorder()
    source.send(a)
    source.send(b)
    a.send(1)
    b.send(2)
    a.send(3)
    source.send(completion: .finished)
    a.send(completion: .finished)
    #expect(recorder.completion == nil)
    b.send(4)
    b.send(completion: .finished)
    #expect(recorder.values == [1, 2, 3, 4])
    #expect(recorder.isFinished)
  }

  @Test func `flattened one at a time wait for their turn`() {
    let log = Log()
    let recorder = [a, b].publisher.setFailureType(to: Trouble.self)
      .flatMap(maxPublishers: .max(1)) { subject in
        subject.handleEvents(receiveSubscription: { _ in log.note("subscribed") })
      }.recorder()
    #expect(log.take() == ["subscribed"])
    b.send(0)
    a.send(1)
    a.send(completion: .finished)
    #expect(log.take() == ["subscribed"])
    b.send(2)
    b.send(completion: .finished)
    #expect(recorder.values == [1, 2])
    #expect(recorder.isFinished)
  }

  @Test func `switched deliver the newest only and cancel the one before`() {
    let source = PassthroughSubject<PassthroughSubject<Int, Trouble>, Trouble>()
    let recorder = source.switchToLatest().recorder()
    source.send(a)
    a.send(1)
    source.send(b)
    a.send(2)
    b.send(3)
    a.send(completion: .failure(.first))
    #expect(recorder.values == [1, 3])
    source.send(completion: .finished)
    #expect(recorder.completion == nil)
    b.send(completion: .finished)
    #expect(recorder.isFinished)
    let words = ["a", "b"].publisher.map { Just($0) }.switchToLatest()
    #expect(words.recorder().values == ["a", "b"])
  }

  @Test func `begin and end with a signal`() {
    let (values, signal) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Void, Never>())
    let after = values.drop(untilOutputFrom: signal).recorder()
    let before = values.prefix(untilOutputFrom: signal).recorder()
    values.send(1)
    signal.send()
    values.send(2)
    signal.send()
    #expect(after.values == [2])
    #expect(before.values == [1])
    #expect(before.isFinished)
    #expect([1].publisher.prefix(untilOutputFrom: Just(0)).recorder().values.isEmpty)
    #expect([1].publisher.drop(untilOutputFrom: Just(0)).recorder().values == [1])
  }

  @Test func `shared are subscribed once, and again when all have left`() {
    let log = Log()
    let source = PassthroughSubject<Int, Never>()
    let shared = source.handleEvents(
      receiveSubscription: { _ in log.note("start") }, receiveCancel: { log.note("stop") }
    ).share()
    var all: [AnyCancellable] = []
    shared.sink { log.note("first \($0)") }.store(in: &all)
    shared.sink { log.note("second \($0)") }.store(in: &all)
    source.send(1)
    #expect(log.take() == ["start", "first 1", "second 1"])
    all.removeFirst()
    #expect(log.take() == [])
    all.removeAll()
    #expect(log.take() == ["stop"])
    shared.sink { log.note("third \($0)") }.store(in: &all)
    source.send(2)
    #expect(log.take() == ["start", "third 2"])
    source.send(completion: .finished)
    #expect(shared.recorder().isFinished)
    #expect(log.take() == [])
  }

  @Test func `wait for connect`() {
    let log = Log()
    let connectable = [1, 2].publisher.makeConnectable()
    var all: Set<AnyCancellable> = []
    connectable.sink { log.note("first \($0)") }.store(in: &all)
    connectable.sink { log.note("second \($0)") }.store(in: &all)
    #expect(log.take() == [])
    connectable.connect().store(in: &all)
    #expect(log.take() == ["first 1", "second 1", "first 2", "second 2"])

    let subject = PassthroughSubject<Int, Never>()
    let multicast = [5].publisher.multicast(subject: subject)
    let recorder = multicast.recorder()
    #expect(recorder.values.isEmpty)
    multicast.connect().store(in: &all)
    #expect(recorder.values == [5])
    #expect([7].publisher.makeConnectable().autoconnect().recorder().values == [7])
  }
}
