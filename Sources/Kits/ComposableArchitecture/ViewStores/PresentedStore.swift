public import SwiftUI

/// What presents something of its own: alerts, sheets and the like.
public typealias PresentationStore<State, Action> = Store<
  PresentationState<State>, PresentationAction<Action>
>

extension View {
  /// Shows a sheet while something is presented.
  public func sheet<ChildState, ChildAction, Content: View>(
    store: PresentationStore<ChildState, ChildAction>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (_ store: Store<ChildState, ChildAction>) -> Content
  ) -> some View {
    sheet(store: store, state: { $0 }, action: { $0 }, onDismiss: onDismiss, content: content)
  }

  /// Shows a sheet while one case of a destination is presented.
  public func sheet<State, Action, ChildState, ChildAction, Content: View>(
    store: PresentationStore<State, Action>,
    state toDestinationState: @escaping (_ state: State) -> ChildState?,
    action fromDestinationAction: @escaping (_ destinationAction: ChildAction) -> Action,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (_ store: Store<ChildState, ChildAction>) -> Content
  ) -> some View {
    PresentedStore(store, toDestinationState, fromDestinationAction) {
      self.sheet(item: $0, onDismiss: onDismiss, content: content)
    }
  }

  /// Covers the screen while something is presented.
  public func fullScreenCover<ChildState, ChildAction, Content: View>(
    store: PresentationStore<ChildState, ChildAction>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (_ store: Store<ChildState, ChildAction>) -> Content
  ) -> some View {
    fullScreenCover(
      store: store, state: { $0 }, action: { $0 }, onDismiss: onDismiss, content: content)
  }

  /// Covers the screen while one case of a destination is presented.
  public func fullScreenCover<State, Action, ChildState, ChildAction, Content: View>(
    store: PresentationStore<State, Action>,
    state toDestinationState: @escaping (_ state: State) -> ChildState?,
    action fromDestinationAction: @escaping (_ destinationAction: ChildAction) -> Action,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (_ store: Store<ChildState, ChildAction>) -> Content
  ) -> some View {
    PresentedStore(store, toDestinationState, fromDestinationAction) {
      self.fullScreenCover(item: $0, onDismiss: onDismiss, content: content)
    }
  }

  /// Shows a popover while something is presented.
  public func popover<ChildState, ChildAction, Content: View>(
    store: PresentationStore<ChildState, ChildAction>, arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (_ store: Store<ChildState, ChildAction>) -> Content
  ) -> some View {
    popover(store: store, state: { $0 }, action: { $0 }, arrowEdge: arrowEdge, content: content)
  }

  /// Shows a popover while one case of a destination is presented.
  public func popover<State, Action, ChildState, ChildAction, Content: View>(
    store: PresentationStore<State, Action>,
    state toDestinationState: @escaping (_ state: State) -> ChildState?,
    action fromDestinationAction: @escaping (_ destinationAction: ChildAction) -> Action,
    arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (_ store: Store<ChildState, ChildAction>) -> Content
  ) -> some View {
    PresentedStore(store, toDestinationState, fromDestinationAction) { item in
      self.popover(isPresented: Binding<Bool>(item), arrowEdge: arrowEdge) {
        if let store = item.wrappedValue { content(store) }
      }
    }
  }

  /// Puts a screen on the navigation stack while something is presented.
  public func navigationDestination<ChildState, ChildAction, Destination: View>(
    store: PresentationStore<ChildState, ChildAction>,
    @ViewBuilder destination: @escaping (_ store: Store<ChildState, ChildAction>) -> Destination
  ) -> some View {
    navigationDestination(
      store: store, state: { $0 }, action: { $0 }, destination: destination)
  }

  /// Puts a screen on the navigation stack while one case of a destination is presented.
  public func navigationDestination<State, Action, ChildState, ChildAction, Destination: View>(
    store: PresentationStore<State, Action>,
    state toDestinationState: @escaping (_ state: State) -> ChildState?,
    action fromDestinationAction: @escaping (_ destinationAction: ChildAction) -> Action,
    @ViewBuilder destination: @escaping (_ store: Store<ChildState, ChildAction>) -> Destination
  ) -> some View {
    PresentedStore(store, toDestinationState, fromDestinationAction) {
      self.navigationDestination(item: $0, destination: destination)
    }
  }

  /// Shows an alert while there is one.
  public func alert<ButtonAction>(
    store: PresentationStore<AlertState<ButtonAction>, ButtonAction>
  ) -> some View {
    alert(store: store, state: { $0 }, action: { $0 })
  }

  /// Shows an alert while one case of a destination is presented.
  public func alert<State, Action, ButtonAction>(
    store: PresentationStore<State, Action>,
    state toDestinationState: @escaping (_ state: State) -> AlertState<ButtonAction>?,
    action fromDestinationAction: @escaping (_ alertAction: ButtonAction) -> Action
  ) -> some View {
    PresentedStore(store, toDestinationState, fromDestinationAction) { self.alert($0) }
  }

  /// Shows a dialog while there is one.
  public func confirmationDialog<ButtonAction>(
    store: PresentationStore<ConfirmationDialogState<ButtonAction>, ButtonAction>
  ) -> some View {
    confirmationDialog(store: store, state: { $0 }, action: { $0 })
  }

  /// Shows a dialog while one case of a destination is presented.
  public func confirmationDialog<State, Action, ButtonAction>(
    store: PresentationStore<State, Action>,
    state toDestinationState: @escaping (_ state: State) -> ConfirmationDialogState<ButtonAction>?,
    action fromDestinationAction: @escaping (_ dialogAction: ButtonAction) -> Action
  ) -> some View {
    PresentedStore(store, toDestinationState, fromDestinationAction) {
      self.confirmationDialog($0)
    }
  }
}
