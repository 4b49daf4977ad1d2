import SwiftUI

extension View {
  /// Shows the alert of a store while there is one.
  @MainActor
  public func alert<Action>(
    _ item: Binding<Store<AlertState<Action>, Action>?>
  ) -> some View {
    let store = item.wrappedValue
    let alert = store?.withState { $0 }
    let buttons = alert?.buttons ?? []
    return self.alert(
      Text(verbatim: alert?.title.string ?? ""), isPresented: .isPresented(item),
      actions: {
        StateButtons(buttons: buttons, extra: buttons.isEmpty ? "OK" : nil) { action in
          choose(action, of: item)
        }
      },
      message: { if let message = alert?.message { Text(message) } })
  }

  /// Shows the dialog of a store while there is one.
  @MainActor
  public func confirmationDialog<Action>(
    _ item: Binding<Store<ConfirmationDialogState<Action>, Action>?>
  ) -> some View {
    let store = item.wrappedValue
    let dialog = store?.withState { $0 }
    let buttons = dialog?.buttons ?? []
    let canCancel = buttons.contains { $0.role == .cancel }
    return confirmationDialog(
      "\(dialog?.title.string ?? "")", isPresented: .isPresented(item),
      titleVisibility: dialog?.titleVisibility ?? .automatic,
      actions: {
        StateButtons(buttons: buttons, extra: canCancel ? nil : "Cancel") { action in
          choose(action, of: item)
        }
      },
      message: { if let message = dialog?.message { Text(message) } })
  }
}

/// Sends what a button sends, or takes the alert away if it sends nothing.
@MainActor
private func choose<State, Action>(_ action: Action?, of item: Binding<Store<State, Action>?>) {
  if let action { item.wrappedValue?.send(action) } else { item.wrappedValue = nil }
}

extension Binding where Value == Bool {
  /// Whether there is a store. Its buttons take it away, so that being told to close means nothing.
  fileprivate static func isPresented<Item>(_ item: Binding<Item?>) -> Binding<Bool> {
    Binding(get: { item.wrappedValue != nil }, set: { _ in })
  }
}

/// The buttons of an alert, and one more where the system would add one.
struct StateButtons<Action>: View {
  let buttons: [ButtonState<Action>]
  let extra: String?
  let choose: @MainActor (Action?) -> Void

  var body: some View {
    ForEach(buttons) { button in
      Button(role: button.role?.role, action: { choose(button.action.action) }) {
        Text(button.label)
      }
    }
    if let extra {
      Button(role: .cancel, action: { choose(nil) }) { Text(verbatim: extra) }
    }
  }
}
