import SwiftUI

extension Store where State: ObservableState, Action: BindableAction, Action.State == State {
  /// A property that a control may set, for which the store is sent `binding`.
  @_disfavoredOverload
  public subscript<Value: Equatable & Sendable>(
    dynamicMember keyPath: WritableKeyPath<State, Value>
  ) -> Value {
    get { state[keyPath: keyPath] }
    set { sendForBinding(.set(keyPath, newValue)) }
  }
}

extension Store
where
  State: ObservableState, Action: ViewAction, Action.ViewAction: BindableAction,
  Action.ViewAction.State == State
{
  /// A property that a control may set, for which the store is sent the view's `binding`.
  @_disfavoredOverload
  public subscript<Value: Equatable & Sendable>(
    dynamicMember keyPath: WritableKeyPath<State, Value>
  ) -> Value {
    get { state[keyPath: keyPath] }
    set { sendForBinding(.view(.set(keyPath, newValue))) }
  }
}

extension Store where State: ObservableState {
  /// A property that a control may set, for which the store is sent an action of choice.
  subscript<Value>(
    state keyPath: KeyPath<State, Value>, action action: CaseKeyPath<Action, Value>
  ) -> Value {
    get { state[keyPath: keyPath] }
    set { sendForBinding(action(newValue)) }
  }

  /// What is presented; setting nil has it dismissed, and setting anything else does nothing.
  subscript<ChildState, ChildAction>(
    presented keyPath: KeyPath<State, ChildState?>,
    action action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> Store<ChildState, ChildAction>? {
    get {
      scope(
        state: keyPath,
        action: action.appending(path: \Case<PresentationAction<ChildAction>>.presented))
    }
    set {
      guard newValue == nil, currentState[keyPath: keyPath] != nil else { return }
      sendForBinding(action(.dismiss))
    }
  }
}

extension Bindable {
  /// A property of the state, to be bound by `sending`.
  @_disfavoredOverload
  public subscript<State: ObservableState, Action, Member>(
    dynamicMember keyPath: KeyPath<State, Member>
  ) -> _StoreBindable<State, Action, Member> where Value == Store<State, Action> {
    _StoreBindable(store: wrappedValue, keyPath: keyPath)
  }

  /// The store of what is presented, for `sheet(item:)` and the like.
  @preconcurrency @MainActor
  public func scope<State: ObservableState, Action, ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
    wrappedValue.presentation(state: state, action: action)
  }

  /// The store of a navigation stack, for `NavigationStack(path:)`.
  @preconcurrency @MainActor
  public func scope<State: ObservableState, Action, ElementState, ElementAction>(
    state: KeyPath<State, StackState<ElementState>>,
    action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
  ) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>>
  where Value == Store<State, Action> {
    wrappedValue.stack(state: state, action: action)
  }
}

extension Binding {
  /// A property of the state, to be bound by `sending`.
  @_disfavoredOverload
  public subscript<State: ObservableState, Action, Member>(
    dynamicMember keyPath: KeyPath<State, Member>
  ) -> _StoreBindable<State, Action, Member> where Value == Store<State, Action> {
    _StoreBindable(store: wrappedValue, keyPath: keyPath)
  }

  /// The store of what is presented, for `sheet(item:)` and the like.
  @preconcurrency @MainActor
  public func scope<State: ObservableState, Action, ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
    wrappedValue.presentation(state: state, action: action)
  }

  /// The store of a navigation stack, for `NavigationStack(path:)`.
  @preconcurrency @MainActor
  public func scope<State: ObservableState, Action, ElementState, ElementAction>(
    state: KeyPath<State, StackState<ElementState>>,
    action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
  ) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>>
  where Value == Store<State, Action> {
    wrappedValue.stack(state: state, action: action)
  }
}

extension Store where State: ObservableState {
  fileprivate func presentation<ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> Binding<Store<ChildState, ChildAction>?> {
    Binding(
      get: { onMainActor { self[presented: state, action: action] } },
      set: { new in onMainActor { self[presented: state, action: action] = new } })
  }

  fileprivate func stack<ElementState, ElementAction>(
    state: KeyPath<State, StackState<ElementState>>,
    action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
  ) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>> {
    let child = scope(state: state, action: action)
    return Binding(get: { child }, set: { _ in })
  }
}

extension Store {
  /// Sends what a control has set, which counts for nothing where what it shows is gone.
  private func sendForBinding(_ action: Action) {
    BindingLocal.isActive.withValue(true) { _ = send(action) }
  }
}

/// A property of a store's state on its way to a binding.
@dynamicMemberLookup
public struct _StoreBindable<State: ObservableState, Action, Value> {
  let store: Store<State, Action>
  let keyPath: KeyPath<State, Value>

  /// A part of the property.
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value, Member>
  ) -> _StoreBindable<State, Action, Member> {
    _StoreBindable<State, Action, Member>(
      store: store, keyPath: self.keyPath.appending(path: keyPath))
  }

  /// A binding that sends what a control sets by an action.
  @preconcurrency @MainActor
  public func sending(_ action: CaseKeyPath<Action, Value>) -> Binding<Value> {
    let (store, keyPath) = (store, keyPath)
    return Binding(
      get: { onMainActor { store[state: keyPath, action: action] } },
      set: { new in onMainActor { store[state: keyPath, action: action] = new } })
  }
}

extension _StoreBindable {
  /// A binding that sends what a control sets by an action; nothing is animated here.
  @preconcurrency @MainActor
  public func sending(
    _ action: CaseKeyPath<Action, Value>, animation: Animation?
  ) -> Binding<Value> {
    sending(action)
  }
}

/// What views do when they read and set bindings, which they do on the main actor.
func onMainActor<Result>(_ body: @MainActor () -> Result) -> Result {
  withoutActuallyEscaping(body) { body in
    let carrier = UncheckedSendable(body)
    return MainActor.assumeIsolated { UncheckedSendable(carrier.value()) }.value
  }
}
