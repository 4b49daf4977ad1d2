public import Combine
import Foundation
public import SwiftUI

/// What a view sees of a store, as before stores could be observed by themselves.
@preconcurrency @MainActor @dynamicMemberLookup
public final class ViewStore<ViewState, ViewAction>: @preconcurrency ObservableObject {
  /// Told before the state that the view sees changes.
  public let objectWillChange = ObservableObjectPublisher()
  private let current: CurrentValueSubject<ViewState, Never>
  private let pass: (ViewAction) -> StoreTask
  private let stop: @MainActor @Sendable (ObjectIdentifier) -> Void

  /// Takes the store, what the view sees, what it sends, and when two states look the same.
  public init<State, Action>(
    _ store: Store<State, Action>, observe toViewState: @escaping (State) -> ViewState,
    send fromViewAction: @escaping (ViewAction) -> Action,
    removeDuplicates isDuplicate: @escaping (ViewState, ViewState) -> Bool
  ) {
    let connection = store.connection
    current = CurrentValueSubject(toViewState(connection.read()))
    pass = { store.send(fromViewAction($0)) }
    stop = connection.stopObserving
    connection.observe(self) { [weak self] in
      guard let self, !connection.isGone() else { return }
      let new = toViewState(connection.read())
      guard !isDuplicate(current.value, new) else { return }
      objectWillChange.send()
      current.value = new
    }
  }

  /// Takes the store and what the view sees.
  public convenience init<State>(
    _ store: Store<State, ViewAction>, observe toViewState: @escaping (State) -> ViewState
  ) where ViewState: Equatable {
    self.init(store, observe: toViewState, send: { $0 }, removeDuplicates: { $0 == $1 })
  }

  /// Takes the store, what the view sees and what it sends.
  public convenience init<State, Action>(
    _ store: Store<State, Action>, observe toViewState: @escaping (State) -> ViewState,
    send fromViewAction: @escaping (ViewAction) -> Action
  ) where ViewState: Equatable {
    self.init(store, observe: toViewState, send: fromViewAction, removeDuplicates: { $0 == $1 })
  }

  /// Takes the store, of which the view sees all, and when two states look the same.
  public convenience init(
    _ store: Store<ViewState, ViewAction>,
    removeDuplicates isDuplicate: @escaping (ViewState, ViewState) -> Bool
  ) {
    self.init(store, observe: { $0 }, send: { $0 }, removeDuplicates: isDuplicate)
  }

  /// Takes the store, of which the view sees all.
  public convenience init(_ store: Store<ViewState, ViewAction>) where ViewState: Equatable {
    self.init(store, removeDuplicates: { $0 == $1 })
  }

  /// Takes the store of a view that sees nothing but sends actions.
  public convenience init(_ store: Store<ViewState, ViewAction>) where ViewState == Void {
    self.init(store, removeDuplicates: { _, _ in true })
  }

  deinit {
    let (stop, id) = (stop, ObjectIdentifier(self))
    onMain { stop(id) }
  }

  /// What the view sees now.
  public var state: ViewState { current.value }

  /// A property of what the view sees.
  public subscript<Value>(dynamicMember keyPath: KeyPath<ViewState, Value>) -> Value {
    state[keyPath: keyPath]
  }

  /// What the view sees, now and whenever it changes.
  public var publisher: StorePublisher<ViewState> {
    StorePublisher(upstream: current.eraseToAnyPublisher())
  }

  /// Sends an action.
  @discardableResult
  public func send(_ action: ViewAction) -> StoreTask { pass(action) }
  /// Sends an action; nothing is animated here.
  @discardableResult
  public func send(_ action: ViewAction, animation: Animation?) -> StoreTask { pass(action) }
  /// Sends an action; nothing is animated here.
  @discardableResult
  public func send(_ action: ViewAction, transaction: Transaction) -> StoreTask { pass(action) }

  /// Sends an action, and returns when the state says no more that it goes on.
  public func send(
    _ action: ViewAction, while predicate: @escaping (_ state: ViewState) -> Bool
  ) async {
    let task = send(action)
    await withTaskCancellationHandler {
      await yield(while: predicate)
    } onCancel: {
      task.cancel()
    }
  }

  /// Returns when the state says no more that something goes on.
  public func yield(while predicate: @escaping (_ state: ViewState) -> Bool) async {
    let states = UncheckedSendable(publisher.values)
    for await state in states.value where !predicate(state) { return }
  }

  /// A binding that reads a value and sends an action with the new one.
  public func binding<Value>(
    get: @escaping (_ state: ViewState) -> Value,
    send valueToAction: @escaping (_ value: Value) -> ViewAction
  ) -> Binding<Value> {
    Binding(
      get: { onMainActor { get(self.state) } },
      set: { value in onMainActor { _ = self.send(valueToAction(value)) } })
  }

  /// A binding that reads a value and sends the same action whatever the new one is.
  public func binding<Value>(
    get: @escaping (_ state: ViewState) -> Value, send action: ViewAction
  ) -> Binding<Value> { binding(get: get, send: { _ in action }) }

  /// A binding of the whole state, which sends the new one.
  public func binding(
    send valueToAction: @escaping (_ state: ViewState) -> ViewAction
  ) -> Binding<ViewState> { binding(get: { $0 }, send: valueToAction) }
}

extension ViewStore where ViewAction: BindableAction, ViewAction.State == ViewState {
  /// A binding of a property that is marked with `@BindingState`.
  public subscript<Value: Equatable & Sendable>(
    dynamicMember keyPath: WritableKeyPath<ViewState, BindingState<Value>>
  ) -> Binding<Value> {
    binding(get: { $0[keyPath: keyPath].wrappedValue }, send: { .set(keyPath, $0) })
  }
}

/// What a view sees of the store of a feature.
public typealias ViewStoreOf<R: Reducer> = ViewStore<R.State, R.Action>

/// The states of a store, now and whenever they change.
@dynamicMemberLookup
public struct StorePublisher<State>: Publisher {
  public typealias Output = State
  public typealias Failure = Never
  let upstream: AnyPublisher<State, Never>

  /// Hands over the state as it is now, and all that come.
  public func receive<S: Subscriber<State, Never>>(subscriber: S) {
    upstream.subscribe(subscriber)
  }

  /// A property of the states, whenever it has become another one.
  public subscript<Value: Equatable>(
    dynamicMember keyPath: KeyPath<State, Value>
  ) -> StorePublisher<Value> {
    StorePublisher<Value>(
      upstream: upstream.map(keyPath).removeDuplicates().eraseToAnyPublisher())
  }
}
