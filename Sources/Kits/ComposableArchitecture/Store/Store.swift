import Foundation
import Observation
import SwiftUI

/// Keeps the state of a feature, takes its actions, and runs the effects that they have.
@preconcurrency @MainActor @dynamicMemberLookup
public final class Store<State, Action> {
  let connection: Connection<State, Action>
  private let registrar = ObservationRegistrar()
  /// The stores of parts, so that the same part has always the same store.
  private var children: [AnyHashable: AnyObject] = [:]
  private var lastSeen: State?

  /// Takes the first state, the reducer, and what the feature depends on.
  public convenience init<R: Reducer<State, Action>>(
    initialState: @autoclosure () -> R.State, @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepareDependencies: ((inout DependencyValues) -> Void)? = nil
  ) {
    let core = withDependencies {
      prepareDependencies?(&$0)
    } operation: {
      let reducer = reducer()
      return RootCore<State, Action>(
        state: initialState(), dependencies: ._current, reduce: reducer.reduce(into:action:))
    }
    self.init(Connection(core))
  }

  init(_ connection: Connection<State, Action>) {
    self.connection = connection
    guard State.self is any ObservableState.Type else { return }
    lastSeen = connection.read()
    connection.observe(self) { [weak self] in self?.notice() }
  }

  deinit {
    let (stop, id) = (connection.stopObserving, ObjectIdentifier(self))
    onMain { stop(id) }
  }

  /// Tells the views if the state is another one now; of its properties it tells them itself.
  private func notice() {
    guard !connection.isGone(), let old = lastSeen else { return }
    let new = connection.read()
    lastSeen = new
    guard !_$isIdentityEqual(old, new) else { return }
    registrar.withMutation(of: self, keyPath: \.currentState) {}
  }

  var currentState: State { connection.read() }

  /// The state, of which a view that reads it takes notice.
  func observedState() -> State {
    registrar.access(self, keyPath: \.currentState)
    return connection.read()
  }

  /// Takes an action; when this returns, it has been reduced and its effects have begun.
  @discardableResult
  public func send(_ action: Action) -> StoreTask { StoreTask(connection.send(action)) }

  /// Takes an action; nothing is animated here.
  @discardableResult
  public func send(_ action: Action, animation: Animation?) -> StoreTask { send(action) }

  /// Takes an action; nothing is animated here.
  @discardableResult
  public func send(_ action: Action, transaction: Transaction) -> StoreTask { send(action) }

  /// Reads the state as it is now, of which no view takes notice.
  public func withState<R>(_ body: (_ state: State) -> R) -> R { body(currentState) }

  /// The store of a part of the state and of the actions.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState>, action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    child(AnyHashable([AnyHashable(state), AnyHashable(action)])) {
      connection.scoped(action: AnyCasePath(action)) { $0[keyPath: state] }
    }
  }

  /// The same store each time it is asked for by the same key.
  func child<ChildState, ChildAction>(
    _ key: AnyHashable, _ connect: () -> Connection<ChildState, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    if let known = children[key] as? Store<ChildState, ChildAction> { return known }
    let store = Store<ChildState, ChildAction>(connect())
    children[key] = store
    return store
  }

  func forgetChild(_ key: AnyHashable) { children[key] = nil }

  /// Forgets the stores of elements that are there no more.
  func forgetChildren(where isGone: (AnyHashable) -> Bool) {
    for key in children.keys where isGone(key) { children[key] = nil }
  }
}

/// The store of a feature.
public typealias StoreOf<R: Reducer> = Store<R.State, R.Action>

extension Store: Observable {}

extension Store: Hashable {
  /// Whether they are the same object.
  public nonisolated static func == (left: Store, right: Store) -> Bool { left === right }
  /// Adds which object it is.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension Store: Identifiable {}

/// How a store reaches the state and takes actions: at the root, or through another store.
@MainActor
struct Connection<State, Action> {
  let read: () -> State
  let send: (Action) -> EffectTicket
  /// Whether the part of the state has gone.
  let isGone: () -> Bool
  let observe: (AnyObject, @escaping () -> Void) -> Void
  let stopObserving: @MainActor @Sendable (ObjectIdentifier) -> Void
}

extension Connection {
  init(_ core: RootCore<State, Action>) {
    self.init(
      read: { core.state }, send: { core.send($0) }, isGone: { false },
      observe: { core.observe($0, $1) }, stopObserving: { [weak core] in core?.stopObserving($0) })
  }

  /// A part that is always there while the whole is.
  func scoped<ChildState, ChildAction>(
    action: AnyCasePath<Action, ChildAction>, read child: @escaping (State) -> ChildState
  ) -> Connection<ChildState, ChildAction> {
    Connection<ChildState, ChildAction>(
      read: { child(read()) }, send: { send(action.embed($0)) }, isGone: isGone,
      observe: observe, stopObserving: stopObserving)
  }

  /// A part that may go, of which the last that was there is kept.
  func scoped<ChildState, ChildAction>(
    action: AnyCasePath<Action, ChildAction>, known: ChildState,
    read child: @escaping (State) -> ChildState?
  ) -> Connection<ChildState, ChildAction> {
    var last = known
    return Connection<ChildState, ChildAction>(
      read: {
        last = child(read()) ?? last
        return last
      },
      send: { childAction in
        // A control that is on its way off the screen may still be set.
        if BindingLocal.isActive.get(), isGone() || child(read()) == nil { return EffectTicket() }
        return send(action.embed(childAction))
      },
      isGone: { isGone() || child(read()) == nil }, observe: observe,
      stopObserving: stopObserving)
  }
}

/// Whether what is sent comes from a control's binding.
enum BindingLocal {
  static let isActive = TaskLocal<Bool>(wrappedValue: false)
}

/// The effects of an action that was sent, to be waited for or cancelled.
public struct StoreTask: Sendable {
  private let ticket: EffectTicket

  init(_ ticket: EffectTicket) { self.ticket = ticket }

  /// Cancels the effects.
  public func cancel() {
    let ticket = ticket
    onMain { ticket.cancel() }
  }

  /// Returns when the effects, and those of the actions that they sent, have ended.
  ///
  /// Who stops waiting because it is cancelled itself cancels them.
  public func finish() async {
    let ticket = ticket
    await withTaskCancellationHandler {
      await ticket.finish()
    } onCancel: {
      onMain { ticket.cancel() }
    }
  }

  /// Whether they were cancelled.
  @preconcurrency @MainActor
  public var isCancelled: Bool { ticket.isCancelled }
}
