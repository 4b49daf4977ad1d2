public import SwiftUI

/// A navigation stack of features, which follows a store and tells it what the user does.
public struct NavigationStackStore<State, Action, Root: View, Destination: View>: View {
  private let store: Store<StackState<State>, StackAction<State, Action>>
  private let root: Root
  private let destination: (Store<State, Action>) -> Destination

  /// Takes the store of the stack, the lowest screen, and the screens of the features.
  public init(
    _ store: Store<StackState<State>, StackAction<State, Action>>, @ViewBuilder root: () -> Root,
    @ViewBuilder destination: @escaping (_ store: Store<State, Action>) -> Destination
  ) {
    self.store = store
    self.root = root()
    self.destination = destination
  }

  /// Takes the store of the stack, the lowest screen, and a `switch` over the state of a feature.
  public init<Cases: View>(
    _ store: Store<StackState<State>, StackAction<State, Action>>, @ViewBuilder root: () -> Root,
    @ViewBuilder destination: @escaping (_ initialState: State) -> Cases
  ) where Destination == SwitchStore<State, Action, Cases> {
    self.init(store, root: root) { SwitchStore($0, content: destination) }
  }

  /// The stack as it is now.
  public var body: some View {
    let store = store
    WithViewStore(store, observe: { $0.ids }) { _ in
      NavigationStack(path: Binding(get: { store }, set: { _ in })) {
        root
      } destination: {
        destination($0)
      }
    }
  }
}
