import SwiftUI

extension NavigationStack {
  /// Shows the features of a stack above a root, each by its own store.
  @MainActor
  public init<State, Action, Destination: View, R: View>(
    path: Binding<Store<StackState<State>, StackAction<State, Action>>>,
    @ViewBuilder root: () -> R,
    @ViewBuilder destination: @escaping (Store<State, Action>) -> Destination
  )
  where
    Data == StackState<State>.PathView, Root == _StackRoot<R, State, Action, Destination>
  {
    let store = path.wrappedValue
    let content = root()
    self.init(path: store.pathView()) {
      _StackRoot(root: content, store: store, destination: destination)
    }
  }
}

extension Store {
  /// The stack as a path, where what the user does is sent.
  func pathView<ElementState, ElementAction>() -> Binding<StackState<ElementState>.PathView>
  where
    State == StackState<ElementState>, Action == StackAction<ElementState, ElementAction>
  {
    Binding(
      get: { onMainActor { StackState<ElementState>.PathView(self.observedStack()) } },
      set: { new in onMainActor { self.follow(new) } })
  }

  fileprivate func observedStack<ElementState, ElementAction>() -> State
  where
    State == StackState<ElementState>, Action == StackAction<ElementState, ElementAction>
  {
    observedState()
  }

  /// Sends what the user has done to the path.
  fileprivate func follow<ElementState, ElementAction>(_ path: State.PathView)
  where
    State == StackState<ElementState>, Action == StackAction<ElementState, ElementAction>
  {
    let ids = currentState.ids
    if path.count > ids.count, let last = path.last {
      send(.push(id: last.id, state: last.element))
    } else if path.count < ids.count {
      send(.popFrom(id: ids[path.count]))
    }
  }

  /// The store of the feature with an id, which is on the stack now.
  func element<ElementState, ElementAction>(
    _ component: StackState<ElementState>.Component
  ) -> Store<ElementState, ElementAction>
  where
    State == StackState<ElementState>, Action == StackAction<ElementState, ElementAction>
  {
    let ids = Set(currentState.ids.map { AnyHashable($0) })
    forgetChildren { !ids.contains($0) && $0 != AnyHashable(component.id) }
    return child(AnyHashable(component.id)) {
      connection.scoped(
        action: Action.allCasePaths[id: component.id],
        known: currentState[id: component.id] ?? component.element
      ) { $0[id: component.id] }
    }
  }
}

/// The root of a stack of features, which knows what is shown for each of them.
public struct _StackRoot<Content: View, State, Action, Destination: View>: View {
  let root: Content
  let store: Store<StackState<State>, StackAction<State, Action>>
  let destination: (Store<State, Action>) -> Destination

  /// The root itself.
  public var body: some View {
    root.navigationDestination(for: StackState<State>.Component.self) { component in
      destination(store.element(component))
    }
  }
}

extension StackState {
  /// A feature on a stack with its id.
  public struct Component: Hashable {
    let id: StackElementID
    var element: Element

    /// Whether the ids are the same.
    public static func == (left: Self, right: Self) -> Bool { left.id == right.id }
    /// Adds the id.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  /// A stack as a path of SwiftUI.
  public struct PathView: MutableCollection, RandomAccessCollection, RangeReplaceableCollection {
    private var components: [Component] = []

    /// The root alone.
    public init() {}

    init(_ stack: StackState) {
      components = zip(stack.ids, stack).map { Component(id: $0, element: $1) }
    }

    /// Nought.
    public var startIndex: Int { components.startIndex }
    /// The number of features.
    public var endIndex: Int { components.endIndex }
    /// A feature with its id.
    public subscript(position: Int) -> Component {
      get { components[position] }
      set { components[position] = newValue }
    }
    /// Puts features in the place of others.
    public mutating func replaceSubrange(
      _ subrange: Range<Int>, with newElements: some Collection<Component>
    ) {
      components.replaceSubrange(subrange, with: newElements)
    }
  }
}

extension NavigationLink where Destination == Never {
  /// Puts a feature on the stack around it; nil switches the link off.
  public init<P>(state: P?, @ViewBuilder label: () -> Label) {
    let ids = DependencyValues._current.stackElementID
    self.init(
      value: state.map { StackState<P>.Component(id: ids(), element: $0) }, label: label)
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Puts a feature on the stack around it; nil switches the link off.
  public init<P>(_ titleKey: LocalizedStringKey, state: P?) {
    self.init(state: state) { Text(titleKey) }
  }

  /// Puts a feature on the stack around it; nil switches the link off.
  @_disfavoredOverload
  public init<S: StringProtocol, P>(_ title: S, state: P?) {
    self.init(state: state) { Text(title) }
  }
}
