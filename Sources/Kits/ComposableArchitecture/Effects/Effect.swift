import Combine
import SwiftUI

/// What a reducer wants done outside, and what comes back from there as actions.
public struct Effect<Action>: Sendable {
  let operation: Operation

  /// What is to be done, as a tree that the store goes through.
  indirect enum Operation: @unchecked Sendable {
    case none
    case send(Action)
    case run(Work)
    case publisher(() -> AnyPublisher<Action, Never>)
    case merge([Operation])
    case concatenate([Operation])
    case cancellable(CancelID, cancelInFlight: Bool, Operation)
    case cancel(CancelID)
    case delayed(Delay, Operation)
    case throttled(Throttle, Operation)
    /// While the feature at that place is presented; the action is sent when it dismisses itself.
    case dismissal(NavigationPlace, Action)
    /// Belongs to the feature at that place, and ends with it.
    case within(NavigationPlace, Operation)
    /// All effects of the feature at that place end.
    case leave(NavigationPlace)
  }

  /// A closure that sends actions while it runs.
  struct Work: Sendable {
    let priority: TaskPriority?
    let body: @Sendable (Send<Action>) async -> Void
  }

  /// Waits by means of a scheduler, and returns what stops the waiting.
  typealias Delay = (@escaping () -> Void) -> AnyCancellable
}

/// An effect of a reducer.
public typealias EffectOf<R: Reducer> = Effect<R.Action>

extension Effect {
  /// Nothing is to be done.
  public static var none: Self { Self(operation: .none) }

  /// Runs a closure, which sends as many actions as it likes.
  public static func run(
    priority: TaskPriority? = nil, name: String? = nil,
    operation: @escaping @Sendable (_ send: Send<Action>) async throws -> Void,
    catch handler: (@Sendable (_ error: any Error, _ send: Send<Action>) async -> Void)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    let dependencies = DependencyValues._current
    let work = Work(priority: priority) { send in
      do {
        try await DependencyValues.current.withValue(dependencies) { try await operation(send) }
      } catch is CancellationError {
        // Who has cancelled knows.
      } catch {
        guard let handler else {
          return reportIssue(
            "An Effect.run threw an error that nobody handles: \(error). "
              + "Catch it in the closure, or give the effect a 'catch' closure.",
            fileID: fileID, filePath: filePath, line: line, column: column)
        }
        await DependencyValues.current.withValue(dependencies) { await handler(error, send) }
      }
    }
    return Self(operation: .run(work))
  }

  /// Sends an action at once.
  public static func send(_ action: Action) -> Self { Self(operation: .send(action)) }

  /// Sends an action at once; nothing is animated here.
  public static func send(_ action: Action, animation: Animation? = nil) -> Self { .send(action) }

  /// Sends what a publisher delivers.
  public static func publisher<P: Publisher>(
    _ createPublisher: () -> P
  ) -> Self where P.Output == Action, P.Failure == Never {
    let publisher = createPublisher().eraseToAnyPublisher()
    return Self(operation: .publisher { publisher })
  }

  /// Runs all at the same time.
  public static func merge(_ effects: Self...) -> Self { .merge(effects) }

  /// Runs all at the same time.
  public static func merge(_ effects: some Sequence<Self>) -> Self {
    Self(operation: combined(effects) { .merge($0) })
  }

  /// Runs both at the same time.
  public func merge(with other: Self) -> Self { .merge(self, other) }

  /// Runs each when the one before it has ended.
  public static func concatenate(_ effects: Self...) -> Self { .concatenate(effects) }

  /// Runs each when the one before it has ended.
  public static func concatenate(_ effects: some Collection<Self>) -> Self {
    Self(operation: combined(effects) { .concatenate($0) })
  }

  /// Runs the other when this one has ended.
  public func concatenate(with other: Self) -> Self { .concatenate(self, other) }

  private static func combined(
    _ effects: some Sequence<Self>, _ combine: ([Operation]) -> Operation
  ) -> Operation {
    let operations = effects.map(\.operation).filter { if case .none = $0 { false } else { true } }
    return switch operations.count {
    case 0: .none
    case 1: operations[0]
    default: combine(operations)
    }
  }

  /// The same effect with other actions.
  public func map<T>(_ transform: @escaping @Sendable (Action) -> T) -> Effect<T> {
    Effect<T>(operation: operation.map(transform))
  }

  /// The same effect with its actions put into a case of others.
  func embedded<T>(by path: AnyCasePath<T, Action>) -> Effect<T> { map { path.embed($0) } }

  /// The same effect: nothing is animated here.
  public func animation(_ animation: Animation? = .default) -> Self { self }
}

extension Effect.Operation {
  func map<T>(_ transform: @escaping @Sendable (Action) -> T) -> Effect<T>.Operation {
    switch self {
    case .none: .none
    case .send(let action): .send(transform(action))
    case .run(let work):
      .run(
        Effect<T>.Work(priority: work.priority) { send in
          await work.body(Send { send(transform($0)) })
        })
    case .publisher(let make): .publisher { make().map(transform).eraseToAnyPublisher() }
    case .merge(let parts): .merge(parts.map { $0.map(transform) })
    case .concatenate(let parts): .concatenate(parts.map { $0.map(transform) })
    case .cancellable(let id, let cancelInFlight, let inner):
      .cancellable(id, cancelInFlight: cancelInFlight, inner.map(transform))
    case .cancel(let id): .cancel(id)
    case .delayed(let delay, let inner): .delayed(delay, inner.map(transform))
    case .throttled(let throttle, let inner): .throttled(throttle, inner.map(transform))
    case .dismissal(let place, let action): .dismissal(place, transform(action))
    case .within(let place, let inner): .within(place, inner.map(transform))
    case .leave(let place): .leave(place)
    }
  }
}

/// Sends actions from an effect back into the store.
@MainActor
public struct Send<Action>: Sendable {
  let send: @MainActor @Sendable (Action) -> Void

  /// Takes what becomes of an action.
  public init(send: @escaping @MainActor @Sendable (Action) -> Void) { self.send = send }

  /// Sends an action, unless the effect has been cancelled.
  public func callAsFunction(_ action: Action) {
    guard !Task.isCancelled else { return }
    send(action)
  }

  /// Sends an action; nothing is animated here.
  public func callAsFunction(_ action: Action, animation: Animation?) { callAsFunction(action) }

  /// Sends an action; nothing is animated here.
  public func callAsFunction(_ action: Action, transaction: Transaction) { callAsFunction(action) }
}
