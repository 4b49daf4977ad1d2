import TestDoubles
import Testing

@MainActor @Suite struct AnswerStubTests {
  private struct Offline: Error {}

  /// A value that is not `Sendable`, as most of what learners' services give.
  private final class Page {
    let number: Int
    init(_ number: Int) { self.number = number }
  }

  @Test func `answers at once, and notes what it was asked`() async throws {
    let stub = AnswerStub<Int, Page> { Page($0 * 10) }
    #expect(try await stub(1).number == 10)
    #expect(try await stub(2).number == 20)
    #expect(stub.inputs == [1, 2])
    #expect(stub.pending == [])
  }

  @Test func `gives answers in turn, the last one for ever`() async throws {
    let stub = AnswerStub<Void, Int>(inTurn: [.success(1), .failure(Offline()), .success(3)])
    #expect(try await stub() == 1)
    await #expect(throws: Offline.self) { try await stub() }
    #expect(try await stub() == 3)
    #expect(try await stub() == 3)
    #expect(stub.count == 4)
  }

  @Test func `changes its answer when told to`() async throws {
    let stub = AnswerStub<Int, String>(returning: "a")
    stub.fails(with: Offline())
    await #expect(throws: Offline.self) { try await stub(1) }
    stub.returns("b")
    #expect(try await stub(1) == "b")
  }

  @Test func `makes calls wait until they are released`() async throws {
    let stub = AnswerStub<Int, String>(returning: "early")
    stub.hold()
    let call = Task { try await stub(1) }
    #expect(await MainQueue.run(until: stub.pending == [1]))
    stub.returns("late")
    stub.release()
    #expect(try await call.value == "late")
    #expect(try await stub(2) == "late")
    #expect(stub.pending == [])
  }

  @Test func `releases calls in any order, each with its own answer`() async throws {
    let stub = AnswerStub<String, Int>(returning: 0)
    stub.hold()
    let first = Task { try await stub("first") }
    await MainQueue.run(until: stub.pending == ["first"])
    let second = Task { try await stub("second") }
    await MainQueue.run(until: stub.pending.count == 2)
    #expect(stub.release(1, with: .success(2)))
    #expect(try await second.value == 2)
    #expect(stub.pending == ["first"])
    #expect(stub.release(0, with: .failure(Offline())))
    await #expect(throws: Offline.self) { try await first.value }
    #expect(!stub.release(0) && !stub.release(-1))
  }

  @Test func `a call that can be seen and has to wait can be released`() async throws {
    for _ in 1...200 {
      let stub = AnswerStub<Int, Int>(returning: 0)
      stub.hold()
      let call = Task.detached { try await stub(1) }
      while stub.inputs.isEmpty { await Task.yield() }
      #expect(stub.release(0, with: .success(7)))
      #expect(try await call.value == 7)
    }
  }

  @Test func `a call that waits is noted before anything else happens`() async throws {
    for isCancelled in [false, true] {
      let stub = AnswerStub<Int, Int> { $0 * 10 }
      stub.hold()
      let call = Task.immediate { try await stub(7) }
      // Where it waits may be another thread, which perhaps has not begun to.
      #expect(stub.inputs == [7] && stub.pending == [7])
      if isCancelled {
        call.cancel()
        await #expect(throws: CancellationError.self) { try await call.value }
        stub.release()
      } else {
        stub.release()
        #expect(try await call.value == 70)
      }
      #expect(stub.pending == [])
    }
  }

  @Test func `ends a waiting call with its task`() async {
    let stub = AnswerStub<Int, Int>(returning: 0)
    stub.hold()
    let call = Task { try await stub(1) }
    await MainQueue.run(until: stub.pending == [1])
    call.cancel()
    await #expect(throws: CancellationError.self) { try await call.value }
    #expect(stub.pending == [] && stub.inputs == [1])
    let cancelledBefore = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await stub(2)
    }
    await #expect(throws: CancellationError.self) { try await cancelledBefore.value }
    #expect(stub.pending == [])
    stub.release()
  }

  @Test func `serves completion handlers as well`() {
    let stub = AnswerStub<Int, String>(returning: "now")
    let heard = CallSpy()
    stub(1) { heard.note("\($0)") }
    stub.hold()
    stub(2) { heard.note("\($0)") }
    #expect(heard.take() == [#"success("now")"#])
    stub.fails(with: Offline())
    stub.release()
    #expect(heard.all.last?.contains("failure") == true && heard.all.count == 2)
  }

  @Test func `answers on the caller's thread, so that nothing moves behind a check's back`() async {
    let stub = AnswerStub<Void, Void>()
    let calls = CallSpy()
    try? await stub()
    calls.note("after")
    #expect(calls.offMainThread == [])
  }

  @Test func `survives many callers at once`() async {
    let stub = AnswerStub<Int, Int> { $0 }
    stub.hold()
    await withTaskGroup(of: Int.self) { group in
      for number in 0..<200 {
        group.addTask { (try? await stub(number)) ?? -1 }
      }
      group.addTask {
        while stub.inputs.count < 200 { await Task.yield() }
        stub.release()
        return 0
      }
      var sum = 0
      for await number in group { sum += number }
      #expect(sum == 19_900)
    }
  }

  @Test func `may be asked from inside its own answer`() async throws {
    let spy = CallSpy()
    let first = AnswerStub<Int, Int>(returning: 1)
    let second = AnswerStub<Int, Int> { number in
      spy.note("\(first.inputs)")
      return number
    }
    _ = try await first(5)
    #expect(try await second(7) == 7)
    #expect(spy.all == ["[5]"])
  }
}
