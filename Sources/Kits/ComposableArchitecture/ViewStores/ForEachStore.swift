public import SwiftUI

/// A view for each element of an array.
public struct ForEachStore<EachState, EachAction, ID: Hashable, Content: View>: View {
  private let store: Store<IdentifiedArray<ID, EachState>, IdentifiedAction<ID, EachAction>>
  private let content: (Store<EachState, EachAction>) -> Content

  /// Takes the store of the array and the view of an element.
  public init(
    _ store: Store<IdentifiedArray<ID, EachState>, IdentifiedAction<ID, EachAction>>,
    @ViewBuilder content: @escaping (_ store: Store<EachState, EachAction>) -> Content
  ) {
    self.store = store
    self.content = content
  }

  /// Takes the store of the array, whose actions are pairs of an id and an action, and the view.
  public init(
    _ store: Store<IdentifiedArray<ID, EachState>, (id: ID, action: EachAction)>,
    @ViewBuilder content: @escaping (_ store: Store<EachState, EachAction>) -> Content
  ) {
    self.init(
      store.scope(
        state: { $0 },
        action: { action in
          switch action {
          case .element(let id, let action): (id: id, action: action)
          }
        }), content: content)
  }

  /// Takes the store of the array, whose actions are pairs without labels, and the view.
  @_disfavoredOverload
  public init(
    _ store: Store<IdentifiedArray<ID, EachState>, (ID, EachAction)>,
    @ViewBuilder content: @escaping (_ store: Store<EachState, EachAction>) -> Content
  ) {
    let labelled = store.scope(
      state: { $0 }, action: { (pair: (id: ID, action: EachAction)) in (pair.id, pair.action) })
    self.init(labelled, content: content)
  }

  /// The views, in the order of the array.
  public var body: some View {
    WithViewStore(store, observe: { $0.ids }) { viewStore in
      ForEach(viewStore.state, id: \.self) { id in content(store.element(id)) }
    }
  }
}

extension ForEachStore: DynamicViewContent {
  /// The ids of the elements.
  public var data: [ID] { onMainActor { store.currentState.ids } }
}
