import Combine
import Foundation
import TestDoubles
import Testing

@MainActor @Suite struct HandClockTests {
  @Test func `sleepers wake when the time has come, in their order`() async {
    let clock = HandClock()
    let calls = CallSpy()
    for seconds in [3, 1, 2] {
      Task {
        try await clock.sleep(for: .seconds(seconds))
        calls.note("\(seconds)")
      }
    }
    await MainQueue.run(until: clock.pendingCount == 3)
    clock.advance(by: .milliseconds(999))
    await MainQueue.settle()
    #expect(calls.all == [])
    clock.advance(by: .milliseconds(1))
    await MainQueue.run(until: calls.all == ["1"])
    await clock.pass(.seconds(5))
    #expect(calls.all == ["1", "2", "3"])
    #expect(clock.pendingCount == 0 && clock.untilNext == nil)
  }

  @Test func `a loop that sleeps wakes at every step of time that passes`() async {
    let clock = HandClock()
    let calls = CallSpy()
    let loop = Task {
      while true {
        try await clock.sleep(for: .milliseconds(500))
        calls.note("tick")
      }
    }
    await clock.pass(.seconds(3))
    #expect(calls.all.count == 6)
    loop.cancel()
    await MainQueue.run(until: clock.pendingCount == 0)
    #expect(clock.pendingCount == 0)
    await clock.pass(.seconds(3))
    #expect(calls.all.count == 6)
  }

  @Test func `code takes it as any clock`() async throws {
    func wait(on clock: any Clock<Duration>) async throws {
      try await clock.sleep(for: .seconds(1))
    }
    let clock = HandClock()
    let call = Task { try await wait(on: clock) }
    await MainQueue.run(until: clock.untilNext == .seconds(1))
    #expect(clock.untilNext == .seconds(1))
    clock.advance(by: .seconds(1))
    try await call.value
  }

  @Test func `counts the time that was given to it`() async throws {
    let clock = HandClock()
    let start = clock.now
    #expect(clock.now == start)
    clock.advance(by: .seconds(2))
    #expect(start.duration(to: clock.now) == .seconds(2))
    #expect(start < clock.now)
    // A time that has passed is no reason to sleep.
    try await clock.sleep(until: start)
    let took = clock.measure { clock.advance(by: .milliseconds(7)) }
    #expect(took == .milliseconds(7))
  }

  @Test func `a sleep that is cancelled ends, before it began or in the middle`() async {
    let clock = HandClock()
    let call = Task { try await clock.sleep(for: .seconds(1)) }
    await MainQueue.run(until: clock.pendingCount == 1)
    call.cancel()
    await #expect(throws: CancellationError.self) { try await call.value }
    let early = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await clock.sleep(for: .seconds(1))
    }
    await #expect(throws: CancellationError.self) { try await early.value }
    #expect(clock.pendingCount == 0)
  }

  @Test func `one clock rules sleepers and Combine's schedulers`() async {
    await HandClock.run { clock in
      let calls = CallSpy()
      let subject = PassthroughSubject<Int, Never>()
      let kept = subject.debounce(for: .seconds(1), scheduler: DispatchQueue.main)
        .sink { calls.note("debounced \($0)") }
      Task {
        try await clock.sleep(for: .seconds(2))
        calls.note("slept")
      }
      subject.send(1)
      await clock.pass(.seconds(1))
      #expect(calls.take() == ["debounced 1"])
      await clock.pass(.seconds(1))
      #expect(calls.take() == ["slept"])
      kept.cancel()
    }
  }
}
