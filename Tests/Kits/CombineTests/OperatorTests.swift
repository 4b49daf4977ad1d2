import Combine
import Foundation
import Testing

@Suite struct `Operators on values` {
  @Test func `change them`() {
    let numbers = [1, 2, 3, 4].publisher
    #expect(numbers.map { $0 * 2 }.recorder().values == [2, 4, 6, 8])
    #expect(["a", "bb"].publisher.map(\.count).recorder().values == [1, 2])
    #expect(["a", "bb"].publisher.map(\.count, \.isEmpty).recorder().values.map(\.0) == [1, 2])
    #expect(["1", "x", "3"].publisher.compactMap { Int($0) }.recorder().values == [1, 3])
    #expect([1, nil, 3].publisher.replaceNil(with: 0).recorder().values == [1, 0, 3])
    #expect(numbers.scan(10) { $0 + $1 }.recorder().values == [11, 13, 16, 20])
  }

  /// https://developer.apple.com/documentation/combine/publisher/breakpoint(receivesubscription:receiveoutput:receivecompletion:)
  @Test func `stop the process only where a closure says so`() async {
    var asked: [String] = []
    let values = [1, 2].publisher.breakpoint(
      receiveSubscription: { _ in
        asked.append("subscription")
        return false
      },
      receiveOutput: {
        asked.append("\($0)")
        return false
      },
      receiveCompletion: {
        asked.append("\($0)")
        return false
      }
    ).breakpointOnError().recorder().values
    #expect(values == [1, 2])
    #expect(asked == ["subscription", "1", "2", "finished"])
    await #expect(processExitsWith: .signal(SIGTRAP)) {
      _ = [1].publisher.breakpoint(receiveOutput: { $0 == 1 }).recorder()
    }
    await #expect(processExitsWith: .signal(SIGTRAP)) {
      _ = Fail<Int, URLError>(error: URLError(.badURL)).breakpointOnError().recorder()
    }
  }

  @Test func `leave some out`() {
    let numbers = [1, 2, 2, 3, 3, 2].publisher
    #expect(numbers.filter { $0 != 2 }.recorder().values == [1, 3, 3])
    #expect(numbers.removeDuplicates().recorder().values == [1, 2, 3, 2])
    #expect(
      numbers.removeDuplicates { $0 % 2 == $1 % 2 }.recorder().values == [1, 2, 3, 2])
    #expect(numbers.dropFirst(4).recorder().values == [3, 2])
    #expect(numbers.dropFirst().recorder().values.count == 5)
    #expect(numbers.drop { $0 < 3 }.recorder().values == [3, 3, 2])
    #expect(numbers.prefix(2).recorder().values == [1, 2])
    #expect(numbers.prefix(0).recorder().isFinished)
    #expect(numbers.prefix { $0 < 3 }.recorder().values == [1, 2, 2])
    #expect(numbers.first().recorder().values == [1])
    #expect(numbers.first { $0 > 1 }.recorder().values == [2])
    #expect(numbers.output(at: 3).recorder().values == [3])
    #expect(numbers.output(in: 1...2).recorder().values == [2, 2])
    #expect(numbers.output(in: 4...).recorder().values == [3, 2])
    #expect(numbers.ignoreOutput().recorder().isFinished)
  }

  @Test func `make one of all`() {
    let numbers = [3, 1, 2].publisher
    #expect(numbers.reduce(0, +).recorder().values == [6])
    #expect(numbers.collect().recorder().values == [[3, 1, 2]])
    #expect(numbers.collect(2).recorder().values == [[3, 1], [2]])
    #expect(numbers.count().recorder().values == [3])
    #expect(numbers.last().recorder().values == [2])
    #expect(numbers.last { $0 > 2 }.recorder().values == [3])
    #expect(numbers.max().recorder().values == [3])
    #expect(numbers.min().recorder().values == [1])
    #expect(numbers.contains(2).recorder().values == [true])
    #expect(numbers.contains { $0 > 5 }.recorder().values == [false])
    #expect(numbers.allSatisfy { $0 > 1 }.recorder().values == [false])
    let none = Empty<Int, Never>()
    #expect(none.collect().recorder().values == [[]])
    #expect(none.last().recorder().values.isEmpty)
    #expect(none.max().recorder().isFinished)
    #expect(none.replaceEmpty(with: 7).recorder().values == [7])
    #expect(numbers.replaceEmpty(with: 7).recorder().values == [3, 1, 2])
  }

  @Test func `know the answer before the end`() {
    let subject = PassthroughSubject<Int, Never>()
    let contains = subject.contains(2).recorder()
    let all = subject.allSatisfy { $0 < 2 }.recorder()
    subject.send(1)
    #expect(contains.values.isEmpty)
    subject.send(2)
    #expect(contains.values == [true])
    #expect(contains.isFinished)
    #expect(all.values == [false])
    #expect(all.isFinished)
  }

  @Test func `put others before and after`() {
    #expect([2].publisher.prepend(0, 1).append(3).recorder().values == [0, 1, 2, 3])
    #expect(Just(1).append([2, 3]).append(Just(4)).recorder().values == [1, 2, 3, 4])
    let subject = PassthroughSubject<Int, Never>()
    let recorder = subject.prepend(Just(0)).recorder()
    subject.send(1)
    #expect(recorder.values == [0, 1])
  }

  /// Two maps in a row are one map of both functions.
  @Test(arguments: [[], [1], [1, 2, 3], Array(-50...50)])
  func `keep the laws of map and filter`(_ numbers: [Int]) {
    let source = numbers.publisher
    let (double, next) = ({ (n: Int) in n * 2 }, { (n: Int) in n + 1 })
    #expect(
      source.map(double).map(next).recorder().values
        == source.map { next(double($0)) }.recorder().values)
    #expect(source.map { $0 }.recorder().values == numbers)
    #expect(source.filter { $0 > 0 }.recorder().values == numbers.filter { $0 > 0 })
    #expect(
      source.flatMap { [$0, -$0].publisher }.recorder().values == numbers.flatMap { [$0, -$0] })
    #expect(source.reduce(0, +).recorder().values == [numbers.reduce(0, +)])
    #expect(
      source.scan(0, +).last().recorder().values
        == (numbers.isEmpty ? [] : [numbers.reduce(0, +)]))
  }

  @Test func `can be watched`() {
    let log = Log()
    let subject = PassthroughSubject<Int, Trouble>()
    let subscription = subject.handleEvents(
      receiveSubscription: { log.note("subscription \($0)") },
      receiveOutput: { log.note("output \($0)") },
      receiveCompletion: { log.note("completion \($0)") },
      receiveCancel: { log.note("cancel") },
      receiveRequest: { log.note("request \($0)") }
    ).sink(receiveCompletion: { _ in log.note("end") }, receiveValue: { log.note("value \($0)") })
    subject.send(1)
    subject.send(completion: .failure(.first))
    subscription.cancel()
    #expect(
      log.take() == [
        "subscription PassthroughSubject", "request unlimited", "output 1", "value 1",
        "completion failure(CombineTests.Trouble.first)", "end",
      ])
    subject.handleEvents(receiveCancel: { log.note("cancel") })
      .sink(receiveCompletion: { _ in }, receiveValue: { _ in }).cancel()
    #expect(log.take() == [])
    PassthroughSubject<Int, Never>().handleEvents(receiveCancel: { log.note("cancel") })
      .sink { _ in }.cancel()
    #expect(log.take() == ["cancel"])
  }

  @Test func `can be printed as on an iPhone`() {
    final class Output: TextOutputStream {
      var text = ""
      func write(_ string: String) { text += string }
    }
    let output = Output()
    let recorder = [1, 2].publisher.print("numbers", to: output).recorder()
    #expect(recorder.values == [1, 2])
    let subscription = PassthroughSubject<Int, Never>().print(to: output).sink { _ in }
    subscription.cancel()
    #expect(
      output.text == """
        numbers: receive subscription: ([1, 2])
        numbers: request unlimited
        numbers: receive value: (1)
        numbers: receive value: (2)
        numbers: receive finished
        receive subscription: (PassthroughSubject)
        request unlimited
        receive cancel

        """)
  }
}

@Suite struct `Sources of values` {
  @Test func `deliver what they have and end`() {
    #expect(Just(1).recorder().values == [1])
    #expect(Just(1).recorder().isFinished)
    #expect(Optional(1).publisher.recorder().values == [1])
    #expect(Optional<Int>.none.publisher.recorder().isFinished)
    #expect(Result<Int, Trouble>.success(1).publisher.recorder().values == [1])
    #expect(Result<Int, Trouble>.failure(.first).publisher.recorder().failure == .first)
    #expect(Fail<Int, Trouble>(error: .second).recorder().failure == .second)
    #expect(Empty<Int, Trouble>().recorder().isFinished)
    #expect(Empty<Int, Trouble>(completeImmediately: false).recorder().completion == nil)
    #expect((1...3).publisher.recorder().values == [1, 2, 3])
    #expect([Int]().publisher.recorder(demand: .none).isFinished)
    let record = Record<Int, Trouble>(output: [1, 2], completion: .failure(.first))
    #expect(record.recorder().values == [1, 2])
    #expect(record.recorder().failure == .first)
    let filled = Record<Int, Never> {
      $0.receive(1)
      $0.receive(completion: .finished)
    }
    #expect(filled.recorder().values == [1])
  }

  @Test func `may be made for each subscriber only`() {
    var made = 0
    let deferred = Deferred {
      made += 1
      return Just(made)
    }
    #expect(made == 0)
    #expect(deferred.recorder().values == [1])
    #expect(deferred.recorder().values == [2])
  }

  @Test func `a future works at once, and once for all`() {
    var starts = 0
    var promise: Future<Int, Trouble>.Promise?
    let future = Future<Int, Trouble> {
      starts += 1
      promise = $0
    }
    #expect(starts == 1)
    let early = future.recorder()
    #expect(early.values.isEmpty)
    promise?(.success(1))
    promise?(.success(2))
    promise?(.failure(.first))
    let late = future.recorder()
    for recorder in [early, late] {
      #expect(recorder.values == [1])
      #expect(recorder.isFinished)
      #expect(recorder.completionCount == 1)
    }
    #expect(starts == 1)
    #expect(Future<Int, Trouble> { $0(.failure(.second)) }.recorder().failure == .second)
  }

  @Test func `a passthrough subject remembers nothing, a current value subject one value`() {
    let passthrough = PassthroughSubject<Int, Trouble>()
    passthrough.send(0)
    let first = passthrough.recorder()
    passthrough.send(1)
    passthrough.send(completion: .failure(.first))
    passthrough.send(2)
    passthrough.send(completion: .finished)
    #expect(first.values == [1])
    #expect(first.failure == .first)
    #expect(first.completionCount == 1)
    let late = passthrough.recorder()
    #expect(late.subscriptionCount == 1)
    #expect(late.failure == .first)

    let current = CurrentValueSubject<Int, Never>(1)
    let recorder = current.recorder()
    current.value = 2
    current.send(3)
    #expect(recorder.values == [1, 2, 3])
    #expect(current.value == 3)
    current.send(completion: .finished)
    current.send(4)
    #expect(current.value == 3)
    #expect(current.recorder().values.isEmpty)
    #expect(current.recorder().isFinished)
  }

  @Test func `a current value can be read while it is delivered`() {
    let current = CurrentValueSubject<Int, Never>(1)
    var seen: [Int] = []
    let subscription = current.sink { _ in seen.append(current.value) }
    current.send(2)
    #expect(seen == [1, 2])
    subscription.cancel()
  }

  @Test func `subjects take values from publishers`() {
    let source = PassthroughSubject<Int, Never>()
    let target = CurrentValueSubject<Int, Never>(0)
    let subscription = source.subscribe(target)
    source.send(5)
    #expect(target.value == 5)
    subscription.cancel()
    source.send(6)
    #expect(target.value == 5)
  }

  @Test func `events that carry nothing are sent with no argument`() {
    let taps = PassthroughSubject<Void, Never>()
    let recorder = taps.recorder()
    taps.send()
    taps.send(())
    #expect(recorder.values.count == 2)
  }
}
