public import SwiftUI

/// A property of what a view sees that the view may set; it comes from a `@BindingState`.
@propertyWrapper
public struct BindingViewState<Value> {
  /// What the view sees.
  public let wrappedValue: Value
  /// The binding by which the view sets it.
  public let projectedValue: Binding<Value>
}

extension BindingViewState: Equatable where Value: Equatable {
  /// Whether the values are equal.
  public static func == (left: Self, right: Self) -> Bool {
    left.wrappedValue == right.wrappedValue
  }
}

extension BindingViewState: Hashable where Value: Hashable {
  /// Adds the value.
  public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}

/// What a view's state is made of where it has bindings: `store.$name` is a `BindingViewState`.
@dynamicMemberLookup
public struct BindingViewStore<State> {
  fileprivate let read: () -> State
  fileprivate let bind: (BindingAction<State>) -> Void

  /// A property of the state.
  public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value {
    read()[keyPath: keyPath]
  }

  /// A property marked with `@BindingState`, to be set by the view.
  public subscript<Value: Equatable & Sendable>(
    dynamicMember keyPath: WritableKeyPath<State, BindingState<Value>>
  ) -> BindingViewState<Value> {
    let (read, bind) = (read, bind)
    return BindingViewState(
      wrappedValue: read()[keyPath: keyPath].wrappedValue,
      projectedValue: Binding(
        get: { read()[keyPath: keyPath].wrappedValue },
        set: { bind(.set(keyPath, $0)) }))
  }
}

extension ViewStore {
  /// Takes the store and what the view sees, made of properties and bindings.
  @_disfavoredOverload
  public convenience init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (BindingViewStore<State>) -> ViewState
  ) where ViewState: Equatable, ViewAction: BindableAction, ViewAction.State == State {
    self.init(store, observe: toViewState, send: { $0 })
  }

  /// Takes the store, what the view sees, made of properties and bindings, and what it sends.
  @_disfavoredOverload
  public convenience init<State, Action>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (BindingViewStore<State>) -> ViewState,
    send fromViewAction: @escaping (ViewAction) -> Action
  ) where ViewState: Equatable, ViewAction: BindableAction, ViewAction.State == State {
    let bindings = BindingViewStore<State>(
      read: { onMainActor { store.currentState } },
      bind: { action in onMainActor { _ = store.send(fromViewAction(.binding(action))) } })
    self.init(
      store, observe: { _ in toViewState(bindings) }, send: fromViewAction,
      removeDuplicates: { $0 == $1 })
  }
}

extension WithViewStore {
  /// Takes the store, what the view sees, made of properties and bindings, and the view.
  @_disfavoredOverload
  public init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
  ) where ViewState: Equatable, ViewAction: BindableAction, ViewAction.State == State {
    self.init(ViewStore(store, observe: toViewState), content: content)
  }

  /// Takes the store, what the view sees, made of properties and bindings, what it sends, and the view.
  @_disfavoredOverload
  public init<State, Action>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
  ) where ViewState: Equatable, ViewAction: BindableAction, ViewAction.State == State {
    self.init(ViewStore(store, observe: toViewState, send: fromViewAction), content: content)
  }
}
