/// Stands for one function of a service: notes what it was asked, and answers as a check says.
///
///     private final class ServiceStub: UserService {
///       let fetch = AnswerStub<Int, User>(returning: ada)
///       func fetchUser(id: Int) async throws -> User { try await fetch(id) }
///     }
///
///     service.fetch.hold()                       // from now on nobody is answered
///     let load = Task { await viewModel.load() }
///     MainQueue.run(until: !service.fetch.pending.isEmpty)
///     XCTAssertTrue(viewModel.isLoading)
///     service.fetch.release()
///
/// A call that waits in a task that is cancelled ends with a `CancellationError`.
public final class AnswerStub<Input, Output>: Sendable {
  private typealias Promise = (Result<Output, any Error>) -> Void

  private struct Call {
    var number: Int
    var input: Input
    /// Nil until its task has come to wait: that may be on another thread, and a while later.
    var promise: Promise?
  }

  private struct State {
    var answer: (Input) throws -> Output
    var inputs: [Input] = []
    var isHeld = false
    var heldCount = 0
    var waiting: [Call] = []
    /// What came of calls before their tasks have come to wait.
    var early: [Int: () throws -> Output] = [:]
  }

  private let state: Guarded<State>

  /// Answers each call by what it asks for.
  public init(_ answer: @escaping (Input) throws -> Output) {
    state = Guarded(State(answer: answer))
  }

  /// Gives every call the same answer.
  public convenience init(returning output: Output) { self.init { _ in output } }

  /// Fails every call.
  public convenience init(throwing error: any Error) { self.init { _ in throw error } }

  /// Gives these answers one after the other, the last one for ever.
  public convenience init(inTurn answers: [Result<Output, any Error>]) {
    precondition(!answers.isEmpty, "An answer stub needs at least one answer.")
    let count = Guarded(0)
    self.init { _ in
      let index = count.withLock { count in
        defer { count += 1 }
        return min(count, answers.count - 1)
      }
      return try answers[index].get()
    }
  }

  // MARK: - For the check

  /// What it was asked, in the order of the calls, those included that wait or have failed.
  ///
  /// A call that waits is in `pending` as soon as it is here.
  public var inputs: [Input] { state.withLock { $0.inputs } }

  /// What the calls asked that wait for their answer, the oldest first.
  public var pending: [Input] { state.withLock { $0.waiting.map(\.input) } }

  /// From now on every call has this answer, those included that wait.
  public func returns(_ output: Output) { state.withLock { $0.answer = { _ in output } } }

  /// From now on every call fails, those included that wait.
  public func fails(with error: any Error) {
    state.withLock { $0.answer = { _ in throw error } }
  }

  /// From now on calls wait for their answer.
  public func hold() { state.withLock { $0.isHeld = true } }

  /// Answers all calls that wait, and from now on each at once.
  public func release() {
    end { state in
      let answer = state.answer
      defer { (state.waiting, state.isHeld) = ([], false) }
      return state.waiting.map { call in Ending(call: call) { try answer(call.input) } }
    }
  }

  /// Answers one of the calls that wait, by its place in `pending`; the others go on waiting.
  ///
  /// False if there is no such call.
  @discardableResult
  public func release(_ index: Int, with result: Result<Output, any Error>? = nil) -> Bool {
    end { state in
      guard state.waiting.indices.contains(index) else { return [] }
      let (call, answer) = (state.waiting.remove(at: index), state.answer)
      return [Ending(call: call) { try (result ?? Result { try answer(call.input) }).get() }]
    }
  }

  // MARK: - For the double

  /// The function that it stands for, where that is asynchronous.
  nonisolated(nonsending) public func callAsFunction(_ input: Input) async throws -> Output {
    guard let number = held(input) else { return try answer(to: input) }
    let result: Guarded<Result<Output, any Error>> = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        wait(number) { continuation.resume(returning: Guarded($0)) }
      }
    } onCancel: {
      cancel(number)
    }
    return try result.withLock { try $0.get() }
  }

  /// The function that it stands for, where that takes a completion handler.
  public func callAsFunction(
    _ input: Input, completion: @escaping (Result<Output, any Error>) -> Void
  ) {
    guard let number = held(input) else { return completion(Result { try answer(to: input) }) }
    wait(number, completion)
  }

  /// Outside of the lock: an answer may itself look at the stub.
  private func answer(to input: Input) throws -> Output {
    try state.withLock { $0.answer }(input)
  }

  /// The number of a call that has to wait. Each is noted at once, whatever thread it comes to wait on.
  private func held(_ input: Input) -> Int? {
    state.withLock { state in
      state.inputs.append(input)
      guard state.isHeld else { return nil }
      state.heldCount += 1
      state.waiting.append(Call(number: state.heldCount, input: input))
      return state.heldCount
    }
  }

  private func wait(_ number: Int, _ promise: @escaping Promise) {
    let answer = state.withLock { state -> (() throws -> Output)? in
      if let index = state.waiting.firstIndex(where: { $0.number == number }) {
        state.waiting[index].promise = promise
      }
      return state.early.removeValue(forKey: number)
    }
    if let answer { promise(Result(catching: answer)) }
  }

  private func cancel(_ number: Int) {
    end { state in
      guard let index = state.waiting.firstIndex(where: { $0.number == number }) else { return [] }
      return [Ending(call: state.waiting.remove(at: index)) { throw CancellationError() }]
    }
  }

  /// What comes of a call that waits no more.
  private struct Ending {
    var call: Call
    var answer: () throws -> Output
  }

  /// Ends calls that are taken from those that wait; outside of the lock, since an answer may itself look at the stub.
  @discardableResult
  private func end(_ take: (inout State) -> [Ending]) -> Bool {
    let endings = state.withLock { state in
      let endings = take(&state)
      for ending in endings where ending.call.promise == nil {
        state.early[ending.call.number] = ending.answer
      }
      return endings
    }
    for ending in endings { ending.call.promise?(Result(catching: ending.answer)) }
    return !endings.isEmpty
  }
}

extension AnswerStub where Input == Void {
  /// The function that it stands for, where that is asynchronous and takes nothing.
  nonisolated(nonsending) public func callAsFunction() async throws -> Output {
    try await callAsFunction(())
  }

  /// The function that it stands for, where that takes nothing but a completion handler.
  public func callAsFunction(completion: @escaping (Result<Output, any Error>) -> Void) {
    callAsFunction((), completion: completion)
  }

  /// How often it was called.
  public var count: Int { inputs.count }
}

extension AnswerStub where Output == Void {
  /// Succeeds on every call.
  public convenience init() { self.init(returning: ()) }
}
