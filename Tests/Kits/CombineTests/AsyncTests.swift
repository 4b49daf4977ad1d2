import Combine
import Dispatch
import Foundation
import Testing

@Suite struct `Values in a loop` {
  @Test func `come one by one until the end`() async {
    var values: [Int] = []
    for await value in (1...4).publisher.map({ $0 * 2 }).values { values.append(value) }
    #expect(values == [2, 4, 6, 8])
  }

  @Test func `end with the failure`() async {
    var values: [Int] = []
    let failing = [1, 2].publisher.setFailureType(to: Trouble.self).append(
      Fail<Int, Trouble>(error: .first))
    do {
      for try await value in failing.values { values.append(value) }
      Issue.record("it did not fail")
    } catch {
      #expect(error as? Trouble == .first)
    }
    #expect(values == [1, 2])
  }

  @Test func `cancel their publisher when the loop is left`() async {
    let log = Log()
    for await value in (1...9).publisher.handleEvents(receiveCancel: { log.note("cancelled") })
      .values
    {
      if value == 2 { break }
    }
    #expect(log.lines == ["cancelled"])
  }

  @Test @MainActor func `reach a task on the main actor, which can be cancelled`() async {
    @MainActor final class Model {
      @Published var count = 0
      var seen: [Int] = []
      func watch() async { for await count in $count.values { seen.append(count) } }
    }
    let model = Model()
    let task = Task { await model.watch() }
    while model.seen.isEmpty { await Task.yield() }
    model.count = 1
    while model.seen.count < 2 { await Task.yield() }
    #expect(model.seen == [0, 1])
    task.cancel()
    await task.value
    model.count = 2
    #expect(model.seen == [0, 1])
  }

  @Test func `of a future is its result, early or late`() async throws {
    #expect(await Future<Int, Never> { $0(.success(1)) }.value == 1)
    let late = Future<Int, Trouble> { promise in
      let promise = Handed(promise)
      DispatchQueue.global().async { promise.value(.success(2)) }
    }
    #expect(try await late.value == 2)
    await #expect(throws: Trouble.second) {
      _ = try await Future<Int, Trouble> { $0(.failure(.second)) }.value
    }
  }
}

@Suite struct `Real queues and run loops` {
  @Test func `deliver in order on a queue of their own`() async {
    let queue = DispatchQueue(label: "deliveries")
    queue.setSpecific(key: key, value: true)
    var values: [Int] = []
    for await (value, isOnQueue) in (1...100).publisher.receive(on: queue)
      .map({ ($0, DispatchQueue.getSpecific(key: key) == true) }).buffered().values
    {
      #expect(isOnQueue)
      values.append(value)
    }
    #expect(values == Array(1...100))
  }

  private let key = DispatchSpecificKey<Bool>()

  @Test(arguments: ["queue", "run loop", "operation queue"])
  func `run what is delayed`(_ kind: String) async {
    let source = Just(1)
    let span = 0.005
    let thread = RunLoopThread()
    // Side by side, the end could overtake the value.
    let oneAtATime = OperationQueue()
    oneAtATime.maxConcurrentOperationCount = 1
    let delayed: AnyPublisher<Int, Never> =
      switch kind {
      case "queue":
        source.delay(for: .seconds(span), scheduler: DispatchQueue.main).eraseToAnyPublisher()
      case "run loop":
        source.delay(for: .seconds(span), scheduler: thread.loop).eraseToAnyPublisher()
      default:
        source.delay(for: .seconds(span), scheduler: oneAtATime).eraseToAnyPublisher()
      }
    var values: [Int] = []
    for await value in delayed.values { values.append(value) }
    #expect(values == [1])
    thread.stop()
  }

  @Test func `a run loop takes work from another thread`() async {
    let thread = RunLoopThread()
    for _ in 1...5 {
      var isThere: [Bool] = []
      let loop = Handed(thread.loop)
      let received = Just(1).subscribe(on: DispatchQueue.global()).receive(on: thread.loop)
        .map { _ in RunLoop.current === loop.value }
      for await value in received.values { isThere.append(value) }
      #expect(isThere == [true])
    }
    thread.stop()
  }

  @Test func `timers tick`() async {
    let thread = RunLoopThread()
    var ticks = 0
    for await _ in Timer.publish(every: 0.002, on: thread.loop, in: .common).autoconnect().values {
      ticks += 1
      if ticks == 3 { break }
    }
    #expect(ticks == 3)
    thread.stop()
  }

  @Test func `repeat on a queue until they are cancelled`() async {
    let ticks = PassthroughSubject<Int, Never>()
    let queue = DispatchQueue(label: "ticks")
    let handed = Handed(ticks)
    let repeating = queue.schedule(after: queue.now, interval: .milliseconds(2)) {
      handed.value.send(1)
    }
    var count = 0
    for await _ in ticks.values {
      count += 1
      if count == 3 { break }
    }
    repeating.cancel()
    #expect(count == 3)
  }
}

extension Publisher {
  /// Keeps what comes until it is asked for.
  fileprivate func buffered() -> some Publisher<Output, Failure> {
    collect().flatMap { $0.publisher }
  }
}

/// A thread whose run loop turns; that of the main thread does not in a program with an asynchronous main.
private final class RunLoopThread {
  let loop: RunLoop
  private let keepAlive: Handed<Timer>

  init() {
    let ready = DispatchSemaphore(value: 0)
    let box = Handed(Box())
    let idle = Handed(Timer(timeInterval: 3600, repeats: true) { _ in })
    let thread = Thread {
      box.value.loop = RunLoop.current
      RunLoop.current.add(idle.value, forMode: .default)
      ready.signal()
      while idle.value.isValid {
        _ = RunLoop.current.run(mode: .default, before: .distantFuture)
      }
    }
    thread.start()
    ready.wait()
    loop = box.value.loop ?? .main
    keepAlive = idle
  }

  func stop() { loop.schedule { self.keepAlive.value.invalidate() } }

  private final class Box { var loop: RunLoop? }
}
