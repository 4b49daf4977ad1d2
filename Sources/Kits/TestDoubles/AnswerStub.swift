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
    var promise: Promise
  }

  private struct State {
    var answer: (Input) throws -> Output
    var inputs: [Input] = []
    var isHeld = false
    /// How many calls have come to wait, or are about to.
    var heldCount = 0
    var waiting: [Call] = []
    /// Calls whose tasks were cancelled before they came to wait.
    var cancelled: Set<Int> = []
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
    let (calls, answer) = state.withLock { state in
      defer { (state.waiting, state.isHeld) = ([], false) }
      return (state.waiting, state.answer)
    }
    for call in calls { call.promise(Result { try answer(call.input) }) }
  }

  /// Answers one of the calls that wait, by its place in `pending`; the others go on waiting.
  ///
  /// False if there is no such call.
  @discardableResult
  public func release(_ index: Int, with result: Result<Output, any Error>? = nil) -> Bool {
    let found = state.withLock { state -> (Call, (Input) throws -> Output)? in
      guard state.waiting.indices.contains(index) else { return nil }
      return (state.waiting.remove(at: index), state.answer)
    }
    guard let (call, answer) = found else { return false }
    call.promise(result ?? Result { try answer(call.input) })
    return true
  }

  // MARK: - For the double

  /// The function that it stands for, where that is asynchronous.
  nonisolated(nonsending) public func callAsFunction(_ input: Input) async throws -> Output {
    guard let number = held(input) else { return try answer(to: input) }
    let result: Guarded<Result<Output, any Error>> = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        wait(number, input) { continuation.resume(returning: Guarded($0)) }
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
    wait(number, input, completion)
  }

  /// Outside of the lock: an answer may itself look at the stub.
  private func answer(to input: Input) throws -> Output {
    try state.withLock { $0.answer }(input)
  }

  /// The number of a call that has to wait; one that has not is noted at once.
  private func held(_ input: Input) -> Int? {
    state.withLock { state in
      guard state.isHeld else {
        state.inputs.append(input)
        return nil
      }
      state.heldCount += 1
      return state.heldCount
    }
  }

  private func wait(_ number: Int, _ input: Input, _ promise: @escaping Promise) {
    // Since the stub was found to be held, the task may have been cancelled, or all calls released.
    let answer = state.withLock { state -> ((Input) throws -> Output)? in
      state.inputs.append(input)
      if state.cancelled.remove(number) != nil { return { _ in throw CancellationError() } }
      guard state.isHeld else { return state.answer }
      state.waiting.append(Call(number: number, input: input, promise: promise))
      return nil
    }
    if let answer { promise(Result { try answer(input) }) }
  }

  private func cancel(_ number: Int) {
    let call = state.withLock { state -> Call? in
      guard let index = state.waiting.firstIndex(where: { $0.number == number }) else {
        state.cancelled.insert(number)
        return nil
      }
      return state.waiting.remove(at: index)
    }
    call?.promise(.failure(CancellationError()))
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
