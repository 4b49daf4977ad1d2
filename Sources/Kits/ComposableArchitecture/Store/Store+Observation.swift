import SwiftUI

extension Store where State: ObservableState {
  /// The state, of which a view that reads it takes notice.
  public var state: State { observedState() }

  /// A property of the state, of which a view that reads it takes notice.
  public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value {
    observedState()[keyPath: keyPath]
  }

  /// The store of a part of the state that is there now; nil if it is not.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>, action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    let key = AnyHashable([AnyHashable(state), AnyHashable(action), AnyHashable("?")])
    guard let childState = observedState()[keyPath: state] else {
      forgetChild(key)
      return nil
    }
    let id = ownID(of: childState).map { AnyHashable([key, $0]) } ?? key
    if id != key { forgetChildren { ($0.base as? [AnyHashable])?.first == key && $0 != id } }
    return child(id) {
      connection.scoped(action: AnyCasePath(action), known: childState) { $0[keyPath: state] }
    }
  }

  /// The stores of all elements of an array, in its order.
  public func scope<ElementID, ElementState, ElementAction>(
    state: KeyPath<State, IdentifiedArray<ElementID, ElementState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ElementID, ElementAction>>
  ) -> _StoreCollection<ElementID, ElementState, ElementAction> {
    _ = observedState()[keyPath: state].ids
    return _StoreCollection(scope(state: state, action: action))
  }
}

/// The stores of the elements of an array.
public struct _StoreCollection<ID: Hashable, State, Action>: RandomAccessCollection {
  /// A store.
  public typealias Element = Store<State, Action>
  private let store: Store<IdentifiedArray<ID, State>, IdentifiedAction<ID, Action>>
  private let ids: [ID]

  @MainActor
  init(_ store: Store<IdentifiedArray<ID, State>, IdentifiedAction<ID, Action>>) {
    self.store = store
    ids = store.currentState.ids
    let now = Set(ids.map { AnyHashable($0) })
    store.forgetChildren { !now.contains($0) }
  }

  /// Nought.
  public var startIndex: Int { ids.startIndex }
  /// The number of elements.
  public var endIndex: Int { ids.endIndex }

  /// The store of the element that was at that place.
  public subscript(position: Int) -> Store<State, Action> {
    let carrier = UncheckedSendable((store, ids[position]))
    // Views ask for it, which they do on the main actor.
    return MainActor.assumeIsolated {
      let (store, id) = carrier.value
      return UncheckedSendable(store.element(id))
    }.value
  }
}

extension Store {
  /// The store of the element with an id, which is there now.
  func element<ID: Hashable, ElementState, ElementAction>(
    _ id: ID
  ) -> Store<ElementState, ElementAction>
  where
    State == IdentifiedArray<ID, ElementState>, Action == IdentifiedAction<ID, ElementAction>
  {
    child(AnyHashable(id)) {
      guard let known = currentState[id: id] else {
        preconditionFailure("There is no element \(id) any more.")
      }
      return connection.scoped(action: Action.allCasePaths[id: id], known: known) { $0[id: id] }
    }
  }
}
