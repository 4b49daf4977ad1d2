import Combine
import Dispatch
import Foundation
import Testing

private final class Owner {
  var cancellables: Set<AnyCancellable> = []
  var received = 0
}

@Suite struct `Lifetimes` {
  @Test func `a released cancellable cancels, a kept one does not`() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    _ = subject.sink { values.append($0) }
    subject.send(1)
    #expect(values.isEmpty)
    var kept: AnyCancellable? = subject.sink { values.append($0) }
    subject.send(2)
    kept = nil
    subject.send(3)
    #expect(values == [2])
    #expect(kept == nil)
  }

  @Test func `a cancellable cancels once`() {
    var count = 0
    let cancellable = AnyCancellable { count += 1 }
    cancellable.cancel()
    cancellable.cancel()
    do { _ = AnyCancellable(cancellable) }
    #expect(count == 1)
  }

  @Test func `a sink holds what its closure holds until it is cancelled or over`() {
    let subject = PassthroughSubject<Int, Never>()
    for isCancelled in [true, false] {
      weak var gone: Owner?
      let subscription: AnyCancellable
      do {
        let owner = Owner()
        gone = owner
        subscription = subject.map { $0 }.sink { owner.received += $0 }
      }
      #expect(gone != nil)
      if isCancelled { subscription.cancel() } else { subject.send(completion: .finished) }
      #expect(gone == nil)
    }
  }

  @Test func `an owner with a weak sink is released, with a strong one it is not`() {
    let subject = PassthroughSubject<Int, Never>()
    weak var released: Owner?
    weak var leaked: Owner?
    do {
      let (one, two) = (Owner(), Owner())
      (released, leaked) = (one, two)
      subject.sink { [weak one] in one?.received += $0 }.store(in: &one.cancellables)
      subject.sink { two.received += $0 }.store(in: &two.cancellables)
    }
    #expect(released == nil)
    #expect(leaked != nil)
    leaked?.cancellables = []
    #expect(leaked == nil)
  }

  @Test func `assign keeps its object until it is cancelled`() {
    let subject = PassthroughSubject<Int, Never>()
    weak var gone: Owner?
    let subscription: AnyCancellable
    do {
      let owner = Owner()
      gone = owner
      subscription = subject.assign(to: \.received, on: owner)
    }
    subject.send(4)
    #expect(gone?.received == 4)
    subscription.cancel()
    #expect(gone == nil)
  }

  /// One long chain of stages for each; the owner stands for what closures capture.
  @Test func `no stage holds anything after cancel or end`() {
    typealias Input = PassthroughSubject<Int, Never>
    let chains: [(Input, Owner) -> AnyPublisher<Int, Never>] = [
      { input, owner in
        input.map { $0 + owner.received }.filter { $0 > owner.received }.eraseToAnyPublisher()
      },
      { input, owner in
        input.flatMap { _ in input.map { $0 + owner.received } }.eraseToAnyPublisher()
      },
      { input, owner in
        input.map { _ in input.map { $0 + owner.received } }.switchToLatest().eraseToAnyPublisher()
      },
      { input, owner in
        input.tryMap { $0 + owner.received }.catch { _ in input.map { $0 + owner.received } }
          .eraseToAnyPublisher()
      },
      { input, owner in input.merge(with: input.map { $0 + owner.received }).eraseToAnyPublisher()
      },
      { input, owner in
        input.combineLatest(input.map { $0 + owner.received }, input) { $0 + $1 + $2 }
          .eraseToAnyPublisher()
      },
      { input, owner in
        input.zip(input.map { $0 + owner.received }) { $0 + $1 }.eraseToAnyPublisher()
      },
      { input, owner in input.map { $0 + owner.received }.share().eraseToAnyPublisher() },
      { input, owner in input.map { $0 + owner.received }.prepend(1).append(2).eraseToAnyPublisher()
      },
      { input, owner in input.reduce(0) { $0 + $1 + owner.received }.eraseToAnyPublisher() },
      { input, owner in
        input.handleEvents(receiveOutput: { owner.received = $0 }).collect(3).map(\.count)
          .eraseToAnyPublisher()
      },
      { input, owner in
        input.tryMap { $0 + owner.received }.retry(1).replaceError(with: 0).eraseToAnyPublisher()
      },
      { input, owner in
        input.map { $0 + owner.received }.drop(untilOutputFrom: input).prefix(
          untilOutputFrom: Empty<Int, Never>(completeImmediately: false)
        ).eraseToAnyPublisher()
      },
      { input, owner in
        input.map { $0 + owner.received }.debounce(for: 1, scheduler: DispatchQueue.test)
          .throttle(for: 1, scheduler: DispatchQueue.test, latest: true)
          .timeout(9, scheduler: DispatchQueue.test).delay(for: 1, scheduler: DispatchQueue.test)
          .collect(.byTime(DispatchQueue.test, 1)).map(\.count).eraseToAnyPublisher()
      },
    ]
    for (number, chain) in chains.enumerated() {
      for isCancelled in [true, false] {
        let input = Input()
        weak var gone: Owner?
        var subscription: AnyCancellable?
        do {
          let owner = Owner()
          gone = owner
          subscription = chain(input, owner).sink { _ in }
          input.send(1)
        }
        if isCancelled { subscription?.cancel() } else { input.send(completion: .finished) }
        subscription = nil
        #expect(gone == nil, "chain \(number), cancelled: \(isCancelled)")
      }
    }
  }

  @Test func `a subject goes with its last owner, subscribers or not`() {
    weak var gone: CurrentValueSubject<Int, Never>?
    var subscription: AnyCancellable?
    do {
      let subject = CurrentValueSubject<Int, Never>(1)
      gone = subject
      subscription = subject.sink { _ in }
      _ = subject.recorder()
    }
    #expect(gone == nil)
    subscription?.cancel()
  }

  /// Otherwise a subject would hold the stage, the stage the publisher it was made by, and that the subject.
  @Test func `no stage holds the subject above it`() {
    typealias Input = PassthroughSubject<Int, Trouble>
    let scheduler = DispatchQueue.test
    let chains: [(Input) -> AnyCancellable] = [
      { $0.map { $0 }.map(\.self).tryMap { $0 }.silent() },
      { $0.filter { _ in true }.compactMap { $0 }.tryFilter { _ in true }.silent() },
      { $0.tryCompactMap { $0 }.scan(0, +).tryScan(0) { $0 + $1 }.silent() },
      { $0.removeDuplicates().tryRemoveDuplicates { $0 == $1 }.silent() },
      { $0.prefix(3).prefix { _ in true }.tryPrefix { _ in true }.first().silent() },
      { $0.first { $0 > 9 }.tryFirst { $0 > 9 }.output(at: 7).silent() },
      { $0.dropFirst(2).drop { _ in true }.tryDrop { _ in true }.silent() },
      { $0.mapError { $0 }.replaceError(with: 1).setFailureType(to: Trouble.self).silent() },
      { $0.catch { _ in Just(1) }.replaceEmpty(with: 1).silent() },
      { $0.tryCatch { _ in Just(1) }.print(to: Silence()).silent() },
      { $0.reduce(0, +).tryReduce(0) { $0 + $1 }.collect().count().silent() },
      { $0.max().last().last { _ in true }.tryLast { _ in true }.silent() },
      { $0.contains(7).contains { $0 }.tryContains { $0 }.silent() },
      { $0.allSatisfy { $0 > 7 }.tryAllSatisfy { $0 }.ignoreOutput().silent() },
      { $0.flatMap { Just($0) }.map { Just($0) }.switchToLatest().silent() },
      { $0.merge(with: Just(1).setFailureType(to: Trouble.self)).prepend(1).append(2).silent() },
      { $0.combineLatest(Fail<Int, Trouble>(error: .first).replaceEmpty(with: 1)).silent() },
      { $0.zip(Just(1).setFailureType(to: Trouble.self)).silent() },
      { $0.collect(2).encode(encoder: JSONEncoder()).silent() },
      { $0.handleEvents(receiveOutput: { _ in }).assertNoFailure().silent() },
      { $0.debounce(for: 1, scheduler: scheduler).delay(for: 1, scheduler: scheduler).silent() },
      { $0.throttle(for: 1, scheduler: scheduler, latest: true).silent() },
      { $0.timeout(1, scheduler: scheduler).receive(on: scheduler).silent() },
      { $0.measureInterval(using: scheduler).silent() },
      { $0.collect(.byTime(scheduler, 1)).silent() },
      { $0.drop(untilOutputFrom: Just(1).setFailureType(to: Trouble.self)).silent() },
      { $0.prefix(untilOutputFrom: Empty<Int, Never>(completeImmediately: false)).silent() },
    ]
    for (number, chain) in chains.enumerated() {
      weak var gone: Input?
      let subscription: AnyCancellable
      do {
        let input = Input()
        gone = input
        subscription = chain(input)
        input.send(1)
      }
      #expect(gone == nil, "chain \(number)")
      subscription.cancel()
    }
  }

  @Test func `a published property that feeds itself is released`() {
    weak var gone: Counter?
    weak var released: Log?
    do {
      let (counter, probe) = (Counter(), Log())
      (gone, released) = (counter, probe)
      counter.$names.map { [probe] names in
        probe.note("\(names.count)")
        return names.count
      }.filter { $0 > 5 }.assign(to: &counter.$count)
      counter.$count.map { $0 }.filter { $0 > 100 }.assign(to: &counter.$count)
      counter.add("a")
      #expect(probe.lines == ["0", "1"])
    }
    #expect(gone == nil)
    #expect(released == nil)
  }

  @Test func `a value whose release cancels the subscription it came by does no harm`() {
    final class Child {
      var subscription: AnyCancellable?
      deinit { subscription?.cancel() }
    }
    let current = CurrentValueSubject<Child?, Never>(Child())
    current.value?.subscription = current.sink { _ in }
    current.value = nil
    #expect(current.value == nil)

    final class Parent { @Published var child: Child? }
    let parent = Parent()
    let child = Child()
    child.subscription = parent.$child.sink { _ in }
    parent.child = child
    parent.child = nil
    #expect(parent.child == nil)
  }

  @Test func `a recorder lets go when it is released`() {
    let log = Log()
    let subject = PassthroughSubject<Int, Never>()
    do {
      let recorder = subject.handleEvents(receiveCancel: { log.note("cancelled") }).recorder()
      subject.send(1)
      #expect(recorder.values == [1])
    }
    subject.send(2)
    #expect(log.lines == ["cancelled"])
  }
}

extension Publisher {
  fileprivate func silent() -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: { _ in })
  }
}

private struct Silence: TextOutputStream {
  mutating func write(_ string: String) {}
}
