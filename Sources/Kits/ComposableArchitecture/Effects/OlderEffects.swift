import SwiftUI

/// An effect, as it was called before version 1.
public typealias EffectTask<Action> = Effect<Action>
/// A reducer, as it was called before version 1.
public typealias ReducerProtocol = Reducer
/// A reducer with the state and the actions of another, as it was called before version 1.
public typealias ReducerProtocolOf<R: Reducer> = Reducer<R.State, R.Action>

extension Effect {
  /// Runs a closure, and sends the action that it returns.
  public static func task(
    priority: TaskPriority? = nil, operation: @escaping @Sendable () async throws -> Action,
    catch handler: (@Sendable (_ error: any Error) async -> Action)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    let answer = handler.map { handler in
      { @Sendable (error: any Error, send: Send<Action>) in
        let action = UncheckedSendable(await handler(error))
        await send(action.value)
      }
    }
    return .run(
      priority: priority,
      operation: { send in
        let action = UncheckedSendable(try await operation())
        await send(action.value)
      }, catch: answer, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Runs a closure of which nothing comes back, not even an error.
  public static func fireAndForget(
    priority: TaskPriority? = nil, _ work: @escaping @Sendable () async throws -> Void
  ) -> Self {
    .run(priority: priority, operation: { _ in try? await work() })
  }

  /// Cancels all effects with one of these ids.
  public static func cancel(ids: [some Hashable & Sendable]) -> Self {
    .merge(ids.map { .cancel(id: $0) })
  }

  // Before ids were values, some were types.

  /// Can be cancelled by a type from now on, and may cancel what has the same one now.
  public func cancellable(id: Any.Type, cancelInFlight: Bool = false) -> Self {
    cancellable(id: ObjectIdentifier(id), cancelInFlight: cancelInFlight)
  }

  /// Cancels all effects with that type as their id.
  public static func cancel(id: Any.Type) -> Self { .cancel(id: ObjectIdentifier(id)) }

  /// Cancels all effects with one of these types as their id.
  public static func cancel(ids: [Any.Type]) -> Self {
    .cancel(ids: ids.map { ObjectIdentifier($0) })
  }

  /// Sends an action.
  public init(value: Action) { self = .send(value) }

  /// The same effect; nothing is animated here.
  public func transaction(_ transaction: Transaction) -> Self { self }
}

/// Runs a closure that can be cancelled by a type, as effects can.
public func withTaskCancellation<T: Sendable>(
  id: Any.Type, cancelInFlight: Bool = false,
  operation: @escaping @Sendable () async throws -> T
) async throws -> T {
  try await withTaskCancellation(
    id: ObjectIdentifier(id), cancelInFlight: cancelInFlight, operation: operation)
}
