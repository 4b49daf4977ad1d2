import Combine
import Foundation

/// The one place where a state is kept, actions are reduced and effects run.
@MainActor
final class RootCore<State, Action> {
  private(set) var state: State
  var dependencies: DependencyValues
  let effects = RunningEffects()
  private let reduce: (inout State, Action) -> Effect<Action>
  private var waiting: [Arrival] = []
  private var isReducing = false
  private var observers: [ObjectIdentifier: () -> Void] = [:]
  /// What a test is told.
  var ledger: TestLedger<State, Action>?
  /// Where the closures of effects run, if not where the system likes.
  var executor: (any TaskExecutor)?

  private struct Arrival {
    let action: Action
    let ticket: EffectTicket
    let isFromEffect: Bool
  }

  init(
    state: State, dependencies: DependencyValues,
    reduce: @escaping (inout State, Action) -> Effect<Action>
  ) {
    self.state = state
    self.reduce = reduce
    self.dependencies = dependencies
    self.dependencies.runningEffects = effects
  }

  deinit { effects.cancelAllSoon() }

  /// Reduces an action and what comes back from its effects at once.
  func send(_ action: Action) -> EffectTicket {
    let ticket = EffectTicket()
    arrive(Arrival(action: action, ticket: ticket, isFromEffect: false))
    return ticket
  }

  /// An action from inside an action waits until that has been reduced.
  private func arrive(_ arrival: Arrival) {
    waiting.append(arrival)
    guard !isReducing else { return }
    isReducing = true
    var now = state
    while !waiting.isEmpty {
      let next = waiting.removeFirst()
      ledger?.willReduce(dependencies)
      let effect = DependencyValues.current.withValue(dependencies) {
        reduce(&now, next.action)
      }
      ledger?.didReduce(next.action, to: now, isFromEffect: next.isFromEffect)
      launch(effect, of: next)
    }
    state = now
    isReducing = false
    for observer in observers.values { observer() }
  }

  private func launch(_ effect: Effect<Action>, of arrival: Arrival) {
    if case .none = effect.operation { return }
    // An effect keeps nothing alive that it could send to: it ends with the store.
    let run = start(effect.operation) { [weak self] action in
      self?.arrive(Arrival(action: action, ticket: arrival.ticket, isFromEffect: true))
    }
    guard !run.isOver else { return }
    effects.add(run)
    arrival.ticket.add(run)
    guard let ledger else { return }
    let id = ObjectIdentifier(run)
    ledger.didBegin(id, by: arrival.action)
    run.whenOver { ledger.didEnd(id) }
  }

  func observe(_ observer: AnyObject, _ action: @escaping () -> Void) {
    observers[ObjectIdentifier(observer)] = action
  }

  func stopObserving(_ observer: ObjectIdentifier) {
    // What it holds may be the last to hold other stores, which stop observing when they go.
    let removed = observers.removeValue(forKey: observer)
    withExtendedLifetime(removed) {}
  }
}

extension RootCore {
  typealias Operation = Effect<Action>.Operation
  typealias Feed = @MainActor (Action) -> Void

  /// Begins what an effect wants done.
  private func start(_ operation: Operation, feed: @escaping Feed) -> EffectRun {
    switch operation {
    case .none: return .over
    case .send(let action): feed(action)
    case .run(let work): return run(work, feed: feed)
    case .publisher(let make): return subscribe(to: make(), feed: feed)
    case .merge(let parts): return startTogether(parts, feed: feed)
    case .concatenate(let parts): return startInTurn(parts, feed: feed)
    case .cancellable(let id, let cancelInFlight, let inner):
      if cancelInFlight { effects.cancel(id) }
      let run = start(inner, feed: feed)
      effects.add(run, as: id)
      return run
    case .cancel(let id): effects.cancel(id)
    case .delayed(let delay, let inner): return startLater(delay, inner, feed: feed)
    case .throttled(let throttle, let inner):
      return startThrottled(throttle, inner, feed: feed)
    case .dismissal(let place, let action): effects.setDismissal(of: place) { feed(action) }
    case .within(let place, let inner):
      let run = start(inner, feed: feed)
      effects.add(run, at: place)
      return run
    case .leave(let place): effects.leave(place)
    }
    return .over
  }

  private func run(_ work: Effect<Action>.Work, feed: @escaping Feed) -> EffectRun {
    let run = EffectRun()
    let send = Send<Action> { [weak run] action in
      guard run?.isOver == false else {
        return reportIssue(
          """
          The action \(describe(action)) was sent by an effect that has ended. \
          Do not let the closure of 'Effect.run' return before all is sent.
          """)
      }
      feed(action)
    }
    let task = Task(executorPreference: executor, priority: work.priority) {
      await work.body(send)
      await run.end()
    }
    run.onCancel { task.cancel() }
    return run
  }

  private func subscribe(
    to publisher: AnyPublisher<Action, Never>, feed: @escaping Feed
  ) -> EffectRun {
    let run = EffectRun()
    let subscription = publisher.sink(
      receiveCompletion: { _ in onMain { run.end() } },
      receiveValue: { value in
        let value = UncheckedSendable(value)
        onMain { if !run.isOver { feed(value.value) } }
      })
    if !run.isOver { run.onCancel { subscription.cancel() } }
    return run
  }

  private func startTogether(_ parts: [Operation], feed: @escaping Feed) -> EffectRun {
    let whole = EffectRun()
    var left = parts.count
    var runs: [EffectRun] = []
    whole.onCancel { runs.forEach { $0.cancel() } }
    for part in parts {
      let run = start(part, feed: feed)
      runs.append(run)
      run.whenOver {
        left -= 1
        if left == 0 { whole.end() }
      }
    }
    return whole
  }

  private func startInTurn(_ parts: [Operation], feed: @escaping Feed) -> EffectRun {
    let whole = EffectRun()
    startNext(parts[...], of: whole, feed: feed)
    return whole
  }

  private func startNext(
    _ parts: ArraySlice<Operation>, of whole: EffectRun, feed: @escaping Feed
  ) {
    guard let first = parts.first else { return whole.end() }
    let run = start(first, feed: feed)
    whole.onCancel { run.cancel() }
    run.whenOver { [weak self] in
      guard let self, !whole.isOver else { return }
      startNext(parts.dropFirst(), of: whole, feed: feed)
    }
  }

  private func startLater(
    _ delay: Effect<Action>.Delay, _ inner: Operation, feed: @escaping Feed
  ) -> EffectRun {
    let whole = EffectRun()
    let inner = UncheckedSendable(inner)
    let timer = delay { [weak self] in
      onMain { [weak self] in
        guard let self, !whole.isOver else { return }
        let run = start(inner.value, feed: feed)
        whole.onCancel { run.cancel() }
        run.whenOver { whole.end() }
      }
    }
    if !whole.isOver { whole.onCancel { timer.cancel() } }
    return whole
  }

  private func startThrottled(
    _ throttle: Throttle, _ inner: Operation, feed: @escaping Feed
  ) -> EffectRun {
    let whole = EffectRun()
    let gate = ThrottleGate<Action>(throttle, effects: effects, feed: feed)
    let run = start(inner) { gate.take($0) }
    whole.onCancel {
      run.cancel()
      gate.close()
    }
    run.whenOver { gate.whenIdle { whole.end() } }
    return whole
  }
}

/// Lets through what a throttle allows.
@MainActor
private final class ThrottleGate<Action> {
  private let throttle: Throttle
  private let effects: RunningEffects
  private let feed: (Action) -> Void
  private var timer: AnyCancellable?
  private var atRest: () -> Void = {}

  init(_ throttle: Throttle, effects: RunningEffects, feed: @escaping (Action) -> Void) {
    (self.throttle, self.effects, self.feed) = (throttle, effects, feed)
  }

  func take(_ action: Action) {
    guard let known = effects.throttled[throttle.id], !throttle.isOver(known.time) else {
      return deliver(action)
    }
    let first = throttle.isLatest ? action : known.waiting as? Action ?? action
    effects.throttled[throttle.id] = (known.time, first)
    let chosen = UncheckedSendable(first)
    timer?.cancel()
    timer = throttle.rest(known.time) { onMain { [self] in deliver(chosen.value) } }
  }

  func close() { timer?.cancel() }

  func whenIdle(_ action: @escaping () -> Void) {
    timer == nil ? action() : (atRest = action)
  }

  private func deliver(_ action: Action) {
    timer = nil
    effects.throttled[throttle.id] = (throttle.now(), nil)
    feed(action)
    atRest()
  }
}
