public import SwiftUI

// Before alerts were written with builders they were written with lists of buttons.

extension AlertState {
  /// A button of the alert.
  public typealias Button = ButtonState<Action>
  /// What a button does apart from others.
  public typealias ButtonRole = ButtonStateRole

  /// Takes title, message and buttons.
  public init(title: TextState, message: TextState? = nil, buttons: [ButtonState<Action>]) {
    self.init(title: { title })
    (self.message, self.buttons) = (message, buttons)
  }

  /// Takes title, message and a single button.
  public init(
    title: TextState, message: TextState? = nil, dismissButton: ButtonState<Action>? = nil
  ) {
    self.init(title: title, message: message, buttons: dismissButton.map { [$0] } ?? [])
  }

  /// Takes title, message and two buttons.
  public init(
    title: TextState, message: TextState? = nil, primaryButton: ButtonState<Action>,
    secondaryButton: ButtonState<Action>
  ) {
    self.init(title: title, message: message, buttons: [primaryButton, secondaryButton])
  }

  /// The same alert with other actions.
  public func map<New>(_ transform: (Action?) -> New?) -> AlertState<New> {
    AlertState<New>(title: title, message: message, buttons: buttons.map { $0.map(transform) })
  }
}

extension ConfirmationDialogState {
  /// A button of the dialog.
  public typealias Button = ButtonState<Action>

  /// Takes title, whether it is shown, message and buttons.
  public init(
    title: TextState, titleVisibility: Visibility = .automatic, message: TextState? = nil,
    buttons: [ButtonState<Action>] = []
  ) {
    self.init(titleVisibility: titleVisibility, title: { title })
    (self.message, self.buttons) = (message, buttons)
  }

  /// The same dialog with other actions.
  public func map<New>(_ transform: (Action?) -> New?) -> ConfirmationDialogState<New> {
    ConfirmationDialogState<New>(
      title: title, titleVisibility: titleVisibility, message: message,
      buttons: buttons.map { $0.map(transform) })
  }
}

extension ButtonState {
  /// What a button does apart from others.
  public typealias Role = ButtonStateRole
  /// What a button sends.
  public typealias Handler = ButtonStateAction<Action>

  /// A button that does something.
  public static func `default`(
    _ label: TextState, action: ButtonStateAction<Action> = .send(nil)
  ) -> Self {
    Self(action: action, label: { label })
  }

  /// A button that leaves all as it was.
  public static func cancel(
    _ label: TextState, action: ButtonStateAction<Action> = .send(nil)
  ) -> Self {
    Self(role: .cancel, action: action, label: { label })
  }

  /// A button that destroys something.
  public static func destructive(
    _ label: TextState, action: ButtonStateAction<Action> = .send(nil)
  ) -> Self {
    Self(role: .destructive, action: action, label: { label })
  }

  /// The same button with another action.
  public func map<New>(_ transform: (Action?) -> New?) -> ButtonState<New> {
    ButtonState<New>(role: role, action: .send(transform(action.action)), label: { label })
  }

  /// Does something with what the button sends.
  public func withAction(_ perform: (Action?) -> Void) { perform(action.action) }
}

extension TextState {
  // How a text looks is not seen in a test, nor are these kept.

  /// The same text.
  public func bold() -> Self { self }
  /// The same text.
  public func italic() -> Self { self }
  /// The same text.
  public func underline(_ active: Bool = true, color: Color? = nil) -> Self { self }
  /// The same text.
  public func strikethrough(_ active: Bool = true, color: Color? = nil) -> Self { self }
  /// The same text.
  public func font(_ font: Font?) -> Self { self }
  /// The same text.
  public func fontWeight(_ weight: Font.Weight?) -> Self { self }
  /// The same text.
  public func foregroundColor(_ color: Color?) -> Self { self }
  /// The same text.
  public func accessibilityLabel(_ label: String) -> Self { self }
}

extension View {
  /// Shows the alert of a store while there is one; it is told when the alert goes without a choice.
  @MainActor
  public func alert<Action>(
    _ store: Store<AlertState<Action>?, Action>, dismiss: Action
  ) -> some View {
    WithViewStore(store, observe: { $0 }, removeDuplicates: areBothThere) { shown in
      alert(item(of: store, shown.state, dismiss))
    }
  }

  /// Shows the dialog of a store while there is one; it is told when the dialog goes without a
  /// choice.
  @MainActor
  public func confirmationDialog<Action>(
    _ store: Store<ConfirmationDialogState<Action>?, Action>, dismiss: Action
  ) -> some View {
    WithViewStore(store, observe: { $0 }, removeDuplicates: areBothThere) { shown in
      confirmationDialog(item(of: store, shown.state, dismiss))
    }
  }
}

private func areBothThere<State>(_ left: State?, _ right: State?) -> Bool {
  (left == nil) == (right == nil)
}

/// What is shown, which every choice takes away.
@MainActor
private func item<State, Action>(
  of store: Store<State?, Action>, _ state: State?, _ dismiss: Action
) -> Binding<Store<State, Action>?> {
  let shown = state == nil ? nil : store.unwrapped()
  return Binding(
    get: { shown },
    set: { new in onMainActor { if new == nil { store.send(dismiss) } } })
}
