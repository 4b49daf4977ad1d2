import Foundation
import SwiftUI

/// An alert as a part of the state.
public struct AlertState<Action>: Identifiable, _EphemeralState {
  /// Another one for each alert.
  public let id = UUID()
  /// What is asked or told.
  public var title: TextState
  /// More about it.
  public var message: TextState?
  /// What can be chosen.
  public var buttons: [ButtonState<Action>]

  /// Takes title, buttons and message.
  public init(
    title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
    message: (() -> TextState)? = nil
  ) {
    self.title = title()
    self.message = message?()
    buttons = actions()
  }
}

/// A choice of what to do as a part of the state.
public struct ConfirmationDialogState<Action>: Identifiable, _EphemeralState {
  /// Another one for each dialog.
  public let id = UUID()
  /// What is asked.
  public var title: TextState
  /// Whether the title is shown.
  public var titleVisibility: Visibility
  /// More about it.
  public var message: TextState?
  /// What can be chosen.
  public var buttons: [ButtonState<Action>]

  /// Takes title, buttons and message; the title is shown if the system likes.
  public init(
    title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
    message: (() -> TextState)? = nil
  ) {
    self.init(titleVisibility: .automatic, title: title, actions: actions, message: message)
  }

  /// Takes title, whether it is shown, buttons and message.
  public init(
    titleVisibility: Visibility, title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
    message: (() -> TextState)? = nil
  ) {
    self.titleVisibility = titleVisibility
    self.title = title()
    self.message = message?()
    buttons = actions()
  }
}

/// A button of an alert or a dialog as a part of the state.
public struct ButtonState<Action>: Identifiable {
  /// Another one for each button.
  public let id = UUID()
  /// What is read on it.
  public let label: TextState
  /// Whether it cancels or destroys.
  public let role: ButtonStateRole?
  /// What it sends.
  public let action: ButtonStateAction<Action>

  /// Takes what it sends and what is read on it.
  public init(
    role: ButtonStateRole? = nil, action: ButtonStateAction<Action> = .send(nil),
    label: () -> TextState
  ) {
    (self.role, self.action, self.label) = (role, action, label())
  }

  /// Takes what it sends and what is read on it.
  public init(role: ButtonStateRole? = nil, action: Action, label: () -> TextState) {
    self.init(role: role, action: .send(action), label: label)
  }
}

/// What a button does apart from others.
public enum ButtonStateRole: Hashable, Sendable {
  /// It leaves all as it was.
  case cancel
  /// It destroys something.
  case destructive

  var role: ButtonRole { self == .cancel ? .cancel : .destructive }
}

/// What a button sends.
public struct ButtonStateAction<Action> {
  let action: Action?

  /// Sends an action, or nothing.
  public static func send(_ action: Action?) -> Self { Self(action: action) }

  /// Sends an action; nothing is animated here.
  public static func send(_ action: Action?, animation: Animation?) -> Self { .send(action) }
}

/// Makes the buttons of an alert or a dialog.
@resultBuilder
public enum ButtonStateBuilder<Action> {
  /// A button.
  public static func buildExpression(_ button: ButtonState<Action>) -> [ButtonState<Action>] {
    [button]
  }
  /// Some buttons in a row.
  public static func buildBlock(_ buttons: [ButtonState<Action>]...) -> [ButtonState<Action>] {
    buttons.flatMap { $0 }
  }
  /// As many as a loop makes.
  public static func buildArray(_ buttons: [[ButtonState<Action>]]) -> [ButtonState<Action>] {
    buttons.flatMap { $0 }
  }
  /// Those that are there under a condition.
  public static func buildOptional(_ buttons: [ButtonState<Action>]?) -> [ButtonState<Action>] {
    buttons ?? []
  }
  /// Those of one case.
  public static func buildEither(first: [ButtonState<Action>]) -> [ButtonState<Action>] { first }
  /// Those of the other case.
  public static func buildEither(second: [ButtonState<Action>]) -> [ButtonState<Action>] { second }
}

/// A text as a part of the state.
public struct TextState: Hashable, Sendable {
  let string: String

  /// Takes the text.
  public init(_ content: String) { string = content }
  /// Takes the text as it is.
  public init(verbatim content: String) { string = content }

  /// Two texts in a row.
  public static func + (left: Self, right: Self) -> Self { Self(left.string + right.string) }
}

extension String {
  /// The text of the state.
  public init(state: TextState) { self = state.string }
}

extension Text {
  /// Shows the text of the state.
  public init(_ state: TextState) { self.init(verbatim: state.string) }
}

// Two that ask the same are equal, whenever they were made.

extension AlertState: Equatable where Action: Equatable {
  /// Whether both say and offer the same.
  public static func == (left: Self, right: Self) -> Bool {
    left.title == right.title && left.message == right.message && left.buttons == right.buttons
  }
}

extension ConfirmationDialogState: Equatable where Action: Equatable {
  /// Whether both say and offer the same.
  public static func == (left: Self, right: Self) -> Bool {
    left.title == right.title && left.titleVisibility == right.titleVisibility
      && left.message == right.message && left.buttons == right.buttons
  }
}

extension ButtonState: Equatable where Action: Equatable {
  /// Whether both say and send the same.
  public static func == (left: Self, right: Self) -> Bool {
    left.label == right.label && left.role == right.role
      && left.action.action == right.action.action
  }
}

extension AlertState: Sendable where Action: Sendable {}
extension ConfirmationDialogState: Sendable where Action: Sendable {}
extension ButtonState: Sendable where Action: Sendable {}
extension ButtonStateAction: Sendable where Action: Sendable {}
