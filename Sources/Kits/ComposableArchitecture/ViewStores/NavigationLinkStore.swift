public import SwiftUI

/// A link to a screen that a store presents.
public struct NavigationLinkStore<
  State, Action, DestinationState, DestinationAction, Destination: View, Label: View
>: View {
  private let store: PresentationStore<State, Action>
  private let toDestinationState: (State) -> DestinationState?
  private let fromDestinationAction: (DestinationAction) -> Action
  private let onTap: () -> Void
  private let destination: (Store<DestinationState, DestinationAction>) -> Destination
  private let label: Label

  /// Takes the store, one case of what it presents, what a touch does, the screen, and the label.
  public init(
    _ store: PresentationStore<State, Action>,
    state toDestinationState: @escaping (_ state: State) -> DestinationState?,
    action fromDestinationAction: @escaping (_ destinationAction: DestinationAction) -> Action,
    onTap: @escaping () -> Void,
    @ViewBuilder destination:
      @escaping (_ store: Store<DestinationState, DestinationAction>) ->
      Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.store = store
    self.toDestinationState = toDestinationState
    self.fromDestinationAction = fromDestinationAction
    self.onTap = onTap
    self.destination = destination
    self.label = label()
  }

  /// The link, whose screen is shown while something is presented.
  public var body: some View {
    PresentedStore(store, toDestinationState, fromDestinationAction) { item in
      NavigationLink(
        destination: screen(for: item.wrappedValue),
        isActive: Binding<Bool>(
          get: { item.wrappedValue != nil },
          set: { isActive in
            if isActive { onTap() } else { item.wrappedValue = nil }
          })
      ) { label }
    }
  }

  @ViewBuilder
  private func screen(
    for store: Store<DestinationState, DestinationAction>?
  ) -> some View {
    if let store { destination(store) }
  }
}

extension NavigationLinkStore where State == DestinationState, Action == DestinationAction {
  /// Takes the store, what a touch does, the screen, and the label.
  public init(
    _ store: PresentationStore<State, Action>, onTap: @escaping () -> Void,
    @ViewBuilder destination: @escaping (_ store: Store<State, Action>) -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      store, state: { $0 }, action: { $0 }, onTap: onTap, destination: destination, label: label)
  }
}

/// A view that is evaluated anew when what a store presents comes or goes.
struct PresentedStore<State, Action, ChildState, ChildAction, Content: View>: View {
  @SwiftUI.State private var kept = KeptStore<ChildState, ChildAction>()
  let store: PresentationStore<State, Action>
  let toChild: (State) -> ChildState?
  let fromChild: (ChildAction) -> Action
  let content: @MainActor (Binding<Store<ChildState, ChildAction>?>) -> Content

  init(
    _ store: PresentationStore<State, Action>, _ toChild: @escaping (State) -> ChildState?,
    _ fromChild: @escaping (ChildAction) -> Action,
    @ViewBuilder content: @escaping @MainActor (Binding<Store<ChildState, ChildAction>?>) -> Content
  ) {
    (self.store, self.toChild, self.fromChild) = (store, toChild, fromChild)
    self.content = content
  }

  var body: some View {
    let kept = kept
    WithViewStore(store, observe: { $0.wrappedValue.flatMap(toChild) != nil }) { _ in
      content(item(in: kept))
    }
  }

  private func item(
    in kept: KeptStore<ChildState, ChildAction>
  ) -> Binding<Store<ChildState, ChildAction>?> {
    Binding(
      get: { onMainActor { presented(in: kept) } },
      set: { new in
        onMainActor {
          guard new == nil, presentedState != nil else { return }
          store.send(.dismiss)
        }
      })
  }

  private var presentedState: ChildState? {
    store.currentState.wrappedValue.flatMap(toChild)
  }

  /// The store of what is presented now, the same one for as long as that is there.
  private func presented(
    in kept: KeptStore<ChildState, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    guard let known = presentedState else {
      kept.store = nil
      return nil
    }
    let id = ownID(of: known)
    if let store = kept.store, kept.id == id { return store }
    let path = AnyCasePath<PresentationAction<Action>, ChildAction>(
      embed: { .presented(fromChild($0)) }, extract: { _ in nil })
    let child = Store(
      store.connection.scoped(action: path, known: known) { $0.wrappedValue.flatMap(toChild) })
    (kept.store, kept.id) = (child, id)
    return child
  }
}

/// What a view keeps for as long as it is on the screen.
@MainActor
private final class KeptStore<State, Action> {
  var store: Store<State, Action>?
  var id: AnyHashable?

  nonisolated init() {}
}

extension Binding where Value == Bool {
  /// Whether there is something; false takes it away, and true changes nothing.
  public init<Wrapped>(_ base: Binding<Wrapped?>) {
    self.init(
      get: { base.wrappedValue != nil },
      set: { isThere in if !isThere { base.wrappedValue = nil } })
  }
}
