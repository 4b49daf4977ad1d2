import Combine
import Dispatch
import Foundation
import Testing

@Suite struct `Time in a check's hand` {
  let scheduler = DispatchQueue.test
  let subject = PassthroughSubject<Int, Trouble>()

  @Test func `debounce waits for a pause`() {
    let recorder = subject.debounce(for: .milliseconds(300), scheduler: scheduler).recorder()
    subject.send(1)
    scheduler.advance(by: .milliseconds(200))
    subject.send(2)
    scheduler.advance(by: .milliseconds(299))
    #expect(recorder.values.isEmpty)
    scheduler.advance(by: .milliseconds(1))
    #expect(recorder.values == [2])
    scheduler.advance(by: .seconds(5))
    subject.send(3)
    subject.send(completion: .finished)
    scheduler.advance(by: .seconds(5))
    #expect(recorder.values == [2])
    #expect(recorder.isFinished)
  }

  @Test func `a cancelled debounce delivers nothing more`() {
    let recorder = subject.debounce(for: 1, scheduler: scheduler).recorder()
    subject.send(1)
    recorder.cancel()
    scheduler.advance(by: 2)
    #expect(recorder.values.isEmpty)
  }

  @Test func `throttle lets the first through, then the newest or the first of every span`() {
    let newest = subject.throttle(for: 1, scheduler: scheduler, latest: true).recorder()
    let first = subject.throttle(for: 1, scheduler: scheduler, latest: false).recorder()
    for number in 1...3 {
      subject.send(number)
      scheduler.advance()
    }
    #expect(newest.values == [1])
    scheduler.advance(by: 1)
    #expect(newest.values == [1, 3])
    #expect(first.values == [1, 2])
    scheduler.advance(by: 5)
    subject.send(4)
    scheduler.advance()
    subject.send(5)
    subject.send(completion: .finished)
    scheduler.advance(by: 1)
    #expect(newest.values == [1, 3, 4, 5])
    #expect(newest.isFinished)
  }

  @Test func `delay keeps order and delays the end`() {
    let recorder = [1, 2].publisher.delay(for: .seconds(1), scheduler: scheduler).recorder()
    scheduler.advance(by: .milliseconds(999))
    #expect(recorder.values.isEmpty)
    scheduler.advance(by: .milliseconds(1))
    #expect(recorder.values == [1, 2])
    #expect(recorder.isFinished)
  }

  @Test func `timeout ends a silent stream`() {
    let fails = subject.timeout(1, scheduler: scheduler, customError: { .second }).recorder()
    let ends = subject.timeout(1, scheduler: scheduler).recorder()
    scheduler.advance(by: .milliseconds(900))
    subject.send(1)
    scheduler.advance(by: .milliseconds(900))
    #expect(fails.values == [1])
    #expect(fails.completion == nil)
    scheduler.advance(by: .milliseconds(100))
    #expect(fails.failure == .second)
    #expect(ends.isFinished)
    subject.send(2)
    scheduler.run()
    #expect(fails.values == [1])
  }

  @Test func `values are collected by time, or by number`() {
    let time = subject.collect(.byTime(scheduler, .seconds(1))).recorder()
    let both = subject.collect(.byTimeOrCount(scheduler, .seconds(1), 2)).recorder()
    for number in 1...3 { subject.send(number) }
    scheduler.advance(by: 1)
    subject.send(4)
    subject.send(completion: .finished)
    #expect(time.values == [[1, 2, 3], [4]])
    #expect(both.values == [[1, 2], [3], [4]])
    #expect(scheduler.pendingCount <= 2)
  }

  @Test func `spans are measured`() {
    let recorder = subject.measureInterval(using: scheduler).recorder()
    scheduler.advance(by: 2)
    subject.send(1)
    scheduler.advance(by: .milliseconds(500))
    subject.send(2)
    #expect(recorder.values == [.seconds(2), .milliseconds(500)])
  }

  @Test func `actions run in order, at their own time, and those they schedule too`() {
    let log = Log()
    let start = scheduler.now
    let note = { (name: String) in
      log.note("\(name) at \(start.distance(to: scheduler.now).magnitude / 1_000_000)")
    }
    scheduler.schedule(after: start.advanced(by: .milliseconds(20))) {
      note("second")
      scheduler.schedule(after: scheduler.now.advanced(by: .milliseconds(5))) { note("third") }
    }
    scheduler.schedule(after: start.advanced(by: .milliseconds(10))) { note("first") }
    let repeating = scheduler.schedule(
      after: start.advanced(by: .milliseconds(30)), interval: .milliseconds(10)
    ) { note("tick") }
    scheduler.advance(by: .milliseconds(45))
    repeating.cancel()
    scheduler.advance(by: .seconds(1))
    #expect(
      log.lines == ["first at 10", "second at 20", "third at 25", "tick at 30", "tick at 40"])
  }

  @Test func `an action that repeats without pause does not stop the time`() {
    var ticks = 0
    let repeating = scheduler.schedule(after: scheduler.now, interval: 0) { ticks += 1 }
    scheduler.advance(by: .milliseconds(1))
    #expect(ticks == 11)
    repeating.cancel()
    scheduler.run()
    #expect(ticks == 11)
  }

  @Test func `an immediate scheduler does not wait`() {
    let recorder = [1, 2].publisher
      .delay(for: .seconds(5), scheduler: ImmediateScheduler.shared)
      .receive(on: ImmediateScheduler.shared)
      .subscribe(on: ImmediateScheduler.shared).recorder()
    #expect(recorder.values == [1, 2])
    #expect(recorder.isFinished)
  }
}

@Suite struct `The hand clock` {
  @Test func `rules code that names its queue itself`() {
    final class Search: ObservableObject {
      @Published var query = ""
      @Published private(set) var results: [String] = []

      init() {
        $query.debounce(for: .milliseconds(300), scheduler: RunLoop.main)
          .removeDuplicates().filter { !$0.isEmpty }
          .map { ["\($0)!"] }
          .receive(on: DispatchQueue.main)
          .assign(to: &$results)
      }
    }
    HandClock.run { clock in
      let search = Search()
      search.query = "s"
      clock.advance(by: .milliseconds(100))
      search.query = "sw"
      clock.advance(by: .milliseconds(299))
      #expect(search.results == [])
      clock.advance(by: .milliseconds(1))
      #expect(search.results == ["sw!"])
      #expect(clock.pendingCount == 0)
    }
  }

  @Test func `is exact on every queue and run loop`() {
    HandClock.run { clock in
      let subject = PassthroughSubject<Int, Never>()
      let recorders = [
        subject.delay(for: 0.3, scheduler: RunLoop.main).recorder(),
        subject.delay(for: 0.3, scheduler: DispatchQueue.global()).recorder(),
        subject.delay(for: 0.3, scheduler: OperationQueue.main).recorder(),
      ].map { $0 as any Recording }
      for round in 1...20 {
        subject.send(round)
        clock.advance(by: .milliseconds(299))
        #expect(recorders.map(\.count) == [round - 1, round - 1, round - 1])
        clock.advance(by: .milliseconds(1))
        #expect(recorders.map(\.count) == [round, round, round])
      }
    }
  }

  @Test func `drives timers`() {
    HandClock.run { clock in
      let log = Log()
      let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
        .scan(0) { count, _ in count + 1 }.sink { log.note("\($0)") }
      clock.advance(by: .milliseconds(3500))
      #expect(log.take() == ["1", "2", "3"])
      timer.cancel()
      clock.advance(by: .seconds(10))
      #expect(log.take() == [])
    }
  }

  @Test func `rules the tasks started under it, and nothing outside`() async {
    await HandClock.run { clock in
      let subject = PassthroughSubject<Int, Never>()
      let recorder = subject.debounce(for: 1, scheduler: DispatchQueue.main).recorder()
      await Task.yield()
      subject.send(1)
      clock.advance(by: .seconds(1))
      #expect(recorder.values == [1])
    }
    let before = DispatchTime.now()
    #expect(DispatchQueue.main.now.dispatchTime >= before)
  }
}

private protocol Recording { var count: Int { get } }
extension Recorder: Recording { fileprivate var count: Int { values.count } }
